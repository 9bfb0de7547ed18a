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

it('where only one of some alike cards is offered, it stands for all of them', () => {
  const cards = [plain(1), plain(2), plain(3), plain(4, { turned: true })];
  const ids = (state: string) => merged(cards, ({ id }) => (id === 2 ? state : '')).map((pile) => pile.ids);
  expect(ids('can')).toEqual([[2, 1, 3], [4]]);
  expect(ids('target')).toEqual([[1, 3], [2], [4]]);
  expect(ids('#2')).toEqual([[1, 3], [2], [4]]);
});
