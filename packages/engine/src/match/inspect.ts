import { countListeners } from '../effects/triggers.ts';
import { At } from '../world/header.ts';
import { CardAt, ZoneAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/**
 * Something in a match's memory that contradicts itself: a fault of the engine, never of a game.
 *
 * ```ts
 * const report = ({ kind, detail }: Inconsistency): string => `${kind}: ${detail}`;
 * ```
 */
export interface Inconsistency {
  readonly kind: 'zone' | 'index';
  readonly detail: string;
}

/**
 * Looks at the whole memory: every card lies in exactly one zone, the zones' links and counts agree in both
 * directions, and the index of triggers counts what a scan finds.
 */
export function inspectWorld(world: World): Inconsistency[] {
  return [...inspectZones(world), ...inspectIndex(world)];
}

function inspectZones(world: World): Inconsistency[] {
  const { layout, mem } = world;
  const found: Inconsistency[] = [];
  const wrong = (detail: string): void => {
    found.push({ kind: 'zone', detail });
  };
  const cards = mem[At.cards];
  const places = new Map<number, string>();
  for (const zone of layout.zones) {
    const name = zone.owner < 0 ? zone.name : `${zone.name} of seat ${zone.owner}`;
    let below = 0;
    let count = 0;
    // a broken chain may be a ring, so it is followed no further than there are cards
    for (
      let card = mem[zone.address + ZoneAt.bottom];
      card !== 0 && count <= cards;
      card = world.card(card, CardAt.next)
    ) {
      if (card < 0 || card > cards) {
        wrong(`${name} holds card ${card}, which does not exist`);
        break;
      }
      const other = places.get(card);
      if (other !== undefined) wrong(`card ${card} lies in ${other} and in ${name}`);
      places.set(card, name);
      if (world.card(card, CardAt.zone) !== zone.id) wrong(`card ${card} lies in ${name} and says it lies elsewhere`);
      if (world.card(card, CardAt.prev) !== below) wrong(`card ${card} in ${name} does not know the card below it`);
      below = card;
      count++;
    }
    if (mem[zone.address + ZoneAt.top] !== below) wrong(`${name} does not end with its top card`);
    if (mem[zone.address + ZoneAt.count] !== count)
      wrong(`${name} counts ${mem[zone.address + ZoneAt.count]} cards, not ${count}`);
  }
  for (let card = 1; card <= cards; card++) if (!places.has(card)) wrong(`card ${card} lies in no zone`);
  return found;
}

function inspectIndex(world: World): Inconsistency[] {
  const { layout, mem } = world;
  return countListeners(world).flatMap((count, type) => {
    const indexed = mem[layout.listenersStart + type];
    if (indexed === count) return [];
    return [{ kind: 'index' as const, detail: `event type ${type} has ${count} listeners, the index says ${indexed}` }];
  });
}
