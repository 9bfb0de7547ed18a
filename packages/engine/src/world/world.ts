import { type Box, readBoxes } from './boxes.ts';
import { Collector } from './collect.ts';
import type { Rewrite } from './compact.ts';
import { At, BOX_WORDS } from './header.ts';
import { deepFreeze, type Json } from './json.ts';
import { CardAt, grants, isValueAt, type Layout, type Reel, ZoneAt } from './layout.ts';
import { arrange, rearrange, SHUFFLE_WORDS } from './shuffle.ts';
import { entryEnds, entryWords, Tag, type TapeSlice } from './tape.ts';
import { Values } from './values.ts';

/** A tape has this many words: enough for many actions of one match or another. An action that needs more gets a longer one. */
const TAPE_WORDS = 1 << 12;
/** Where fewer words than this are left, the next action begins another tape. */
const LEAST_WORDS = 1 << 9;
/** A line of play begins with at least so many words. */
const LINE_WORDS = 1 << 10;
/** No match begins with more memory or tape than this, whatever those before it needed. */
const MOST_WORDS = 1 << 15;
/** One action that writes more than this does not end by itself: the largest of any game here writes some thousands. */
const MOST_WRITTEN = 1 << 20;
const LONGEST_ENTRY = 10;
/** No length of the tape is below this, so no entry fits: closed tables cost an open one nothing. */
const CLOSED = -1;

/**
 * The tables of one match: a flat memory, and the primitives that are its only writers. Each primitive leaves one
 * entry on the tape; reading the tape backwards takes everything back.
 *
 * Nobody may keep `mem` across a call: it is replaced when cards are created.
 */
export class World {
  mem: Int32Array;
  tape: Int32Array;
  /** Words of the tape in use; also the mark to roll back to. */
  length = 0;
  notes: unknown[] = [];
  /** Effects and decisions while they wait; see boxes.ts. The first is the bottom. */
  boxes: Box[];
  boxCount: number;
  /** Boxes below this are needed by a position somebody may come back to. */
  #boxFloor: number;
  /** How often the cards of each zone were put in another order: who remembers an order sees whether it still holds. */
  readonly arranged: Int32Array;
  /** Up to this length of the tape any entry still fits; while the tables are closed none does. */
  private roomy: number;
  /** What a write comes to while the tables are closed. */
  onStray: () => never = () => {
    throw new Error('the tables are closed');
  };
  /** What it comes to when an action writes on and on. */
  onFlood: () => never = () => {
    throw new Error('too much is written');
  };
  /** Where the tape begins that no slice holds yet. */
  private start = 0;
  /** What `revision` has above the length of the tape. */
  private past = 0;
  readonly layout: Layout;
  /** Shared by matches of one layout, but not by one that is apart. */
  readonly reel: Reel;
  values: Values;
  /** Beyond these there is so much in the tables that somebody should look what is still needed. */
  #mostValues = SOME_TEXT;
  #mostBoxes = SOME_BOXES;
  #isLine = false;

  /** A copy stands where `from` stands and shares its values; one that `isApart` shares nothing with it. */
  constructor(layout: Layout, from?: World, isApart = false) {
    this.layout = layout;
    this.reel = isApart ? { tape: null, written: 0 } : (from?.reel ?? layout.room.reel);
    this.values = from === undefined || isApart ? new Values(layout.values) : from.values;
    this.mem = from === undefined ? blankMemory(layout) : from.mem.slice();
    this.tape = from === undefined ? setupTape(layout) : NO_TAPE;
    this.roomy = this.tape.length - LONGEST_ENTRY;
    this.boxes = from === undefined || isApart ? [BOTTOM] : from.boxes.slice(0, from.boxCount);
    this.boxCount = this.boxes.length;
    if (from !== undefined && isApart) this.takeOver(from);
    this.#boxFloor = this.boxCount;
    this.arranged = new Int32Array(layout.zones.length);
    if (from !== undefined) {
      this.#mostValues = from.#mostValues;
      this.#mostBoxes = from.#mostBoxes;
    }
  }

  /** Of all values and boxes only those that the memory refers to now: the others tell of the past. */
  private takeOver(from: World): void {
    const copy = (content: Json): Json => deepFreeze(JSON.parse(JSON.stringify(content)) as Json);
    new Collector(from, this.values, this.boxes, copy).memory(this.mem);
    this.boxCount = this.boxes.length;
  }

