import { showControlCharacters, type View } from 'cardloom';
import { CardBook } from './book.ts';
import { calledByName, whose } from './called.ts';
import type { Presentation } from './description.ts';
import { moveWords } from './moves.ts';
import { capital, plain, type Words } from './pieces.ts';
import type { PlacedCard } from './reading.ts';
import type { ShownCard } from './record.ts';
import { spoken } from './spoken.ts';
import { shownCard } from './table.ts';

/**
 * How players, cards, zones and moves are called at a table, by one viewer.
 *
 * ```ts
 * const names = new Names(presentation, { p0: 'you', p1: 'Greedy' });
 * console.log(names.player('p1'), names.whose('p0')); // Greedy your
 * ```
 */
export class Names {
  readonly presentation: Presentation;
  /** The game's name for people. */
  readonly title: string;
  #players: Readonly<Record<string, string>>;
  readonly #hands: ReadonlySet<string>;
  /** What the viewer has known of cards so far. */
  readonly book = new CardBook();

  /** `players` are the names people read, by id, `you` for the viewer; an id without one stands for itself. */
  constructor(
    presentation: Presentation & { readonly title?: string },
    players: Readonly<Record<string, string>> = {},
  ) {
    this.presentation = presentation;
    this.title = presentation.title ?? '';
    this.#players = players;
    const { side = [], shared = [] } = presentation;
    this.#hands = new Set([...side, ...shared].flatMap((block) => ('hand' in block ? [block.hand] : [])));
  }

  /** Players are called otherwise from now on. */
  call(players: Readonly<Record<string, string>>): void {
    this.#players = players;
  }

  isPlayer(id: unknown): id is string {
    return typeof id === 'string' && Object.hasOwn(this.#players, id);
  }

  player(id: string): string {
    return showControlCharacters(this.isPlayer(id) ? this.#players[id] : id);
  }

  /** `your`, `Greedy's`. */
  whose(player: string): string {
    return whose(this.player(player));
  }

  /** `your hand`, `Greedy's board`, `the stack`. */
  zone(zone: string, player: string | null, view: View): string {
    const called = this.presentation.label?.(zone, 'zone', view);
    if (player === null) return called ?? `the ${spoken(zone)}`;
    return `${this.whose(player)} ${called ?? spoken(zone)}`;
  }

  /** Whether what lies there is held in the hand. */
  isHand(zone: string): boolean {
    return this.#hands.has(zone);
  }

  /** A card by its name in the game. */
  cardName(name: string): string {
    const facts = this.presentation.facts?.[name] as { readonly title?: unknown; readonly name?: unknown } | undefined;
    const title = facts?.title ?? facts?.name;
    return typeof title === 'string' ? showControlCharacters(title) : capital(spoken(name));
  }

  /** The card of this number as it was last known; `a card` if it never was. */
  card(id: number): string {
    const card = this.book.find(id);
    return card === undefined ? 'a card' : this.cardName(String(card.name));
  }

  /** A text of the game's with players and cards called by their names. */
  words(text: string): Words {
    return calledByName(text, this);
  }

  /** The same as one text. */
  text(text: string): string {
    // most of them name nobody, and a table says hundreds of them at every step
    return text.includes('{') ? plain(this.words(text)) : text;
  }

  /** How a card looks where it lies. */
  shown({ card, zone, player }: PlacedCard, view: View): ShownCard {
    return shownCard(this.presentation, view, card, zone, player);
  }

  /** What a move is called here. */
  move(move: string, view: View): string {
    return this.text(moveWords(this.presentation, move, view) ?? spoken(move));
  }
}
