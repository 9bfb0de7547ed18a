import { z } from 'zod';
import { abilityFields, targetSchema } from '../../parts/index.ts';

/** What the data of a card may say. Everything is checked when the cards are loaded. */

const {
  activated: _none,
  keywords: _neither,
  ...abilities
} = abilityFields({
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

const named = { id: z.string(), title: z.string() };
/** What a card has, or what it adds to the card it is for. */
const numbers = { attack: z.int().min(0), defense: z.int().min(0) };
const common = { ...named, cost: z.int().min(0), ...abilities };
const effects = abilities.effects.unwrap();
/** Answers a card in the Standby, or an attack. */
const answers = z.enum(['play', 'attack']);

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('contender'),
    ...named,
    ...numbers,
    health: z.int().min(1),
    text: abilities.text,
    triggers: abilities.triggers,
  }),
  z.strictObject({ type: z.literal('clash'), ...common, attack: z.int().min(0), defense: z.int().min(1) }),
  z.strictObject({ type: z.literal('weapon'), ...common, ...numbers }),
  z.strictObject({ type: z.literal('clashground'), ...common, ...numbers }),
  z.strictObject({ type: z.literal('action'), ...common, effects }),
  z.strictObject({ type: z.literal('counter'), ...common, effects, answers }),
  z.strictObject({ type: z.literal('trap'), ...common, effects, answers }),
  z.strictObject({ type: z.literal('buff'), ...common, ...numbers }),
]);
