import type { ClientFrame } from '@cardloom/protocol';
import type { Game } from 'cardloom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { Host, type Received } from './host.ts';
import type { Addressed } from './outbox.ts';
import { parley } from './parley.fixture.ts';
import { Sitting } from './sitting.fixture.ts';

/** Seats come and go, act, act late or twice, ask for undo, set stops; the store is slow, and sometimes fails. */

const game = parley as unknown as Game;
const made = { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 3, passing: { move: 'pass' } };
const SEATS = ['ann', 'bo', null] as const;

class World {
  host = new Host(game, made);
  /** What is stored for good, and what the store still works on. */
  log: Entry[] = [];
  writing: Entry[] = [];
  readonly sitting = SEATS.map((player, i) => new Sitting(game, `c${i}`, player));
  readonly here = new Set<Sitting>();
  readonly #sent: ClientFrame[] = [];
  #ids = 0;

  deliver(frames: readonly Addressed[]): void {
    for (const { to, frame } of frames) {
      const somebody = this.sitting.find(({ id }) => id === to);
      if (somebody !== undefined && this.here.has(somebody)) somebody.hear(frame);
    }
  }

  take({ entries, frames }: Received): void {
    this.writing.push(...entries);
    this.deliver(frames);
  }

  come(somebody: Sitting): void {
    const since = somebody.view === null ? undefined : { seq: somebody.seq, chain: somebody.chain };
    this.here.add(somebody);
    this.take(this.host.join(somebody.id, somebody.player, 0, since));
  }

  go(somebody: Sitting): void {
    this.here.delete(somebody);
    this.take(this.host.leave(somebody.id, 0));
  }

  say(somebody: Sitting, frame: ClientFrame): void {
    if (!this.here.has(somebody)) return;
    this.take(this.host.receive(somebody.id, frame, this.#ids));
    this.#sent.push(frame);
  }

  act(somebody: Sitting, choice: number, isLate: boolean): void {
    const { player } = somebody;
    const actions = player === null ? [] : [...this.host.match.legalActions(player)];
    const action = actions[choice % Math.max(1, actions.length)];
    if (action === undefined) return;
    const frame = somebody.act(`${player}${this.#ids++}`, action.move, action.args);
    this.say(somebody, isLate && frame.type === 'act' ? { ...frame, prompt: frame.prompt - 1 } : frame);
  }

  again(somebody: Sitting): void {
    const mine = this.#sent.filter(({ type }) => type !== 'ping').at(-1);
    if (mine !== undefined && 'id' in mine && mine.id.startsWith(String(somebody.player))) this.say(somebody, mine);
  }

  ask(somebody: Sitting, request: 'undo' | 'agree' | 'decline' | 'rematch'): void {
    this.say(somebody, { type: 'table', id: `${somebody.player}${this.#ids++}`, do: request });
  }

  prefer(somebody: Sitting, autoPass: boolean): void {
    this.say(somebody, { type: 'prefs', id: `${somebody.player}${this.#ids++}`, prefs: { autoPass } });
  }

  store(): void {
    this.log.push(...this.writing);
    this.writing = [];
    this.deliver(this.host.stored(this.log.length, 0));
  }

  /** What was not stored is gone, and nobody has heard of it. */
  fail(): void {
    this.deliver(this.host.failed());
    this.writing = [];
    this.host = new Host(game, made, this.log);
    for (const somebody of this.sitting) if (this.here.has(somebody)) this.come(somebody);
  }
}

const seat = fc.nat(2);
const happening = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.constant('act' as const), seat, fc.nat(5)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('late' as const), seat, fc.nat(5)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('again' as const), seat, fc.nat(0)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('table' as const), seat, fc.nat(3)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('prefs' as const), seat, fc.nat(1)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('door' as const), seat, fc.nat(0)) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('store' as const), seat, fc.nat(0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('fail' as const), seat, fc.nat(0)) },
);
const REQUESTS = ['undo', 'agree', 'decline', 'rematch'] as const;

function happens(world: World, [what, who, n]: readonly [string, number, number]): void {
  const somebody = world.sitting[who];
  if (what === 'act' || what === 'late') world.act(somebody, n, what === 'late');
  else if (what === 'again') world.again(somebody);
  else if (what === 'table') world.ask(somebody, REQUESTS[n]);
  else if (what === 'prefs') world.prefer(somebody, n === 1);
  else if (what === 'store') world.store();
  else if (what === 'fail') world.fail();
  else if (world.here.has(somebody)) world.go(somebody);
  else world.come(somebody);
}

it('whoever is up to date has the view of the match, and the stored entries lead to it', () => {
  fc.assert(
    fc.property(fc.array(happening, { minLength: 10, maxLength: 60 }), (happenings) => {
      const world = new World();
      for (const somebody of world.sitting) world.come(somebody);
      for (const one of happenings) {
        happens(world, one);
        // nobody has heard of anything that is not stored
        for (const { seq } of world.here) expect(seq).toBeLessThanOrEqual(world.log.length);
      }
      world.store();
      for (const { view, player, seq } of world.here) {
        expect(seq).toBe(world.host.head);
        expect(view).toEqual(world.host.match.view(player));
      }
      expect(world.log.map(({ seq }) => seq)).toEqual(world.log.map((_, i) => i + 1));
      expect(new Host(game, made, world.log).match.checksum()).toBe(world.host.match.checksum());
    }),
    { numRuns: 150 },
  );
});

it('answers any frame whatever stands in it, throws nothing and stores nothing that was not accepted', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true, withNullPrototype: true }));
  const frame = fc.record(
    {
      type: fc.constantFrom('act', 'ask', 'why', 'table', 'prefs', 'ping', 'hello'),
      id: fc.oneof(fc.string(), anything),
      prompt: fc.oneof(fc.constant(1), anything),
      move: fc.oneof(fc.constantFrom('draw', 'say', 'pass', 'undo', 'concede'), anything),
      args: anything,
      about: anything,
      do: fc.oneof(fc.constantFrom('undo', 'agree', 'rematch'), anything),
      prefs: fc.oneof(fc.record({ stops: anything, yields: anything, autoPass: anything }), anything),
      t: anything,
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.oneof(frame, anything), (sent) => {
      const host = new Host(game, made);
      host.join('c0', 'ann', 0);
      const before = host.match.checksum();
      const { entries, frames } = host.receive('c0', sent, 0);
      expect(entries.length + frames.length).toBeGreaterThan(0);
      if (entries.length === 0) expect(host.match.checksum()).toBe(before);
      expect(() => JSON.stringify([entries, frames])).not.toThrow();
    }),
    { numRuns: 400 },
  );
});
