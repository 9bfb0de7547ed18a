import { abilityFields } from '@cardloom/cards';
import { z } from 'zod';
import { KEYWORDS } from './words.ts';

/** What the data of a card may say. Everything is checked when the cards are built. */

const abilities = abilityFields({
  keywords: KEYWORDS,
  // a champion or regalia comes from the material deck
  events: ['materialized'],
  ops: [
    // the card it answers does nothing
    z.strictObject({ op: z.literal('negate') }),
    // you win if you have at least so many cards in your memory
    z.strictObject({ op: z.literal('triumph'), n: z.int().min(1) }),
  ],
});

const common = { id: z.string(), title: z.string(), ...abilities };
/** Cards of the main deck: so many others of the hand go to the memory. */
const reserve = { ...common, cost: z.int().min(0) };
/** Cards of the material deck: so many random cards of the memory are banished. */
const memory = { ...common, memory: z.int().min(0) };

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('champion'),
    ...memory,
    level: z.int().min(0),
    life: z.int().min(1),
    /** Cards a spirit of level 0 draws when it enters on its player's first turn. */
    opening: z.int().min(0).optional(),
  }),
  z.strictObject({ type: z.literal('regalia'), ...memory }),
  z.strictObject({
    type: z.literal('weapon'),
    ...memory,
    power: z.int().min(1),
    /** Attacks it lasts for. */
    durability: z.int().min(1),
  }),
  z.strictObject({ type: z.literal('ally'), ...reserve, power: z.int().min(0), life: z.int().min(1) }),
  z.strictObject({
    type: z.literal('action'),
    ...reserve,
    /** Whenever its player has opportunity, not only in their own main phase. */
    fast: z.literal(true).optional(),
    effects: abilities.effects.unwrap(),
  }),
  z.strictObject({ type: z.literal('attack'), ...reserve, power: z.int().min(1) }),
]);
