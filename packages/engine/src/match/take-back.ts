import { At } from '../world/header.ts';
import { CardAt } from '../world/layout.ts';
import { entryEnds, Tag, type TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';

/** Whether an action showed somebody something, or drew random: then taking it back is not free. */
export function revealed(world: World, slice: TapeSlice): boolean {
  const { cardBase, cardWords } = world.layout;
  const t = slice.words;
  for (const end of entryEnds(t, slice.from, slice.to)) {
    const tag = t[end - 1];
    if (tag === Tag.reveal || tag === Tag.shuffle) return true;
    if (tag >= At.random0 && tag <= At.random3) return true;
    if (tag > cardBase + cardWords && (tag - cardBase) % cardWords === CardAt.known) return true;
  }
  return false;
}

/** Who has agreed to take the last action back. It lives outside the match's memory, or it would undo itself. */
export interface TakeBack {
  readonly asked: string;
  readonly agreed: ReadonlySet<string>;
}
