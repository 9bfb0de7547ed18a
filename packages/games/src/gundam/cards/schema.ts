import { abilityFields, targetSchema } from '@cardloom/cards';
import { z } from 'zod';
import { FLAGS, NUMBERED } from './words.ts';

/** What the data of a card may say. Everything is checked when the cards are built. */

const { text, keywords, effects, triggers, activated } = abilityFields({
  keywords: FLAGS,
  numbered: NUMBERED,
  // a unit gets a pilot; a unit gets the pilot it links with
  events: ['paired', 'linked'],
  ops: [
    // AP until the end of the battle
    z.strictObject({ op: z.literal('battleBuff'), n: z.int().min(1), target: targetSchema }),
    // your top shield comes into your hand
    z.strictObject({ op: z.literal('shieldToHand') }),
    // for bursts: what becomes of the card that was a shield
    z.strictObject({ op: z.literal('addToHand') }),
    z.strictObject({ op: z.literal('deployThis') }),
  ],
});

const ops = effects.unwrap();

const common = {
  id: z.string(),
  title: z.string(),
  /** Resources one must have. */
  lv: z.int().min(0),
  /** Resources one must rest. */
  cost: z.int().min(0),
  text,
  /** What its owner may do when it is destroyed as a shield. */
  burst: ops.optional(),
};

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('unit'),
    ...common,
    ap: z.int().min(0),
    hp: z.int().min(1),
    /** The trait of the pilots it links with. */
    link: z.string().optional(),
    keywords,
    triggers,
    activated: activated.unwrap().max(1).optional(),
  }),
  z.strictObject({
    type: z.literal('pilot'),
    ...common,
    /** What it adds to its unit. */
    ap: z.int().min(0),
    hp: z.int().min(0),
    traits: z.array(z.string()).min(1),
    triggers,
  }),
  z.strictObject({
    type: z.literal('command'),
    ...common,
    timing: z.array(z.enum(['main', 'action'])).min(1),
    effects: ops,
  }),
  z.strictObject({ type: z.literal('base'), ...common, hp: z.int().min(1), triggers }),
  z.strictObject({ type: z.literal('resource'), id: z.string(), title: z.string() }),
]);
