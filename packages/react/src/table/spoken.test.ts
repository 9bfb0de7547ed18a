import type { SideRecord, TableRecord } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { clocksSaid, handSaid, zonesSaid } from './spoken.ts';

const card = (id: number, title: string) => ({ id, name: title, title });
const side = (player: string, isViewer: boolean, blocks: SideRecord['blocks']): SideRecord => ({
  player,
  isViewer,
  hasTurn: false,
  isAsked: false,
  hasLeft: false,
  numbers: [],
  marks: [],
  blocks,
});
const table: TableRecord = {
  sides: [
    side('bo', false, [
      { kind: 'piles', piles: [{ zone: 'deck', name: 'deck', count: 12, cards: [] }] },
      { kind: 'hand', zone: 'hand', name: 'hand', cards: [], hidden: 3 },
    ]),
    side('ann', true, [
      { kind: 'row', zone: 'field', name: 'field', cards: [card(1, 'Crab')], hidden: 0, isSmall: false },
      { kind: 'hand', zone: 'hand', name: 'hand', cards: [card(2, 'Pearl'), card(3, 'Shell')], hidden: 0 },
    ]),
  ],
  shared: [],
  lanes: [],
};
const nameOf = (player: string): string => (player === 'ann' ? 'You' : 'Bo');

it('what lies where is told in numbers, and the hand card by card', () => {
  expect(zonesSaid(table, nameOf)).toBe('Bo: 12 in deck, 3 in hand. You: 1 in field, 2 in hand.');
  expect(handSaid(table, (text) => text)).toBe('Pearl. Shell.');
  expect(handSaid({ ...table, sides: table.sides.slice(0, 1) }, (text) => text)).toBe('Your hand is empty.');
});

it('clocks are read out, and that there are none', () => {
  expect(clocksSaid({ left: { ann: 61_000, bo: 5000 }, running: ['ann'] }, 1000, nameOf)).toBe(
    'You 1:00, running. Bo 0:05.',
  );
  expect(clocksSaid(null, 0, nameOf)).toBe('Nobody has a clock here.');
});
