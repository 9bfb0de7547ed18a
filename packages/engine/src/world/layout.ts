import type { Attributes, SecretsSeenBy, SeenBy, StateDeclaration, ZoneDeclarations } from './declaration.ts';
import { HEADER, HEADER_NONE, HEADER_VALUES, HEADER_WORDS, REQUEST_VALUE_ADDRESSES } from './header.ts';
import type { Json } from './json.ts';
import { quoted } from './quote.ts';
import { Known, Values } from './values.ts';

/**
 * Where everything stands in a match's memory, worked out once per game and number of players:
 *
 *   header · pending lists · game · ctx · one row per player · one record per zone · one row per card (grows)
 */
export type ColumnKind = 'int' | 'bool' | 'string' | 'json';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** From the start of its row, or from the start of memory for game and ctx attributes. */
  readonly offset: number;
  readonly initial: number;
}

/** A zone as it exists in a match: `owner` is a seat, or -1 for a zone of the game. */
export interface ZonePlace {
  readonly id: number;
  readonly name: string;
  readonly owner: number;
  readonly seenBy: SeenBy;
  /** The seats (as bits) that learn what a card is when it comes in; -1 where that depends on the card or on a rule. */
  readonly shows: number;
  /** The same by the card's owner, for a zone of the game. */
  readonly showsOf: readonly number[];
  /** Where the seats stand that a rule names; -1 without a rule. */
  readonly sight: number;
  readonly drawTo: number;
  /** For each card definition 1 if it can lie here; null if all can. */
  readonly holds: Uint8Array | null;
  /** Whether cards in it wake on events. */
  readonly listens: boolean;
  readonly address: number;
}

/** The engine's own words at the start of a player's row. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum PlayerAt {
  skipTurns,
  turnsTaken,
  words,
}
/** The engine's own words at the start of a card's row. Card numbers start at 1, so 0 is "no card". */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum CardAt {
  def,
  owner,
  zone,
  prev,
  next,
  known,
  source,
  words,
}
/** A zone's record: its bottom card, its top card and how many there are. */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum ZoneAt {
  bottom,
  top,
  count,
  words,
}

/** The seats (as bits) that learn what a card is when it comes into a zone. */
export function grants(place: ZonePlace, owner: number, mem: Int32Array): number {
  if (place.shows >= 0) return place.shows;
  return place.sight >= 0 ? mem[place.sight] : place.showsOf[owner];
}

/** Whether the word at this address is an index into the table of values. */
export function isValueAt(layout: Layout, address: number): boolean {
  const { cardBase, cardWords, valueAddresses, cardValueOffsets } = layout;
  if (address < cardBase + cardWords) return valueAddresses.includes(address);
  return cardValueOffsets.includes((address - cardBase) % cardWords);
}

/** Zone 0 of every game holds the cards that have left it. */
export const GONE = 0;

export interface Layout {
  readonly seats: number;
  /** The team of each seat, and by seat all seats of its team (as bits), itself among them. */
  readonly teams: readonly number[];
  readonly partners: readonly number[];
  /** By owner, the seats (as bits) that see secret attributes. */
  readonly secretsShow: readonly number[];
  readonly pending: readonly string[];
  readonly pendingStart: number;
  readonly game: readonly Column[];
  readonly ctx: readonly Column[];
  readonly player: readonly Column[];
  readonly card: readonly Column[];
  readonly playerStart: number;
  readonly playerWords: number;
  readonly zones: readonly ZonePlace[];
  /** Zones into which those see whom a rule names. */
  readonly ruledZones: readonly ZonePlace[];
  /** Zones in which cards wake on events; the types each card definition listens to; one count per type in memory. */
  readonly listeningZones: readonly ZonePlace[];
  readonly listens: readonly (readonly number[])[];
  readonly eventTypes: number;
  readonly listenersStart: number;
  /** Zone ids by name: one for a zone of the game, one per seat for a zone of the players. */
  readonly zonesByName: ReadonlyMap<string, readonly number[]>;
  /** The address of a card's row is `cardBase + number * cardWords`. */
  readonly cardBase: number;
  readonly cardWords: number;
  /** Memory before any card exists, and the values its words refer to. */
  readonly blank: Int32Array;
  readonly values: Values;
  readonly room: Room;
  /** Addresses below the cards, and offsets in a card's row, that hold an index into the table of values. */
  readonly valueAddresses: readonly number[];
  readonly cardValueOffsets: readonly number[];
}

