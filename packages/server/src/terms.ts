import type { ClockRules, Series, SpectatorPolicy } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { z } from 'zod';

export const SPECTATORS = ['none', 'link', 'public'] as const satisfies readonly SpectatorPolicy[];

/** Steps are kept for so many, so that who comes back need not begin anew. */
export const LONGEST_DELAY = 50;
/** What happens meanwhile is kept. */
export const LONGEST_DELAY_SECONDS = 600;

const DAY_MS = 24 * 60 * 60 * 1000;
const ms = z.int().min(1000).max(DAY_MS);
const extra = z.int().min(0).max(DAY_MS).optional();
const misses = z.int().min(1).max(100).optional();

export const clockSchema: z.ZodType<ClockRules> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('decision'), ms, misses }),
  z.strictObject({ type: z.literal('match'), ms, increment: extra, misses }),
  z.strictObject({ type: z.literal('turn'), ms, reserve: extra, misses }),
  z.strictObject({ type: z.literal('days'), days: z.int().min(1).max(30), misses }),
]);

/** What a table agreed on besides the game: stored with the match. */
export interface Terms {
  readonly spectators: SpectatorPolicy;
  /** So many steps later than it happens. */
  readonly delay: number;
  /** And so many seconds; missing in matches that were created before one could choose it. */
  readonly delaySeconds?: number;
  /** Hash of the secret in the link for spectators. */
  readonly watch: string;
  readonly clock: ClockRules | null;
  /** The match before this one in its series. */
  readonly previous: string | null;
  /** Whether whoever made it sits there; missing in matches of older versions. */
  readonly isTheirs?: boolean;
  /** How their series stands; missing in its first match. */
  readonly series?: Series;
}

/** They were checked when they were stored. */
export const termsOf = (stored: Json): Terms => stored as unknown as Terms;
