import { describeGame, type Json, type View, type ViewCard } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import { inLine } from '../terminal.ts';
import { capital, spoken } from './text.ts';

/** A card somebody knows: its number, its name and its attributes. */
export type KnownCard = Readonly<Record<string, Json>> & {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
};

export const isKnown = (card: ViewCard): card is KnownCard => !('hidden' in card);

/** A card and where it lies. */
export interface PlacedCard {
  readonly card: KnownCard;
  readonly zone: string;
  /** Whose zone it is; null for one of the game's own. */
  readonly player: string | null;
}

/** Every card the view shows. */
export function cardsIn(view: View): PlacedCard[] {
  const found: PlacedCard[] = [];
  for (const [zone, content] of Object.entries(view.zones)) {
    if (Array.isArray(content)) for (const card of content) add(card, zone, null);
    else for (const [player, cards] of Object.entries(content)) for (const card of cards) add(card, zone, player);
  }
  return found;
  function add(card: ViewCard, zone: string, player: string | null): void {
    if (isKnown(card)) found.push({ card, zone, player });
  }
}

/** How players and cards are called at this table. */
export class Names {
  readonly #entry: CatalogueEntry;
  readonly #players: Readonly<Record<string, string>>;
  /** Numbers as they are, booleans as 0 and 1. */
  readonly #initial: ReadonlyMap<string, number>;
  readonly #hands: ReadonlySet<string>;
  readonly #facts: ReadonlyMap<string, Readonly<Record<string, unknown>>>;

  /** `players` are the names people read, by id; an id without one stands for itself. */
  constructor(entry: CatalogueEntry, players: Readonly<Record<string, string>> = {}) {
    this.#entry = entry;
    this.#players = players;
    const { cards, zones, attributes } = describeGame(entry.game);
    this.#initial = new Map(Object.entries(attributes.card).map(([name, value]) => [name, Number(value)]));
    this.#hands = new Set(zones.filter(({ seenBy }) => seenBy === 'owner').map(({ name }) => name));
    this.#facts = new Map(cards.map(({ name, facts }) => [name, facts as Readonly<Record<string, unknown>>]));
  }

  isPlayer(id: unknown): id is string {
    return typeof id === 'string' && Object.hasOwn(this.#players, id);
  }

  player(id: string): string {
    return inLine(this.isPlayer(id) ? this.#players[id] : id);
  }

  /** `your hand`, `Greedy's board`, `the stack`. */
  zone(zone: string, player: string | null, view: View): string {
    const called = this.#entry.label?.(zone, 'zone', view) ?? spoken(zone);
    return player === null ? `the ${called}` : `${this.whose(player)} ${called}`;
  }

  /** Whether only its owner sees what lies there: a hand. */
  isHand(zone: string): boolean {
    return this.#hands.has(zone);
  }

  /** `your`, `Greedy's`. */
  whose(player: string): string {
    const name = this.player(player);
    return name === 'you' ? 'your' : `${name}'s`;
  }

  cardName(name: string): string {
    const facts = this.#facts.get(name);
    const title = facts?.title ?? facts?.name;
    return typeof title === 'string' ? inLine(title) : capital(spoken(name));
  }

  /** What is printed on it, in a few words. */
  printed(name: string): string[] {
    const own = this.#entry.printed?.(name);
    if (own !== undefined) return own === '' ? [] : [own];
    const { text, ...facts } = this.#facts.get(name) ?? {};
    const hasText = typeof text === 'string';
    const shown = Object.entries(facts).flatMap(([key, value]) => {
      // a card that explains itself needs its numbers only
      if (NOT_SHOWN.has(key) || value === 0 || (hasText && typeof value !== 'number')) return [];
      return short(key, value);
    });
    return hasText && text !== '' ? [...shown, inLine(text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, ''))] : shown;
  }

  /** What is true of it now and was not when it was made. */
  live(card: KnownCard): string[] {
    const { id: _id, name: _name, owner: _owner, ...attributes } = card;
    return Object.entries(attributes).flatMap(([key, value]) => {
      if (value === '' || value === null || Number(value) === this.#initial.get(key)) return [];
      return short(key, value);
    });
  }

  get entry(): CatalogueEntry {
    return this.#entry;
  }
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['id', 'name', 'title', 'note', 'image']);

function short(key: string, value: unknown): string[] {
  if (typeof value === 'number') return [`${spoken(key)} ${value}`];
  if (value === true) return [spoken(key)];
  if (value === false) return [`not ${spoken(key)}`];
  if (typeof value === 'string') return value.length > 20 || value === '' ? [] : [spoken(value)];
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').map(spoken);
  return [];
}
