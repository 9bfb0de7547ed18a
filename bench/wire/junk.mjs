// Values and texts that nobody expects.

const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);
const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  -0,
  '',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  'p0',
  '../../etc/passwd',
  'x'.repeat(300),
  '\u202e\u200b\ufeff',
  [],
  [[]],
  {},
  { toString: 1 },
  { length: 1e9 },
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"type":"act"}}'),
  DEEP,
];

export const pick = (random, list) => list[Math.floor(random() * list.length)];

export const junk = (random) => pick(random, VALUES);

export const someText = (random, length = 22) =>
  Array.from(
    { length },
    () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'[Math.floor(random() * 64)],
  ).join('');

/** A text in which something is cut off, doubled, left out or another character. */
export function damaged(random, text) {
  const at = Math.floor(random() * text.length);
  const other = String.fromCharCode(Math.floor(random() * 256));
  return pick(random, [
    () => text.slice(0, at),
    () => text.slice(0, at) + other + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(at, at + 10).repeat(3) + text.slice(at),
    () => text + text,
  ])();
}

/** A secret that is almost one: of the right length, but another. */
export function nearly(random, secret) {
  const at = Math.floor(random() * secret.length);
  return secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1);
}
