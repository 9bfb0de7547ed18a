import type { TableRecord } from '@cardloom/parts/present';
import { expect, it } from 'vitest';
import { titleOf } from './pile-at.ts';

const pile = (zone: string) => ({ zone, name: zone, count: 0, cards: [] });
const piles = (...zones: readonly string[]) => ({ kind: 'piles' as const, piles: zones.map(pile) });
const table = {
  sides: ['a', 'b'].map((player) => ({ player, blocks: [piles('graveyard')] })),
  shared: [piles('exile')],
} as unknown as TableRecord;
const nameOf = (player: string): string => (player === 'a' ? 'You' : 'Oskar');

it('an opened pile says whose it is, but where it is everybody’s', () => {
  const titles = [
    ['graveyard', 'a'],
    ['graveyard', 'b'],
    ['exile', 'a'],
  ].map(([zone, player]) => titleOf({ zone, player }, pile(zone), table, nameOf));
  expect(titles).toEqual(['Your graveyard', 'Oskar’s graveyard', 'exile']);
});