/** What matches of one layout hand on to each other. */
interface Room {
  /** The words of memory that a setup needed: the next one begins with that. */
  memory: number;
  /** The long tape of a setup. */
  setup: Int32Array | null;
  /** The words that lines of play needed. */
  line: number;
  readonly reel: Reel;
}

/** The tape on which whoever acts next goes on, and how many of its words are written: those are left alone. */
export interface Reel {
  tape: Int32Array | null;
  written: number;
}

export interface LayoutSource {
  readonly state?: StateDeclaration;
  readonly zones?: ZoneDeclarations;
  /** The printed facts of every card definition. */
  readonly cards?: readonly object[];
  readonly secretsSeenBy?: SecretsSeenBy | undefined;
  readonly pending: readonly string[];
  readonly listeners?: Listeners | null;
}

/** The event types each card definition listens to, by number, and the zones in which it does. */
interface Listeners {
  readonly types: ReadonlyMap<string, number>;
  readonly listens: readonly (readonly number[])[];
  readonly zones: ReadonlySet<string>;
}

/** Everybody on their own if no teams are given. */
export function layOut(
  source: LayoutSource,
  seats: number,
  teams: readonly number[] = Array.from({ length: seats }, (_, seat) => seat),
): Layout {
  const values = new Values();
  const partners = teams.map((team) =>
    teams.reduce((mask, other, seat) => (other === team ? mask | (1 << seat) : mask), 0),
  );
  const pendingStart = HEADER_WORDS;
  const listenersStart = pendingStart + source.pending.length;
  const eventTypes = source.listeners?.types.size ?? 0;
  const sightStart = listenersStart + eventTypes;
  let address = sightStart;
  for (const { of, seenBy } of Object.values(source.zones ?? {})) {
    if (seenBy === 'rule') address += of === 'player' ? seats : 1;
  }
  const place = (attributes: Attributes | undefined): Column[] => {
    const columns = columnsOf(attributes, address, values);
    address += columns.length;
    return columns;
  };
  const game = place(source.state?.game);
  const ctx = place(source.state?.ctx);
  const player = columnsOf(source.state?.player, PlayerAt.words, values);
  const card = columnsOf(source.state?.card, CardAt.words, values);

  const playerStart = address;
  const playerWords = PlayerAt.words + player.length;
  address += playerWords * seats;
  const { zones, zonesByName } = placeZones(source, partners, address, sightStart);
  address += zones.length * ZoneAt.words;

  const blank = new Int32Array(address);
  for (const name of HEADER_NONE) blank[HEADER[name]] = -1;
  for (const name of HEADER_VALUES) blank[HEADER[name]] = name === 'onlySteps' ? Known.emptyList : Known.null;
  for (const column of [...game, ...ctx]) blank[column.offset] = column.initial;
  for (let seat = 0; seat < seats; seat++) {
    for (const column of player) blank[playerStart + seat * playerWords + column.offset] = column.initial;
  }

  const isValue = (column: Column): boolean => column.kind === 'string' || column.kind === 'json';
  const valueAddresses = [...HEADER_VALUES.map((name) => HEADER[name]), ...REQUEST_VALUE_ADDRESSES];
  for (const column of [...game, ...ctx]) if (isValue(column)) valueAddresses.push(column.offset);
  for (let seat = 0; seat < seats; seat++) {
    for (const column of player) {
      if (isValue(column)) valueAddresses.push(playerStart + seat * playerWords + column.offset);
    }
  }
  const cardWords = CardAt.words + card.length;
  return {
    seats,
    teams,
    partners,
    secretsShow: partners.map((_, owner) => shows(source.secretsSeenBy ?? 'owner', owner, partners)),
    pending: source.pending,
    pendingStart,
    game,
    ctx,
    player,
    card,
    playerStart,
    playerWords,
    zones,
    ruledZones: zones.filter((zone) => zone.sight >= 0),
    listeningZones: zones.filter((zone) => zone.listens),
    listens: source.listeners?.listens ?? [],
    eventTypes,
    listenersStart,
    zonesByName,
    cardBase: address - cardWords,
    cardWords,
    blank,
    values,
    room: { memory: address, setup: null, line: 0, reel: { tape: null, written: 0 } },
    valueAddresses: valueAddresses.sort((a, b) => a - b),
    cardValueOffsets: card.filter(isValue).map((column) => column.offset),
  };
}

