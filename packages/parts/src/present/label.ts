import type { Json, View } from 'cardloom';
import type { BagEntry } from '../abilities/rules.ts';
import { findCard, type KnownCard } from './reading.ts';

/** Options of the shared decisions for people. */

/**
 * Whether an optional effect is used: the question comes with the trigger it is about.
 *
 * ```ts
 * const label = (option: Json) => abilityLabel(option, view, ({ name }) => String(name));
 * ```
 */
export function abilityLabel(option: Json, view: View, titleOf: (card: KnownCard) => string): string {
  const card = findCard(view, (view.decision?.data as { entry?: BagEntry } | undefined)?.entry?.card);
  const title = card === undefined ? 'the effect' : titleOf(card);
  return option === 'yes' ? `use ${title}` : `do not use ${title}`;
}
