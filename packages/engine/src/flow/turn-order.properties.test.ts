import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Table } from './table.fixture.ts';

/** What may happen in a turn before it ends. */
type Happening =
  | { readonly kind: 'extra'; readonly seat: number }
  | { readonly kind: 'delayed'; readonly seat: number; readonly after: number }
  | { readonly kind: 'skip'; readonly seat: number; readonly count: number }
  | { readonly kind: 'leave'; readonly seat: number };

const table = fc.integer({ min: 2, max: 8 }).chain((players) => {
  const seat = fc.nat({ max: players - 1 });
  const happening: fc.Arbitrary<Happening> = fc.oneof(
    fc.record({ kind: fc.constant('extra' as const), seat }),
    fc.record({ kind: fc.constant('delayed' as const), seat, after: seat }),
    fc.record({ kind: fc.constant('skip' as const), seat, count: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ kind: fc.constant('leave' as const), seat }),
  );
  const turn = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(happening, { maxLength: 3 }) },
  );
  return fc.record({ players: fc.constant(players), turns: fc.array(turn, { minLength: 1, maxLength: 25 }) });
});
type Story = { readonly players: number; readonly turns: readonly (readonly Happening[])[] };

interface Taken {
  readonly seat: number;
  readonly isExtra: boolean;
}

/** The turn scheduler as CR 500.7, 614.10a and 800.4k tell it, on plain lists. */
function model({ players, turns }: Story): Taken[] {
  const taken: Taken[] = [{ seat: 0, isExtra: false }];
  const stack: number[] = [];
  let delayed: { seat: number; after: number; made: number }[] = [];
  const skips = new Array<number>(players).fill(0);
  const left = new Set<number>();
  let cursor = 0;
  for (const happenings of turns) {
    const now = taken.length - 1;
    for (const it of happenings) {
      if (it.kind === 'extra') stack.push(it.seat);
      else if (it.kind === 'delayed') delayed.push({ seat: it.seat, after: it.after, made: now });
      else if (it.kind === 'skip') skips[it.seat] += it.count;
      else left.add(it.seat);
    }
    if (left.size === players) return taken;
    const wakes = (turn: { after: number; made: number }) => turn.after === taken[now].seat && turn.made !== now;
    for (const turn of delayed.filter(wakes)) stack.push(turn.seat);
    delayed = delayed.filter((turn) => !wakes(turn));
    for (;;) {
      const isExtra = stack.length > 0;
      const seat = isExtra ? (stack.pop() as number) : (cursor + 1) % players;
      if (!isExtra) cursor = seat;
      if (left.has(seat)) continue;
      if (skips[seat] > 0) {
        skips[seat]--;
        continue;
      }
      taken.push({ seat, isExtra });
      break;
    }
  }
  return taken;
}

/** The same story at a real table. */
function play({ players, turns }: Story): { taken: Taken[]; missed: Set<number>[] } {
  const real = new Table(players);
  const taken: Taken[] = [{ seat: 0, isExtra: false }];
  /** Seats whose turn was skipped, or who had left, between one turn and the next. */
  const missed: Set<number>[] = [];
  const ids = real.ctx.playerOrder;
  for (const happenings of turns) {
    const between = new Set<number>();
    // a rule needs somebody to make it; when the last one leaves, the host ends the phase
    if (happenings.length > 0) {
      real.rule(({ coreOps }) => {
        for (const it of happenings) {
          if (it.kind === 'extra') coreOps.extraTurn(ids[it.seat]);
          else if (it.kind === 'delayed') coreOps.extraTurn(ids[it.seat], { after: ids[it.after] });
          else if (it.kind === 'skip') coreOps.skipTurn(ids[it.seat], it.count);
          else coreOps.leave(ids[it.seat]);
        }
      });
    }
    const result = real.match.flow.endPhase();
    if (!result.ok) throw new Error(result.error.message);
    for (const { kind, at } of result.trace) if (kind === 'skipTurn') between.add(ids.indexOf(at[0]));
    missed.push(between);
    if (real.present.length === 0) {
      expect(real.ctx.currentSegment).toBe(null);
      break;
    }
    taken.push({ seat: real.ctx.turnPlayerPos, isExtra: real.ctx.turn.isExtra });
  }
  return { taken, missed };
}

it('any story of extra turns, skips and leavings takes the turns that the rules say', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(table, (story) => {
      expect(play(story).taken).toEqual(model(story));
    }),
    { numRuns: 300 },
  );
});

it('without the extra turns, what is left is the seats in order, minus the skipped and the left', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(table, (story) => {
      const { taken, missed } = play(story);
      let last = 0;
      let passedOver = new Set<number>();
      for (let i = 1; i < taken.length; i++) {
        for (const seat of missed[i - 1]) passedOver.add(seat);
        if (taken[i].isExtra) continue;
        for (let seat = (last + 1) % story.players; seat !== taken[i].seat; seat = (seat + 1) % story.players) {
          expect(passedOver.has(seat)).toBe(true);
        }
        last = taken[i].seat;
        passedOver = new Set();
      }
    }),
    { numRuns: 200 },
  );
});
