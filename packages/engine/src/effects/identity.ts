import type { CompiledGame } from '../definition/compiled.ts';
import type { Layout } from '../world/layout.ts';
import { CardAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/**
 * Objects: in some games a card that changes its zone becomes a new object, and what referred to the old one finds
 * nothing. A card attribute holds which object the card is now, a game attribute counts them; timestamps come from the
 * same count. Zones of one name are one zone here: a permanent that changes hands is still the same object.
 */

/** Where the two attributes are. */
export interface IdentityPlace {
  readonly offset: number;
  readonly counter: number;
}

export function identityPlace({ identity }: CompiledGame, layout: Layout): IdentityPlace | null {
  if (identity === null) return null;
  const offset = layout.card.find(({ name }) => name === identity.card)?.offset ?? 0;
  return { offset, counter: layout.game.find(({ name }) => name === identity.game)?.offset ?? 0 };
}

/** The next number of the count. */
export function stamp(world: World, { counter }: IdentityPlace): number {
  world.set(counter, world.mem[counter] + 1);
  return world.mem[counter];
}

export function renew(world: World, place: IdentityPlace, card: number): void {
  world.setCard(card, place.offset, stamp(world, place));
}

/** A card is about to move: into another zone it comes as a new object. */
export function renewOnMove(world: World, place: IdentityPlace, card: number, zone: number): void {
  const { zones } = world.layout;
  if (zones[world.card(card, CardAt.zone)].name !== zones[zone].name) renew(world, place, card);
}
