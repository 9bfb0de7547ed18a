import type { Json, View } from 'cardloom';

/**
 * The checksum of a view: the same as the host's `match.viewChecksum(player)` if both see the same.
 *
 * ```ts
 * viewChecksum(view) === match.viewChecksum('ann'); // true
 * ```
 */
export function viewChecksum(view: View): string {
  const text = canonicalText(view as unknown as Json);
  let h = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= text.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/** Equal content is equal text: keys are sorted at every depth. */
function canonicalText(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const members = value as Readonly<Record<string, Json>>;
  const texts = Object.keys(members)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(members[key])}`);
  return `{${texts.join()}}`;
}
