import { CardloomError, type Json } from 'cardloom';
import { checkDeck, type DeckList, inShort, together } from './deck-list.ts';
import type { DeckChoice, DeckOptions } from './deck-options.ts';

/**
 * Options of a series: `bestOf`, and `sideboards` for decks that have none of their own.
 *
 * ```ts
 * const rules: DeckOptions = { title: 'Duel', decks: {}, legal: { cards: new Set() }, others: SERIES_OPTIONS };
 * ```
 */
export const SERIES_OPTIONS = ['bestOf', 'sideboards'] as const;

/** How many games, and the sideboards, as the options of a match say. */
export interface SeriesChoice {
  readonly bestOf: number;
  /** One per seat. */
  readonly sideboards: readonly DeckList[];
}

const MOST_GAMES = 9;

/**
 * `ready` are the sideboards of ready-made decks, by the deck's name.
 *
 * ```ts
 * const legal = { cards: new Set(['jab']) };
 * const rules = { title: 'Duel', decks: { fast: { jab: 3 }, slow: { jab: 2 } }, legal, others: SERIES_OPTIONS };
 * const { bestOf }: SeriesChoice = readSeries(rules, { fast: { jab: 1 } }, readDecks(rules, { bestOf: 3 }));
 * console.log(bestOf); // 3
 * ```
 */
export function readSeries(
  rules: DeckOptions,
  ready: Readonly<Record<string, DeckList>>,
  { given, decks }: DeckChoice,
): SeriesChoice {
  const bad = (path: string, message: string): never => {
    throw new CardloomError('bad-options', `${rules.title}: ${path} ${message}.`, path);
  };
  const { bestOf = 1, sideboards = [null, null] } = given;
  if (!Number.isInteger(bestOf) || Number(bestOf) % 2 !== 1 || Number(bestOf) < 1 || Number(bestOf) > MOST_GAMES) {
    bad('options.bestOf', `must be an odd number from 1 to ${MOST_GAMES}`);
  }
  if (!Array.isArray(sideboards) || sideboards.length !== 2) {
    bad('options.sideboards', 'must be a list of two, one for each seat');
  }
  const readSideboard = (list: Json, seat: number): DeckList => {
    const path = `options.sideboards[${seat}]`;
    if (list === null) {
      const name = nameOf(rules.decks, decks[seat]);
      return name === undefined ? {} : (ready[name] ?? {});
    }
    const problems = checkDeck(list, { cards: rules.legal.cards });
    if (problems.length === 0) {
      problems.push(...checkDeck(together(decks[seat], list as DeckList), { ...rules.legal, max: undefined }));
    }
    if (problems.length > 0) bad(path, `is no legal sideboard: ${inShort(problems.map(({ message }) => message))}`);
    return list as DeckList;
  };
  return { bestOf: Number(bestOf), sideboards: (sideboards as readonly Json[]).map(readSideboard) };
}

const nameOf = (decks: Readonly<Record<string, DeckList>>, deck: DeckList): string | undefined =>
  Object.keys(decks).find((name) => decks[name] === deck);
