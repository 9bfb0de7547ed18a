import { dropModifiers } from '../effects/modifiers.ts';
import { dropSkipsOf } from '../flow/skips.ts';
import { CardAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/** A card that keeps something up (a skip, a modifier) leaves its zone: what it kept up ends. */
export function dropSource(world: World, card: number): void {
  world.setCard(card, CardAt.source, 0);
  dropSkipsOf(world, card);
  dropModifiers(world, card);
}
