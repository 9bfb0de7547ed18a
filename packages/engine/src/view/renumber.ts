import { identityPlace } from '../effects/identity.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { CardAt, ZoneAt } from '../world/layout.ts';
import { meantByNumber } from './meant.ts';

/**
 * Hidden cards of one owner trade their numbers until these ascend from place to place: then a number says neither where
 * its card lay before nor where it came from, and nobody who looks at one sample now and another later can follow it.
 * Which object a card is (see `identity`) would say the same, so they are no object yet. A card that something means by
 * its number keeps it, or an effect that waits would mean another card.
 *
 * It writes to the memory past the tape: for copies that nobody has seen yet.
 */
export function renumber(runtime: Runtime, seat: number): void {
  const { game, world, layout } = runtime;
  const { cardBase, cardWords, seats, zones } = layout;
  const { mem } = world;
  const row = (card: number): number => cardBase + card * cardWords;
  const isMeant = meantByNumber(runtime);
  const object = identityPlace(game, layout);
  const hidden: number[][] = Array.from({ length: seats }, () => []);
  for (const { address } of zones) {
    for (let card = mem[address + ZoneAt.bottom]; card !== 0; card = mem[row(card) + CardAt.next]) {
      const isHidden = (mem[row(card) + CardAt.known] & (1 << seat)) === 0;
      if (!isHidden || isMeant[card] === 1) continue;
      hidden[mem[row(card) + CardAt.owner]].push(card);
      if (object !== null) mem[row(card) + object.offset] = 0;
    }
  }
  const becomes = Int32Array.from({ length: mem[At.cards] + 1 }, (_, card) => card);
  for (const cards of hidden) {
    const numbers = cards.toSorted((a, b) => a - b);
    for (const [i, card] of cards.entries()) becomes[card] = numbers[i];
  }
  const before = mem.slice();
  for (let card = 1; card < becomes.length; card++) {
    const to = row(becomes[card]);
    if (becomes[card] !== card) mem.set(before.subarray(row(card), row(card) + cardWords), to);
    mem[to + CardAt.prev] = becomes[before[row(card) + CardAt.prev]];
    mem[to + CardAt.next] = becomes[before[row(card) + CardAt.next]];
  }
  for (const { id, address } of zones) {
    world.arranged[id]++;
    mem[address + ZoneAt.bottom] = becomes[mem[address + ZoneAt.bottom]];
    mem[address + ZoneAt.top] = becomes[mem[address + ZoneAt.top]];
  }
}
