import { CardAt, ZoneAt } from './layout.ts';
import { grants, type World } from './world.ts';

/** Reused by every shuffle, so that shuffling allocates nothing. */
let scratch = new Int32Array(0);

/**
 * Shuffles a whole zone: `pick` deals what lies where, and then `scatter` which number it has there. After this a number
 * that shows up says neither what it was before nor where it came from, so ids cannot betray an order. Only those know
 * the cards to whom their zone shows them.
 */
export function shuffleZone(
  world: World,
  zone: number,
  pick: (bound: number) => number,
  scatter: () => (bound: number) => number,
): void {
  const { cardBase, cardWords, zones } = world.layout;
  const place = zones[zone];
  const count = world.mem[place.address + ZoneAt.count];
  if (count === 0) return;
  // side by side: the rows from bottom to top, the order they get, and the numbers they get it under
  if (scratch.length < count * (cardWords + 2)) scratch = new Int32Array(count * (cardWords + 2));
  const deck = scratch;
  const from = count * cardWords;
  const numbers = from + count;
  let card = world.mem[place.address + ZoneAt.bottom];
  for (let k = 0; k < count; k++) {
    const row = cardBase + card * cardWords;
    for (let i = 0; i < cardWords; i++) deck[k * cardWords + i] = world.mem[row + i];
    deck[from + k] = k;
    deck[numbers + k] = card;
    card = world.mem[row + CardAt.next];
  }
  for (let k = count - 1; k > 0; k--) swap(deck, from + k, from + checked(pick(k + 1), k + 1));
  const anew = scatter();
  for (let k = count - 1; k > 0; k--) swap(deck, numbers + k, numbers + anew(k + 1));
  for (let k = 0; k < count; k++) {
    const row = cardBase + deck[numbers + k] * cardWords;
    const content = deck[from + k] * cardWords;
    world.set(row + CardAt.def, deck[content + CardAt.def]);
    world.set(row + CardAt.owner, deck[content + CardAt.owner]);
    world.set(row + CardAt.source, deck[content + CardAt.source]);
    world.set(row + CardAt.known, grants(place, deck[content + CardAt.owner]));
    world.set(row + CardAt.prev, k === 0 ? 0 : deck[numbers + k - 1]);
    world.set(row + CardAt.next, k === count - 1 ? 0 : deck[numbers + k + 1]);
    for (let i = CardAt.words; i < cardWords; i++) world.set(row + i, deck[content + i]);
  }
  world.set(place.address + ZoneAt.bottom, deck[numbers]);
  world.set(place.address + ZoneAt.top, deck[numbers + count - 1]);
}

function checked(pick: number, bound: number): number {
  if (pick >= 0 && pick < bound && Number.isInteger(pick)) return pick;
  throw new RangeError(`shuffling needs a whole number below ${bound}, not ${pick}`);
}

function swap(list: Int32Array, a: number, b: number): void {
  const kept = list[a];
  list[a] = list[b];
  list[b] = kept;
}
