import { At } from './header.ts';
import type { Column } from './layout.ts';
import { CardAt, decode, encode, PlayerAt, ZoneAt } from './layout.ts';
import type { World } from './world.ts';

/**
 * Handles: what a rule holds in its hand. A handle owns nothing; its getters and setters, made from the declaration,
 * read and write the world by address. The accessor functions exist once per game, so all matches share one shape.
 */

const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/**
 * What a handle points with: its world, and the address its columns count from. Symbols leave all names to games. The
 * code here uses the symbols that are not exported: V8 takes those for constants, exported ones it loads every time.
 */
const world_: unique symbol = Symbol('world');
const base_: unique symbol = Symbol('base');
const source_: unique symbol = Symbol('source');
export const WORLD: typeof world_ = world_;
export const BASE: typeof base_ = base_;
interface Pointer {
  readonly [WORLD]: World;
  readonly [BASE]: number;
}

type Accessor = PropertyDescriptor & ThisType<Pointer>;

export function accessor(column: Column): Accessor {
  if (column.kind === 'int') return intAccessor(column.name, column.offset, world_, base_);
  if (column.kind === 'bool') return boolAccessor(column.name, column.offset, world_, base_);
  return valueAccessor(column, column.offset, world_, base_);
}

// One piece of code serves all columns of a kind, so it finds the symbols as it finds its offset: next to it, as
// parameters. From the module they would be four loads away.

function intAccessor(name: string, offset: number, world: typeof WORLD, base: typeof BASE): Accessor {
  return {
    get() {
      return this[world].mem[this[base] + offset];
    },
    set(value: number) {
      // encode() refuses what is no int32, with the attribute's name
      const word = (value | 0) === value ? value : encode('int', value, this[world].values, name);
      this[world].set(this[base] + offset, word);
    },
    enumerable: true,
  };
}

function boolAccessor(name: string, offset: number, world: typeof WORLD, base: typeof BASE): Accessor {
  return {
    get() {
      return this[world].mem[this[base] + offset] !== 0;
    },
    set(value: boolean) {
      const word = value === true ? 1 : value === false ? 0 : encode('bool', value, this[world].values, name);
      this[world].set(this[base] + offset, word);
    },
    enumerable: true,
  };
}

function valueAccessor(column: Column, offset: number, world: typeof WORLD, base: typeof BASE): Accessor {
  return {
    get() {
      return this[world].values.list[this[world].mem[this[base] + offset]];
    },
    set(value: unknown) {
      this[world].set(this[base] + offset, encode(column.kind, value, this[world].values, column.name));
    },
    enumerable: true,
  };
}

export function defineColumns(target: object, columns: readonly Column[]): void {
  for (const column of columns) Object.defineProperty(target, column.name, accessor(column));
}

export function readColumns(world: World, base: number, columns: readonly Column[]): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const column of columns) out[column.name] = decode(column.kind, world.mem[base + column.offset], world.values);
  return out;
}

/** What hands out handles of one world: see match/runtime.ts. */
export interface HandleSource {
  readonly world: World;
  readonly playerIds: readonly string[];
  readonly cardNames: readonly string[];
  readonly cardData: readonly object[];
  cardHandle(card: number): CardHandle;
  playerHandle(seat: number): PlayerHandle;
  zoneHandle(zone: number): Zone;
}

export class CardHandle implements Pointer {
  /** The card's number in this match. */
  readonly id: number;
  readonly [base_]: number;
  readonly [world_]: World;
  readonly [source_]: HandleSource;

  constructor(source: HandleSource, id: number) {
    const { cardBase, cardWords } = source.world.layout;
    this.id = id;
    this[base_] = cardBase + id * cardWords;
    this[world_] = source.world;
    this[source_] = source;
  }

  /** The name of its definition. */
  get name(): string {
    return this[source_].cardNames[this[world_].mem[this[base_] + CardAt.def]];
  }

  /** Its printed facts: the entry of the game's `cards`. */
  get def(): object {
    return this[source_].cardData[this[world_].mem[this[base_] + CardAt.def]];
  }

  get owner(): PlayerHandle {
    return this[source_].playerHandle(this[world_].mem[this[base_] + CardAt.owner]);
  }

