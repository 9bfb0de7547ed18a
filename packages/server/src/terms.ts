import type { Json } from 'cardloom';
import { z } from 'zod';

/** What a table agreed on besides the game: stored with the match. */
export const SPECTATORS = ['none', 'link', 'public'] as const;

/** Steps are kept for so many, so that who comes back need not begin anew. */
export const LONGEST_DELAY = 50;

export const termsSchema = z.strictObject({
  /** Who may watch: nobody, whoever has the link, anybody. */
  spectators: z.enum(SPECTATORS),
  /** So many steps later than it happens. */
  delay: z.int().min(0).max(LONGEST_DELAY),
  /** Hash of the secret in the link. */
  watch: z.string(),
});

export type Terms = z.infer<typeof termsSchema>;

export const termsOf = (stored: Json): Terms => termsSchema.parse(stored);
