/**
 * A text as a server's frame (RFC 6455, 5.2: whole, not masked), a character for each byte: several are one string, which
 * is written at once and without a buffer of its own. `ws` makes two buffers of each.
 */
export function textFrame(text: string): string {
  const bytes = Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
  const { length } = bytes;
  if (length < 126) return `\x81${byte(length)}${bytes}`;
  if (length < 0x10000) return `\x81\x7e${byte(length >>> 8)}${byte(length)}${bytes}`;
  const long = [24, 16, 8, 0].map((shift) => byte(length >>> shift)).join('');
  return `\x81\x7f\0\0\0\0${long}${bytes}`;
}

const byte = (value: number): string => String.fromCharCode(value & 0xff);