  get zone(): Zone {
    return this[source_].zoneHandle(this[world_].mem[this[base_] + CardAt.zone]);
  }

  toJSON(): Record<string, unknown> {
    const zone = this.zone;
    return {
      id: this.id,
      name: this.name,
      owner: this.owner.id,
      zone: zone.name,
      ...readColumns(this[world_], this[base_], this[world_].layout.card),
    };
  }

  [INSPECT](): unknown {
    return this.toJSON();
  }
}

/** Whether nobody can tell two cards apart: the same card in the same zone, with equal attributes, known to the same players. */
export function areAlike(a: CardHandle, b: CardHandle): boolean {
  const { mem, layout } = a[world_];
  const rowA = a[base_];
  const rowB = b[base_];
  if (mem[rowA + CardAt.def] !== mem[rowB + CardAt.def]) return false;
  for (let i = 0; i < layout.cardWords; i++) {
    if (i !== CardAt.prev && i !== CardAt.next && mem[rowA + i] !== mem[rowB + i]) return false;
  }
  return true;
}

export class PlayerHandle implements Pointer {
  readonly id: string;
  readonly seat: number;
  #partners: readonly PlayerHandle[] | undefined;
  #opponents: readonly PlayerHandle[] | undefined;
  readonly [base_]: number;
  readonly [world_]: World;
  readonly [source_]: HandleSource;

  constructor(source: HandleSource, seat: number) {
    const { playerStart, playerWords } = source.world.layout;
    this.id = source.playerIds[seat];
    this.seat = seat;
    this[base_] = playerStart + seat * playerWords;
    this[world_] = source.world;
    this[source_] = source;
  }

  /** The number of their team, from 0. Where everybody plays alone, each is a team. */
  get team(): number {
    return this[world_].layout.teams[this.seat];
  }

  /** The others of their team, in seat order. */
  get partners(): readonly PlayerHandle[] {
    this.#partners ??= this.#those((team, seat) => team === this.team && seat !== this.seat);
    return this.#partners;
  }

  get opponents(): readonly PlayerHandle[] {
    this.#opponents ??= this.#those((team) => team !== this.team);
    return this.#opponents;
  }

  #those(isOne: (team: number, seat: number) => boolean): readonly PlayerHandle[] {
    const { teams } = this[world_].layout;
    const seats = [...teams.keys()].filter((seat) => isOne(teams[seat], seat));
    return Object.freeze(seats.map((seat) => this[source_].playerHandle(seat)));
  }

  /** Turns this player has begun. */
  get turnsTaken(): number {
    return this[world_].mem[this[base_] + PlayerAt.turnsTaken];
  }

  /** Gives the handle one of the player's zones as a property of its own. */
  protected addZone(name: string, id: number): void {
    (this as unknown as Record<string, Zone>)[name] = this[source_].zoneHandle(id);
  }

  /** True once the player has left the match. */
  get left(): boolean {
    return (this[world_].mem[At.left] & (1 << this.seat)) !== 0;
  }

  toJSON(): Record<string, unknown> {
    return {
      id: this.id,
      seat: this.seat,
      left: this.left,
      turnsTaken: this.turnsTaken,
      ...readColumns(this[world_], this[base_], this[world_].layout.player),
    };
  }

  [INSPECT](): unknown {
    return this.toJSON();
  }
}

const NO_CARDS: readonly CardHandle[] = [];
/** So far it is quicker to go from card to card than to make a list of all. */
const MOST_STEPS = 8;

/** A place for cards, bottom first: the last card is the top one. */
export class Zone implements Pointer, Iterable<CardHandle> {
  readonly [world_]: World;
  readonly [base_]: number;
  readonly [source_]: HandleSource;
  readonly id: number;
  readonly name: string;
  /** The seat it belongs to, or -1 for a zone of the game. */
  readonly seat: number;
  /** The cards in order as they were when somebody last asked, and how often they had been arranged anew by then. */
  #order: readonly CardHandle[] = NO_CARDS;
  #arranged = -1;

  constructor(source: HandleSource, id: number) {
    const place = source.world.layout.zones[id];
    this[world_] = source.world;
    this[base_] = place.address;
    this[source_] = source;
    this.id = id;
    this.name = place.name;
    this.seat = place.owner;
  }

