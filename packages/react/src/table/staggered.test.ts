import type { ShownCard, SideRecord, TableRecord } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { staggered } from './staggered.ts';

const cards = Array.from({ length: 60 }, (_, id): ShownCard => ({ id, name: `c${id}`, title: `C${id}` }));
const card = (id: number): ShownCard => cards[id];
const side = (player: string, cards: readonly ShownCard[], life = 20): SideRecord => ({
  player,
  isViewer: player === 'me',
  hasTurn: false,
  isAsked: false,
  hasLeft: false,
  numbers: [{ name: 'life', value: life }],
  marks: [],
  blocks: [{ kind: 'row', zone: 'board', name: 'board', isSmall: false, cards, hidden: 0 }],
});
const table = (sides: readonly SideRecord[], stack: readonly ShownCard[] = []): TableRecord => ({
  sides,
  shared: [{ kind: 'stack', zone: 'stack', name: 'stack', cards: stack }],
  lanes: [],
});
const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => card(from + i));

it('a step that changes the cards of one side is drawn at once', () => {
  const before = table([side('ann', many(1, 5)), side('me', many(11, 5))]);
  const now = table([side('ann', [...many(1, 5), card(9)]), side('me', many(11, 5), 3)]);
  expect(staggered(before, now, true)).toBe(now);
});

it('sides whose cards change follow each other, the own one first and the middle last', () => {
  const before = table([side('ann', many(1, 5)), side('bo', many(6, 5)), side('me', many(11, 5))]);
  const now = table([side('ann', many(21, 5)), side('bo', many(26, 5)), side('me', many(31, 5))], [card(40)]);
  const players = (drawn: TableRecord): string[] =>
    drawn.sides.filter((one, i) => one === now.sides[i]).map(({ player }) => player);
  const first = staggered(before, now, true);
  expect(players(first)).toEqual(['me']);
  expect(first.shared).toBe(before.shared);
  const second = staggered(first, now, true);
  expect(players(second)).toEqual(['bo', 'me']);
  const third = staggered(second, now, true);
  expect(players(third)).toEqual(['ann', 'bo', 'me']);
  expect(staggered(third, now, true)).toBe(now);
});

it('a frame that has enough to do lays no cards out, and numbers are right in it all the same', () => {
  const before = table([side('ann', many(1, 5)), side('me', many(11, 5))]);
  const now = table([side('ann', many(1, 5), 7), side('me', many(31, 5))]);
  const drawn = staggered(before, now, false);
  expect(drawn.sides).toEqual([now.sides[0], before.sides[1]]);
  expect(staggered(drawn, now, true)).toBe(now);
});

it('a number that changes never waits', () => {
  const ann = side('ann', many(1, 5));
  const before = table([ann, side('me', many(11, 5))]);
  const now = table([{ ...side('ann', [], 3), blocks: ann.blocks }, side('me', many(31, 5))]);
  expect(staggered(before, now, true).sides[0]).toBe(now.sides[0]);
});

it('another viewer sees everything at once', () => {
  const before = table([side('ann', many(1, 9)), side('me', many(11, 9))]);
  const now = table([side('me', many(31, 9)), side('ann', many(41, 9))]);
  expect(staggered(before, now, true)).toBe(now);
});
