import type { Printed } from './card-set.ts';

/** A unit's power, for the rules and for the table: a champion has that of what it strikes with. */
export function powerFrom(unit: Printed, buff: number, arm: Printed | undefined): number {
  const printed = unit.type === 'champion' ? arm : unit;
  return printed === undefined ? 0 : Math.max(0, printed.power + buff);
}
