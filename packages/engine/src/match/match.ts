import { ActionList, legalActions, seatToAct } from '../actions/enumerate.ts';
import { ActionGenerator } from '../actions/generator.ts';
import { findMove, objection, perform, performPicked, refusal, transact, watch } from '../actions/perform.ts';
import { UNDO_RUN } from '../actions/table-moves.ts';
import { FlowManager } from '../flow/manager.ts';
import { openMoves } from '../flow/position.ts';
import { beginSettling, settleStep } from '../flow/settle.ts';
import type { Game } from '../game/define.ts';
import type { MatchState, Shape } from '../game/types.ts';
import { Feed, type Listener } from '../view/feed.ts';
import { resample, unsealed } from '../view/resample.ts';
import { SPECTATOR, type View, view, viewChecksum } from '../view/view.ts';
import { checksum, positionHash } from '../world/checksum.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';
import type { TapeSlice } from '../world/tape.ts';
import { CardloomError, type Failure, failure, IllegalActionError, Refusal } from './errors.ts';
import { type Action, History, type Logged, type Recorded, type RecordedMove } from './history.ts';
import { type Inconsistency, inspectWorld } from './inspect.ts';
import { Line } from './line.ts';
import { receive } from './record.ts';
import { Applied, type Result, refused } from './result.ts';
import { Runtime } from './runtime.ts';
import { type Snapshot, writeSnapshot } from './snapshot.ts';
import { judge, type TakeBack } from './take-back.ts';

/** What `replay()` gives: all that is needed to play the match again. */
export interface Replay {
  readonly game: string;
  readonly version: string;
  readonly seed: number;
  readonly players: readonly string[];
  readonly options: Json;
  readonly actions: readonly Logged[];
  readonly checksum: string;
}

/** One play of a game. */
export class Match<T extends Shape = Shape> {
  readonly game: Game<T>;
  /** Navigation and inspection of segments, phases and steps. */
  readonly flow: FlowManager<T>;
  readonly #runtime: Runtime;
  readonly #history: History;
  readonly #feed: Feed;
  #takeBack: TakeBack | null = null;
  /** The move whose consequences are watched step by step. */
  #watched: RecordedMove | null = null;

