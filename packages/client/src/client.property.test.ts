import { LocalTable } from '@cardloom/host';
import { follow } from '@cardloom/protocol';
import type { Json, PromptChoice } from 'cardloom';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parley } from '../../host/src/parley.fixture.ts';
import { createClient } from './client.ts';
import { FakeTimers } from './fake-timers.fixture.ts';
import { type Fate, Wire } from './wire.fixture.ts';

/** Lines are cut in the middle of frames, lose, double and delay them; in the end everybody sees what the match shows them. */

const SEATS = ['ann', 'bo', null] as const;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

class Sitting {
  readonly wire: Wire;
  readonly timers = new FakeTimers();
  readonly client;
  /** What was answered with a number: by it the entry can be found. */
  readonly done: { readonly move: string; readonly seq: number }[] = [];

  constructor(table: LocalTable, player: string | null, fates: Iterator<number>) {
    this.wire = new Wire(table.open(player));
    this.client = createClient<typeof parley>(this.wire.open, { timers: this.timers });
    const held: string[] = [];
    const fateOf = (text: string): Fate => {
      const { value: fate = 9 } = fates.next();
      if (fate === 0) return 'cut';
      if (fate === 1) return [text.slice(0, text.length >> 1)];
      if (fate === 2) return [text, text];
      if (text.includes('"welcome"')) return [text];
      if (fate === 3) return [];
      if (fate === 4) {
        held.push(text);
        return [];
      }
      return [text, ...held.splice(0)];
    };
    this.wire.toClient = fateOf;
    // what is said arrives, or the line is cut on the way: nothing else can happen to it
    this.wire.toHost = (text) => {
      const { value: fate = 9 } = fates.next();
      if (fate < 2) return 'cut';
      return fate === 2 ? [text, text] : [text];
    };
  }

  act(choice: number): void {
    const { prompt } = this.client.state;
    const offered = prompt?.moves ?? [];
    const move = offered[choice % Math.max(1, offered.length)];
    if (move === undefined) return;
    const args: Record<string, Json> = {};
    for (let asks: PromptChoice | null | 'ask' = move.asks ?? null; asks !== null && asks !== 'ask'; ) {
      const answer: Json = 'options' in asks ? asks.options[choice % asks.options.length] : null;
      args[asks.name] = answer;
      asks = follow(asks, answer);
    }
    const name = move.move as 'draw';
    this.client.act(name, args as never).then(
      ({ seq }) => this.done.push({ move: name, seq }),
      () => undefined,
    );
  }

  /** From now on everything arrives. */
  mend(): void {
    this.wire.toClient = (text) => [text];
    this.wire.toHost = (text) => [text];
  }
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

const happening = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('act' as const), fc.nat(1), fc.nat(9)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('cut' as const), fc.nat(2), fc.nat(0)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('time' as const), fc.nat(2), fc.nat(0)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('undo' as const), fc.nat(1), fc.nat(0)) },
);

it('ends with the view of the match, byte for byte, whatever happened to the lines', async () => {
  const fate = fc.oneof({ weight: 6, arbitrary: fc.constant(9) }, { weight: 1, arbitrary: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 10, maxLength: 40 }),
      fc.array(fate, { minLength: 20, maxLength: 200 }),
      async (happenings, fates) => {
        const table = new LocalTable(parley, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 3 });
        const shared = fates.values();
        const sitting = SEATS.map((player) => new Sitting(table, player, shared));
        for (const [what, who, n] of happenings) {
          const somebody = sitting[who];
          if (what === 'act') somebody.act(n);
          else if (what === 'cut') somebody.wire.cut();
          else if (what === 'undo') somebody.client.table('undo').catch(() => undefined);
          else somebody.timers.pass(20_000);
          await settled();
        }
        for (const somebody of sitting) somebody.mend();
        for (let i = 0; i < 3; i++) {
          for (const { timers, client } of sitting) {
            timers.pass(20_000);
            client.refresh();
          }
          await settled();
        }
        for (const [i, { client, done }] of sitting.entries()) {
          expect(client.state).toMatchObject({ connection: 'online', seq: table.entries.length, sending: null });
          expect(canonical(client.state.view)).toBe(canonical(table.match.view(SEATS[i])));
          expect(new Set(done.map(({ seq }) => seq)).size).toBe(done.length);
          for (const { move, seq } of done) {
            expect(table.entries[seq - 1]).toMatchObject({ by: SEATS[i], did: { type: 'act', move } });
          }
          client.close();
        }
        const byHand = table.entries.filter(({ did }) => did.type === 'act').length;
        expect(byHand).toBe(sitting.reduce((sum, { done }) => sum + done.length, 0));
      },
    ),
    { numRuns: 60 },
  );
});