  /** Whether so many values and boxes have come together that it is worth looking which are still needed. */
  get isCluttered(): boolean {
    return this.values.textLength > this.#mostValues || this.boxCount > this.#mostBoxes;
  }

  /**
   * Drops the values and boxes that neither the memory refers to nor `others`, who are asked to replace their words. There
   * must be no open action. Forks go on with the old tables. The more actions `others` have to go through, the more must
   * come together before it is worth doing again.
   */
  collect(others: (change: Rewrite) => void, actions = 0): void {
    const collector = new Collector(this, new Values(this.layout.values), [BOTTOM]);
    collector.memory(this.mem);
    others((address, word) => collector.word(address, word));
    this.values = collector.values;
    this.boxes = collector.boxes;
    this.boxCount = this.boxes.length;
    this.#boxFloor = this.boxCount;
    this.#mostValues = this.values.textLength * 2 + SOME_TEXT + actions;
    this.#mostBoxes = this.boxCount * 2 + SOME_BOXES + (actions >> 4);
  }

  /** Grows with every change and never falls, on undo too: what was computed for an old revision stays stale. */
  get revision(): number {
    return this.past + this.length;
  }

  /** Words in use: everything before the row after the last card. */
  get size(): number {
    return this.layout.cardBase + (this.mem[At.cards] + 1) * this.layout.cardWords;
  }

