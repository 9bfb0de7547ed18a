import type { Printed } from './card-set.ts';

/** What a card in play is worth with weapon and Clashground, for the rules and for the table. */
type Body = Pick<Printed, 'attack' | 'defense'>;
interface Changes {
  readonly buff: number;
  readonly guard: number;
  readonly damage: number;
  readonly clashAttack: number;
  readonly clashDefense: number;
  readonly clashDamage: number;
}

export const attackFrom = (printed: Body, changes: Changes, weapon?: Body, ground?: Body): number =>
  Math.max(0, printed.attack + changes.buff + changes.clashAttack + (weapon?.attack ?? 0) + (ground?.attack ?? 0));

/** Defense that is left; damage eats it. */
export const defenseFrom = (printed: Body, changes: Changes, weapon?: Body, ground?: Body): number =>
  printed.defense +
  changes.guard +
  changes.clashDefense +
  (weapon?.defense ?? 0) +
  (ground?.defense ?? 0) -
  changes.damage -
  changes.clashDamage;
