import type { BlockRecord, ShownCard, TableRecord } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { forecastOf } from './forecast.ts';
import { numberKey } from './forecast-record.ts';

const card = (id: number, health = 3): ShownCard => ({
  id,
  name: `n${id}`,
  title: `N${id}`,
  numbers: [{ name: 'health', value: health }],
});
const row = (...cards: ShownCard[]): BlockRecord => ({
  kind: 'row',
  zone: 'field',
  name: '',
  isSmall: false,
  cards,
  hidden: 0,
});
const hand = (...cards: ShownCard[]): BlockRecord => ({ kind: 'hand', zone: 'hand', name: 'hand', cards, hidden: 0 });
const pile = (...cards: ShownCard[]): BlockRecord => ({
  kind: 'piles',
  piles: [{ zone: 'grave', name: 'graveyard', count: cards.length, cards }],
});
const side = (player: string, life: number, blocks: readonly BlockRecord[]) => ({
  player,
  isViewer: player === 'a',
  hasTurn: false,
  isAsked: false,
  hasLeft: false,
  numbers: [{ name: 'life', value: life }],
  marks: [],
  blocks,
});
const table = (life: number, mine: readonly BlockRecord[], theirs: readonly BlockRecord[]): TableRecord => ({
  sides: [side('b', life, theirs), side('a', 20, mine)],
  shared: [],
  lanes: [],
});

it('numbers of cards and players that would be others are said', () => {
  const before = table(20, [row(card(1))], [row(card(2), card(3))]);
  const after = table(17, [row(card(1))], [row(card(2, 1), card(3))]);
  const { cards, players, ghosts } = forecastOf(before, after, 1);
  expect([...cards]).toEqual([[2, '1']]);
  expect([...players]).toEqual([[numberKey('b', 'life'), '17']]);
  expect(ghosts).toEqual([]);
});

it('a card that is played is seen where it would lie, beside those that lie there', () => {
  const before = table(20, [row(card(1)), hand(card(5))], []);
  const after = table(20, [row(card(1), card(5)), hand()], []);
  const { cards, ghosts } = forecastOf(before, after, 5);
  expect(cards.size).toBe(0);
  expect(ghosts).toMatchObject([{ card: { id: 5 }, zone: 'field', player: 'a', beside: [1] }]);
});

it('what leaves the board says where it goes, but for the card that is used', () => {
  const before = table(20, [hand(card(5), card(6)), pile()], [row(card(2), card(3))]);
  const after = table(20, [hand(), pile(card(5), card(6))], [row(), pile(card(2))]);
  const { cards } = forecastOf(before, after, 5);
  expect([...cards]).toEqual([
    [2, 'graveyard'],
    [3, 'gone'],
    [6, 'graveyard'],
  ]);
});
