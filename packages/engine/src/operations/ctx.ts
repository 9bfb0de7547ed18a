import type { PendingList } from '../definition/context.ts';
import type { GameResult } from '../definition/game-result.ts';
import { pendingCount, pendingHas, pendingSeats } from '../players/pending.ts';
import { allPassed } from '../players/priority.ts';
import { onlyWinner, readResult } from '../players/result.ts';
import { readTeams } from '../players/teams.ts';
import type { RecordedMove } from '../runtime/action.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { BASE, type CardHandle, type PlayerHandle, readColumns, WORLD } from '../world/handles.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';
import type { Seed } from '../world/seed.ts';
import type { World } from '../world/world.ts';

/** Not imported, so that V8 takes it for a constant. */
const world_: typeof WORLD = WORLD;

/** `ctx`: where the match stands, read from its header. Games add fields of their own by `state.ctx`. */
export class Ctx {
  readonly [world_]: World;
  readonly [BASE] = 0;
  readonly #runtime: Runtime;
  readonly #pending: Pending[];

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
    this[world_] = runtime.world;
    this.#pending = runtime.layout.pending.map((_, kind) => new Pending(runtime, kind));
  }

  get playerOrder(): readonly string[] {
    return this.#runtime.playerIds;
  }
  get turnPlayerPos(): number {
    return this[world_].mem[At.turnPlayer];
  }
  get priorityPlayerPos(): number {
    return this[world_].mem[At.priority];
  }
  get gameId(): string {
    const { matchId, gameId } = this.#runtime.setup;
    const games = this[world_].mem[At.numGames];
    return games === 0 ? gameId : `${matchId}-${games + 1}`;
  }
  get matchId(): string {
    return this.#runtime.setup.matchId;
  }
  get otp(): string | undefined {
    return this.#player(At.otp);
  }
  get choosingFirstPlayer(): string | undefined {
    return this.#player(At.choosingFirstPlayer);
  }
  get gameOver(): boolean {
    return this[world_].mem[At.gameOver] !== 0;
  }
  get winner(): string | undefined {
    return this.#runtime.playerIds[onlyWinner(this[world_])];
  }
  get result(): GameResult | undefined {
    return readResult(this.#runtime) ?? undefined;
  }
  get teams(): readonly (readonly string[])[] | undefined {
    return readTeams(this.#runtime) ?? undefined;
  }
  get manualMode(): boolean {
    return this[world_].mem[At.manualMode] !== 0;
  }
  get numTurns(): number {
    return this[world_].mem[At.numTurns];
  }
  get numRounds(): number {
    return this[world_].mem[At.numRounds];
  }
  get numTurnMoves(): number {
    return this[world_].mem[At.numTurnMoves];
  }
  get numMoves(): number {
    return this[world_].mem[At.numMoves];
  }
  get currentSegment(): string | null {
    const id = this[world_].mem[At.segment];
    return id < 0 ? null : this.#runtime.game.flow.segments[id].name;
  }
  get currentPhase(): string | null {
    const id = this[world_].mem[At.phase];
    return id < 0 ? null : this.#runtime.game.flow.phases[id].name;
  }
  get currentStep(): string | null {
    const id = this[world_].mem[At.step];
    return id < 0 ? null : this.#runtime.game.flow.steps[id].name;
  }
  get turn(): { isExtra: boolean; riders: Json; cause: number | null } {
    const { mem, values } = this[world_];
    const cause = mem[At.turnCause];
    return {
      isExtra: mem[At.turnIsExtra] !== 0,
      riders: values.list[mem[At.turnRiders]],
      cause: cause < 0 ? null : cause,
    };
  }
  get passed(): readonly string[] {
    const mask = this[world_].mem[At.passed];
    return this.#runtime.playerIds.filter((_, seat) => (mask & (1 << seat)) !== 0);
  }
  get allPlayersPassed(): boolean {
    return allPassed(this[world_]);
  }
  get players(): Readonly<Record<string, PlayerHandle>> {
    return this.#runtime.playersById;
  }
  get cards(): Readonly<Record<number, CardHandle>> {
    return this.#eachCard((card) => this.#runtime.cardHandle(card));
  }
  get cardZones(): Readonly<Record<number, string>> {
    const world = this[world_];
    return this.#eachCard((card) => world.layout.zones[world.card(card, CardAt.zone)].name);
  }
  get moveHistory(): readonly RecordedMove[] {
    return this.#runtime.history.all;
  }
  get seed(): Seed {
    return this.#runtime.setup.seed;
  }

  pendingOf(kind: number): Pending {
    return this.#pending[kind];
  }

  /** Everything as plain data, but for what was done so far. */
  toJSON(): Record<string, unknown> {
    const runtime = this.#runtime;
    const plain: Record<string, unknown> = {};
    for (const name of CORE_FIELDS) plain[name] = this[name];
    for (const [kind, pending] of this.#pending.entries())
      plain[pendingField(runtime.layout.pending[kind])] = pending.toJSON();
    plain.players = Object.fromEntries(runtime.playerIds.map((id, seat) => [id, runtime.playerHandle(seat).toJSON()]));
    plain.cards = this.#eachCard((card) => runtime.cardHandle(card).toJSON());
    return { ...plain, ...readColumns(this[world_], 0, runtime.layout.ctx) };
  }

  #player(word: number): string | undefined {
    const seat = this[world_].mem[word];
    return seat < 0 ? undefined : this.#runtime.playerIds[seat];
  }

  #eachCard<V>(read: (card: number) => V): Record<number, V> {
    const out: Record<number, V> = {};
    const count = this[world_].mem[At.cards];
    for (let card = 1; card <= count; card++) out[card] = read(card);
    return out;
  }
}

const CORE_FIELDS = Object.entries(Object.getOwnPropertyDescriptors(Ctx.prototype))
  .filter(([name, property]) => property.get !== undefined && !['players', 'cards', 'moveHistory'].includes(name))
  .map(([name]) => name) as readonly (keyof Ctx & string)[];

/** `mulligan` is read as `ctx.pendingMulligan` and set by `coreOps.setPendingMulligan`. */
export const pendingField = (kind: string): string => `pending${kind[0].toUpperCase()}${kind.slice(1)}`;

/** A pending list as rules read it: like a set (`size`, `has`) and like a list (`length`, iteration). */
export class Pending implements PendingList {
  readonly #runtime: Runtime;
  readonly #kind: number;

  constructor(runtime: Runtime, kind: number) {
    this.#runtime = runtime;
    this.#kind = kind;
  }

  get size(): number {
    return pendingCount(this.#runtime.world, this.#kind);
  }

  get length(): number {
    return this.size;
  }

  has(player: string): boolean {
    const seat = this.#runtime.playerIds.indexOf(player);
    return seat >= 0 && pendingHas(this.#runtime.world, this.#kind, seat);
  }

  [Symbol.iterator](): Iterator<string> {
    return this.toJSON()[Symbol.iterator]();
  }

  toJSON(): readonly string[] {
    return pendingSeats(this.#runtime.world, this.#kind).map((seat) => this.#runtime.playerIds[seat]);
  }
}
