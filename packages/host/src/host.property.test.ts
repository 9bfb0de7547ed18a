import { TABLE_REQUESTS } from '@cardloom/protocol';
import { createMatch, type Game, type Match } from 'cardloom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Host } from './host.ts';
import type { HostOptions } from './options.ts';
import { parley } from './parley.fixture.ts';
import type { Sitting } from './sitting.fixture.ts';
import { type Happening, World } from './world.fixture.ts';

/**
 * Seats come and go, act, act late or twice, ask for everything one can ask a table for, and prefer this and that; time goes
 * by, clocks run out and are set; the store is slow and sometimes fails, and the table is loaded again.
 */

const game = parley as unknown as Game;

const who = fc.constantFrom(0, 0, 0, 1, 1, 1, 2);
const kind = <T extends string>(weight: number, what: T, more = 0) => ({
  weight,
  arbitrary: fc.tuple(fc.constant(what), who, fc.nat(more)),
});
const chance = fc.oneof(
  kind(20, 'act', 19),
  kind(1, 'late', 5),
  kind(2, 'again'),
  kind(6, 'table', TABLE_REQUESTS.length * 2 - 1),
  kind(4, 'agree'),
  kind(4, 'resume'),
  kind(2, 'abandon', 1),
  kind(2, 'prefs', 5),
  kind(3, 'door'),
  kind(8, 'store'),
  kind(1, 'fail'),
  kind(3, 'wait', 5),
  kind(1, 'jump', 3),
  kind(3, 'bot', 5),
);
const PREFS = [
  { autoPass: true },
  { autoPass: false, passWhenIdle: false, takeSole: false },
  { passWhenIdle: true },
  { takeSole: true, yields: ['yes', 'no'] },
  { fullControl: true },
  { fullControl: false, stops: { own: ['speak'], others: [] } },
];
const WAITS = [10, 400, 900, 5000, 61_000, 200_000];
const JUMPS = [-3_600_000, -50, 3_600_000, 100_000];

/** What happens now, by chance; most of it by those who can do something. */
function next(world: World, [what, seat, n]: readonly [string, number, number]): readonly (Happening | null)[] {
  const toAct = Math.max(0, world.host.match.seatToAct);
  if (what === 'act') {
    const actor = n < 16 ? toAct : seat;
    const back = world.here.has(world.sitting[actor]) ? [] : [world.door(actor)];
    const act = world.act(actor, n % 6, false);
    return [...back, act, ...(n % 4 === 0 ? [] : [{ type: 'store' as const }])];
  }
  if (what === 'late') return [world.act(toAct, n, true)];
  if (what === 'again') return [world.again()];
  if (what === 'table')
    return [world.request(seat, n === 1 ? 'undo' : TABLE_REQUESTS[n >> 1], n % 2 === 0 ? 'end' : 'bot')];
  if (what === 'agree') return [world.request(0, 'agree', 'end'), world.request(1, 'agree', 'end')];
  if (what === 'resume') return [world.request(seat, 'resume', 'end')];
  if (what === 'abandon') return abandoned(world, toAct, n === 0 ? 'end' : 'bot');
  if (what === 'prefs') return [world.frame(seat, { type: 'prefs', prefs: PREFS[n] })];
  if (what === 'door') return [world.door(seat)];
  if (what === 'wait') return [{ type: 'wait', ms: WAITS[n] }];
  if (what === 'jump') return [{ type: 'jump', ms: JUMPS[n] }];
  if (what === 'bot') return [world.bot(n)];
  return [{ type: what === 'fail' ? 'fail' : 'store' }];
}

/** Whoever is to act goes, and the other will not wait for ever. */
const abandoned = (world: World, toAct: number, outcome: 'end' | 'bot'): readonly Happening[] => [
  { type: 'store' },
  { type: 'go', who: toAct },
  { type: 'wait', ms: 61_000 },
  world.request(1 - toAct, 'claim', outcome),
  { type: 'store' },
];

const clock = fc.constantFrom(
  undefined,
  { type: 'decision' as const, ms: 100_000 },
  { type: 'decision' as const, ms: 1000 },
  { type: 'match' as const, ms: 4000, increment: 100, misses: 3 },
  { type: 'turn' as const, ms: 500, reserve: 2000 },
  { type: 'days' as const, days: 1 },
);
const options = fc
  .record({
    clock,
    hasBot: fc.boolean(),
    passDelay: fc.constantFrom(0, 300),
    spectatorDelay: fc.constantFrom(undefined, { steps: 3 }, { ms: 700 }, { steps: 1, ms: 200 }),
    stack: fc.constantFrom(undefined, 'table'),
  })
  .map(
    ({ clock: rules, hasBot, passDelay, spectatorDelay, stack }): HostOptions => ({
      seats: [{ player: 'ann' }, { player: 'bo', isBot: hasBot }],
      seed: 3,
      passing: { move: 'pass', ...(stack === undefined ? {} : { stack }) },
      passDelay,
      ...(rules === undefined ? {} : { clock: rules }),
      ...(spectatorDelay === undefined ? {} : { spectatorDelay }),
    }),
  );
const happenings = fc.array(chance, { minLength: 10, maxLength: 70, size: 'max' });

function play(world: World, chances: readonly (readonly [string, number, number])[]): void {
  for (let i = 0; i < world.sitting.length; i++) world.happen({ type: 'come', who: i });
  for (const one of chances) {
    for (const happening of next(world, one)) if (happening !== null) world.happen(happening);
    // nobody has heard of anything that is not stored
    for (const { seq } of world.here) expect(seq).toBeLessThanOrEqual(world.log.length);
  }
}

