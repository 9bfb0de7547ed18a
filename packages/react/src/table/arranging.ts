import type { ShownCard, SideRecord } from '@cardloom/parts/present';
import type { Prompt } from 'cardloom';
import { type Arranged, arrange } from '../layout/arrange.ts';
import { shared } from '../layout/shared.ts';
import { stateOfCard } from '../prompt/glow.ts';
import type { Walk } from '../prompt/walk.ts';

/**
 * Where the cards of sides lie while this is asked. A side whose cards have not changed is arranged as it was; of others, `last`
 * keeps what is where it was, by player.
 */
export function arranging(prompt: Prompt, walk: Walk, last: Map<string, Arranged>) {
  const known = new WeakMap<SideRecord['blocks'], Arranged>();
  /** What can be done with one and not with another tells alike cards apart. */
  const isApart = (card: ShownCard): string => {
    const glow = stateOfCard(prompt, walk, card);
    return glow === 'selected' ? `#${card.id}` : (glow ?? '');
  };
  const arrangedOf = (side: SideRecord): Arranged => {
    const made = known.get(side.blocks) ?? shared(last.get(side.player), arrange(side, isApart));
    known.set(side.blocks, made);
    last.set(side.player, made);
    return made;
  };
  return { isApart, arrangedOf };
}
