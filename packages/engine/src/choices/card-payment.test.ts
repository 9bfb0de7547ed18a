import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, type Json } from '../index.ts';
import type { Overpaying } from './card-payment.ts';

type Hand = readonly ('one' | 'uno' | 'two' | 'three')[];

/** A hand of cards worth 1, 1, 2 and 3, and a price. `marked` cards carry a mark, so they are no longer like others. */
function table(hand: Hand, price: number, overpay: Overpaying | undefined, marked: readonly number[] = []) {
  const game = testGame({
    name: 'shop',
    state: { card: { isMarked: false } },
    zones: { hand: { of: 'player', seenBy: 'owner' } },
    cards: { one: { worth: 1 }, uno: { worth: 1 }, two: { worth: 2 }, three: { worth: 3 } },
    setup: ({ players, coreOps }) => {
      for (const [i, name] of hand.entries()) {
        coreOps.createCard(name, players[0].hand, { isMarked: marked.includes(i + 1) });
      }
    },
    segments: {
      play: {
        moves: {
          buy: {
            choices: {
              spend: {
                payment: {
                  cards: ({ player }) => player.hand.cards,
                  worth: (_context, card) => card.def.worth,
                  due: () => price,
                  overpay,
                  has: (_context, item) => item === 77 && 'lies in another pocket',
                },
              },
            },
            run: () => undefined,
          },
        },
      },
    },
  });
  const match = createMatch(game, { players: ['ann', 'bo'] });
  const ways = [...match.legalActions('ann')].map(({ args }) => args?.spend as number[]);
  const buy = (spend: Json) => match.act({ player: 'ann', move: 'buy', args: { spend } });
  return { match, ways, buy };
}

const message = (result: ReturnType<ReturnType<typeof table>['buy']>): string =>
  result.ok ? 'accepted' : result.error.message;

describe('payment with cards', () => {
  it('sequential: only the last card may be too much', () => {
    expect(table(['one', 'two', 'three'], 3, 'sequential').ways).toEqual([[1, 2], [1, 3], [2, 3], [3]]);
    expect(table(['one', 'two', 'three'], 3, undefined).ways).toHaveLength(4);
  });

  it('minimal: no card could have been kept', () => {
    expect(table(['one', 'two', 'three'], 3, 'minimal').ways).toEqual([[1, 2], [3]]);
  });

  it('any: whatever is enough', () => {
    expect(table(['one', 'two', 'three'], 3, 'any').ways).toEqual([[1, 2], [1, 2, 3], [1, 3], [2, 3], [3]]);
    expect(table(['one', 'two'], 0, 'any').ways).toEqual([[], [1], [1, 2], [2]]);
  });

  it('nothing due, nothing spent', () => {
    expect(table(['one', 'three'], 0, 'sequential').ways).toEqual([[]]);
    expect(table(['one', 'three'], -2, 'minimal').ways).toEqual([[]]);
  });

  it('cards nobody can tell apart are one kind, and equal payments one action', () => {
    const { ways, buy, match } = table(['one', 'three', 'one', 'one'], 2, 'sequential');
    expect(ways).toEqual([[1, 3], [1, 2], [2]]);
    expect(buy([4, 3]).ok).toBe(true);
    expect(match.replay().actions[0]).toMatchObject({ args: { spend: [1, 3] } });
  });

  it('the same worth is not the same card, and a mark makes a difference', () => {
    expect(table(['one', 'uno'], 1, 'sequential').ways).toEqual([[1], [2]]);
    expect(table(['one', 'one'], 1, 'sequential').ways).toEqual([[1]]);
    expect(table(['one', 'one'], 1, 'sequential', [2]).ways).toEqual([[1], [2]]);
  });

  it('says what is wrong, and changes nothing', () => {
    const { buy, match } = table(['one', 'one', 'three'], 3, 'sequential');
    const before = match.checksum();
    expect(message(buy([1, 2]))).toBe('The choice "spend" gives 2 and 3 must be paid.');
    expect(message(buy([1, 1]))).toBe('The choice "spend[1]" is there twice.');
    expect(message(buy([9]))).toBe('The choice "spend[0]" is not there to pay with.');
    expect(message(buy([1, 77]))).toBe('The choice "spend[1]" lies in another pocket.');
    expect(message(buy(['1']))).toBe('The choice "spend[0]" is not there to pay with.');
    expect(message(buy({ one: 3 }))).toBe('The choice "spend" must be a list of cards.');
    expect(message(table(['three', 'three'], 3, 'sequential').buy([1, 2]))).toBe(
      'The choice "spend" is more than needed: 6 for 3.',
    );
    expect(message(table(['one'], 0, 'sequential').buy([1]))).toBe('The choice "spend" is more than needed: 1 for 0.');
    expect(match.checksum()).toBe(before);
  });

  it('list and validator agree on every subset, under every rule', () => {
    const hands = fc.array(fc.constantFrom('one', 'uno', 'two', 'three'), { maxLength: 5 }) as fc.Arbitrary<Hand>;
    const rules = fc.constantFrom<Overpaying>('any', 'sequential', 'minimal');
    fc.assert(
      fc.property(hands, fc.integer({ min: 0, max: 8 }), rules, (hand, price, overpay) => {
        const { match, ways } = table(hand, price, overpay);
        const listed = new Set(ways.map((way) => JSON.stringify(way)));
        expect(listed.size).toBe(ways.length);
        const reached = new Set<string>();
        for (let set = 0; set < 1 << hand.length; set++) {
          const spend = hand.flatMap((_, i) => ((set >> i) & 1 ? [i + 1] : []));
          const worth = spend.map((id) => ({ one: 1, uno: 1, two: 2, three: 3 })[hand[id - 1]]);
          const sum = worth.reduce((total, one) => total + one, 0);
          const spare = overpay === 'minimal' ? Math.min(...worth) : Math.max(...worth);
          const isGood = sum >= price && (overpay === 'any' || spend.length === 0 || sum - spare < price);
          const copy = match.fork();
          expect(copy.act({ player: 'ann', move: 'buy', args: { spend } }).ok).toBe(isGood);
          if (isGood)
            reached.add(JSON.stringify((copy.replay().actions[0] as { args?: { spend?: Json } }).args?.spend));
        }
        expect(reached).toEqual(listed);
      }),
      { numRuns: 60 },
    );
  });
});
