import { sideSchema } from '@cardloom/cards';
import { z } from 'zod';
import { TRIGGERS } from './words.ts';

/**
 * What card data may say. Everything is checked when the cards are built: a misspelt keyword, operation or target
 * stops the build. `own`, `choose`, `all`, `self`, `about`, `may`, `on`, `of`, `do`, `effects`,
 * `activated` and the verbs that other games have as well mean what they mean there.
 */

/** A number, `all` (heal), or a number that only the moment knows. */
const amount = z.union(
  [
    z.int(),
    z.literal('all'),
    z.strictObject({ lastPower: z.literal(true) }),
    z.strictObject({ eventAmount: z.literal(true) }),
    z.strictObject({ victimPower: z.literal(true) }),
  ],
  'must be a whole number, "all", { lastPower }, { eventAmount } or { victimPower }',
);

/** As seen from the unit's slot; everywhere if left out. */
const where = z.enum(['close', 'front']);
const flag = z.literal(true).optional();

const filter = z.strictObject({
  /** Below its printed power. */
  wounded: flag,
  /** Somebody stands in front of it. */
  hasFront: flag,
  powerAtLeast: z.int().optional(),
  powerAtMost: z.int().optional(),
});

const WAYS = ['choose', 'all', 'random', 'chooseSlot'] as const;

/** Units, or a slot: one of `choose`, `all`, `random` and `chooseSlot` says which. */
const targetFields = z
  .strictObject({
    choose: sideSchema.optional(),
    all: sideSchema.optional(),
    random: sideSchema.optional(),
    chooseSlot: z.enum(['own', 'any', 'ownEmpty']).optional(),
    where: where.optional(),
    if: filter.optional(),
    /** Reached as well: units close to the slot, close slots of the same player. */
    plus: z.enum(['closeUnits', 'closeSameOwner']).optional(),
    /** A second choice that depends on the first: where the unit goes. */
    then: z.strictObject({ slot: z.literal('sameOwner'), where: z.literal('close') }).optional(),
  })
  .refine(
    (target) => WAYS.filter((way) => target[way] !== undefined).length === 1,
    `must have one of ${WAYS.join(', ')}`,
  );

/** Itself (or its slot), the unit the event is about (or the consumer), both, or what `targetFields` say. */
const target = z.union([z.enum(['self', 'about', 'selfAndAbout']), targetFields], {
  error: (issue) =>
    typeof issue.input === 'string' ? 'is no target; there are self, about, selfAndAbout and mappings' : undefined,
});

const may = z.boolean().optional();

const operation = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ op: z.literal(name), ...fields });

const effect = z.discriminatedUnion('op', [
  operation('addPower', { n: amount, target }),
  operation('setPower', { to: z.strictObject({ powerOf: z.literal('front'), else: z.literal('original') }) }),
  operation('damage', { n: amount, target }),
  operation('heal', { n: amount, target }),
  operation('banish', { target }),
  operation('fight', { target }),
  operation('bounce', { target }),
  operation('move', { swap: z.boolean().optional(), target }),
  operation('draw', { n: amount }),
  operation('slotMod', { n: amount, target }),
  operation('cleanse', { target }),
  operation('stealSlotMod', { target }),
  operation('deployToken', { token: z.string(), may, target }),
  operation('deployFromGraveyard', { may, target }),
]);

/** Only one question fits into an action, so only one operation of a card, activation or leader may ask. */
const effects = z
  .array(effect)
  .refine((list) => list.filter(asksPlayer).length <= 1, 'has more than one operation that picks a target');

function asksPlayer(data: EffectData): boolean {
  if (!('target' in data) || typeof data.target === 'string') return false;
  return data.target.choose !== undefined || data.target.chooseSlot !== undefined;
}

const reactions = z
  .array(effect)
  .min(1)
  .refine(
    (list) => list.every((data) => data.op !== 'deployFromGraveyard' && !hasSecondChoice(data)),
    'a trigger asks one question: operations with two choices stand in actions and activations only',
  );

const hasSecondChoice = (data: EffectData): boolean =>
  'target' in data && typeof data.target === 'object' && data.target.then !== undefined;

const trigger = z.strictObject({
  on: z.enum(TRIGGERS),
  /** Whose event: this unit's own (or, for actions, its player's) if left out. */
  of: z.enum(['self', ...sideSchema.options]).optional(),
  where: where.optional(),
  oncePerTurn: z.boolean().optional(),
  do: reactions,
});

const rule = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('CAN_DEPLOY'), fn: z.literal('forbidEnemyInFront') }),
  z.strictObject({ type: z.literal('CAN_TARGET'), fn: z.literal('untargetable') }),
  z.strictObject({ type: z.literal('CAN_CONSUME'), fn: z.literal('unconsumable') }),
  z.strictObject({
    type: z.literal('DETERMINE_TERRAIN_WINNER'),
    fn: z.literal('lowestWins'),
    needsBoth: z.literal(true),
  }),
]);

const id = z.string().regex(/^[a-z][a-zA-Z]*$/, 'must be one word in letters');
const text = z.string().min(1);

const unitSchema = z.strictObject({
  id,
  type: z.literal('unit'),
  power: z.int().min(1),
  text,
  keywords: z.strictObject({ consume: flag, conquer: flag }).optional(),
  /** May only be deployed onto an own unit. */
  deployRule: z.literal('mustConsume').optional(),
  triggers: z.array(trigger).optional(),
  activated: z
    .array(z.strictObject({ cooldown: z.int().min(0), do: effects }))
    .max(1)
    .optional(),
  rule: rule.optional(),
  token: z.boolean().optional(),
  quick: z.boolean().optional(),
});

const actionSchema = z.strictObject({ id, type: z.literal('action'), text, effects, quick: z.boolean().optional() });

export const cardSchema = z.discriminatedUnion('type', [unitSchema, actionSchema]);

export const leaderSchema = z.strictObject({
  id,
  name: text,
  maxCharges: z.int().min(0),
  abilityName: z.string(),
  abilityDescription: z.string(),
  effects: effects.optional(),
});

export type EffectData = z.infer<typeof effect>;
export type TargetData = z.infer<typeof target>;
export type TriggerData = z.infer<typeof trigger>;
export type RuleData = z.infer<typeof rule>;
export type UnitData = z.infer<typeof unitSchema>;
export type ActionData = z.infer<typeof actionSchema>;
export type LeaderData = z.infer<typeof leaderSchema>;
