import { controlCharacterIn } from 'cardloom';
import { z } from 'zod';
import { BOT_LEVELS } from '../bots/levels.ts';
import { clockSchema, LONGEST_DELAY, LONGEST_DELAY_SECONDS, SPECTATORS } from '../terms.ts';

/** What requests may say. Whatever is not named here is refused. */

/** Marks that say in which direction a name is read come along when it is pasted. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;
/** Letters and signs of which nothing is to be seen. */
const BLANK = /\p{Z}|\p{C}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;

const name = z
  .string()
  .transform((text) => text.replaceAll(DIRECTIONS, '').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(40)
      .refine((text) => text.replaceAll(BLANK, '') !== '', 'a name has something to be seen')
      .refine((text) => controlCharacterIn(text) === null, 'a name has no characters that are not to be seen'),
  );

const secret = z.string().min(1).max(64);

/** Of one's own making, 128 random bits or more. */
const ownSecret = (what: string) =>
  z.string().regex(/^[\w-]{22,64}$/, `${what} is of 22 to 64 letters, digits, - and _`);

/** The name of a deck, or a list of one's own, which the game judges. */
const deck = z.union([z.string().max(100), z.custom<object>((value) => typeof value === 'object' && value !== null)]);

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), name, deck: deck.optional() }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS), deck: deck.optional() }),
  z.strictObject({ kind: z.literal('invite') }),
  z.strictObject({ kind: z.literal('open') }),
]);

export const createSchema = z.strictObject({
  game: z.string().max(100),
  options: z.record(z.string().max(100), z.unknown()).optional(),
  seats: z.array(seat).min(1).max(16),
  public: z.boolean().default(false),
  spectators: z.enum(SPECTATORS).default('link'),
  delay: z.int().min(0).max(LONGEST_DELAY).default(0),
  delaySeconds: z.int().min(0).max(LONGEST_DELAY_SECONDS).default(0),
  clock: clockSchema.nullable().default(null),
});
/**
 * What somebody sends who creates a match.
 *
 * ```ts
 * const create: Partial<CreateRequest> = { game: 'skirmish', seats: [{ kind: 'me', name: 'Ann' }, { kind: 'open' }] };
 * const claim: ClaimRequest = { name: 'Bo', invite: 'from the link' };
 * ```
 */
export type CreateRequest = z.infer<typeof createSchema>;

export const claimSchema = z.strictObject({
  player: z.string().max(64).optional(),
  invite: secret.optional(),
  name,
  deck: deck.optional(),
  /** With one of one's own it can be asked again, if the answer was lost. */
  token: ownSecret('a token').optional(),
});
/** What somebody sends who takes a seat. */
export type ClaimRequest = z.infer<typeof claimSchema>;

/** What lets others sit where one sat: the invitation by which one came, or nothing but the will to play. */
export const leaveSchema = z.strictObject({ invite: ownSecret('an invitation').nullable().optional() });

export const ownSchema = z.strictObject({ tokens: z.array(secret).max(100) });

export const listSchema = z.strictObject({ what: z.enum(['open', 'playing']).default('open') });

/** The first thing that is wrong, in words. */
export function problemOf({ issues: [issue] }: z.ZodError): { readonly message: string; readonly path: string } {
  return { message: issue.message, path: issue.path.map(String).join('.') };
}