/** What a table is, whoever looks at it and whenever: all but the time, who is here and the numbers of this sitting. */
function tableOf(host: Host, at: number): unknown {
  const { frames } = host.join('looking', 'ann', at);
  const welcome = frames.map(({ frame }) => frame).find((frame) => frame.type === 'welcome');
  if (welcome === undefined) throw new Error('nobody said welcome');
  const { now: _now, chain: _chain, prompt, seats, clock, ...rest } = welcome;
  host.leave('looking', at);
  const places = seats.map(({ isOnline: _online, isAbsent: _absent, ...seat }) => seat);
  return {
    ...rest,
    left: clock?.left,
    moves: prompt.moves,
    places,
    checksum: host.match.checksum(),
    isRematch: host.isRematch,
  };
}

function sees(world: World, { view, player, seq }: Sitting): void {
  const { host, log, made } = world;
  if (player !== null || made.spectatorDelay === undefined) {
    expect([seq, view]).toEqual([host.head, host.match.view(player)]);
  } else {
    // who is told later sees the table as it was
    const { spectatorDelay: _later, ...atOnce } = made;
    expect(view).toEqual(new Host(game, atOnce, log.slice(0, seq)).match.view(null));
    if (host.match.isOver) expect(seq).toBe(host.head);
  }
}

it('whoever is up to date has the view of the match, and the stored entries lead to the same table', () => {
  fc.assert(
    fc.property(options, happenings, (made, chances) => {
      const world = new World(game, made);
      play(world, chances);
      // an entry of somebody who is here says how the clocks stand
      if (!world.here.has(world.sitting[0])) world.happen(world.door(0));
      world.happen(world.frame(0, { type: 'prefs', prefs: {} }));
      world.happen({ type: 'store' });
      for (const somebody of world.here) sees(world, somebody);
      const { log, host } = world;
      expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
      for (const [i, { at, left = [] }] of log.entries()) {
        expect(at).toBeGreaterThanOrEqual(log[i - 1]?.at ?? 0);
        for (const ms of left) expect(ms).toBeGreaterThanOrEqual(0);
      }
      world.happen({ type: 'go', who: 0 });
      const loaded = new Host(game, made, log);
      if (world.writing.length === 0) expect(tableOf(loaded, world.now)).toEqual(tableOf(host, world.now));
    }),
    { numRuns: 120 },
  );
});

const cardsSeen = ({ match }: Pick<Host, 'match'>): number =>
  JSON.stringify(match.view('ann').zones).split('"name"').length;

it('what somebody hears is the same whatever they cannot know, given the same entries', () => {
  const dealt = createMatch(game, { players: ['ann', 'bo'], seed: 5 });
  const seen = cardsSeen({ match: dealt as unknown as Match });
  let compared = 0;
  fc.assert(
    fc.property(options, happenings, fc.nat(50), (made, chances, seed) => {
      const world = new World(game, { ...made, start: dealt.snapshot() });
      play(world, chances);
      const another = new World(game, { ...made, start: dealt.sample('ann', seed + 1).snapshot() });
      const first = new World(game, { ...made, start: dealt.snapshot() });
      for (const happening of world.happened) {
        first.happen(happening);
        another.happen(happening);
        const [a, b] = [first, another].map(({ log, writing }) => JSON.stringify([log, writing]));
        // once she is shown a card there is one thing less that she cannot know
        if (a !== b || cardsSeen(first.host) > seen) break;
        compared++;
        for (const i of [0, 2]) {
          expect(JSON.stringify(another.sitting[i].heard)).toBe(JSON.stringify(first.sitting[i].heard));
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(500);
});

it('answers any frame whatever stands in it, throws nothing and stores nothing that was not accepted', () => {
  const made = { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 3, passing: { move: 'pass' } };
  const anything = fc.oneof(fc.jsonValue(), fc.anything({ withBigInt: true, withNullPrototype: true }));
  const frame = fc.record(
    {
      type: fc.constantFrom('act', 'ask', 'why', 'preview', 'table', 'prefs', 'ping', 'hello'),
      id: fc.oneof(fc.string(), anything),
      prompt: fc.oneof(fc.constant(1), anything),
      move: fc.oneof(fc.constantFrom('draw', 'say', 'pass', 'undo', 'concede'), anything),
      args: anything,
      about: anything,
      do: fc.oneof(fc.constantFrom(...TABLE_REQUESTS), anything),
      claim: fc.oneof(fc.record({ seat: fc.constantFrom('ann', 'bo'), outcome: anything }), anything),
      prefs: fc.oneof(fc.record({ stops: anything, yields: anything, autoPass: anything }), anything),
      t: anything,
      v: fc.oneof(fc.constant(1), anything),
      since: anything,
      chain: anything,
    },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.oneof(frame, anything, fc.json(), fc.string()), (sent) => {
      const host = new Host(game, made);
      host.join('c0', 'ann', 0);
      const before = host.match.checksum();
      const { entries, frames } = host.receive('c0', sent, 0);
      expect(entries.length + frames.length).toBeGreaterThan(0);
      if (entries.length === 0) expect(host.match.checksum()).toBe(before);
      expect(() => JSON.stringify([entries, frames.map(({ text }) => text)])).not.toThrow();
    }),
    { numRuns: 400 },
  );
});
