import type { Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import { CardAt } from '../world/layout.ts';
import { randomBelow, seedRandom } from '../world/random.ts';

/**
 * Deals anew what a seat cannot know: the identities of each owner's cards it does not know change places among
 * themselves, wherever they lie. Who knows what stays with the place, so the match looks the same to the seat.
 */
export function resample(runtime: Runtime, seat: number, seed: number): void {
  const { world, layout } = runtime;
  seedRandom(world, seed);
  for (let owner = 0; owner < layout.seats; owner++) {
    const unknown: number[] = [];
    const known: number[] = [];
    for (let card = 1; card <= world.mem[At.cards]; card++) {
      if (world.card(card, CardAt.owner) !== owner) continue;
      if ((world.card(card, CardAt.known) & (1 << seat)) !== 0) continue;
      unknown.push(card);
      known.push(world.card(card, CardAt.known));
    }
    world.shuffle(unknown, (bound) => randomBelow(world, bound));
    for (const [i, card] of unknown.entries()) world.setCard(card, CardAt.known, known[i]);
  }
  world.forget();
}
