import type { Names, ShownCard, SideRecord, TableRecord } from '@cardloom/parts/present';
import type { Json, Naming } from 'cardloom';
import { stateOfCard } from '../prompt/glow.ts';
import type { Prompting } from '../prompt/use-prompt.ts';
import type { Places } from './places.ts';

/** Cards of the viewer that can do nothing now: those in hand where they could begin something, and the one that is looked at. */
export function unusable({ prompt, walk }: Prompting, { sides }: TableRecord, shown: number | null): number[] {
  if (prompt.moves.length === 0) return [];
  const own = sides.filter(({ isViewer }) => isViewer);
  const { cards } = cardsOnTable(own);
  const isFree = walk.move === null && walk.subject === null;
  const held = own.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'hand' ? block.cards : [])));
  const looked = shown === null ? undefined : cards.get(shown);
  const all = new Set([...(isFree ? held : []), ...(looked === undefined ? [] : [looked])]);
  return [...all].filter((card) => stateOfCard(prompt, walk, card) === undefined).map(({ id }) => id);
}

const NAMES_CARDS: ReadonlySet<Naming> = new Set(['card', 'target']);

interface OnTable {
  readonly ids: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
  readonly cards: ReadonlyMap<number, ShownCard>;
}

/** Whether an option stands on the table, where it can be clicked: a card, a place, a player. */
export function isOnTable(value: Json, of: Naming, onTable: OnTable, places: Places, names: Names): boolean {
  if (places.has(JSON.stringify(value))) return true;
  if (typeof value === 'number') return NAMES_CARDS.has(of) && onTable.ids.has(value);
  if (typeof value !== 'string') return false;
  return of === 'name' ? onTable.names.has(value) : names.isPlayer(value);
}

/** Every card that is drawn where it can be clicked: those in piles are not. */
export function cardsOnTable(sides: readonly SideRecord[]): OnTable {
  const cards = new Map<number, ShownCard>();
  const add = (card: ShownCard): void => {
    cards.set(card.id, card);
    for (const one of card.attached ?? []) add(one);
  };
  for (const { blocks } of sides) {
    for (const block of blocks) {
      if (block.kind === 'cells') for (const { card } of block.cells) card !== undefined && add(card);
      else if (block.kind === 'row' || block.kind === 'hand') for (const card of block.cards) add(card);
    }
  }
  return { ids: new Set(cards.keys()), names: new Set([...cards.values()].map(({ name }) => name)), cards };
}
