import { contents } from './boxes.ts';
import { Hasher, hashText } from './hash.ts';
import {
  At,
  BOX_WORDS,
  HEADER,
  HEADER_LISTS,
  HEADER_NAMES,
  MAX_REQUESTS,
  REQUEST_WORDS,
  REQUESTS_START,
  RequestAt,
} from './header.ts';
import { canonicalJson, type Json } from './json.ts';
import { CardAt, PlayerAt } from './layout.ts';
import type { World } from './world.ts';

/**
 * A hash of everything that affects the future, independent of how the match got here: indexes into the table of
 * values are replaced by their contents' hashes.
 */
export function checksum(world: World): string {
  const { layout, mem, values } = world;
  const hasher = new Hasher();
  const cardsStart = layout.cardBase + layout.cardWords;
  const fixed = layout.valueAddresses;
  let next = 0;
  // valueAddresses ascend, so one pass meets them in order
  for (let address = 0; address < cardsStart; address++) {
    if (isBox(address)) {
      hasher.word(boxHash(world, address));
      continue;
    }
    if (next < fixed.length && fixed[next] === address) {
      hasher.word(values.hash(mem[address]));
      next++;
    } else hasher.word(mem[address]);
  }
  const size = world.size;
  const inRow = layout.cardValueOffsets;
  if (inRow.length === 0) {
    for (let address = cardsStart; address < size; address++) hasher.word(mem[address]);
  } else {
    for (let row = cardsStart; row < size; row += layout.cardWords) {
      let k = 0;
      for (let i = 0; i < layout.cardWords; i++) {
        if (k < inRow.length && inRow[k] === i) {
          hasher.word(values.hash(mem[row + i]));
          k++;
        } else hasher.word(mem[row + i]);
      }
    }
  }
  return hasher.digest();
}

/** Counters, the random state, how often each level was entered, and what holds card numbers or such counts. */
const LEFT_OUT = new Set<number>([
  ...HEADER_NAMES.filter((name) => /^(num|random|.*Serial$|cards$)/.test(name)).map((name) => HEADER[name]),
  ...Array.from({ length: MAX_REQUESTS }, (_, i) => REQUESTS_START + i * REQUEST_WORDS + RequestAt.serial),
  At.turnCause,
  At.extraTurns,
  At.skipRules,
  At.modifiers,
]);

/**
 * A hash of the position alone, for search: no counters, no random state, no card numbers. Two orders of the same
 * moves that end in the same position have the same hash.
 */
export function positionHash(world: World): string {
  const { layout, mem, values } = world;
  const hasher = new Hasher();
  const isValue = new Set(layout.valueAddresses);
  const zonesStart = layout.zones[0].address;
  const turnsTaken = (address: number): boolean =>
    address >= layout.playerStart && (address - layout.playerStart) % layout.playerWords === PlayerAt.turnsTaken;
  for (let address = 0; address < zonesStart; address++) {
    if (LEFT_OUT.has(address) || turnsTaken(address)) continue;
    if (isBox(address)) hasher.word(boxHash(world, address));
    else {
      hasher.word(isValue.has(address) ? values.hash(mem[address]) : mem[address]);
    }
  }
  const cardValues = new Set(layout.cardValueOffsets);
  /** Where each card lies, counted through all zones: what a card number means, whatever the number is. */
  const places = new Map<number, number>();
  for (const zone of layout.zones) {
    hasher.word(hashText(zone.name) ^ zone.owner);
    for (let card = mem[zone.address]; card !== 0; card = world.card(card, CardAt.next)) {
      places.set(card, places.size + 1);
      hasher.word(world.card(card, CardAt.def));
      hasher.word(world.card(card, CardAt.owner));
      hasher.word(world.card(card, CardAt.known));
      for (const column of layout.card) {
        const word = world.card(card, column.offset);
        hasher.word(cardValues.has(column.offset) ? values.hash(word) : word);
      }
    }
  }
  const turn = mem[At.turnSerial];
  const inPlaces = (word: number): number =>
    hashText(canonicalJson(relative(contents(world, word).reverse(), places, turn)));
  hasher.word(places.get(mem[At.turnCause]) ?? 0);
  for (const word of [At.extraTurns, At.skipRules, At.modifiers]) hasher.word(inPlaces(word));
  return hasher.digest();
}

/** Entries of the engine's own lists, with places for card numbers and "this turn" for the number of a turn. */
function relative(list: readonly Json[], places: ReadonlyMap<number, number>, turn: number): Json {
  return list.map((entry) => {
    const out: Record<string, Json> = { ...(entry as Readonly<Record<string, Json>>) };
    for (const key of ['cause', 'source']) if (key in out) out[key] = places.get(out[key] as number) ?? 0;
    for (const key of ['created', 'turn']) if (key in out) out[key] = out[key] === turn;
    return out;
  });
}

/** What waits or lasts, by content: the index of a box says nothing. */
function boxHash(world: World, word: number): number {
  const all = contents(world, word);
  if (LISTS.has(word)) return all.length === 0 ? EMPTY : hashText(`[${all.reverse().map(textOf).join(',')}]`);
  let hash = 0;
  for (let i = 0; i < all.length; i++) hash = Math.imul(hash, 31) + hashText(canonicalJson(all[i]));
  return hash | 0;
}
const LISTS = new Set(HEADER_LISTS.map((name) => HEADER[name]));
const EMPTY = hashText('[]');

const isBox = (address: number): boolean => address < REQUESTS_START && IS_BOX[address];
const IS_BOX = Array.from({ length: REQUESTS_START }, (_, address) => BOX_WORDS.includes(address));

/** The texts of what is in the engine's own lists: it is frozen, and often lies there for a while. */
const texts = new WeakMap<object, string>();

function textOf(content: Json): string {
  let text = texts.get(content as object);
  if (text === undefined) {
    text = canonicalJson(content);
    texts.set(content as object, text);
  }
  return text;
}
