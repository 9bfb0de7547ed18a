import { checkDeck, type DeckRules, together } from '@cardloom/parts';
import { z } from 'zod';
import { type CardFormat, cardFormat, type RecordsOf } from './format.ts';
import { byName } from './read.ts';

/**
 * `{jab_red: 3, sweep_red: 2}`.
 *
 * ```ts
 * deckList.parse({ jab_red: 3, sweep_red: 2 });
 * ```
 */
export const deckList = z.record(z.string(), z.int().min(1));

const decks = byName(deckList);

/**
 * Files with a list `cards`, ready-made decks by name, and for series the sideboards of those decks. Decks are checked like
 * those that people bring.
 *
 * ```ts
 * import { z } from 'zod';
 * export default cardsAndDecks(z.strictObject({ id: z.string(), cost: z.int() }), { min: 60, copies: 4 });
 * ```
 */
export function cardsAndDecks<S extends z.ZodType>(
  schema: S,
  legal: Omit<DeckRules, 'cards'>,
): CardFormat<RecordsOf<{ readonly cards: S; readonly decks: typeof decks; readonly sideboards: typeof decks }>> {
  return cardFormat(
    { cards: schema, decks, sideboards: decks },
    {
      check: ({ data, ids, report }) => {
        for (const { id, data: deck } of data.decks.values()) {
          for (const { card, message } of checkDeck(deck, { ...legal, cards: ids('cards') })) {
            report('decks', id, card === null ? [] : [card], message);
          }
        }
        for (const { id, data: sideboard } of data.sideboards.values()) {
          const deck = data.decks.get(id)?.data;
          if (deck === undefined) report('sideboards', id, [], `there is no deck "${id}" it could belong to`);
          const both = together(deck ?? {}, sideboard);
          for (const { card, message } of checkDeck(both, { ...legal, cards: ids('cards'), max: undefined })) {
            report('sideboards', id, card === null ? [] : [card], message);
          }
        }
      },
    },
  );
}
