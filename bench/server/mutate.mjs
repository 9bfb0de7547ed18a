// Hostile text made from honest text: frames and requests that are almost right, and some that are not right at all.

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const chance = (of) => Math.random() * of < 1;

const STRANGE = [
  null,
  true,
  0,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'p0',
  'p1',
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  { toString: 1 },
  { length: 1e9 },
  'hello',
  'act',
];

const deep = (depth) => '['.repeat(depth) + ']'.repeat(depth);

function changed(value) {
  if (chance(4) || typeof value !== 'object' || value === null) return pick(STRANGE);
  const copy = structuredClone(value);
  const keys = Object.keys(copy);
  const how = keys.length === 0 ? 0 : Math.floor(Math.random() * 5);
  const key = how === 0 ? pick(['__proto__', 'player', 'seat', 'id', 'type', 'x']) : pick(keys);
  if (how === 0) copy[key] = pick(STRANGE);
  else if (how === 1) delete copy[key];
  else copy[key] = changed(copy[key]);
  return copy;
}

/** Text that began as one of these values. */
export function hostileText(honest) {
  let value = pick(honest);
  for (let i = 0; i < 4 && !chance(3); i++) value = changed(value);
  const text = JSON.stringify(value) ?? '';
  if (chance(10)) return text.slice(0, Math.floor(Math.random() * text.length));
  if (chance(50)) return deep(1 + Math.floor(Math.random() * 20_000));
  if (chance(20))
    return text.replace(/[a-z]/g, (letter) => (chance(10) ? String.fromCharCode(Math.random() * 65536) : letter));
  return text;
}

export { pick };
