import { abilityFields, targetSchema } from '@cardloom/cards';
import { z } from 'zod';

/** What the data of a card may say. Everything is checked when the cards are built. */

const { text, effects, triggers } = abilityFields({
  // a clash card engages to obstruct
  events: ['obstructs'],
  ops: [
    // the opponent's card that waits in the Standby goes to oblivion without effect
    z.strictObject({ op: z.literal('negate') }),
    // damage to the opposing Contender
    z.strictObject({ op: z.literal('strike'), n: z.int().min(1) }),
    // defense until the end of the turn
    z.strictObject({ op: z.literal('fortify'), n: z.int().min(1), target: targetSchema }),
  ],
});

const named = { id: z.string(), title: z.string(), text };
/** What a card has, or what it adds to the card it is for. */
const numbers = { attack: z.int().min(0), defense: z.int().min(0) };
const common = { ...named, cost: z.int().min(0) };
const ops = effects.unwrap();
/** Answers a card in the Standby, or an attack. */
const answers = z.enum(['play', 'attack']);

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('contender'), ...named, ...numbers, health: z.int().min(1), triggers }),
  z.strictObject({ type: z.literal('clash'), ...common, ...numbers, defense: z.int().min(1), triggers }),
  z.strictObject({ type: z.literal('weapon'), ...common, ...numbers, triggers }),
  z.strictObject({ type: z.literal('clashground'), ...common, ...numbers, triggers }),
  z.strictObject({ type: z.literal('action'), ...common, effects: ops }),
  z.strictObject({ type: z.literal('counter'), ...common, answers, effects: ops }),
  z.strictObject({ type: z.literal('trap'), ...common, answers, effects: ops }),
  z.strictObject({ type: z.literal('buff'), ...common, ...numbers, effects }),
]);
