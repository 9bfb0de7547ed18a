import { At } from './header.ts';
import { CardAt } from './layout.ts';
import { entryEnds, Tag } from './tape.ts';
import type { World } from './world.ts';

/** Whether a stretch of tape drew random, or showed a card to one of these seats (as bits) who had not known it. */
export function hasLearned({ layout }: World, t: Int32Array, from: number, to: number, seats: number): boolean {
  const { cardBase, cardWords } = layout;
  for (const end of entryEnds(t, from, to)) {
    const tag = t[end - 1];
    if (tag === Tag.shuffle || tag === Tag.random || (tag >= At.random0 && tag <= At.random3)) return true;
    if (tag === Tag.reveal && (t[end - 2] & seats) !== 0) return true;
    const isKnowledge = tag > cardBase + cardWords && (tag - cardBase) % cardWords === CardAt.known;
    if (isKnowledge && (t[end - 2] & ~t[end - 3] & seats) !== 0) return true;
  }
  return false;
}
