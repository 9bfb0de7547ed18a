import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt, GONE, ZoneAt } from '../world/layout.ts';
import { SHUFFLE_WORDS } from '../world/shuffle.ts';
import { entryWords, Tag, type TapeSlice } from '../world/tape.ts';
import { World } from '../world/world.ts';

/** A zone whose cards, their order or who knows them changed: the numbers of its cards from bottom to top. */
export interface ChangedZone {
  readonly id: number;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/**
 * What a stretch of tape changed, read once for all viewers: which rows were written, and the memory as it was before. It
 * is good until the next action.
 */
export interface Changes {
  readonly before: World;
  readonly isHeadWritten: boolean;
  /** Seats (as bits) whose rows were written. */
  readonly players: number;
  readonly cards: readonly number[];
  readonly zones: readonly ChangedZone[];
  /** What of it is open to everybody, once somebody has asked. */
  open?: { readonly G: Fields | null; readonly ctx: Fields | null };
}

/** Attributes by name. */
export type Fields = Readonly<Record<string, Json>>;

/** Of one action after the other, whichever match it is of: all viewers ask, and then nobody any more. */
const last = new WeakMap<object, { readonly slice: TapeSlice; readonly revision: number; readonly changes: Changes }>();

/** What a stretch that was just done changed, or one that was just taken back. */
export function changesOf({ world }: Runtime, slice: TapeSlice, isTakenBack: boolean): Changes {
  const { layout, revision } = world;
  const read = last.get(layout);
  if (read?.slice === slice && read.revision === revision) return read.changes;
  const changes = readChanges(world, slice, isTakenBack);
  last.set(layout, { slice, revision, changes });
  return changes;
}

function readChanges(world: World, slice: TapeSlice, isTakenBack: boolean): Changes {
  const before = scratchFor(world);
  before.standBefore(world, slice, isTakenBack);
  const touched = new Touched(world, before);
  const { words, from, to } = slice;
  for (let end = to; end > from; end -= entryWords(words, end)) touched.entry(words, end);
  return {
    before,
    isHeadWritten: touched.isHeadWritten,
    players: before.mem[At.left] === world.mem[At.left] ? touched.players : -1,
    cards: touched.cards,
    zones: touched.zones.map((id) => ({ id, before: cardsOf(before, id), after: cardsOf(world, id) })),
  };
}

const scratches = new WeakMap<object, World>();

/** One for all matches of a layout: what was before is only needed for a moment. */
function scratchFor({ layout }: World): World {
  let scratch = scratches.get(layout);
  if (scratch === undefined) {
    scratch = new World(layout);
    scratches.set(layout, scratch);
  }
  return scratch;
}

function cardsOf({ mem, layout }: World, zone: number): number[] {
  const cards: number[] = [];
  let card = mem[layout.zones[zone].address + ZoneAt.bottom];
  while (card !== 0) {
    cards.push(card);
    card = mem[layout.cardBase + card * layout.cardWords + CardAt.next];
  }
  return cards;
}

class Touched {
  isHeadWritten = false;
  players = 0;
  readonly cards: number[] = [];
  readonly zones: number[] = [];
  readonly #world: World;
  readonly #before: World;
  readonly #seenCards = new Set<number>();
  readonly #seenZones = new Set<number>();

  constructor(world: World, before: World) {
    this.#world = world;
    this.#before = before;
  }

  /** The entry that ends here. */
  entry(words: Int32Array, end: number): void {
    const tag = words[end - 1];
    const start = end - entryWords(words, end);
    if (tag >= 0) this.#word(tag);
    else if (tag === Tag.move) {
      this.#card(words[start]);
      this.#zone(words[start + 1]);
      this.#zone(words[start + 3]);
    } else if (tag === Tag.create) {
      this.#card(words[start]);
      this.#zone(words[start + 1]);
    } else if (tag === Tag.shuffle) {
      this.#zone(words[end - 3]);
      for (let at = start; at < end - 3; at += SHUFFLE_WORDS) this.#card(words[at]);
    }
  }

  #word(address: number): void {
    const { layout } = this.#world;
    if (address < layout.playerStart) this.isHeadWritten = true;
    else if (address < layout.playerStart + layout.playerWords * layout.seats) {
      this.players |= 1 << Math.floor((address - layout.playerStart) / layout.playerWords);
    } else if (address >= layout.cardBase + layout.cardWords) {
      const card = Math.floor((address - layout.cardBase) / layout.cardWords);
      this.#card(card);
      // who knows a card decides how it is seen where it lies
      if ((address - layout.cardBase) % layout.cardWords === CardAt.known) this.#placesOf(card);
    }
  }

  #placesOf(card: number): void {
    const { mem, layout } = this.#world;
    const at = layout.cardBase + card * layout.cardWords + CardAt.zone;
    if (card <= mem[At.cards]) this.#zone(mem[at]);
    if (card <= this.#before.mem[At.cards]) this.#zone(this.#before.mem[at]);
  }

  #card(card: number): void {
    if (this.#seenCards.has(card)) return;
    this.#seenCards.add(card);
    if (card <= this.#world.mem[At.cards]) this.cards.push(card);
  }

  #zone(zone: number): void {
    if (zone === GONE || this.#seenZones.has(zone)) return;
    this.#seenZones.add(zone);
    this.zones.push(zone);
  }
}