  /** From now on nothing can be written: whoever tries is stopped before anything has changed. */
  close(): void {
    this.roomy = CLOSED;
    if (this.length === this.start && !this.#isLine) this.handOnTape();
  }

  /** Something is going to be written. The tape goes on where the last match left it: who marks a length does so after this. */
  open(): void {
    if (this.tape === NO_TAPE) this.takeTape();
    this.roomy = this.tape.length - LONGEST_ENTRY;
  }

  get isOpen(): boolean {
    return this.roomy !== CLOSED;
  }

  set(address: number, value: number): void {
    const old = this.mem[address];
    if (old === value) return;
    const n = this.length;
    if (n > this.roomy) this.growTape();
    const tape = this.tape;
    tape[n] = old;
    tape[n + 1] = value;
    tape[n + 2] = address;
    this.length = n + 3;
    this.mem[address] = value;
  }

  card(card: number, offset: number): number {
    return this.mem[this.layout.cardBase + card * this.layout.cardWords + offset];
  }

  setCard(card: number, offset: number, value: number): void {
    this.set(this.layout.cardBase + card * this.layout.cardWords + offset, value);
  }

  /** Appends a row and puts the new card on top of a zone. */
  createCard(def: number, owner: number, zone: number): number {
    const card = this.mem[At.cards] + 1;
    const place = this.layout.zones[zone];
    const saw = grants(place, owner, this.mem);
    if (place.listens) this.listen(def, 1);
    const n = this.length;
    if (n > this.roomy) this.growTape();
    const tape = this.tape;
    this.place(card, zone, saw, def, owner);
    tape[n] = card;
    tape[n + 1] = zone;
    tape[n + 2] = saw;
    tape[n + 3] = def;
    tape[n + 4] = owner;
    tape[n + 5] = Tag.create;
    this.length = n + 6;
    return card;
  }

  /** Moves a card above `below` in a zone: 0 is the bottom, nothing the top. Knowledge grows by what the zone grants. */
  moveCard(card: number, zone: number, below?: number): void {
    const row = this.layout.cardBase + card * this.layout.cardWords;
    const m = this.mem;
    const from = m[row + CardAt.zone];
    const fromBelow = m[row + CardAt.prev];
    const place = this.layout.zones[zone];
    const known = m[row + CardAt.known];
    const seen = known | grants(place, m[row + CardAt.owner], m);
    if (seen !== known) this.set(row + CardAt.known, seen);
    if (place.listens !== this.layout.zones[from].listens) this.listen(m[row + CardAt.def], place.listens ? 1 : -1);
    const n = this.length;
    if (n > this.roomy) this.growTape();
    const tape = this.tape;
    this.unlink(card);
    const to = below === undefined ? this.mem[place.address + ZoneAt.top] : below;
    this.link(card, zone, to);
    tape[n] = card;
    tape[n + 1] = from;
    tape[n + 2] = fromBelow;
    tape[n + 3] = zone;
    tape[n + 4] = to;
    tape[n + 5] = seen;
    tape[n + 6] = m[row + CardAt.def];
    tape[n + 7] = Tag.move;
    this.length = n + 8;
  }

  reveal(card: number, seats: number): void {
    const known = this.card(card, CardAt.known);
    if ((known | seats) === known) return;
    this.setCard(card, CardAt.known, known | seats);
    const n = this.length;
    if (n > this.roomy) this.growTape();
    this.tape[n] = card;
    this.tape[n + 1] = this.card(card, CardAt.def);
    this.tape[n + 2] = seats;
    this.tape[n + 3] = Tag.reveal;
    this.length = n + 4;
  }

  /** Shuffles a zone as an entry says, place by place; see shuffle.ts. */
  shuffled(zone: number, entry: Int32Array, count: number): void {
    const n = this.length;
    const words = count * SHUFFLE_WORDS;
    while (n + words > this.roomy) this.growTape();
    const { tape } = this;
    for (let i = 0; i < words; i++) tape[n + i] = entry[i];
    tape[n + words] = zone;
    tape[n + words + 1] = count;
    tape[n + words + 2] = Tag.shuffle;
    this.length = n + words + 3;
    arrange(this, zone, entry, 0, count);
  }

  /** The random state after some draws. */
  setRandom(r0: number, r1: number, r2: number, r3: number, draws: number): void {
    const n = this.length;
    if (n > this.roomy) this.growTape();
    const m = this.mem;
    const { tape } = this;
    tape[n] = m[At.random0];
    tape[n + 1] = m[At.random1];
    tape[n + 2] = m[At.random2];
    tape[n + 3] = m[At.random3];
    tape[n + 4] = m[At.random0] = r0;
    tape[n + 5] = m[At.random1] = r1;
    tape[n + 6] = m[At.random2] = r2;
    tape[n + 7] = m[At.random3] = r3;
    tape[n + 8] = draws;
    tape[n + 9] = Tag.random;
    this.length = n + 10;
  }

  /** Puts something for people on the tape: an event of the game, seen by the given seats. */
  note(note: unknown, seats: number): void {
    const n = this.length;
    if (n > this.roomy) this.growTape();
    this.tape[n] = this.notes.push(note) - 1;
    this.tape[n + 1] = seats;
    this.tape[n + 2] = Tag.note;
    this.length = n + 3;
  }

  /** Records a microstep of the flow. */
  flow(kind: number, a: number, b: number): void {
    const n = this.length;
    if (n > this.roomy) this.growTape();
    const tape = this.tape;
    tape[n] = kind;
    tape[n + 1] = a;
    tape[n + 2] = b;
    tape[n + 3] = Tag.flow;
    this.length = n + 4;
  }

  /** Takes back everything written since the tape was this long. */
  rollback(mark: number): void {
    if (this.length === mark) return;
    this.unwind(this.tape, mark, this.length);
    this.past += this.length - mark + 1;
    this.length = mark;
  }

  /** A line of play begins: nobody cuts its tape, so it has from the start what the last one needed. */
  beginLine(): void {
    this.#isLine = true;
    this.use(new Int32Array(Math.max(this.layout.room.line, LINE_WORDS)));
  }

  /** Makes what was written since the last cut a finished slice. The tape goes on behind it and leaves it alone. */
  cut(): TapeSlice {
    const notes = this.notes.length === 0 ? NO_NOTES : this.notes;
    if (notes !== NO_NOTES) this.notes = [];
    const { tape, start, length } = this;
    this.handOnTape();
    // a tape that was made longer for this action holds nothing else, and the action is kept without what it did not need
    if (tape.length > TAPE_WORDS) return { words: tape.slice(start, length), from: 0, to: length - start, notes };
    return { words: tape, from: start, to: length, notes };
  }

  /** After a transaction: boxes that something needs now, or before it, are kept, and the others used again. */
  tidyBoxes(): void {
    if (this.boxCount === this.#boxFloor) return;
    const kept = Math.max(this.#boxFloor, this.#boxesInUse());
    readBoxes(this.boxes, this.#boxFloor, kept);
    this.#boxFloor = kept;
    this.boxCount = kept;
  }

  /** Nobody comes back to an earlier position: only the boxes that wait now are needed. */
  dropBoxes(): void {
    this.boxCount = this.#boxesInUse();
    this.#boxFloor = this.boxCount;
  }

  /** A box lies above the one below it: whatever is above the newest is in no word. */
  #boxesInUse(): number {
    let newest = 0;
    for (let i = 0; i < BOX_WORDS.length; i++) newest = Math.max(newest, this.mem[BOX_WORDS[i]]);
    return newest + 1;
  }

  /** Forgets the tape without taking anything back; there must be no slices of it. */
  forget(): void {
    this.past += this.length;
    this.length = 0;
    this.start = 0;
    if (this.notes.length > 0) this.notes = [];
  }

  /** The match is set up: what it took is what the next one will take. */
  remember(): void {
    this.layout.room.memory = Math.min(this.size, MOST_WORDS);
  }

  /** Nobody comes back to an earlier position: the match keeps what it needs from here on, and no more. */
  trim(): void {
    const { room } = this.layout;
    if (this.mem.length > this.size) this.mem = this.mem.slice(0, this.size);
    this.forget();
    if (this.tape.length <= MOST_WORDS && this.tape.length > (room.setup?.length ?? 0)) room.setup = this.tape;
    this.leaveTape();
    this.dropBoxes();
  }

  /** Becomes what another world of the same layout was before a stretch of tape was done there, or taken back. */
  standBefore(world: World, slice: TapeSlice, isTakenBack: boolean): void {
    const { size } = world;
    if (this.mem.length < size) this.mem = new Int32Array(Math.max(size, world.mem.length));
    this.mem.set(size === world.mem.length ? world.mem : world.mem.subarray(0, size));
    this.values = world.values;
    if (isTakenBack) this.redo(slice);
    else this.unwind(slice.words, slice.from, slice.to);
  }

  undo(slice: TapeSlice): void {
    const { words, from, to } = slice;
    this.unwind(words, from, to);
    this.past++;
    for (const end of entryEnds(words, from, to)) {
      const tag = words[end - 1];
      if (tag >= 0 && isValueAt(this.layout, tag)) this.mem[tag] = this.values.wake(this.mem[tag]);
    }
  }

  redo(slice: TapeSlice): void {
    const t = slice.words;
    for (const end of entryEnds(t, slice.from, slice.to)) {
      const tag = t[end - 1];
      if (tag >= 0) {
        this.mem[tag] = t[end - 2];
        continue;
      }
      const start = end - entryWords(t, end);
      if (tag === Tag.move) {
        this.unlink(t[start]);
        this.link(t[start], t[start + 3], t[start + 4]);
      } else if (tag === Tag.create) {
        this.place(t[start], t[start + 1], t[start + 2], t[start + 3], t[start + 4]);
      } else if (tag === Tag.shuffle) arrange(this, t[end - 3], t, start, t[end - 2]);
      else if (tag === Tag.random) for (let i = 0; i < 4; i++) this.mem[At.random0 + i] = t[start + 4 + i];
    }
    this.past++;
  }

  private unwind(t: Int32Array, from: number, to: number): void {
    const m = this.mem;
    let end = to;
    while (end > from) {
      const tag = t[end - 1];
      if (tag >= 0) {
        m[tag] = t[end - 3];
        end -= 3;
        continue;
      }
      const after = end;
      end -= entryWords(t, end);
      if (tag === Tag.move) {
        this.unlink(t[end]);
        this.link(t[end], t[end + 1], t[end + 2]);
      } else if (tag === Tag.create) {
        this.unlink(t[end]);
        const row = this.layout.cardBase + t[end] * this.layout.cardWords;
        m.fill(0, row, row + this.layout.cardWords);
        m[At.cards] = t[end] - 1;
      } else if (tag === Tag.random) for (let i = 0; i < 4; i++) m[At.random0 + i] = t[end + i];
      else if (tag === Tag.shuffle) rearrange(this, t[after - 3], t, end, t[after - 2]);
      else if (tag === Tag.note && this.notes.length > t[end]) {
        // the notes of an action that is still open go with it; those of a slice are its own
        this.notes.length = t[end];
      }
    }
  }

  private unlink(card: number): void {
    const m = this.mem;
    const { cardBase, cardWords, zones } = this.layout;
    const row = cardBase + card * cardWords;
    const zoneId = m[row + CardAt.zone];
    const zone = zones[zoneId].address;
    const prev = m[row + CardAt.prev];
    const next = m[row + CardAt.next];
    if (prev === 0) m[zone + ZoneAt.bottom] = next;
    else m[cardBase + prev * cardWords + CardAt.next] = next;
    if (next === 0) m[zone + ZoneAt.top] = prev;
    else m[cardBase + next * cardWords + CardAt.prev] = prev;
    m[zone + ZoneAt.count]--;
    this.arranged[zoneId]++;
  }

  private link(card: number, zoneId: number, prev: number): void {
    const m = this.mem;
    const { cardBase, cardWords, zones } = this.layout;
    const row = cardBase + card * cardWords;
    const zone = zones[zoneId].address;
    const next = prev === 0 ? m[zone + ZoneAt.bottom] : m[cardBase + prev * cardWords + CardAt.next];
    if (prev === 0) m[zone + ZoneAt.bottom] = card;
    else m[cardBase + prev * cardWords + CardAt.next] = card;
    if (next === 0) m[zone + ZoneAt.top] = card;
    else m[cardBase + next * cardWords + CardAt.prev] = card;
    m[row + CardAt.zone] = zoneId;
    m[row + CardAt.prev] = prev;
    m[row + CardAt.next] = next;
    m[zone + ZoneAt.count]++;
    this.arranged[zoneId]++;
  }

  /** Keeps the index of triggers: how many cards in play listen to each type of event. */
  listen(def: number, change: number): void {
    const { listens, listenersStart } = this.layout;
    if (listens.length === 0) return;
    for (const type of listens[def]) this.set(listenersStart + type, this.mem[listenersStart + type] + change);
  }

  private place(card: number, zone: number, known: number, def: number, owner: number): void {
    const { cardBase, cardWords, card: columns, zones } = this.layout;
    const row = cardBase + card * cardWords;
    if (row + cardWords > this.mem.length) this.growMemory(row + cardWords);
    const m = this.mem;
    m[At.cards] = card;
    m.fill(0, row, row + cardWords);
    for (let i = 0; i < columns.length; i++) m[row + columns[i].offset] = columns[i].initial;
    m[row + CardAt.def] = def;
    m[row + CardAt.owner] = owner;
    m[row + CardAt.known] = known;
    this.link(card, zone, m[zones[zone].address + ZoneAt.top]);
  }

  /** A larger tape with the same content; slices keep the old one, so what they hold is not copied. */
  private growTape(): void {
    if (this.roomy === CLOSED) this.onStray();
    if (this.length - this.start > MOST_WRITTEN) this.onFlood();
    const { room } = this.layout;
    const grown = new Int32Array(Math.max(TAPE_WORDS, this.tape.length * 2));
    grown.set(this.tape.subarray(this.start, this.length), this.start);
    if (this.#isLine) room.line = Math.max(room.line, Math.min(grown.length, MOST_WORDS));
    this.use(grown);
  }

  /** Where the action begins that no slice holds yet. */
  get actionStart(): number {
    return this.start;
  }

  private takeTape(): void {
    const { reel } = this;
    if (reel.tape === null) return;
    this.tape = reel.tape;
    reel.tape = null;
    this.past -= reel.written;
    this.length = reel.written;
    this.start = reel.written;
  }

  /** Nothing more is written for now: whoever acts next, in this match or another, goes on behind it. */
  private handOnTape(): void {
    const { reel, tape, length } = this;
    if (tape.length === TAPE_WORDS && tape.length - length >= LEAST_WORDS) {
      reel.tape = tape;
      reel.written = length;
    }
    this.leaveTape();
  }

  /** There is no tape until somebody writes. */
  private leaveTape(): void {
    this.past += this.length;
    this.length = 0;
    this.start = 0;
    this.use(NO_TAPE);
  }

  private use(tape: Int32Array): void {
    this.tape = tape;
    if (this.roomy !== CLOSED) this.open();
  }

  private growMemory(words: number): void {
    const more = Math.max(MORE_CARDS * this.layout.cardWords, this.mem.length >> 2);
    const grown = new Int32Array(words + more);
    grown.set(this.mem);
    this.mem = grown;
  }
}

const NO_TAPE = new Int32Array(0);
/** So many characters of values, and so many boxes, are no clutter. */
const SOME_TEXT = 4000;
const SOME_BOXES = 24;
/** Rows that are added when there is none for a new card. */
const MORE_CARDS = 8;

const NO_NOTES: readonly unknown[] = [];

/** The long tape of a setup goes from one match to the next. */
function setupTape({ room }: Layout): Int32Array {
  const tape = room.setup ?? new Int32Array(TAPE_WORDS);
  room.setup = null;
  return tape;
}

function blankMemory({ blank, room }: Layout): Int32Array {
  if (room.memory <= blank.length) return blank.slice();
  const memory = new Int32Array(room.memory);
  memory.set(blank);
  return memory;
}

const BOTTOM: Box = { content: null, below: 0 };
