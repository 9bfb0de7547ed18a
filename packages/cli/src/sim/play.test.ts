import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from '../catalogue.ts';
// @ts-expect-error plain JavaScript, as a game in a file of one's own
import tide from '../commands/tide.fixture.mjs';
import type { SimPlan } from './plan.ts';
import { Player } from './play.ts';
import { count, emptyTally, merge, type Tally } from './tally.ts';

const entry: CatalogueEntry = { ...tide, source: 'tide', players: { min: 2, max: 4 } };
const plan: SimPlan = {
  source: 'tide',
  seed: 7,
  games: 60,
  bots: ['random', 'random'],
  decks: ['shallow', 'deep'],
  rotate: true,
  rotateBots: false,
  options: null,
  maxActions: 500,
  wantsDetails: true,
};

async function played(from: number, to: number, changes: Partial<SimPlan> = {}): Promise<Tally> {
  const player = new Player({ ...plan, ...changes }, entry, null);
  const tally = emptyTally(2, true);
  for (let number = from; number < to; number++) {
    const outcome = await player.play(number, () => false);
    if (outcome !== undefined) count(tally, outcome);
  }
  return tally;
}

const total = (histogram: ReadonlyMap<number, number> = new Map()): number =>
  [...histogram].reduce((sum, [value, times]) => sum + value * times, 0);

describe('a simulation', () => {
  it('counts every action, turn, deck and card once', async () => {
    const { actions, turns, details } = await played(0, 60);
    expect(total(details?.perTurn)).toBe(actions);
    expect(total(details?.actions)).toBe(actions);
    expect(total(details?.turns)).toBe(turns);
    expect([...(details?.decks.values() ?? [])].map((rate) => rate.games)).toEqual([60, 60]);
    const cards = Object.fromEntries(details?.cards ?? []);
    expect(Object.keys(cards).sort()).toEqual(['crab', 'pearl', 'shell']);
    const laid = Object.values(cards).reduce((sum, card) => sum + card.played, 0);
    // the rest is waiting
    expect(laid).toBeGreaterThan(actions / 2);
    expect(laid).toBeLessThan(actions);
    expect(cards.pearl.wins / cards.pearl.games).toBeGreaterThan(0.5);
  });

  it('adds up to the same however it is cut', async () => {
    const parts = await Promise.all([played(40, 60), played(0, 13), played(13, 40)]);
    const whole = emptyTally(2, true);
    for (const part of parts) merge(whole, part);
    expect(whole).toEqual(await played(0, 60));
  });

  it('counts by bot when bots change seats', async () => {
    const outcome = async (number: number, rotateBots: boolean) =>
      (await new Player({ ...plan, rotateBots }, entry, null).play(number, () => false))?.end;
    const [sitting, swapped] = await Promise.all([outcome(1, false), outcome(1, true)]);
    expect(swapped?.won).toEqual(sitting?.won.toReversed());
    expect(await outcome(2, true)).toEqual(await outcome(2, false));
  });

  it('keeps the first failures, by the number of their match', async () => {
    const cursed = { decks: ['cursed', 'cursed'], rotate: false };
    const [first, second] = await Promise.all([played(0, 30, cursed), played(30, 60, cursed)]);
    const whole = emptyTally(2, true);
    merge(whole, second);
    merge(whole, first);
    expect(whole.failed).toBe(first.failed + second.failed);
    expect(whole.failures).toEqual(first.failures);
    expect(whole.failures[0].error).toMatch(/^rule-threw: .*the kraken wakes \(trying \{"player":"p\d","move":"lay"/);
  });
});