function columnsOf(attributes: Attributes | undefined, start: number, values: Values): Column[] {
  return Object.entries(attributes ?? {}).map(([name, initial], i) => {
    const kind = kindOf(initial);
    return { name, kind, offset: start + i, initial: encode(kind, initial, values, name) };
  });
}

function kindOf(initial: Json): ColumnKind {
  if (typeof initial === 'number') return 'int';
  if (typeof initial === 'boolean') return 'bool';
  if (typeof initial === 'string') return 'string';
  return 'json';
}

/** The word that stands for a value in memory. Throws, naming the attribute, where the value does not fit its kind. */
export function encode(kind: ColumnKind, value: unknown, values: Values, name: string): number {
  if (kind === 'int') {
    if (typeof value === 'number' && (value | 0) === value) return value;
    throw new TypeError(`${name} holds whole numbers from -2147483648 to 2147483647, not ${quoted(value)}`);
  }
  if (kind === 'bool') {
    if (typeof value === 'boolean') return value ? 1 : 0;
    throw new TypeError(`${name} holds true or false, not ${quoted(value)}`);
  }
  if (kind === 'string') {
    if (typeof value === 'string') return values.string(value);
    throw new TypeError(`${name} holds text, not ${quoted(value)}`);
  }
  try {
    return values.json(value);
  } catch (error) {
    throw new TypeError(`${name}: ${(error as Error).message}`);
  }
}

export function decode(kind: ColumnKind, word: number, values: Values): Json {
  if (kind === 'int') return word;
  if (kind === 'bool') return word !== 0;
  return values.list[word];
}

function placeZones(
  { zones: declared = {}, cards = [], listeners }: LayoutSource,
  partners: readonly number[],
  start: number,
  sightStart: number,
): Pick<Layout, 'zones' | 'zonesByName'> {
  const seats = partners.length;
  const listening = listeners?.zones ?? new Set();
  let sight = sightStart;
  const zonesByName = new Map<string, readonly number[]>();
  let id = GONE + 1;
  for (const [name, zone] of Object.entries(declared)) {
    const count = zone.of === 'player' ? seats : 1;
    const first = id;
    zonesByName.set(
      name,
      Array.from({ length: count }, (_, i) => first + i),
    );
    id += count;
  }
  const zones: ZonePlace[] = [
    // the fields in the same order as below: one shape for all zones
    {
      id: GONE,
      name: 'gone',
      owner: -1,
      seenBy: 'nobody',
      shows: 0,
      showsOf: [],
      sight: -1,
      listens: false,
      drawTo: -1,
      holds: null,
      address: start,
    },
  ];
  for (const [name, zone] of Object.entries(declared)) {
    const { holds: test } = zone;
    const holds = test === undefined ? null : Uint8Array.from(cards, (card) => (test(card) ? 1 : 0));
    for (const [i, zoneId] of (zonesByName.get(name) ?? []).entries()) {
      const targets = zone.drawTo === undefined ? undefined : zonesByName.get(zone.drawTo);
      zones.push({
        id: zoneId,
        name,
        owner: zone.of === 'player' ? i : -1,
        seenBy: zone.seenBy,
        shows: zone.of === 'player' || !byOwner(zone.seenBy) ? shows(zone.seenBy, i, partners) : -1,
        showsOf: partners.map((_, owner) => shows(zone.seenBy, owner, partners)),
        sight: zone.seenBy === 'rule' ? sight++ : -1,
        listens: listening.has(name),
        drawTo: targets === undefined ? -1 : targets[targets.length === 1 ? 0 : i],
        holds,
        address: start + zoneId * ZoneAt.words,
      });
    }
  }
  return { zones, zonesByName };
}

const byOwner = (seenBy: SeenBy): boolean => seenBy === 'owner' || seenBy === 'team' || seenBy === 'others';

/** The seats (as bits) that see what lies there; -1 where a rule says it. */
function shows(seenBy: SeenBy, owner: number, partners: readonly number[]): number {
  const everyone = (1 << partners.length) - 1;
  if (seenBy === 'nobody') return 0;
  if (seenBy === 'everyone') return everyone;
  if (seenBy === 'rule') return -1;
  if (seenBy === 'team') return partners[owner];
  return seenBy === 'owner' ? 1 << owner : everyone & ~(1 << owner);
}
