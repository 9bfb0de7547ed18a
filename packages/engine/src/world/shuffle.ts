import { CardAt, grants, ZoneAt } from './layout.ts';
import type { World } from './world.ts';

/**
 * Shuffles a whole zone: `pick` deals what lies where, and then `scatter` which number it has there. After this a number
 * that shows up says neither what it was before nor where it came from, so ids cannot betray an order. Only those know
 * the cards to whom their zone shows them.
 *
 * On the tape it is one entry, place by place: the number of the card before and after, the place its content came from,
 * and who knew the card there before.
 */
export function shuffleZone(
  world: World,
  zone: number,
  pick: (bound: number) => number,
  scatter: () => (bound: number) => number,
): void {
  const { cardBase, cardWords, zones } = world.layout;
  const count = world.mem[zones[zone].address + ZoneAt.count];
  const entry = scratchOf(count * SHUFFLE_WORDS);
  let card = world.mem[zones[zone].address + ZoneAt.bottom];
  for (let k = 0; k < count * SHUFFLE_WORDS; k += SHUFFLE_WORDS) {
    const row = cardBase + card * cardWords;
    entry[k] = card;
    entry[k + 1] = card;
    entry[k + 2] = k / SHUFFLE_WORDS;
    entry[k + 3] = world.mem[row + CardAt.known];
    card = world.mem[row + CardAt.next];
  }
  for (let k = count - 1; k > 0; k--) swap(entry, k, checked(pick(k + 1), k + 1), 2);
  if (count > 0) {
    const anew = scatter();
    for (let k = count - 1; k > 0; k--) swap(entry, k, anew(k + 1), 1);
  }
  world.shuffled(zone, entry, count);
}

/** Words of the entry for each card. */
export const SHUFFLE_WORDS = 4;

/** Puts the cards of a zone as an entry has them after the shuffle. */
export function arrange(world: World, zone: number, entry: Int32Array, start: number, count: number): void {
  const { cardBase, cardWords, zones } = world.layout;
  const { mem } = world;
  const place = zones[zone];
  const rows = rowsOf(world, entry, start, count);
  for (let k = 0; k < count; k++) {
    const at = start + k * SHUFFLE_WORDS;
    const row = cardBase + entry[at + 1] * cardWords;
    fill(mem, row, rows, entry[at + 2] * cardWords, cardWords);
    mem[row + CardAt.known] = grants(place, mem[row + CardAt.owner], mem);
  }
  chain(world, zone, entry, start + 1, count);
}

/** Puts them as they were before. */
export function rearrange(world: World, zone: number, entry: Int32Array, start: number, count: number): void {
  const { cardBase, cardWords } = world.layout;
  const { mem } = world;
  const rows = rowsOf(world, entry, start + 1, count);
  for (let k = 0; k < count; k++) {
    const at = start + entry[start + k * SHUFFLE_WORDS + 2] * SHUFFLE_WORDS;
    const row = cardBase + entry[at] * cardWords;
    fill(mem, row, rows, k * cardWords, cardWords);
    mem[row + CardAt.known] = entry[at + 3];
  }
  chain(world, zone, entry, start, count);
}

/** A copy of the rows of some cards, whose numbers stand in every fourth word. */
function rowsOf({ mem, layout }: World, entry: Int32Array, start: number, count: number): Int32Array {
  const { cardBase, cardWords } = layout;
  if (rows.length < count * cardWords) rows = new Int32Array(count * cardWords);
  for (let k = 0; k < count; k++) {
    const row = cardBase + entry[start + k * SHUFFLE_WORDS] * cardWords;
    for (let i = 0; i < cardWords; i++) rows[k * cardWords + i] = mem[row + i];
  }
  return rows;
}

/** What a card is, without where it lies and who knows it. */
function fill(mem: Int32Array, row: number, from: Int32Array, at: number, words: number): void {
  mem[row + CardAt.def] = from[at + CardAt.def];
  mem[row + CardAt.owner] = from[at + CardAt.owner];
  mem[row + CardAt.source] = from[at + CardAt.source];
  for (let i = CardAt.words; i < words; i++) mem[row + i] = from[at + i];
}

/** Links cards, whose numbers stand in every fourth word, from bottom to top. */
function chain({ mem, layout, arranged }: World, zone: number, entry: Int32Array, start: number, count: number): void {
  const { cardBase, cardWords, zones } = layout;
  const { address } = zones[zone];
  if (count === 0) return;
  let below = 0;
  for (let k = 0; k < count; k++) {
    const card = entry[start + k * SHUFFLE_WORDS];
    mem[cardBase + card * cardWords + CardAt.prev] = below;
    if (below === 0) mem[address + ZoneAt.bottom] = card;
    else mem[cardBase + below * cardWords + CardAt.next] = card;
    below = card;
  }
  mem[cardBase + below * cardWords + CardAt.next] = 0;
  mem[address + ZoneAt.top] = below;
  arranged[zone]++;
}

// Used by every shuffle, so that shuffling allocates nothing.
let scratch = new Int32Array(0);
let rows = new Int32Array(0);

function scratchOf(words: number): Int32Array {
  if (scratch.length < words) scratch = new Int32Array(words);
  return scratch;
}

function checked(pick: number, bound: number): number {
  if (pick >= 0 && pick < bound && Number.isInteger(pick)) return pick;
  throw new RangeError(`shuffling needs a whole number below ${bound}, not ${pick}`);
}

/** One word of two cards changes places. */
function swap(entry: Int32Array, a: number, b: number, word: number): void {
  const one = a * SHUFFLE_WORDS + word;
  const other = b * SHUFFLE_WORDS + word;
  const kept = entry[one];
  entry[one] = entry[other];
  entry[other] = kept;
}
