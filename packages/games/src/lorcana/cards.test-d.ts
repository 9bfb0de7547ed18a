import { cards, decks } from './cards.generated.ts';

/** Cards that were built from files are known by name, with what the format says of them. */

const { cost, type }: { readonly cost: number; readonly type: 'character' | 'action' | 'item' | 'location' } =
  cards.pebble_page;
const copies: number = decks.hearth.pebble_page;
if (cards.kindle.type === 'location') cards.kindle.moveCost satisfies number;

// @ts-expect-error did you mean 'pebble_page'?
cards.peble_page;
// @ts-expect-error only locations have one
cards.kindle.moveCost;
// @ts-expect-error what was built does not change
cards.pebble_page = cards.kindle;

export { copies, cost, type };
