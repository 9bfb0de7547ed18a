import type { Json, View } from 'cardloom';
import { findCard, type KnownCard } from './present.ts';

/** Options of the shared decisions for people. */

/** Whether an optional effect is used: the question is about the card in the decision's data. */
export function useLabel(option: Json, view: View, titleOf: (card: KnownCard) => string): string {
  const card = findCard(view, (view.decision?.data as { card?: number } | undefined)?.card);
  const title = card === undefined ? 'the effect' : titleOf(card);
  return option === 'yes' ? `use ${title}` : `do not use ${title}`;
}
