import type { Printed } from './card-set.ts';

/** So many points win. */
export const VICTORY = 8;

/** A unit's might, for the rules and for the table. In combat Assault counts for who contested, Shield for who was there. */
export function mightFrom({ might, keywords }: Printed, buff: number, role: 'contests' | 'defends' | null): number {
  const added = role === null ? 0 : role === 'contests' ? keywords.assault : keywords.shield;
  return Math.max(0, might + buff + added);
}
