import type { ClashRecord } from '@cardloom/parts/present';

/** Only words: the cards show it on the table. */
export const isPlain = ({ numbers, attack, defense, before }: ClashRecord): boolean =>
  numbers === null && attack.length + defense.length + before.length === 0;
