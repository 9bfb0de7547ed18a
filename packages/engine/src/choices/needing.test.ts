import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, type Json } from '../index.ts';
import { NeedingCount } from './needing.ts';

describe('assignments whose targets need several items', () => {
  it('counts and indexes exactly the good ones', () => {
    // four items, each left out or for one of three targets; the second target needs two, the third three
    const options = Array.from({ length: 4 }, () => [-1, 0, 1, 2]);
    const counted = new NeedingCount(options, [1, 2, 3]);
    const good: number[][] = [];
    for (let i = 0; i < 256; i++) {
      const chosen = [6, 4, 2, 0].map((shift) => ((i >> shift) & 3) - 1);
      const of = (target: number): number => chosen.filter((one) => one === target).length;
      if (of(1) !== 1 && of(2) !== 1 && of(2) !== 2) good.push(chosen);
    }
    expect(counted.count).toBe(good.length);
    expect(good.map((_, i) => counted.at(i))).toEqual(good);
  });

  const game = testGame({
    name: 'gates',
    state: { game: { sent: {} as Json } },
    segments: {
      play: {
        moves: {
          send: {
            choices: {
              guards: {
                assignment: () => [1, 2, 3, 4, 5, 6, 7, 8],
                to: () => ['north', 'south'],
                optional: true,
                needs: (_context, gate) => (gate === 'south' ? 2 : 1),
              },
            },
            run: ({ G }, { guards }) => {
              G.sent = guards;
            },
          },
        },
      },
    },
  });

  it('a choice is counted where a list would be long, and checks the same', () => {
    const match = createMatch(game);
    const list = match.listActions('p0');
    // 3 ** 8 less those with a single guard in the south
    expect(list.size).toBe(3 ** 8 - 8 * 2 ** 7);
    for (const i of [0, 1, 77, list.size - 1]) expect(match.isLegal(list.at(i))).toBe(true);
    const lonely = { player: 'p0', move: 'send', args: { guards: { 3: 'south', 4: 'north' } } };
    expect(match.whyNot(lonely)?.message).toContain('needs at least 2');
    expect(match.isLegal({ ...lonely, args: { guards: { 3: 'south', 4: 'south' } } })).toBe(true);
  });
});
