import { meant, quoted } from './suggest.ts';

/**
 * Deck lists: how many copies of which card, `{jab_red: 3, sweep_red: 2}`.
 *
 * ```ts
 * const deck: DeckList = { jab: 3, kick: 2 };
 * ```
 */
export type DeckList = Readonly<Record<string, number>>;

/** What makes a deck legal. */
export interface DeckRules {
  /** The cards a deck may hold, by id. */
  readonly cards: ReadonlySet<string> | ReadonlyMap<string, unknown>;
  /** How many cards in all. */
  readonly min?: number;
  readonly max?: number;
  /** How many copies of one card. */
  readonly copies?: number;
  /** A rule of the game's own: what is wrong with this card in this deck, or null. */
  readonly forbids?: (card: string, count: number) => string | null;
}

/** What is wrong with a deck, and with which card of it. */
export interface DeckProblem {
  /** Null if it is about the deck as a whole. */
  readonly card: string | null;
  readonly message: string;
}

/** No deck of any game is larger; a number beyond it is a mistake or an attack. */
const MOST_CARDS = 10_000;
/** So many problems are worth reading. */
const MOST_PROBLEMS = 20;

/**
 * What is wrong with a deck given from anywhere, a file, a match option, a person: the first twenty things.
 *
 * ```ts
 * const rules: DeckRules = { cards: new Set(['jab', 'kick']), min: 2, copies: 3 };
 * const problems: readonly DeckProblem[] = checkDeck({ jab: 4, kcik: 1 }, rules);
 * console.log(problems.map(({ card, message }) => `${card}: ${message}`));
 * ```
 */
export function checkDeck(
  deck: unknown,
  { cards, min = 0, max = Infinity, copies = Infinity, forbids }: DeckRules,
): DeckProblem[] {
  if (typeof deck !== 'object' || deck === null || Array.isArray(deck)) {
    return [{ card: null, message: 'a deck is a mapping from cards to how many of them' }];
  }
  const problems: DeckProblem[] = [];
  let size = 0;
  for (const [card, count] of Object.entries(deck)) {
    if (problems.length >= MOST_PROBLEMS) break;
    const wrong = (message: string): void => void problems.push({ card: shown(card), message });
    if (!cards.has(card)) wrong(`there is no card ${quoted(card)}; ${meant(card, cards.keys())}`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_CARDS) {
      wrong(`the number of copies must be a whole number from 1, not ${describe(count)}`);
      continue;
    }
    if (count > copies) wrong(`at most ${copies} copies of a card, not ${count}`);
    const forbidden = cards.has(card) ? (forbids?.(card, count) ?? null) : null;
    if (forbidden !== null) wrong(forbidden);
    size += count;
  }
  if (problems.length < MOST_PROBLEMS && (size < min || size > max)) {
    const wanted = min === max ? `exactly ${min}` : max === Infinity ? `at least ${min}` : `${min} to ${max}`;
    problems.push({ card: null, message: `a deck has ${wanted} cards, not ${size}` });
  }
  return problems;
}

const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a mapping';
  return typeof value === 'string' ? quoted(value) : String(value);
}

/**
 * Several problems in one sentence: the first few, and how many more there are.
 *
 * ```ts
 * throw new RangeError(inShort(checkDeck({ jab: 4 }, { cards: new Set(['jab']), copies: 3 }).map(({ message }) => message)));
 * ```
 */
export function inShort(problems: readonly string[]): string {
  const left = problems.length - MOST_TOLD;
  return problems.slice(0, MOST_TOLD).join('; ') + (left > 0 ? `; and ${left} more` : '');
}
const MOST_TOLD = 3;

/**
 * The cards of a deck one by one, in the order of the list.
 *
 * ```ts
 * console.log(cardsOf({ jab: 2, kick: 1 })); // [ 'jab', 'jab', 'kick' ]
 * ```
 */
export function cardsOf(deck: DeckList): string[] {
  const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
  if (!(size <= MOST_CARDS)) throw new RangeError(`a deck has at most ${MOST_CARDS} cards, not ${size}`);
  const cards: string[] = [];
  for (const card of Object.keys(deck)) for (let i = 0; i < deck[card]; i++) cards.push(card);
  return cards;
}

/**
 * A deck with its sideboard: limits on copies count both.
 *
 * ```ts
 * console.log(together({ jab: 2 }, { jab: 1, kick: 3 })); // { jab: 3, kick: 3 }
 * ```
 */
export function together(deck: DeckList, sideboard: DeckList): DeckList {
  const sum: Record<string, number> = { ...deck };
  for (const [card, copies] of Object.entries(sideboard)) sum[card] = (sum[card] ?? 0) + copies;
  return sum;
}
