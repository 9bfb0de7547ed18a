import type { Card, Context, Player, Zone } from './kit.ts';

/** Who and what is where on the table. */

export const CHARACTERS = 3;

/** The other player. */
export const foeOf = ({ players }: Context, player: Player): Player => players[1 - player.seat];

export const characterAt = ({ characters }: Player, place: number): Card => characters.at(place) ?? nobodyAt(place);
function nobodyAt(place: number): never {
  throw new RangeError(`there is no character at place ${place}`);
}
export const activeOf = (player: Player): Card => characterAt(player, player.active);
export const isActive = (card: Card): boolean => activeOf(card.owner) === card;

/** The place of a character at its side of the table. */
export function placeOf(card: Card): number {
  const { characters } = card.owner;
  if (characters.bottom === card) return 0;
  return characters.top === card ? 2 : 1;
}

export function attachedTo(player: Player, place: number): Zone {
  if (place === 0) return player.attached0;
  return place === 1 ? player.attached1 : player.attached2;
}

/** The character a card is on: the one it is attached to, or itself. */
export const bearer = (card: Card): Card => (card.on < 0 ? card : characterAt(card.owner, card.on));

export function findIn(zone: Zone, name: string): Card | undefined {
  for (const card of zone) if (card.name === name) return card;
  return undefined;
}

export const isFrozen = (character: Card): boolean =>
  findIn(attachedTo(character.owner, placeOf(character)), 'Frozen') !== undefined;
