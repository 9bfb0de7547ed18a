import type { ShownCard } from '@cardloom/parts/present';
import { type Pointed, pointedWalk } from '../prompt/ahead.ts';
import type { Prompting } from '../prompt/use-prompt.ts';
import type { Walk } from '../prompt/walk.ts';
import type { Places } from './places.ts';

/** Where a click would lead on what somebody points at. */
export function walkAhead(
  { prompt, walk }: Prompting,
  places: Places,
  aimed: Pointed | null,
  card: ShownCard | undefined,
): Walk | null {
  if (aimed !== null) return pointedWalk(prompt, walk, aimed);
  if (card === undefined) return null;
  const option = places.optionOfCard(card.id);
  return pointedWalk(prompt, walk, option === undefined ? { card } : { option });
}
