import { expect, it } from 'vitest';
import { merged } from './alike.ts';

const plain = (id: number, more: object = {}) => ({ id, name: 'hill', title: 'Hill', ...more });

it('alike cards are one, turned ones apart', () => {
  const piles = merged([plain(1), plain(2, { turned: true }), plain(3), plain(4, { turned: true })]);
  expect(piles.map(({ ids }) => ids)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

it('what carries something, aims at something or can be told apart stands alone', () => {
  const cards = [plain(1), plain(2, { points: ['p2'] }), plain(3, { attached: [plain(9)] }), plain(4), plain(5)];
  const piles = merged(cards, ({ id }) => (id === 4 ? 'chosen' : ''));
  expect(piles.map(({ ids }) => ids)).toEqual([[1, 5], [2], [3], [4]]);
});
