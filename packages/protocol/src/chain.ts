/**
 * The chain before the first step.
 *
 * ```ts
 * let chain: string = FIRST_LINK;
 * chain = nextLink(chain, JSON.stringify(patch));
 * ```
 */
export const FIRST_LINK = '0000000000000000';

/**
 * The chain after a step: a hash of the chain before it and of its patch as it goes over the wire.
 *
 * ```ts
 * nextLink(FIRST_LINK, JSON.stringify(patch)); // compare it with the step's `chain`
 * ```
 */
export function nextLink(chain: string, patch: string): string {
  let a = Number.parseInt(chain.slice(0, 8), 16) | 0;
  let b = Number.parseInt(chain.slice(8), 16) | 0;
  for (let i = 0; i < patch.length; i++) {
    const code = patch.charCodeAt(i);
    a = Math.imul(a ^ code, 0x85ebca6b);
    a ^= a >>> 13;
    b = Math.imul(b + code, 0xc2b2ae35);
    b ^= b >>> 16;
  }
  a = Math.imul(a ^ patch.length, 0x27d4eb2f);
  return hex(a ^ (a >>> 15)) + hex(b ^ (a >>> 7));
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const hex = (word: number): string =>
  BYTES[word >>> 24] + BYTES[(word >>> 16) & 255] + BYTES[(word >>> 8) & 255] + BYTES[word & 255];
