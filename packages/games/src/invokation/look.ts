import type { Json } from 'cardloom';
import { ELEMENT_NAMES, FACES } from './elements.ts';

/** Words that the table and the sentences share. */
export type Shown = Readonly<Record<string, Json>>;

/** `3 pyro, 1 omni`. */
export const diceText = (dice: Shown): string =>
  FACES.filter((face) => Number(dice[face] ?? 0) > 0)
    .map((face) => `${String(dice[face])} ${face}`)
    .join(', ');

export const auraText = (aura: Json): string =>
  ELEMENT_NAMES.filter((_, element) => (Number(aura) & (1 << element)) !== 0).join('+');

/** What a card is called: some are made of others. */
export const titleOf = (name: string): string => name.replace(/ \((eaten|played)\)$/, '');
