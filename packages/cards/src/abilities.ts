import type { OpData } from '@cardloom/parts';
import { z } from 'zod';

/**
 * What card data may say about abilities: a small closed vocabulary that games share and extend. A card has `effects`
 * (what it does when played), `triggers` (what wakes it) and `activated` abilities (what it does when asked to).
 */

/**
 * Whose: seen from the player of the ability.
 *
 * ```ts
 * sideSchema.parse('enemy'); // 'enemy'
 * ```
 */
export const sideSchema = z.enum(['own', 'enemy', 'any']);

/** Which cards; everything that is said must hold. */
const filterSchema = z.strictObject({
  type: z.string().optional(),
  exerted: z.boolean().optional(),
  damaged: z.boolean().optional(),
  /** Not the card whose ability it is. */
  other: z.boolean().optional(),
  costAtMost: z.int().optional(),
  powerAtMost: z.int().optional(),
});

/**
 * Cards in play: itself, the card the event is about, one that the player chooses, or all that fit.
 *
 * ```ts
 * targetSchema.parse({ choose: 'enemy' }); // { choose: 'enemy' }
 * ```
 */
export const targetSchema = z.union([
  z.enum(['self', 'about']),
  z.strictObject({ choose: sideSchema, if: filterSchema.optional() }),
  z.strictObject({ all: sideSchema, if: filterSchema.optional() }),
]);

const who = z.enum(['you', 'opponent', 'each']).optional();
const n = z.int().min(1).default(1);

/** The verbs all games share. `who` is you if left out; `buff` is power until the end of the turn. */
const sharedOps = [
  z.strictObject({ op: z.literal('draw'), n, who }),
  z.strictObject({ op: z.literal('discard'), n, who }),
  z.strictObject({ op: z.literal('gain'), n, who }),
  z.strictObject({ op: z.literal('damage'), n, target: targetSchema }),
  z.strictObject({ op: z.literal('heal'), n, target: targetSchema }),
  z.strictObject({ op: z.literal('buff'), n: z.int(), target: targetSchema }),
  z.strictObject({ op: z.literal('ready'), target: targetSchema }),
  z.strictObject({ op: z.literal('exert'), target: targetSchema }),
  z.strictObject({ op: z.literal('banish'), target: targetSchema }),
  z.strictObject({ op: z.literal('bounce'), target: targetSchema }),
] as const;

/**
 * Events every game tells its cards of; a game adds its own.
 *
 * ```ts
 * SHARED_EVENTS.includes('banished'); // true
 * ```
 */
export const SHARED_EVENTS = ['played', 'banished', 'attacks', 'turnStart', 'turnEnd'] as const;

/** The words a game's card files may use beside the shared ones. */
export interface Vocabulary {
  /** Keywords; those in `numbered` carry a number (`resist: 2`), the others are said or not. */
  readonly keywords?: readonly string[];
  readonly numbered?: readonly string[];
  /** Events beyond the shared ones. */
  readonly events?: readonly string[];
  /** Verbs beyond the shared ones, as strict objects with a literal `op`. */
  readonly ops?: readonly z.ZodObject[];
}

/**
 * The ability fields of a card, for a game's own card schema:
 *
 * ```ts
 * import { z } from 'zod';
 * const words: Vocabulary = { keywords: ['rush'], numbered: ['resist'], events: ['quests'] };
 * const character = z.strictObject({ id: z.string(), cost: z.int(), strength: z.int(), ...abilityFields(words) });
 * ```
 */
export function abilityFields({ keywords = [], numbered = [], events = [], ops = [] }: Vocabulary) {
  const op = z.discriminatedUnion('op', [...sharedOps, ...ops] as unknown as [z.ZodObject, ...z.ZodObject[]]);
  const list = z.array(op).min(1) as unknown as z.ZodType<readonly OpData[]>;
  const flags = Object.fromEntries(keywords.map((name) => [name, z.literal(true).optional()]));
  const numbers = Object.fromEntries(numbered.map((name) => [name, z.int().min(1).optional()]));
  return {
    /** What it says, for people. */
    text: z.string().optional(),
    keywords: (
      z.strictObject({ ...flags, ...numbers }) as unknown as z.ZodType<Readonly<Record<string, number | boolean>>>
    ).optional(),
    effects: list.optional(),
    triggers: z
      .array(
        z.strictObject({
          on: z.enum([...SHARED_EVENTS, ...events]),
          /** Whose event: this card's own (or, for turns, its player's) if left out. */
          of: z.enum(['self', 'own', 'enemy', 'any']).optional(),
          /** The player may decline. */
          may: z.boolean().optional(),
          do: list,
        }),
      )
      .optional(),
    activated: z
      .array(
        z.strictObject({
          /** The card itself is exerted. */
          exert: z.boolean().optional(),
          /** Resources to pay. */
          cost: z.int().min(0).optional(),
          do: list,
        }),
      )
      .optional(),
  };
}
