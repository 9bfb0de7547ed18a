import { opponentOf } from '@cardloom/parts';
import type { Card, Context, Player } from './kit.ts';
import { mightFrom } from './numbers.ts';

/** Who is where, and what a unit is worth there. */

export const BASE = 0;
export const PLACES = [1, 2] as const;
export const BASE_AND_PLACES = [BASE, ...PLACES] as const;
/** Both battlefields as bits. */
export const EVERY_PLACE = 0b110;

export function battlefieldAt({ zones }: Context, place: number): Card {
  const battlefield = zones.battlefields.at(place - 1);
  if (battlefield === undefined) throw new RangeError(`there is no battlefield ${place}`);
  return battlefield;
}

/** A place as an answer: the number of the battlefield's card, or `base`. */
export type PlaceAnswer = number | 'base';

export const asPlace = (context: Context, place: number): PlaceAnswer =>
  place === BASE ? 'base' : battlefieldAt(context, place).id;

export function placeOf({ zones }: Context, answer: PlaceAnswer): number {
  for (const place of PLACES) if (zones.battlefields.at(place - 1)?.id === answer) return place;
  return BASE;
}

export const controls = (context: Context, player: Player, place: number): boolean =>
  battlefieldAt(context, place).holder === player.seat + 1;

export function countAt({ field }: Player, place: number): number {
  let count = 0;
  for (const unit of field) if (unit.at === place) count++;
  return count;
}

export const unitsAt = ({ field }: Player, place: number): Card[] => field.filter(({ at }) => at === place);

export const contester = ({ players, G }: Context): Player => players[G.contester];
export const defender = (context: Context): Player => opponentOf(context, contester(context));

export const isShowdown = ({ G }: Context): boolean => G.place !== BASE;
/** A chain exists: only reactions may be played. */
export const isClosed = ({ zones }: Context): boolean => zones.chain.length > 0;

/** There is nobody to fight with. */
export const isOneSided = (context: Context): boolean =>
  countAt(contester(context), context.G.place) === 0 || countAt(defender(context), context.G.place) === 0;

export function mightOf({ G }: Context, unit: Card): number {
  const fights = G.isCombat && unit.at === G.place;
  return mightFrom(unit.def, unit.buff, fights ? (unit.owner.seat === G.contester ? 'contests' : 'defends') : null);
}

/** How much more damage kills it. */
export const lethalTo = (context: Context, unit: Card): number => Math.max(1, mightOf(context, unit) - unit.damage);
