import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from 'cardloom';

/**
 * A seed for one part of something that has a seed: for a turn of a match, for a match of a run. It leads one way (it is
 * a SHA-256): whoever learns it, from all the numbers it gives, learns neither the seed it came from nor its neighbours.
 * Only trying out all seeds finds that, so a seed that must stay secret has 128 bits.
 *
 * ```ts
 * const turn = createTurn(match, 'ann', deriveSeed('a secret of the server', 'turn', 12));
 * ```
 */
export function deriveSeed(seed: Seed, purpose: string, number = 0): string {
  const text = `cardloom/${purpose}/${number}/${String(seed).toLowerCase()}`;
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}
