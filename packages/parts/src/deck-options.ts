import { CardloomError, type Json } from 'cardloom';
import { checkDeck, type DeckList, type DeckRules, inShort } from './deck-list.ts';

/**
 * Decks per seat as options of a match: names of ready-made ones, or lists of one's own.
 *
 * ```ts
 * const options: DeckOptions = {
 *   title: 'Duel',
 *   decks: { fast: { jab: 3 }, slow: { kick: 3 } },
 *   legal: { cards: new Set(['jab', 'kick']), copies: 3 },
 *   others: ['handicap'],
 * };
 * ```
 */

export interface DeckOptions {
  /** The game's name, for messages. */
  readonly title: string;
  readonly decks: Readonly<Record<string, DeckList>>;
  /** What a list of one's own must keep to. */
  readonly legal: DeckRules;
  /** Names of options the game takes besides `decks` and `firstPlayer`. */
  readonly others?: readonly string[];
}

/** The decks of a match as its options say, checked. */
export interface DeckChoice {
  /** One per seat. */
  readonly decks: readonly DeckList[];
  /** The seat that begins, if the host says so. */
  readonly firstPlayer: number | undefined;
  /** All that was given. */
  readonly given: Readonly<Record<string, Json>>;
}

/**
 * Reads a match's options, and refuses what is wrong with a sentence that says where. Two seats.
 *
 * ```ts
 * const choice: DeckChoice = readDecks(
 *   { title: 'Duel', decks: { fast: { jab: 3 }, slow: { kick: 3 } }, legal: { cards: new Set(['jab', 'kick']) } },
 *   { decks: ['fast', { jab: 1, kick: 2 }] },
 * );
 * ```
 */
export function readDecks(rules: DeckOptions, options: Json): DeckChoice {
  const bad = (path: string, message: string): never => {
    throw new CardloomError('bad-options', `${rules.title}: ${path} ${message}.`, path);
  };
  const record = (value: Json, path: string): Readonly<Record<string, Json>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, Json>>)
      : bad(path, 'must be an object');
  const given = record(options ?? {}, 'options');
  const known = ['decks', 'firstPlayer', ...(rules.others ?? [])];
  const stray = Object.keys(given).find((key) => !known.includes(key));
  if (stray !== undefined) bad(`options.${stray}`, `is no option; there are ${known.join(', ')}`);

  const names = Object.keys(rules.decks);
  const { decks = [names[0], names[1 % names.length]], firstPlayer } = given;
  if (!Array.isArray(decks) || decks.length !== 2) bad('options.decks', 'must be a list of two, one for each seat');
  if (firstPlayer !== undefined && firstPlayer !== 0 && firstPlayer !== 1) {
    bad('options.firstPlayer', 'is a seat: 0 or 1');
  }
  const readDeck = (deck: Json, path: string): DeckList => {
    if (typeof deck === 'string') {
      return Object.hasOwn(rules.decks, deck)
        ? rules.decks[deck]
        : bad(path, `is no deck; there are ${names.join(', ')}`);
    }
    const problems = checkDeck(deck, rules.legal).map(({ message }) => message);
    return problems.length === 0 ? (deck as DeckList) : bad(path, `is no legal deck: ${inShort(problems)}`);
  };
  return {
    decks: (decks as readonly Json[]).map((deck, seat) => readDeck(deck, `options.decks[${seat}]`)),
    firstPlayer: firstPlayer as number | undefined,
    given,
  };
}
