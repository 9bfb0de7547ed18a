import type { Work } from 'cardloom';
import { killTogether } from './deeds.ts';
import { mightOf } from './places.ts';
import type { Card, Context, Player } from './shape.ts';

/** After every step, move and effect: damage up to might kills, whatever became more or less. */

const isKilled = (context: Context, unit: Card): boolean => unit.damage > 0 && unit.damage >= mightOf(context, unit);

export const damageCheck = (context: Context): readonly Work[] | undefined =>
  isAnyKilled(context, context.players[0]) || isAnyKilled(context, context.players[1]) ? KILL : undefined;
const KILL: readonly Work[] = [{ do: 'killDamaged' }];

function isAnyKilled(context: Context, { field }: Player): boolean {
  for (let i = 0; i < field.length; i++) if (isKilled(context, field.at(i) as Card)) return true;
  return false;
}

/** All who are found together die together. */
export function killDamaged(context: Context): void {
  const found: Card[] = [];
  for (const { field } of context.players) for (const unit of field) if (isKilled(context, unit)) found.push(unit);
  killTogether(context, found);
}
