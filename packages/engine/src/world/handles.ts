import { At } from './header.ts';
import type { Column } from './layout.ts';
import { CardAt, decode, encode, PlayerAt, ZoneAt } from './layout.ts';
import type { World } from './world.ts';

/**
 * Handles: what a rule holds in its hand. A handle owns nothing; its getters and setters, made from the declaration,
 * read and write the world by address. The accessor functions exist once per game, so all matches share one shape.
 */

const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** What a handle points with: its world, and the address its columns count from. Symbols leave all names to games. */
export const WORLD: unique symbol = Symbol('world');
export const BASE: unique symbol = Symbol('base');
const SOURCE: unique symbol = Symbol('source');
export interface Pointer {
  readonly [WORLD]: World;
  readonly [BASE]: number;
}

export function accessor(column: Column): PropertyDescriptor & ThisType<Pointer> {
  const { name, kind, offset } = column;
  if (kind === 'int') {
    return {
      get() {
        return this[WORLD].mem[this[BASE] + offset];
      },
      set(value: number) {
        // encode() refuses what is no int32, with the attribute's name
        this[WORLD].set(
          this[BASE] + offset,
          (value | 0) === value ? value : encode(kind, value, this[WORLD].values, name),
        );
      },
      enumerable: true,
    };
  }
  if (kind === 'bool') {
    return {
      get() {
        return this[WORLD].mem[this[BASE] + offset] !== 0;
      },
      set(value: boolean) {
        this[WORLD].set(
          this[BASE] + offset,
          value === true ? 1 : value === false ? 0 : encode(kind, value, this[WORLD].values, name),
        );
      },
      enumerable: true,
    };
  }
  return {
    get() {
      return this[WORLD].values.list[this[WORLD].mem[this[BASE] + offset]];
    },
    set(value: unknown) {
      this[WORLD].set(this[BASE] + offset, encode(kind, value, this[WORLD].values, name));
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
  readonly [BASE]: number;
  readonly [WORLD]: World;
  readonly [SOURCE]: HandleSource;

  constructor(source: HandleSource, id: number) {
    const { cardBase, cardWords } = source.world.layout;
    this.id = id;
    this[BASE] = cardBase + id * cardWords;
    this[WORLD] = source.world;
    this[SOURCE] = source;
  }

  /** The name of its definition. */
  get name(): string {
    return this[SOURCE].cardNames[this[WORLD].mem[this[BASE] + CardAt.def]];
  }

  /** Its printed facts: the entry of the game's `cards`. */
  get def(): object {
    return this[SOURCE].cardData[this[WORLD].mem[this[BASE] + CardAt.def]];
  }

  get owner(): PlayerHandle {
    return this[SOURCE].playerHandle(this[WORLD].mem[this[BASE] + CardAt.owner]);
  }

  get zone(): Zone {
    return this[SOURCE].zoneHandle(this[WORLD].mem[this[BASE] + CardAt.zone]);
  }

  toJSON(): Record<string, unknown> {
    const zone = this.zone;
    return {
      id: this.id,
      name: this.name,
      owner: this.owner.id,
      zone: zone.name,
      ...readColumns(this[WORLD], this[BASE], this[WORLD].layout.card),
    };
  }

  [INSPECT](): unknown {
    return this.toJSON();
  }
}

export class PlayerHandle implements Pointer {
  readonly id: string;
  readonly seat: number;
  readonly [BASE]: number;
  readonly [WORLD]: World;
  readonly [SOURCE]: HandleSource;

  constructor(source: HandleSource, seat: number) {
    const { playerStart, playerWords } = source.world.layout;
    this.id = source.playerIds[seat];
    this.seat = seat;
    this[BASE] = playerStart + seat * playerWords;
    this[WORLD] = source.world;
    this[SOURCE] = source;
  }

  /** Turns this player has begun. */
  get turnsTaken(): number {
    return this[WORLD].mem[this[BASE] + PlayerAt.turnsTaken];
  }

  /** Gives the handle one of the player's zones as a property of its own. */
  protected addZone(name: string, id: number): void {
    (this as unknown as Record<string, Zone>)[name] = this[SOURCE].zoneHandle(id);
  }

  /** True once the player has left the match. */
  get left(): boolean {
    return (this[WORLD].mem[At.left] & (1 << this.seat)) !== 0;
  }

  toJSON(): Record<string, unknown> {
    return {
      id: this.id,
      seat: this.seat,
      left: this.left,
      turnsTaken: this.turnsTaken,
      ...readColumns(this[WORLD], this[BASE], this[WORLD].layout.player),
    };
  }

  [INSPECT](): unknown {
    return this.toJSON();
  }
}

/** A place for cards, bottom first: the last card is the top one. */
export class Zone implements Iterable<CardHandle> {
  readonly #source: HandleSource;
  readonly #address: number;
  readonly id: number;
  readonly name: string;
  /** The seat it belongs to, or -1 for a zone of the game. */
  readonly seat: number;

  constructor(source: HandleSource, id: number) {
    const place = source.world.layout.zones[id];
    this.#source = source;
    this.#address = place.address;
    this.id = id;
    this.name = place.name;
    this.seat = place.owner;
  }

  get length(): number {
    return this.#source.world.mem[this.#address + ZoneAt.count];
  }

  get top(): CardHandle | undefined {
    return this.#handle(this.#source.world.mem[this.#address + ZoneAt.top]);
  }

  get bottom(): CardHandle | undefined {
    return this.#handle(this.#source.world.mem[this.#address + ZoneAt.bottom]);
  }

  /** The card at a place counted from the bottom; negative counts from the top. */
  at(index: number): CardHandle | undefined {
    const { world } = this.#source;
    const fromTop = index < 0 || index > this.length / 2;
    let steps = index < 0 ? -1 - index : fromTop ? this.length - 1 - index : index;
    let card = world.mem[this.#address + (fromTop ? ZoneAt.top : ZoneAt.bottom)];
    const link = fromTop ? CardAt.prev : CardAt.next;
    if (steps < 0) return undefined;
    while (card !== 0 && steps-- > 0) card = world.card(card, link);
    return this.#handle(card);
  }

  has(card: CardHandle): boolean {
    return this.#source.world.card(card.id, CardAt.zone) === this.id;
  }

  /** The cards, bottom first, as they are now. */
  get cards(): CardHandle[] {
    const { world } = this.#source;
    const cards: CardHandle[] = [];
    for (let card = world.mem[this.#address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      cards.push(this.#source.cardHandle(card));
    }
    return cards;
  }

  /** Hands out the cards that lie here as the loop begins, whatever it moves. */
  [Symbol.iterator](): Iterator<CardHandle> {
    return this.cards.values();
  }

  #handle(card: number): CardHandle | undefined {
    return card === 0 ? undefined : this.#source.cardHandle(card);
  }
}
