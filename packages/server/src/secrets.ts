import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 bits that nobody can guess, as they stand in a link. */
export const newSecret = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret: whoever reads it cannot find the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret is the one of this hash. It takes the same time wherever they differ. */
export function isSecretOf(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const given = Buffer.from(hashOf(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}

/** The id of the match after this one: whoever makes it first, it is the same. Its seed keeps it a secret. */
export const nextMatchId = (id: string, seed: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(['next', id, seed]))
    .digest('base64url')
    .slice(0, 16);

/** The id of a match: nobody finds a private one by trying. */
export const newMatchId = (): string => randomBytes(12).toString('base64url');
