import type { BlockRecord, NumberRecord, ShownCard, TableRecord } from '@cardloom/parts/present';
import { type Forecast, type Ghost, numberKey } from './forecast-record.ts';

/** Compares a table with the one after an action; what is said of `subject`, the card it is done with, is only where it goes. */
export function forecastOf(before: TableRecord, after: TableRecord, subject: number | null): Forecast {
  const [was, will] = [placesIn(before), placesIn(after)];
  const cards = new Map<number, string>();
  for (const [id, { card, kind }] of was) {
    const next = will.get(id);
    const change =
      next === undefined ? LOST[kind] : next.kind === 'pile' ? next.name : changesOf(card.numbers, next.card);
    if (kind !== 'pile' && change !== '' && (id !== subject || next?.kind === 'place')) cards.set(id, change);
  }
  const ghosts = [...will.values()].filter(({ card, kind, zone, player }) => {
    const old = was.get(card.id);
    return kind === 'place' && (old === undefined || old.zone !== zone || old.player !== player);
  });
  return { cards, players: playersOf(before, after), ghosts };
}

/** What is in nobody's sight any more: from a hand it may only lie face down. */
const LOST = { place: 'gone', hand: '', pile: '' } as const;

function playersOf(before: TableRecord, after: TableRecord): Map<string, string> {
  const found = new Map<string, string>();
  for (const { player, numbers } of before.sides) {
    const next = after.sides.find((side) => side.player === player)?.numbers ?? [];
    for (const { name, value } of numbers) {
      const other = next.find((one) => one.name === name);
      if (other !== undefined && other.value !== value) found.set(numberKey(player, name), String(other.value));
    }
  }
  return found;
}

/** The numbers that are others, as they would be. */
function changesOf(numbers: readonly NumberRecord[] = [], { numbers: next = [] }: ShownCard): string {
  const changed = next.filter(({ name, value }) => numbers.some((one) => one.name === name && one.value !== value));
  return changed.map(({ value }) => value).join(' · ');
}

interface Placed extends Ghost {
  /** In a hand, on the board or between the players, or in a pile or a stack, where nothing is drawn beside it. */
  readonly kind: 'hand' | 'place' | 'pile';
  /** How people call the pile. */
  readonly name: string;
}

function placesIn({ sides, shared }: TableRecord): ReadonlyMap<number, Placed> {
  const found = new Map<number, Placed>();
  const add = (cards: readonly ShownCard[], at: Omit<Placed, 'card' | 'beside'>): void => {
    for (const [i, card] of cards.entries()) {
      found.set(card.id, { ...at, card, beside: cards.slice(0, i).map(({ id }) => id) });
      // what lies on a card goes with it, and has no place of its own
      for (const one of card.attached ?? [])
        found.set(one.id, { ...at, kind: 'pile', name: '', card: one, beside: [] });
    }
  };
  const walk = (block: BlockRecord, player: string | null): void => {
    if (block.kind === 'cells')
      for (const { zone, card } of block.cells)
        add(card === undefined ? [] : [card], { kind: 'place', zone, player, name: '' });
    else if (block.kind === 'row') add(block.cards, { kind: 'place', zone: block.zone, player, name: '' });
    else if (block.kind === 'hand') add(block.cards, { kind: 'hand', zone: block.zone, player, name: block.name });
    else if (block.kind === 'stack') add(block.cards, { kind: 'pile', zone: block.zone, player, name: '' });
    else if (block.kind === 'piles')
      for (const { zone, name, cards } of block.piles) add(cards, { kind: 'pile', zone, player, name });
  };
  for (const { player, blocks } of sides) for (const block of blocks) walk(block, player);
  for (const block of shared) walk(block, null);
  return found;
}
