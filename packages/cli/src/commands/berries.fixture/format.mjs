import { byName, cardFormat, deckList } from '@cardloom/cards';
import { z } from 'zod';

export default cardFormat({
  cards: z.strictObject({ id: z.string(), worth: z.int().min(1), tart: z.boolean().default(false) }),
  decks: byName(deckList),
});
