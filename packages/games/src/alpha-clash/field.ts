import type { Card, Context, Player } from './kit.ts';
import { attackFrom, defenseFrom } from './numbers.ts';

/** What a card in play is worth, with weapon, Clashground and all that lasts. */

/** A Contender starts in play, at the bottom of the field, and never leaves. */
export function contenderOf({ id, field }: Player): Card {
  if (field.bottom === undefined) throw new RangeError(`${id} has no Contender in play`);
  return field.bottom;
}

export const isInPlay = (card: Card): boolean => card.owner.field.has(card);
export const isClashCard = ({ def }: Card): boolean => def.type === 'clash';

/** The Clashground gives its numbers to the Clash cards of its player. */
function groundFor({ zones }: Context, card: Card): Card | undefined {
  const ground = zones.clashground.top;
  return ground !== undefined && ground.owner === card.owner && isClashCard(card) ? ground : undefined;
}

export const weaponOf = ({ coreOps }: Context, { mate }: Card): Card | undefined =>
  mate === 0 ? undefined : coreOps.card(mate);

export const attackOf = (context: Context, card: Card): number =>
  attackFrom(card.def, card, weaponOf(context, card)?.def, groundFor(context, card)?.def);

export const defenseOf = (context: Context, card: Card): number =>
  defenseFrom(card.def, card, weaponOf(context, card)?.def, groundFor(context, card)?.def);
