import { abilityFields, targetSchema } from '@cardloom/cards';
import { z } from 'zod';
import { FLAGS, NUMBERED } from './words.ts';

/** What the data of a card may say. Everything is checked when the cards are built. */

const abilities = abilityFields({
  keywords: FLAGS,
  numbered: NUMBERED,
  events: ['quests'],
  ops: [
    // less strength until the start of your next turn
    z.strictObject({ op: z.literal('hinder'), n: z.int().min(1), target: targetSchema }),
    // the strength of the character itself, until the end of the turn
    z.strictObject({ op: z.literal('lendStrength'), target: targetSchema }),
  ],
});

const common = {
  id: z.string(),
  title: z.string(),
  cost: z.int().min(0),
  /** Whether it can be put into the inkwell. */
  inkable: z.boolean(),
  ...abilities,
};

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('character'),
    ...common,
    strength: z.int().min(0),
    willpower: z.int().min(1),
    lore: z.int().min(0),
  }),
  z.strictObject({
    type: z.literal('location'),
    ...common,
    willpower: z.int().min(1),
    lore: z.int().min(0),
    /** What a character pays to move there. */
    moveCost: z.int().min(0),
  }),
  z.strictObject({ type: z.literal('item'), ...common }),
  z.strictObject({ type: z.literal('action'), ...common, song: z.boolean().optional() }),
]);
