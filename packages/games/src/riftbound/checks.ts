import { killTogether } from './deeds.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { mightOf } from './places.ts';

/** After every step, move and effect: damage up to might kills, whatever became more or less. */

const isKilled = (context: Context, unit: Card): boolean => unit.damage > 0 && unit.damage >= mightOf(context, unit);

export const damageCheck = (context: Context): readonly Work[] | undefined =>
  isAnyKilled(context, context.players[0]) || isAnyKilled(context, context.players[1]) ? KILL : undefined;
const KILL: readonly Work[] = [{ do: 'killDamaged' }];

const isAnyKilled = (context: Context, { field }: Player): boolean => field.some((unit) => isKilled(context, unit));

/** All who are found together die together. */
export function killDamaged(context: Context): void {
  const found: Card[] = [];
  for (const { field } of context.players) for (const unit of field) if (isKilled(context, unit)) found.push(unit);
  killTogether(context, found);
}
