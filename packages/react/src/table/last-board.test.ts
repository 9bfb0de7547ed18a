import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import { boardOf, endsByClearing } from './last-board.ts';

const presentation: Presentation = {
  side: [{ row: 'board' }],
  clears: ['swept'],
  player: ({ player }) => [{ name: 'won', value: Number(player.won) }],
};
const view = (won: number, cards: readonly object[], gameOver: boolean): View =>
  ({
    viewer: 'ann',
    ctx: { gameOver, playerOrder: ['ann'], turnPlayerPos: 0, priorityPlayerPos: 0 },
    players: { ann: { won } },
    zones: { board: { ann: cards } },
    decision: null,
  }) as unknown as View;
const before = view(1, [{ id: 1, name: 'imp', owner: 'ann' }], false);
const after = view(2, [], true);

it('a board that the end clears stays, with the numbers of the end', () => {
  const [side] = boardOf(presentation, after, before).sides;
  expect(side.numbers[0].value).toBe(2);
  expect(side.blocks[0]).toMatchObject({ kind: 'row', cards: [{ id: 1 }] });
  expect(boardOf(presentation, after, null).sides[0].blocks[0]).toMatchObject({ cards: [] });
});

it('only an end that clears the table does that', () => {
  expect(endsByClearing(presentation, { events: [{ type: 'swept' }] }, after)).toBe(true);
  expect(endsByClearing(presentation, { events: [{ type: 'swept' }] }, before)).toBe(false);
  expect(endsByClearing(presentation, { events: [{ type: 'won' }] }, after)).toBe(false);
});