  /** @internal Use `createMatch` or `restore`. */
  constructor(game: Game<T>, runtime: Runtime, past: readonly Recorded[] = []) {
    this.game = game;
    this.#runtime = runtime;
    this.#history = new History(past);
    this.#feed = new Feed(runtime);
    runtime.history = this.#history.moves;
    this.flow = new FlowManager<T>(runtime, (name, args, work) => this.#host(name, args, work));
  }

  get players(): readonly string[] {
    return this.#runtime.playerIds;
  }

  /** `G` and `ctx` as an immutable object; the same object until something changes. */
  get state(): MatchState<T> {
    return this.#runtime.state as MatchState<T>;
  }

  /** Effects run from the agenda so far, those of actions that were taken back included: a measure of work done. */
  get effectsRun(): number {
    return this.#runtime.effectsRun;
  }

  /** The names of the moves this player can make here. */
  availableMoves(player: string): readonly string[] {
    const runtime = this.#runtime;
    const seat = this.#seat(player);
    const names: string[] = [];
    const candidates = runtime.world.mem[At.manualMode] === 0 ? openMoves(runtime) : runtime.game.flow.movesByName;
    for (const name of candidates.keys()) {
      const move = findMove(runtime, name);
      if (!(move instanceof Refusal) && objection(runtime, seat, move) === null) names.push(name);
    }
    runtime.actor = null;
    return names;
  }

  /** Everything this player can do now, as complete actions in a fixed order, made one by one as they are read. */
  legalActions(player: string): Iterable<RecordedMove> {
    return { [Symbol.iterator]: () => legalActions(this.#runtime, this.#seat(player)) };
  }

  /** Conceding, taking back and corrections by hand: never among `legalActions`. */
  tableActions(player: string): Iterable<RecordedMove> {
    return { [Symbol.iterator]: () => this.#tableActions(this.#seat(player)) };
  }

  /** The legal actions in compact form, to count and pick from; `into` is refilled instead of making a new list. */
  listActions(player: string, into = new ActionList()): ActionList {
    return into.fill(this.#runtime, this.#seat(player));
  }

  /** The seat that is to act, or -1 if the match waits for nobody: who is asked, or whose place it is. */
  get seatToAct(): number {
    return seatToAct(this.#runtime);
  }

  /** The players who can do something now, in seat order. */
  get waitingFor(): readonly string[] {
    return this.players.filter((player) => !this.legalActions(player)[Symbol.iterator]().next().done);
  }

  /** Builds an action choice by choice. */
  choosing(player: string): ActionGenerator {
    return new ActionGenerator(this.#runtime, this.#seat(player));
  }

  /** Whether this action would be accepted, without doing it. */
  isLegal(action: Action): boolean {
    return this.whyNot(action) === null;
  }

  /** Why this action would be refused; null if it is legal. */
  whyNot(action: Action): Failure | null {
    const received = receive(action);
    if (received instanceof Refusal) return received;
    const { recorded, checksum } = received;
    if (checksum !== undefined && checksum !== this.checksum()) return MOVED_ON;
    if (this.#runtime.busy || !this.#isUndo(recorded.move)) return refusal(this.#runtime, recorded);
    const verdict = judge(this.#runtime, this.#history.last(), this.#takeBack, recorded);
    return verdict.isGranted ? null : verdict.reason;
  }

  /** Makes a move. What is refused changes nothing. */
  act(action: Action): Result {
    const runtime = this.#runtime;
    if (runtime.picked.isStill(action, runtime)) return this.#actPicked();
    const received = receive(action);
    if (received instanceof Refusal) return refused(received);
    const { recorded, checksum } = received;
    if (this.#watched !== null) return refused(UNSETTLED);
    if (!runtime.busy && runtime.world.closeStray()) return refused(STRAY);
    if (checksum !== undefined && checksum !== this.checksum()) return refused(MOVED_ON);
    if (this.#isUndo(recorded.move)) return this.#askUndo(recorded);
    const reason = perform(runtime, recorded);
    if (reason !== null) return refused(reason);
    // in the one canonical spelling, whichever was sent
    const args = runtime.acceptedArgs;
    return this.#commit(args === recorded.args ? recorded : { player: recorded.player, move: recorded.move, args });
  }

  #actPicked(): Result {
    const runtime = this.#runtime;
    const { player, question } = runtime.picked;
    if (this.#watched !== null) return refused(UNSETTLED);
    if (!runtime.busy && runtime.world.closeStray()) return refused(STRAY);
    const reason = performPicked(runtime);
    if (reason !== null) return refused(reason);
    return this.#commit({ player, move: question.name, args: runtime.acceptedArgs });
  }

  /**
   * Makes a move and leaves what follows from it to `step()`, for people who want to watch the machine. Until the match
   * is stable again nothing else can be done with it.
   */
  begin(action: Action): Failure | null {
    const received = receive(action);
    if (received instanceof Refusal) return received;
    const { recorded } = received;
    if (this.#watched !== null) return UNSETTLED;
    if (this.#runtime.world.closeStray()) return STRAY;
    const reason = perform(this.#runtime, recorded, beginSettling);
    if (reason === null) this.#watched = recorded;
    return reason;
  }

  /** One step of what follows from `begin`. It is done when the match is stable; a rule that fails takes it all back. */
  step(): { readonly done: false } | { readonly done: true; readonly result: Result } {
    const watched = this.#watched;
    if (watched === null) return { done: true, result: refused(failure('nothing-to-do', 'The match is stable.')) };
    let isStable = false;
    const reason = watch(this.#runtime, () => {
      isStable = !settleStep(this.#runtime);
    });
    if (reason === null && !isStable) return { done: false };
    this.#watched = null;
    this.#runtime.ahead = null;
    if (reason === null) return { done: true, result: this.#commit(watched) };
    this.#runtime.world.closeStray();
    return { done: true, result: refused(reason) };
  }

  /** The same, but a refusal is thrown. */
  processAction(action: Action): MatchState<T> {
    const result = this.act(action);
    if (!result.ok) throw new IllegalActionError(result.error);
    return this.state;
  }

  /** The host takes the last action back; `by` is the player who wished it, for the record. */
  undo(by: string | null = null): Result {
    return this.#undo(by);
  }

  redo(): Result {
    if (this.#watched !== null) return refused(UNSETTLED);
    if (this.#runtime.busy) return refused(failure('busy', 'A rule is running.'));
    const redone = this.#history.redo(this.#runtime.world);
    if (redone === undefined) return refused(failure('nothing-to-redo', 'There is nothing to redo.'));
    return this.#changed('redo');
  }

  /** The host switches the rules off, or on again (then what is due happens at once). */
  setManualMode(on: boolean): Result {
    return this.#host('setManualMode', { on }, () => {
      this.#runtime.world.set(At.manualMode, on ? 1 : 0);
      return null;
    });
  }

  /** The host notes something that changes nothing in the game, such as a pause or a time extension. */
  note(name: string, args: Readonly<Record<string, Json>> = {}): Result {
    return this.#host('note', { ...args, name }, () => null);
  }

  /** What this player may know; null is a spectator. */
  view(player: string | null): View {
    return view(this.#runtime, player === null ? SPECTATOR : this.#seat(player));
  }

  /** A checksum of a player's view: it says nothing about what is hidden. */
  viewChecksum(player: string | null): string {
    return viewChecksum(this.view(player));
  }

  /**
   * Tells a player (null: a spectator) what happens, in order: frozen events, and last the state as they may see it,
   * once no decision waits. Gives back the function that ends it.
   */
  subscribe(player: string | null, listener: Listener): () => void {
    return this.#feed.subscribe(player === null ? SPECTATOR : this.#seat(player), listener);
  }

  /** An independent copy that stands where this match stands. */
  fork(): Match<T> {
    return new Match(this.game, this.#copy(), this.#history.all());
  }

  /**
   * A copy for search in which everything this player cannot know is dealt anew: it looks the same to them, and its
   * random numbers are its own.
   */
  sample(player: string, seed: number): Match<T> {
    const seat = this.#seat(player);
    // the seed would tell how the cards were dealt
    const copy = new Runtime(this.game.compiled, { ...this.#runtime.setup, seed }, this.#runtime);
    const past = unsealed(copy, seat, this.#history.all());
    resample(copy, seat, seed);
    return new Match(this.game, copy, past);
  }

  /** A copy for search: moves are made and unmade in place. */
  line(): Line<T> {
    return new Line(this.#copy());
  }

  /** The whole match as plain JSON. */
  snapshot(): Snapshot {
    return writeSnapshot(this.#runtime, this.#history.all());
  }

  checksum(): string {
    return checksum(this.#runtime.world);
  }

  /** A hash of the position alone: no counters, random state or card numbers. */
  positionHash(): string {
    return positionHash(this.#runtime.world);
  }

  /** What contradicts itself in the match's memory; always empty unless the engine is at fault. */
  inspect(): readonly Inconsistency[] {
    return inspectWorld(this.#runtime.world);
  }

  replay(): Replay {
    const { setup, game } = this.#runtime;
    return {
      game: game.name,
      version: game.version,
      seed: setup.seed,
      players: setup.players,
      options: setup.options,
      actions: this.#history.log(),
      checksum: this.checksum(),
    };
  }

  #seat(player: string): number {
    // by the handles: reading elements of the frozen list of ids is slow
    const { players } = this.#runtime.context;
    let seat = players.length - 1;
    while (seat >= 0 && players[seat].id !== player) seat--;
    if (seat < 0) {
      throw new CardloomError(
        'unknown-player',
        `${quoted(player)} is no player of this match: ${this.players.join(', ')}.`,
        'player',
      );
    }
    return seat;
  }

  #copy(): Runtime {
    return new Runtime(this.game.compiled, this.#runtime.setup, this.#runtime);
  }

  #commit(recorded: Recorded): Applied {
    const runtime = this.#runtime;
    const cause = recorded as unknown as Json;
    const applied = new Applied(runtime, this.#history.commit(recorded, runtime.world), cause);
    this.#takeBack = null;
    if (this.#feed.isHeard) this.#feed.tell(applied);
    return applied;
  }

  #host(name: string, args: Readonly<Record<string, Json>>, work: () => Failure | null): Result {
    if (this.#watched !== null) return refused(UNSETTLED);
    if (!this.#runtime.busy && this.#runtime.world.closeStray()) return refused(STRAY);
    const reason = transact(this.#runtime, work);
    return reason === null ? this.#commit({ host: name, args }) : refused(reason);
  }

  #undo(by: string | null): Result {
    if (this.#watched !== null) return refused(UNSETTLED);
    if (this.#runtime.busy) return refused(failure('busy', 'A rule is running.'));
    const undone = this.#history.undo(this.#runtime.world, by);
    if (undone === undefined) return refused(failure('nothing-to-undo', 'There is nothing to undo.'));
    return this.#changed('undo');
  }

  /** History moved: there is nothing to tell but the new state, so listeners get it even while a decision waits. */
  #changed(cause: string): Applied {
    const applied = new Applied(this.#runtime, NOTHING, cause);
    this.#takeBack = null;
    if (this.#feed.isHeard) this.#feed.tell(applied, true);
    return applied;
  }

  /** A player takes back: at once if it is free, otherwise when all others agree. */
  #askUndo(recorded: RecordedMove): Result {
    if (this.#runtime.busy) return refused(failure('busy', 'A rule is running.'));
    const verdict = judge(this.#runtime, this.#history.last(), this.#takeBack, recorded);
    if (verdict.isGranted) return this.#undo(verdict.by);
    this.#takeBack = verdict.next;
    return refused(verdict.reason);
  }

  /** What a player can say about taking back: ask for it, or answer the one who asked. */
  *#undoActions(player: string): Generator<RecordedMove> {
    const isAsked = this.#takeBack !== null && this.#takeBack.asked !== player;
    for (const move of this.#runtime.game.undoMoves) {
      if (!findUndo(this.#runtime, move)) continue;
      const answers: RecordedMove['args'][] = isAsked ? [{ agree: true }, { agree: false }] : [{}];
      for (const args of answers) {
        const action = { player, move, args };
        const verdict = judge(this.#runtime, this.#history.last(), this.#takeBack, action);
        if (verdict.isGranted || verdict.reason.code === 'consent-needed') yield action;
      }
    }
  }

  *#tableActions(seat: number): Generator<RecordedMove> {
    for (const action of legalActions(this.#runtime, seat, 'table')) {
      if (!this.#isUndo(action.move)) yield action;
    }
    yield* this.#undoActions(this.players[seat]);
  }

  #isUndo(move: string): boolean {
    const { undoMoves } = this.#runtime.game;
    return undoMoves.size > 0 && undoMoves.has(move) && findUndo(this.#runtime, move);
  }
}

const UNSETTLED = failure('busy', 'A move is being watched: call step() until it is done.');
const STRAY = failure(
  'side-effect',
  'Somebody changed the match outside a move; the change was taken back, and so was this request.',
);
const MOVED_ON = failure('checksum-mismatch', 'The match has moved on, or two copies of it differ.', 'checksum');
const NOTHING: TapeSlice = { words: new Int32Array(0), from: 0, to: 0, notes: [] };

const findUndo = (runtime: Runtime, name: string): boolean => openMoves(runtime).get(name)?.run === UNDO_RUN;
