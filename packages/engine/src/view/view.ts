import { answersTo } from '../actions/enumerate.ts';
import { dataOf, pendingDecision } from '../effects/decisions.ts';
import { pendingSeats } from '../players/pending.ts';
import { allPassed, everySeat } from '../players/priority.ts';
import { onlyWinner, readResult } from '../players/result.ts';
import { readTeams } from '../players/teams.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { readColumns } from '../world/handles.ts';
import { hashText } from '../world/hash.ts';
import { At } from '../world/header.ts';
import { canonicalJson, type Json } from '../world/json.ts';
import { CardAt, type Column, ZoneAt } from '../world/layout.ts';

/**
 * What one seat may know. A card is shown if the seat knows it; otherwise there is only a card, without number or
 * name. The seed, the random state, other players' sealed answers and what still waits on the agenda never appear.
 */
export interface View {
  /** Whose view it is; null for a spectator. */
  readonly viewer: string | null;
  readonly G: Readonly<Record<string, Json>>;
  readonly ctx: Readonly<Record<string, Json>>;
  readonly players: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** Cards from bottom to top: by zone, and by player for the players' zones. */
  readonly zones: Readonly<Record<string, readonly ViewCard[] | Readonly<Record<string, readonly ViewCard[]>>>>;
  /** The decision that waits: who is asked, and for the one who is, what. */
  readonly decision: ViewDecision | null;
}

export type ViewCard = { readonly hidden: true } | Readonly<Record<string, Json>>;

export interface ViewDecision {
  readonly name: string;
  readonly waiting: readonly string[];
  readonly data?: Json;
  readonly options?: readonly Json[];
}

/** A seat of -1 is the spectator, who knows what every player knows. */
export const SPECTATOR = -1;

export const knows = (runtime: Runtime, seat: number, known: number): boolean => {
  const everyone = everySeat(runtime.layout.seats);
  return seat === SPECTATOR ? (known & everyone) === everyone : (known & (1 << seat)) !== 0;
};

export function view(runtime: Runtime, seat: number): View {
  const { world, playerIds, layout, game } = runtime;
  const secrets = game.secrets;
  const isTold = (owner: number): boolean => seat !== SPECTATOR && (layout.secretsShow[owner] & (1 << seat)) !== 0;
  const open = (columns: readonly Column[], hidden: ReadonlySet<string>, isShown: boolean): readonly Column[] =>
    hidden.size === 0 || isShown ? columns : columns.filter((column) => !hidden.has(column.name));
  const read = (base: number, columns: readonly Column[]): Record<string, Json> =>
    readColumns(world, base, columns) as Record<string, Json>;

  const showCard = (card: number): ViewCard => {
    if (!knows(runtime, seat, world.card(card, CardAt.known))) return { hidden: true };
    const owner = world.card(card, CardAt.owner);
    const columns = open(layout.card, secrets.card, isTold(owner));
    return {
      id: card,
      name: game.cardNames[world.card(card, CardAt.def)],
      owner: playerIds[owner],
      ...read(layout.cardBase + card * layout.cardWords, columns),
    };
  };
  const showZone = (id: number): ViewCard[] => {
    const cards: ViewCard[] = [];
    const { address } = layout.zones[id];
    for (let card = world.mem[address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      cards.push(showCard(card));
    }
    return cards;
  };
  const zones: Record<string, readonly ViewCard[] | Record<string, readonly ViewCard[]>> = {};
  for (const [name, ids] of layout.zonesByName) {
    if (layout.zones[ids[0]].owner < 0) zones[name] = showZone(ids[0]);
    else zones[name] = Object.fromEntries(ids.map((id, owner) => [playerIds[owner], showZone(id)]));
  }
  return {
    viewer: playerIds[seat] ?? null,
    G: read(0, open(layout.game, secrets.game, false)),
    ctx: showCtx(runtime),
    players: Object.fromEntries(
      playerIds.map((id, other) => {
        const row = layout.playerStart + other * layout.playerWords;
        const columns = open(layout.player, secrets.player, isTold(other));
        const { left, turnsTaken } = runtime.playerHandle(other);
        return [id, { left, turnsTaken, ...read(row, columns) }];
      }),
    ),
    zones,
    decision: showDecision(runtime, seat),
  };
}

/** Where the match stands: all of this is public. */
function showCtx(runtime: Runtime): Record<string, Json> {
  const { world, playerIds, layout, game } = runtime;
  const m = world.mem;
  const player = (word: number): Json => playerIds[m[word]] ?? null;
  const pending = Object.fromEntries(
    layout.pending.map((kind, i) => [kind, pendingSeats(world, i).map((seat) => playerIds[seat])]),
  );
  return {
    playerOrder: playerIds,
    segment: m[At.segment] < 0 ? null : game.flow.segments[m[At.segment]].name,
    phase: m[At.phase] < 0 ? null : game.flow.phases[m[At.phase]].name,
    step: m[At.step] < 0 ? null : game.flow.steps[m[At.step]].name,
    turnPlayer: player(At.turnPlayer),
    priority: player(At.priority),
    otp: player(At.otp),
    choosingFirstPlayer: player(At.choosingFirstPlayer),
    gameOver: m[At.gameOver] !== 0,
    winner: playerIds[onlyWinner(world)] ?? null,
    result: readResult(runtime) as Json,
    teams: readTeams(runtime) as Json,
    manualMode: m[At.manualMode] !== 0,
    numTurns: m[At.numTurns],
    numRounds: m[At.numRounds],
    numMoves: m[At.numMoves],
    numTurnMoves: m[At.numTurnMoves],
    passed: playerIds.filter((_, seat) => (m[At.passed] & (1 << seat)) !== 0),
    allPlayersPassed: allPassed(world),
    turnIsExtra: m[At.turnIsExtra] !== 0,
    pending,
    ...(readColumns(world, 0, layout.ctx) as Record<string, Json>),
  };
}

/** A view shows no more options than a person would read; `legalActions` has them all. */
const MOST_OPTIONS = 200;

/** Everybody sees who is asked; only they see what. */
function showDecision(runtime: Runtime, seat: number): ViewDecision | null {
  const pending = pendingDecision(runtime);
  if (pending === null) return null;
  const waiting = pending.waiting.map((other) => runtime.playerIds[other]);
  const shown = { name: pending.ask.ask, waiting };
  const decision = runtime.game.decisions.get(pending.ask.ask);
  if (!pending.waiting.includes(seat) || decision === undefined) return shown;
  const options: Json[] = [];
  for (const args of answersTo(runtime, seat, decision, dataOf(runtime, decision, pending.ask))) {
    if (options.push(args) === MOST_OPTIONS) break;
  }
  // keys in one order, whatever the rule wrote: a match that was saved and loaded looks the same
  return { ...shown, data: JSON.parse(canonicalJson(pending.ask.data ?? null)) as Json, options };
}

/** A checksum of what a seat sees: two clients can compare it without learning anything hidden. */
export const viewChecksum = (shown: View): string =>
  (hashText(canonicalJson(shown)) >>> 0).toString(16).padStart(8, '0');
