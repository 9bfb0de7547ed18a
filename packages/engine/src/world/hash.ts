/**
 * A 64-bit hash of a stream of 32-bit words in two independent lanes (multiply and xor-shift, as in murmur3). It
 * detects that two matches drifted apart; it is no secret and protects nothing.
 */
export class Hasher {
  #a = 0x9e3779b9 | 0;
  #b = 0x85ebca6b | 0;

  word(value: number): void {
    let k = Math.imul(value, 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    const a = this.#a ^ Math.imul(k, 0x1b873593);
    this.#a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
    const b = this.#b ^ Math.imul(value ^ (value >>> 16), 0x2c1b3c6d);
    this.#b = (Math.imul((b << 17) | (b >>> 15), 9) + 0x38b34ae5) | 0;
  }

  /** Sixteen hexadecimal digits. */
  digest(): string {
    return hex(finish(this.#a ^ this.#b)) + hex(finish(this.#b + Math.imul(this.#a, 3)));
  }
}

export function hashText(text: string): number {
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return finish(h ^ text.length);
}

/** The whole text in 64 bits. */
export function digestText(text: string): string {
  const hasher = new Hasher();
  for (let i = 0; i < text.length; i++) hasher.word(text.charCodeAt(i));
  return hasher.digest();
}

function finish(h: number): number {
  let x = h | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) | 0;
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