  get length(): number {
    return this[world_].mem[this[base_] + ZoneAt.count];
  }

  get top(): CardHandle | undefined {
    return this.handle(this[world_].mem[this[base_] + ZoneAt.top]);
  }

  get bottom(): CardHandle | undefined {
    return this.handle(this[world_].mem[this[base_] + ZoneAt.bottom]);
  }

  /** The card at a place counted from the bottom; negative counts from the top. */
  at(index: number): CardHandle | undefined {
    const world = this[world_];
    const { length } = this;
    const place = (index < 0 ? length + index : index) | 0;
    if (place < 0 || place >= length) return undefined;
    const fromTop = place * 2 > length;
    let steps = fromTop ? length - 1 - place : place;
    if (steps > MOST_STEPS) return this.#cards()[place];
    let card = world.mem[this[base_] + (fromTop ? ZoneAt.top : ZoneAt.bottom)];
    const link = fromTop ? CardAt.prev : CardAt.next;
    while (steps-- > 0) card = world.card(card, link);
    return this.handle(card);
  }

  /** The card right above one that lies here; undefined for the top one. */
  above(card: CardHandle): CardHandle | undefined {
    return this.handle(this[world_].card(card.id, CardAt.next));
  }

  has(card: CardHandle): boolean {
    return this[world_].card(card.id, CardAt.zone) === this.id;
  }

  /** Whether this card may lie here, by what is printed on it. */
  canHold(card: { readonly id: number }): boolean {
    const { holds } = this[world_].layout.zones[this.id];
    return holds === null || holds[this[world_].card(card.id, CardAt.def)] === 1;
  }

  /** The cards, bottom first, as they are now: a list of one's own. */
  get cards(): CardHandle[] {
    return this.#cards().slice();
  }

  // Loops and searches go through the cards that lie here as they begin, whatever they move.

  [Symbol.iterator](): Iterator<CardHandle> {
    return this.#cards()[Symbol.iterator]();
  }

  some(test: (card: CardHandle) => unknown): boolean {
    const cards = this.#cards();
    for (let i = 0; i < cards.length; i++) if (test(cards[i])) return true;
    return false;
  }

  every(test: (card: CardHandle) => unknown): boolean {
    const cards = this.#cards();
    for (let i = 0; i < cards.length; i++) if (!test(cards[i])) return false;
    return true;
  }

  find(test: (card: CardHandle) => unknown): CardHandle | undefined {
    const cards = this.#cards();
    for (let i = 0; i < cards.length; i++) if (test(cards[i])) return cards[i];
    return undefined;
  }

  filter(test: (card: CardHandle) => unknown): CardHandle[] {
    const cards = this.#cards();
    const found: CardHandle[] = [];
    for (let i = 0; i < cards.length; i++) if (test(cards[i])) found.push(cards[i]);
    return found;
  }

  map<V>(make: (card: CardHandle, index: number) => V): V[] {
    const cards = this.#cards();
    const made: V[] = [];
    for (let i = 0; i < cards.length; i++) made.push(make(cards[i], i));
    return made;
  }

  /** @internal Whoever asks next gets handles anew. */
  forget(): void {
    this.#order = NO_CARDS;
    this.#arranged = -1;
  }

  /** The cards in order. Nobody changes this list: when they lie in another order there is another list. */
  #cards(): readonly CardHandle[] {
    const arranged = this[world_].arranged[this.id];
    if (this.#arranged !== arranged) {
      this.#order = this.#read();
      this.#arranged = arranged;
    }
    return this.#order;
  }

  #read(): readonly CardHandle[] {
    const world = this[world_];
    let card = world.mem[this[base_] + ZoneAt.bottom];
    if (card === 0) return NO_CARDS;
    // of the right length from the start: one that grows has room for seventeen, and most zones hold few
    const cards = new Array<CardHandle>(this.length);
    for (let i = 0; card !== 0; card = world.card(card, CardAt.next)) cards[i++] = this[source_].cardHandle(card);
    return cards;
  }

  private handle(card: number): CardHandle | undefined {
    return card === 0 ? undefined : this[source_].cardHandle(card);
  }
}
