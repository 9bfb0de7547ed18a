import { type Box, contentAt } from './boxes.ts';
import { At, BOX_WORDS } from './header.ts';
import type { Json } from './json.ts';
import type { Layout } from './layout.ts';
import type { Other, Values } from './values.ts';
import type { World } from './world.ts';

/**
 * Values and boxes that something still refers to get new numbers in new tables; nobody takes the others along. Whoever
 * holds a word of memory, or one that undo would write back, has it replaced by `word`.
 */
export class Collector {
  readonly values: Values;
  readonly boxes: Box[];
  readonly #from: World;
  readonly #copy: (content: Json) => Json;
  readonly #kinds: Uint8Array;
  /** Where the rows of the cards begin. */
  readonly #cards: number;
  readonly #known: number;
  readonly #newValues = new Map<number, number>();
  readonly #newBoxes = new Map<number, number>([[0, 0]]);
  /** By address: the last value met there. */
  readonly #lastAt = new Map<number, Other>();

  /** `copy` gives what is held from now on: the same, or a copy of one's own. */
  constructor(from: World, values: Values, boxes: Box[], copy = (content: Json): Json => content) {
    this.#from = from;
    this.values = values;
    this.boxes = boxes;
    this.#copy = copy;
    this.#kinds = kindsOf(from.layout);
    this.#cards = from.layout.cardBase + from.layout.cardWords;
    this.#known = from.layout.values.list.length;
  }

  /**
   * The word that now stands for what undo would write to an address. To be asked from the newest action to the oldest,
   * after the memory: a value is likely to be much like the one that came after it.
   */
  word(address: number, word: number): number {
    const kind = address < this.#cards ? this.#kinds[address] : this.#kindOfCard(address);
    if (kind === Kind.number) return word;
    if (kind === Kind.box) return this.#box(word);
    const found = this.#sleeping(word, this.#lastAt.get(address));
    this.#lastAt.set(address, { here: found, there: word });
    return found;
  }

  #kindOfCard(address: number): Kind {
    const { cardValueOffsets, cardWords } = this.#from.layout;
    if (cardValueOffsets.length === 0) return Kind.number;
    return this.#kinds[this.#cards + ((address - this.#cards) % cardWords)];
  }

  /** The same for all of a memory. */
  memory(mem: Int32Array): void {
    const { layout } = this.#from;
    for (const address of layout.valueAddresses) {
      const there = mem[address];
      mem[address] = this.#value(there);
      this.#lastAt.set(address, { here: mem[address], there });
    }
    for (const address of BOX_WORDS) mem[address] = this.#box(mem[address]);
    if (layout.cardValueOffsets.length === 0) return;
    for (let card = 1; card <= mem[At.cards]; card++) {
      const row = layout.cardBase + card * layout.cardWords;
      for (const offset of layout.cardValueOffsets) mem[row + offset] = this.#value(mem[row + offset]);
    }
  }

  /** A value that can be read only after it was woken, unless it is short or somebody reads it anyway. */
  #sleeping(index: number, after: Other | undefined): number {
    const { values } = this.#from;
    const known = index < this.#known ? index : this.#newValues.get(index);
    if (known !== undefined) return known;
    if (!values.isLong(index)) return this.#value(index);
    const there = values.likeOf(index);
    const other = there === undefined ? after : { here: this.#sleeping(there, undefined), there };
    if (other === undefined) return this.#value(index);
    const found = this.values.adoptAsleep(values, index, other);
    this.#newValues.set(index, found);
    return found;
  }

  #value(index: number): number {
    // those that a match begins with are the same in every table
    if (index < this.#known) return index;
    let found = this.#newValues.get(index);
    if (found === undefined) {
      found = this.values.adopt(this.#from.values, index, this.#copy);
      this.#newValues.set(index, found);
    }
    return found;
  }

  /** The boxes below come first: a box lies above the one below it. */
  #box(index: number): number {
    const path: number[] = [];
    let at = index;
    for (; !this.#newBoxes.has(at); at = this.#from.boxes[at].below) path.push(at);
    let below = this.#newBoxes.get(at) as number;
    for (const old of path.reverse()) {
      below = this.boxes.push({ content: this.#copy(contentAt(this.#from, old)), below }) - 1;
      this.#newBoxes.set(old, below);
    }
    return below;
  }
}

// biome-ignore lint/suspicious/noConstEnum: numbers in a table
const enum Kind {
  number,
  value,
  box,
}

/** What stands at each address before the cards, and then at each place of a card's row. */
function kindsOf({ cardBase, cardWords, valueAddresses, cardValueOffsets }: Layout): Uint8Array {
  const cards = cardBase + cardWords;
  const kinds = new Uint8Array(cards + cardWords);
  for (const address of valueAddresses) kinds[address] = Kind.value;
  for (const address of BOX_WORDS) kinds[address] = Kind.box;
  for (const offset of cardValueOffsets) kinds[cards + offset] = Kind.value;
  return kinds;
}
