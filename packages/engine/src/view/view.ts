import { pendingDecision } from '../effects/decisions.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { hashText } from '../world/hash.ts';
import { At } from '../world/header.ts';
import { canonicalJson, type Json } from '../world/json.ts';
import { CardAt, type Column, decode, PlayerAt, ZoneAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';
import { ctxFields } from './ctx-fields.ts';
import { knows } from './knows.ts';
import { type BlankCard, isTold, type OpenColumns, openColumns } from './open-columns.ts';

/**
 * What one seat may know. A card is shown if the seat knows it; otherwise there is only a card, without number or
 * name. The seed, the random state, other players' sealed answers and what still waits on the agenda never appear.
 *
 * ```ts
 * const view: View = match.view('ann');
 * const open: ViewDecision | null = view.decision;
 * console.log(view.G, open?.name);
 * ```
 */
export interface View {
  /** Whose view it is; null for a spectator. */
  readonly viewer: string | null;
  readonly G: Readonly<Record<string, Json>>;
  readonly ctx: Readonly<Record<string, Json>>;
  readonly players: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Cards from bottom to top: by zone, and by player for the players' zones. */
  readonly zones: Readonly<Record<string, readonly ViewCard[] | Readonly<Record<string, readonly ViewCard[]>>>>;
  /** The decision that waits: who is asked, and for the one who is, what. `match.prompt` has the choices. */
  readonly decision: ViewDecision | null;
}

/**
 * A card in a view: what the viewer knows of it, or only that there is one.
 *
 * ```ts
 * const nameOf = (card: ViewCard): string => ('hidden' in card ? 'a card' : String(card.name));
 * ```
 */
export type ViewCard = { readonly hidden: true } | Readonly<Record<string, Json>>;

/** The question that is open, as a viewer sees it. */
export interface ViewDecision {
  readonly name: string;
  readonly waiting: readonly string[];
  /** What those who are asked are told about it. */
  readonly data?: Json;
}

/** A card that the viewer cannot tell from others. */
const HIDDEN: ViewCard = Object.freeze({ hidden: true });

export function view(runtime: Runtime, seat: number): View {
  const { playerIds, layout, world } = runtime;
  const zones: Record<string, readonly ViewCard[] | Record<string, readonly ViewCard[]>> = {};
  for (const [name, ids] of layout.zonesByName) {
    if (layout.zones[ids[0]].owner < 0) zones[name] = showZone(runtime, seat, ids[0]);
    else {
      const byPlayer: Record<string, readonly ViewCard[]> = {};
      for (let owner = 0; owner < ids.length; owner++) byPlayer[playerIds[owner]] = showZone(runtime, seat, ids[owner]);
      zones[name] = byPlayer;
    }
  }
  const players: Record<string, Record<string, Json>> = {};
  for (let other = 0; other < playerIds.length; other++) players[playerIds[other]] = showPlayer(runtime, seat, other);
  return {
    viewer: playerIds[seat] ?? null,
    G: readInto({}, world, 0, openColumns(runtime).game),
    ctx: showCtx(runtime),
    players,
    zones,
    decision: showDecision(runtime, seat),
  };
}

/** Property by property: an object that is spread into another takes Node several times as long. */
function readInto(out: Record<string, Json>, world: World, base: number, columns: readonly Column[]) {
  const { mem, values } = world;
  for (let i = 0; i < columns.length; i++) {
    const { name, kind, offset } = columns[i];
    out[name] = decode(kind, mem[base + offset], values);
  }
  return out;
}

function showCtx(runtime: Runtime): Record<string, Json> {
  const out: Record<string, Json> = {};
  for (const field of ctxFields(runtime)) out[field.name] = field.read(runtime, runtime.world);
  return out;
}

function showPlayer(runtime: Runtime, seat: number, other: number): Record<string, Json> {
  const { world, layout } = runtime;
  const row = layout.playerStart + other * layout.playerWords;
  const { all, open } = openColumns(runtime).player;
  const left = (world.mem[At.left] & (1 << other)) !== 0;
  const turnsTaken = world.mem[row + PlayerAt.turnsTaken];
  return readInto({ left, turnsTaken }, world, row, isTold(runtime, seat, other) ? all : open);
}

function showZone(runtime: Runtime, seat: number, zone: number): ViewCard[] {
  const { world, layout } = runtime;
  const columns = openColumns(runtime);
  const m = world.mem;
  const cards: ViewCard[] = [];
  let card = m[layout.zones[zone].address + ZoneAt.bottom];
  while (card !== 0) {
    const row = layout.cardBase + card * layout.cardWords;
    cards.push(knows(runtime, seat, m[row + CardAt.known]) ? showCard(runtime, columns, seat, card, row) : HIDDEN);
    card = m[row + CardAt.next];
  }
  return cards;
}

/** Most of a card is as it was initially: copying that and writing the rest is the quickest way to one more such object. */
function showCard(
  runtime: Runtime,
  { card: seen, blank }: OpenColumns,
  seat: number,
  card: number,
  row: number,
): ViewCard {
  const { world, game, playerIds } = runtime;
  const { mem, values } = world;
  const owner = mem[row + CardAt.owner];
  const isTheirs = isTold(runtime, seat, owner);
  const columns = isTheirs ? seen.all : seen.open;
  const shown: Writable<BlankCard> = { ...(isTheirs ? blank.told : blank.others) };
  shown.id = card;
  shown.name = game.cardNames[mem[row + CardAt.def]];
  shown.owner = playerIds[owner];
  for (let i = 0; i < columns.length; i++) {
    const { name, kind, offset, initial } = columns[i];
    const word = mem[row + offset];
    if (word !== initial) shown[name] = decode(kind, word, values);
  }
  return shown;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Everybody sees who is asked; only they see what. */
export function showDecision(runtime: Runtime, seat: number): ViewDecision | null {
  const pending = pendingDecision(runtime);
  if (pending === null) return null;
  const waiting = pending.waiting.map((other) => runtime.playerIds[other]);
  const shown = { name: pending.ask.ask, waiting };
  if (!pending.waiting.includes(seat)) return shown;
  // keys in one order, whatever the rule wrote: a match that was saved and loaded looks the same
  return { ...shown, data: JSON.parse(canonicalJson(pending.ask.data ?? null)) as Json };
}

/** A checksum of what a seat sees: two clients can compare it without learning anything hidden. */
export const viewChecksum = (shown: View): string =>
  (hashText(canonicalJson(shown)) >>> 0).toString(16).padStart(8, '0');
