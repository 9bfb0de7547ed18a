import {
  CardBook,
  derivePresentation,
  moveWords,
  type Presentation,
  type ShownCard,
  shownCard,
} from '@cardloom/parts/present';
import { describeGame, type Json, type View, type ViewCard } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import { inLine } from '../terminal.ts';
import { withNames } from './called.ts';
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

/** How players and cards are called at this table, by one viewer. */
export class Names {
  readonly #entry: CatalogueEntry;
  readonly #players: Readonly<Record<string, string>>;
  readonly #hands: ReadonlySet<string>;
  /** What the viewer has known of cards so far. */
  readonly book = new CardBook();
  /** The game's own, or one made of its declaration. */
  readonly presentation: Presentation;

  /** `players` are the names people read, by id; an id without one stands for itself. */
  constructor(entry: CatalogueEntry, players: Readonly<Record<string, string>> = {}) {
    this.#entry = entry;
    this.#players = players;
    const description = describeGame(entry.game);
    this.presentation = entry.side === undefined ? { ...derivePresentation(description), ...entry } : entry;
    this.#hands = new Set(description.zones.filter(({ seenBy }) => seenBy === 'owner').map(({ name }) => name));
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
    const facts = this.presentation.facts?.[name] as { readonly title?: unknown; readonly name?: unknown } | undefined;
    const title = facts?.title ?? facts?.name;
    return typeof title === 'string' ? inLine(title) : capital(spoken(name));
  }

  /** The card of this number as it was last known; `a card` if it never was. */
  card(id: number): string {
    const card = this.book.find(id);
    return card === undefined ? 'a card' : this.cardName(String(card.name));
  }

  /** A text of the game's with players and cards called by their names. */
  withNames(text: string): string {
    return withNames(text, this);
  }

  /** How a card looks where it lies. */
  shown({ card, zone, player }: PlacedCard, view: View): ShownCard {
    return shownCard(this.presentation, view, card, zone, player);
  }

  /** What a move is called here. */
  move(move: string, view: View): string {
    return this.withNames(moveWords(this.presentation, move, view) ?? spoken(move));
  }

  get entry(): CatalogueEntry {
    return this.#entry;
  }
}
