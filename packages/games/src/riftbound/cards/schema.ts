import { abilityFields, targetSchema } from '@cardloom/cards';
import { isChosen } from '@cardloom/parts';
import { z } from 'zod';
import { FLAGS, NUMBERED } from './words.ts';

/** What the data of a card may say. Everything is checked when the cards are built. */

const abilities = abilityFields({
  keywords: FLAGS,
  numbered: NUMBERED,
  // a unit moves, conquers, holds; the effects of a turn expire
  events: ['moves', 'conquers', 'holds', 'expires'],
  ops: [
    // runes from the rune deck, exhausted
    z.strictObject({ op: z.literal('channel'), n: z.int().min(1).default(1) }),
    // back to the base
    z.strictObject({ op: z.literal('recall'), target: targetSchema }),
    // it deals no combat damage this turn
    z.strictObject({ op: z.literal('stun'), target: targetSchema }),
    // the spell it answers does nothing
    z.strictObject({ op: z.literal('negate') }),
  ],
});

/** A battlefield asks nobody: what it does has no target to choose. */
const unaimed = abilities.effects.refine((ops) => !ops?.some(({ target }) => isChosen(target)), {
  message: 'must not choose a target',
});

const common = { id: z.string(), title: z.string() };

export const cardSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('unit'),
    ...common,
    cost: z.int().min(0),
    might: z.int().min(0),
    /** May be set aside as the chosen champion. */
    champion: z.literal(true).optional(),
    ...abilities,
  }),
  z.strictObject({
    type: z.literal('spell'),
    ...common,
    cost: z.int().min(0),
    /** In showdowns too (`action`), or in answer to other spells as well (`reaction`); only in one's own turn if left out. */
    speed: z.enum(['action', 'reaction']).optional(),
    ...abilities,
    effects: abilities.effects.unwrap(),
  }),
  z.strictObject({ type: z.literal('gear'), ...common, cost: z.int().min(0), ...abilities }),
  z.strictObject({ type: z.literal('legend'), ...common, ...abilities }),
  z.strictObject({
    type: z.literal('battlefield'),
    ...common,
    text: z.string().optional(),
    /** For whoever conquers or holds it. */
    conquer: unaimed,
    hold: unaimed,
  }),
  z.strictObject({ type: z.literal('rune'), ...common }),
]);
