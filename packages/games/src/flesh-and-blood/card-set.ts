import type { Deck, Records } from './cards/format.ts';
import * as standard from './cards.generated.ts';
import { acquaint, EFFECT, LINK, type Printed, printCard, printEquipment, printHero, printWeapon } from './printed.ts';

/** From what files say to all that a game is played with. */

export interface CardSet {
  /** Everything that can lie on the table, by id. */
  readonly cards: Readonly<Record<string, Printed>>;
  readonly decks: Readonly<Record<string, Deck>>;
}

/**
 * The cards that files say, as a game is played with them; the files are read with the format of
 * `@cardloom/games/flesh-and-blood/cards`, or a module was built of them with `cardloom cards`.
 *
 * ```ts
 * import * as mine from './mine.generated.js';
 * const game = defineFleshAndBlood(cardSetOf(mine));
 * ```
 */
export function cardSetOf(records: Records): CardSet {
  const cards: Record<string, Printed> = { link: LINK, effect: EFFECT };
  for (const [id, { data, raw }] of Object.entries(records.cards)) cards[id] = printCard(data, raw);
  for (const [id, { data, raw }] of Object.entries(records.heroes)) cards[id] = printHero(data, raw);
  for (const [id, { data, raw }] of Object.entries(records.weapons)) cards[id] = printWeapon(data, raw);
  for (const [id, { data, raw }] of Object.entries(records.equipment)) cards[id] = printEquipment(data, raw);
  for (const [id, { data, raw }] of Object.entries(records.changed)) cards[id] = printCard(data, raw);
  acquaint(cards);
  return { cards, decks: records.decks };
}

/** The cards that come with the game. */
export const standardSet: CardSet = cardSetOf(standard);
