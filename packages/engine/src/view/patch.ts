import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt, type Column, decode, GONE, PlayerAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';
import type { ChangedZone, Changes, Fields } from './changes.ts';
import { ctxFields } from './ctx-fields.ts';
import { knows } from './knows.ts';
import { isTold, openColumns } from './open-columns.ts';
import { showDecision, type ViewDecision } from './view.ts';

/**
 * What makes a view before an action the view after it, with only what has changed. Fields are attributes by name.
 *
 * ```ts
 * const patch: Patch = { players: { ann: { points: 3 } }, zones: { hand: { ann: [0, 1] satisfies Splice } } };
 * ```
 */
export interface Patch {
  readonly G?: Fields;
  readonly ctx?: Fields;
  readonly players?: Readonly<Record<string, Fields>>;
  /**
   * By number. One with a `name` comes into sight: it is a new card with these attributes, and all others that are open
   * to everybody as they are initially. One without is in sight already, and only these have changed.
   */
  readonly cards?: Readonly<Record<string, Fields>>;
  /** By zone, and by player for the players' zones. A card that lies in no zone any more is out of sight. */
  readonly zones?: Readonly<Record<string, Splice | Readonly<Record<string, Splice>>>>;
  readonly decision?: ViewDecision | null;
}

/** From which place on how many cards are taken out, and the numbers of those put there instead; 0 is a hidden one. */
export type Splice = readonly number[];

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The patch for a seat, read from what an action has changed. */
export function patchFor(runtime: Runtime, changes: Changes, seat: number): Patch {
  const patch: Writable<Patch> = {};
  const { before } = changes;
  const after = runtime.world;
  const { G, ctx } = openTo(runtime, changes);
  if (G !== null) patch.G = G;
  if (ctx !== null) patch.ctx = ctx;
  const players = changedPlayers(runtime, changes, seat);
  if (players !== null) patch.players = players;
  const cards = changedCards(runtime, changes, seat);
  if (cards !== null) patch.cards = cards;
  const zones = changedZones(runtime, changes, seat);
  if (zones !== null) patch.zones = zones;
  if (before.mem[At.decision] !== after.mem[At.decision]) patch.decision = showDecision(runtime, seat);
  return patch;
}

/** What is the same for everybody, read once. */
function openTo(runtime: Runtime, changes: Changes): NonNullable<Changes['open']> {
  const { before, isHeadWritten } = changes;
  changes.open ??= {
    G: changedFields(before, runtime.world, 0, openColumns(runtime).game),
    ctx: isHeadWritten ? changedCtx(runtime, before) : null,
  };
  return changes.open;
}

function changedFields(before: World, after: World, base: number, columns: readonly Column[]): Fields | null {
  let changed: Record<string, Json> | null = null;
  for (let i = 0; i < columns.length; i++) {
    const { name, kind, offset } = columns[i];
    const word = after.mem[base + offset];
    if (word === before.mem[base + offset]) continue;
    changed ??= {};
    changed[name] = decode(kind, word, after.values);
  }
  return changed;
}

function changedCtx(runtime: Runtime, before: World): Fields | null {
  const after = runtime.world;
  let changed: Record<string, Json> | null = null;
  for (const field of ctxFields(runtime)) {
    if (!isWritten(field.words, before, after)) continue;
    const now = field.read(runtime, after);
    if (isSame(field.read(runtime, before), now)) continue;
    changed ??= {};
    changed[field.name] = now;
  }
  return changed;
}

function isWritten(words: readonly number[], before: World, after: World): boolean {
  for (let i = 0; i < words.length; i++) if (before.mem[words[i]] !== after.mem[words[i]]) return true;
  return false;
}

const isSame = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

function changedPlayers(runtime: Runtime, { before, players }: Changes, seat: number): Patch['players'] | null {
  const { layout, world, playerIds } = runtime;
  const { all, open } = openColumns(runtime).player;
  let changed: Record<string, Fields> | null = null;
  for (let other = 0; other < playerIds.length; other++) {
    if ((players & (1 << other)) === 0) continue;
    const row = layout.playerStart + other * layout.playerWords;
    let fields = changedFields(before, world, row, isTold(runtime, seat, other) ? all : open);
    const left = (world.mem[At.left] & (1 << other)) !== 0;
    if (left !== ((before.mem[At.left] & (1 << other)) !== 0)) fields = { ...fields, left };
    const turnsTaken = world.mem[row + PlayerAt.turnsTaken];
    if (turnsTaken !== before.mem[row + PlayerAt.turnsTaken]) fields = { ...fields, turnsTaken };
    if (fields === null) continue;
    changed ??= {};
    changed[playerIds[other]] = fields;
  }
  return changed;
}

