import { z } from 'zod';

/**
 * What card data may say. Everything is checked when the cards are loaded: a misspelt keyword, operation or target
 * stops the game from being defined, with the file, the card and the field in the message.
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

const who = z.enum(['ally', 'enemy', 'any']);
const where = z.enum(['close', 'front', 'all', 'self']);
const pick = z.enum(['player', 'all', 'random']);

/** Units, or slots if `slot` is given. Without `pick` it means all that fit. */
const targetFields = z.strictObject({
  who: who.optional(),
  where: where.optional(),
  pick: pick.optional(),
  slot: z.enum(['own', 'any', 'ownEmpty']).optional(),
  if: z
    .union([z.enum(['wounded', 'hasFront']), z.strictObject({ powerGte: z.int() })], {
      error: 'must be "wounded", "hasFront" or { powerGte }',
    })
    .optional(),
  /** Reached as well: units close to the slot, close slots of the same player, the unit the event is about. */
  plus: z.enum(['closeUnits', 'closeSameOwner', 'eventUnit']).optional(),
  /** A second choice that depends on the first: where the unit goes. */
  then: z.strictObject({ slot: z.literal('sameOwner'), where: z.literal('close') }).optional(),
});
const target = z.union([z.literal('consumer'), targetFields], {
  error: (issue) => (typeof issue.input === 'string' ? 'is no target; there is "consumer"' : undefined),
});

/** When a trigger cares about an event: where and whose the event's unit is, who played the card. */
const conditions = {
  where: where.optional(),
  who: who.optional(),
  by: z.literal('owner').optional(),
  oncePerTurn: z.boolean().optional(),
};

const operation = <Name extends string, Fields extends z.ZodRawShape>(name: Name, fields: Fields) =>
  z.strictObject({ op: z.literal(name), ...fields, ...conditions });

const effect = z.discriminatedUnion(
  'op',
  [
    operation('addPower', { n: amount, target }),
    operation('setPower', { to: z.strictObject({ powerOf: z.literal('front'), else: z.literal('original') }) }),
    operation('damage', { n: amount, target }),
    operation('heal', { n: amount, target }),
    operation('kill', { target }),
    operation('fight', { target }),
    operation('bounce', { target }),
    operation('move', { swap: z.boolean().optional(), target }),
    operation('draw', { n: amount }),
    operation('slotMod', { n: amount, target }),
    operation('cleanse', { target }),
    operation('stealSlotMod', { target }),
    operation('deployToken', { token: z.string(), optional: z.boolean().optional(), target }),
    operation('deployFromGraveyard', {
      optional: z.boolean().optional(),
      maxPower: z.int(),
      pick: z.literal('player'),
    }),
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? 'is no operation' : undefined) },
);

/** Only one question fits into an action, so only one operation of a card, activation or leader may ask. */
const effects = z
  .array(effect)
  .refine((list) => list.filter(asksPlayer).length <= 1, 'has more than one operation that picks a target');

function asksPlayer(data: z.infer<typeof effect>): boolean {
  if ('pick' in data) return true;
  return 'target' in data && typeof data.target === 'object' && data.target.pick === 'player';
}

const reactions = z
  .array(effect)
  .refine(
    (list) => list.every((data) => data.op !== 'deployFromGraveyard' && !hasSecondChoice(data)),
    'a trigger asks one question: operations with two choices stand in actions and activations only',
  );

function hasSecondChoice(data: z.infer<typeof effect>): boolean {
  return 'target' in data && typeof data.target === 'object' && data.target.then !== undefined;
}

export const TRIGGERS = [
  'deploy',
  'death',
  'consume',
  'consumed',
  'turnStart',
  'dominant',
  'conquer',
  'actionPlayed',
  'unitDeployed',
  'unitDied',
  'unitDamaged',
  'unitHealed',
] as const;

const triggers = z.partialRecord(z.enum(TRIGGERS), reactions);

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

export const unitSchema = z.strictObject({
  id,
  power: z.int().min(1),
  text,
  keywords: z.array(z.enum(['consume', 'conquer'])).optional(),
  /** May only be deployed onto an own unit. */
  deployRule: z.literal('mustConsume').optional(),
  triggers: triggers.optional(),
  activate: z.strictObject({ cooldown: z.int().min(0), do: effects }).optional(),
  rule: rule.optional(),
  token: z.boolean().optional(),
  quick: z.boolean().optional(),
});

export const actionSchema = z.strictObject({ id, text, do: effects, quick: z.boolean().optional() });

export const leaderSchema = z.strictObject({
  id,
  name: text,
  maxCharges: z.int().min(0),
  abilityName: z.string(),
  abilityDescription: z.string(),
  do: effects.optional(),
});

export type EffectData = z.infer<typeof effect>;
export type TargetData = z.infer<typeof targetFields>;
export type RuleData = z.infer<typeof rule>;
export type UnitData = z.infer<typeof unitSchema>;
export type ActionData = z.infer<typeof actionSchema>;
export type LeaderData = z.infer<typeof leaderSchema>;
export type TriggerName = (typeof TRIGGERS)[number];

/** Checks one file of card data; all its problems are in the one error. */
export function checkCards<T extends { readonly id: string }>(
  file: string,
  schema: z.ZodType<T>,
  cards: readonly unknown[],
): readonly T[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [i, card] of cards.entries()) {
    const name = String((card as { id?: unknown } | null)?.id ?? `#${i + 1}`);
    if (seen.has(name)) problems.push(`${file}: ${name}: id: is there twice`);
    seen.add(name);
    const checked = schema.safeParse(card);
    if (checked.success) continue;
    for (const issue of checked.error.issues) problems.push(`${file}: ${name}: ${describe(issue)}`);
  }
  if (problems.length > 0) throw new Error(`bad card data\n${problems.join('\n')}`);
  return cards as readonly T[];
}

/** The field and what is wrong with it; for a choice of forms, the form that came closest. */
function describe(issue: z.core.$ZodIssue, at: readonly PropertyKey[] = []): string {
  const path = [...at, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0];
    if (closest.length > 0 && depth(closest) > 0) return describe(closest[0], path);
  }
  if (issue.code === 'unrecognized_keys') return `${field([...path, issue.keys[0]])}: is no field there`;
  return `${field(path)}: ${issue.message}`;
}

const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)));

const field = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