/** Whether a seat sees which card this is: it knows it, and it lies in one of the zones. */
function isInSight(runtime: Runtime, { mem, layout }: World, seat: number, card: number): boolean {
  const row = layout.cardBase + card * layout.cardWords;
  return mem[row + CardAt.zone] !== GONE && knows(runtime, seat, mem[row + CardAt.known]);
}

function changedCards(runtime: Runtime, { before, cards }: Changes, seat: number): Patch['cards'] | null {
  const { world, layout } = runtime;
  let changed: Record<string, Fields> | null = null;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (!isInSight(runtime, world, seat, card)) continue;
    const row = layout.cardBase + card * layout.cardWords;
    const fields = isNew(runtime, before, seat, card)
      ? wholeCard(runtime, seat, row)
      : changedFields(before, world, row, columnsOf(runtime, seat, row));
    if (fields === null) continue;
    changed ??= {};
    changed[card] = fields;
  }
  return changed;
}

/** Comes into sight, or is not what it was: a shuffle deals what lies there to other numbers. */
function isNew(runtime: Runtime, before: World, seat: number, card: number): boolean {
  if (card > before.mem[At.cards] || !isInSight(runtime, before, seat, card)) return true;
  const { layout, world } = runtime;
  const { mem } = world;
  const row = layout.cardBase + card * layout.cardWords;
  return (
    mem[row + CardAt.def] !== before.mem[row + CardAt.def] || mem[row + CardAt.owner] !== before.mem[row + CardAt.owner]
  );
}

function columnsOf(runtime: Runtime, seat: number, row: number): readonly Column[] {
  const { all, open } = openColumns(runtime).card;
  return isTold(runtime, seat, runtime.world.mem[row + CardAt.owner]) ? all : open;
}

/** Without what every card has initially. Secret attributes are always there, for not everybody expects them. */
function wholeCard(runtime: Runtime, seat: number, row: number): Fields {
  const { game, playerIds, world } = runtime;
  const m = world.mem;
  const card: Record<string, Json> = {
    name: game.cardNames[m[row + CardAt.def]],
    owner: playerIds[m[row + CardAt.owner]],
  };
  const { open, secret } = openColumns(runtime).card;
  for (let i = 0; i < open.length; i++) {
    const { name, kind, offset, initial } = open[i];
    if (m[row + offset] !== initial) card[name] = decode(kind, m[row + offset], world.values);
  }
  if (!isTold(runtime, seat, m[row + CardAt.owner])) return card;
  for (const { name, kind, offset } of secret) card[name] = decode(kind, m[row + offset], world.values);
  return card;
}

function changedZones(runtime: Runtime, changes: Changes, seat: number): Patch['zones'] | null {
  const { layout, playerIds } = runtime;
  let changed: Record<string, Splice | Record<string, Splice>> | null = null;
  for (const zone of changes.zones) {
    const splice = spliceOf(runtime, changes.before, zone, seat);
    if (splice === null) continue;
    changed ??= {};
    const { name, owner } = layout.zones[zone.id];
    if (owner < 0) changed[name] = splice;
    else {
      changed[name] ??= {};
      (changed[name] as Record<string, Splice>)[playerIds[owner]] = splice;
    }
  }
  return changed;
}

/** The shortest stretch in which what a seat sees of a zone is not what it was. */
function spliceOf(runtime: Runtime, before: World, zone: ChangedZone, seat: number): Splice | null {
  const was = (i: number): number => (isInSight(runtime, before, seat, zone.before[i]) ? zone.before[i] : 0);
  const is = (i: number): number => (isInSight(runtime, runtime.world, seat, zone.after[i]) ? zone.after[i] : 0);
  const [from, to] = [zone.before.length, zone.after.length];
  let same = 0;
  while (same < from && same < to && was(same) === is(same)) same++;
  if (same === from && same === to) return null;
  let rest = 0;
  while (rest < from - same && rest < to - same && was(from - 1 - rest) === is(to - 1 - rest)) rest++;
  const splice = [same, from - same - rest];
  for (let i = same; i < to - rest; i++) splice.push(is(i));
  return splice;
}
