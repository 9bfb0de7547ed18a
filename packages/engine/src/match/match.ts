import { ActionList, legalActions, seatsToAct, seatToAct } from '../actions/enumerate.ts';
import { ActionGenerator } from '../actions/generator.ts';
import { occupied } from '../actions/judge.ts';
import { findMove, objection } from '../actions/objection.ts';
import { begin, perform, performPicked, refusal, watch } from '../actions/perform.ts';
import { receive } from '../actions/record.ts';
import { UNDO_RUN } from '../actions/table-moves.ts';
import { type Beginning, transact } from '../actions/transact.ts';
import type { FlowNames, MatchState } from '../definition/context.ts';
import type { GameResult } from '../definition/game-result.ts';
import type { Game, GameTypes } from '../definition/kit.ts';
import { endFrame } from '../effects/frames.ts';
import { onlyWinner, readResult } from '../players/result.ts';
import { teamLists } from '../players/teams.ts';
import type { Action, Logged, Recorded, RecordedMove } from '../runtime/action.ts';
import { CardloomError, type Failure, failure, IllegalActionError, Refusal } from '../runtime/errors.ts';
import { openMoves } from '../runtime/position.ts';
import { Runtime } from '../runtime/runtime.ts';
import type { UndoLimit } from '../runtime/undo-limit.ts';
import { Feed, type Listener } from '../view/feed.ts';
import { SPECTATOR } from '../view/knows.ts';
import type { Asked, Prompt } from '../view/prompt.ts';
import { Prompter } from '../view/prompting.ts';
import { sample, seenBy } from '../view/sample.ts';
import { type View, viewChecksum } from '../view/view.ts';
import { Views } from '../view/views.ts';
import { type Reason, readWondering, type Wondering, why } from '../view/why.ts';
import { checksum, positionHash } from '../world/checksum.ts';
import { copyForeign } from '../world/foreign.ts';
import { At } from '../world/header.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import { LIMITS } from '../world/limits.ts';
import { messageOf, quoted } from '../world/quote.ts';
import type { Seed } from '../world/seed.ts';
import type { TapeSlice } from '../world/tape.ts';
import { givenSeed } from './given-seed.ts';
import { History } from './history.ts';
import { type Inconsistency, inspectWorld } from './inspect.ts';
import { Line } from './line.ts';
import { FlowManager } from './manager.ts';
import { Applied, type Result, refused } from './result.ts';
import { type Snapshot, writeSnapshot } from './snapshot.ts';
import { judge, type TakeBack } from './take-back.ts';
import type { ActionFor, BegunFor, ListedIn, ToldIn, ViewIn } from './typed.ts';

/**
 * What `replay()` gives: all that is needed to play the match again.
 *
 * ```ts
 * const replay: Replay = JSON.parse(JSON.stringify(match.replay()));
 * console.log(playReplay(game, replay).checksum() === replay.checksum);
 * ```
 */
export interface Replay {
  readonly game: string;
  readonly version: string;
  readonly seed: Seed;
  readonly players: readonly string[];
  /** Who plays together, where whoever created the match chose it. */
  readonly teams?: readonly (readonly string[])[];
  readonly options: Json;
  /**
   * Where a sample begins: the seed does not lead there. The actions in its history come first among `actions`, as far
   * as the player knows them, and are not played again.
   */
  readonly start?: Snapshot;
  /** How far the match could be taken back: what was undone must be undone again. */
  readonly undo?: UndoLimit;
  readonly actions: readonly Logged[];
  readonly checksum: string;
}

/**
 * Where a match stands in its flow, and whose place it is to act, under the names `ctx` has.
 *
 * ```ts
 * const { currentPhase, turnPlayerPos }: Position = match.position;
 * ```
 */
export interface Position<F extends FlowNames = FlowNames> {
  readonly currentSegment: F['segment'] | null;
  readonly currentPhase: F['phase'] | null;
  readonly currentStep: F['step'] | null;
  readonly turnPlayerPos: number;
  readonly priorityPlayerPos: number;
  readonly numTurns: number;
}

/** A move that is watched: where it began, or, if it was to take back, what came of it. */
type Watched<G extends GameTypes> = { readonly recorded: RecordedMove } & (
  | { readonly began: Beginning }
  | { readonly result: Result<G> }
);

/**
 * One play of a game.
 *
 * ```ts
 * const match: Match = createMatch(game, { players: ['ann', 'bo'], seed: 7 });
 * for (const action of match.legalActions('ann')) console.log(action);
 * ```
 */
export class Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** Navigation and inspection of segments, phases and steps. */
  readonly flow: FlowManager<G>;
  readonly #runtime: Runtime;
  readonly #history: History;
  readonly #views: Views;
  readonly #feed: Feed;
  #prompter: Prompter | null = null;
  #takeBack: TakeBack | null = null;
  /** What `begin` began and `step` has not ended yet. */
  #watched: Watched<G> | null = null;

  /** @internal Use `createMatch` or `restore`. */
  constructor(game: Game<G>, runtime: Runtime, history = new History(runtime.setup.undo)) {
    this.game = game;
    this.#runtime = runtime;
    runtime.world.close();
    this.#history = history;
    this.#views = new Views(runtime);
    this.#feed = new Feed(runtime, this.#views);
    runtime.history = this.#history.moves;
    this.flow = new FlowManager<G>(runtime, (name, args, work) => this.#host(name, args, work));
  }

  get players(): readonly string[] {
    return this.#runtime.playerIds;
  }

  /** `G` and `ctx` as an immutable object; the same object until something changes. */
  get state(): MatchState<G['shape'], G['names']> {
    return this.#runtime.state as MatchState<G['shape'], G['names']>;
  }

  get isOver(): boolean {
    return this.#runtime.world.mem[At.gameOver] !== 0;
  }

  /** The only winner; undefined as long as it goes on, in a draw, and where several win or all lose. */
  get winner(): string | undefined {
    return this.players[onlyWinner(this.#runtime.world)];
  }

  /** How it ended: winners, losers, ranks, scores and why; null as long as it goes on. */
  get result(): GameResult | null {
    return readResult(this.#runtime);
  }

  /** Where it stands, without the whole state: a step, phase or segment that there is none of is null, a seat -1. */
  get position(): Position<G['names']> {
    const { ctx } = this.#runtime as { readonly ctx: Position<G['names']> };
    const { currentSegment, currentPhase, currentStep, turnPlayerPos, priorityPlayerPos, numTurns } = ctx;
    return { currentSegment, currentPhase, currentStep, turnPlayerPos, priorityPlayerPos, numTurns };
  }

  /** Effects run from the agenda so far, those of actions that were taken back included: a measure of work done. */
  get effectsRun(): number {
    return this.#runtime.effectsRun;
  }

  /** The names of the moves this player can make here. */
  availableMoves(player: string): readonly G['moves']['move'][] {
    const runtime = this.#runtime;
    const seat = this.#seat(player);
    if (runtime.isWatched) return [];
    const candidates = runtime.world.mem[At.manualMode] === 0 ? openMoves(runtime) : runtime.game.flow.movesByName;
    return [...candidates.keys()].filter((name) => {
      const move = findMove(runtime, name);
      return !(move instanceof Refusal) && runtime.asPlayer(seat, objection, seat, move) === null;
    });
  }

  /** Everything this player can do now, as complete actions in a fixed order, made one by one as they are read. */
  legalActions(player: string): Iterable<ListedIn<G>> {
    return { [Symbol.iterator]: () => legalActions(this.#runtime, this.#seat(player)) as Iterator<ListedIn<G>> };
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

  /** Everybody who is to act, in seat order: several may be asked at once. */
  get playersToAct(): readonly string[] {
    return seatsToAct(this.#runtime).map((seat) => this.players[seat]);
  }

  /** Which turn of the match it is; 0 before the first. */
  get turn(): number {
    return this.#runtime.world.mem[At.turnSerial];
  }

  /** The players who can do something now, in seat order. */
  get waitingFor(): readonly string[] {
    return this.players.filter((player) => !this.legalActions(player)[Symbol.iterator]().next().done);
  }

  /** Builds an action choice by choice. */
  choosing(player: string): ActionGenerator {
    return new ActionGenerator(this.#runtime, this.#seat(player));
  }

  /** What this player can do now, as data for a client without rules: see `Prompt`. */
  prompt(player: string): Prompt {
    return this.#prompting().prompt(this.#seat(player));
  }

  /** Goes on where a prompt says `ask`: what a move asks next that is answered in part. */
  promptAfter<const A extends Action>(action: BegunFor<G, A>): Asked;
  promptAfter(action: Action): Asked {
    const recorded = this.#admit(action);
    if (recorded instanceof Refusal) return { ok: false, error: recorded };
    const seat = this.players.indexOf(recorded.player);
    if (seat >= 0) return this.#prompting().after(seat, recorded);
    return refusedTo(recorded.player);
  }

  /**
   * Why something is not offered to this player, in sentences: a move, a card (`why can't I click this?`), or a card as the
   * next answer of a move that is answered in part. Empty if nothing speaks against it.
   */
  why(player: string, about: Wondering): readonly Reason[] {
    const seat = this.#seat(player);
    const wondering = occupied(this.#runtime) ?? readWondering(player, about);
    if (wondering instanceof Refusal) return [{ ...NO_MOVE, code: wondering.code, message: wondering.message }];
    return why(this.#runtime, this.#prompting(), seat, wondering);
  }

  /** Whether this action would be accepted, without doing it. */
  isLegal<const A extends Action>(action: ActionFor<G, A>): boolean;
  isLegal(action: Action): boolean {
    return this.whyNot<Action>(action) === null;
  }

  /** Why this action would be refused; null if it is legal. */
  whyNot<const A extends Action>(action: ActionFor<G, A>): Failure | null;
  whyNot(action: Action): Failure | null {
    const recorded = this.#admit(action);
    if (recorded instanceof Refusal) return recorded;
    if (!this.#isUndo(recorded.move)) return refusal(this.#runtime, recorded);
    const verdict = judge(this.#runtime, this.#history.last(this.#runtime.world), this.#takeBack, recorded);
    return verdict.isGranted ? null : verdict.reason;
  }

  /** Makes a move. What is refused changes nothing. */
  act<const A extends Action>(action: ActionFor<G, A>): Result<G>;
  act(action: Action): Result<G> {
    const runtime = this.#runtime;
    if (runtime.picked.isStill(action, runtime)) return this.#actPicked();
    const recorded = this.#admit(action);
    if (recorded instanceof Refusal) return refused(recorded);
    if (this.#isUndo(recorded.move)) return this.#askUndo(recorded);
    const reason = perform(runtime, recorded);
    return reason === null ? this.#commit(this.#canonical(recorded)) : refused(reason);
  }

  /** The same as `act(list.at(index))`, without an object for the action. */
  actAt(list: ActionList, index: number): Result<G> {
    return list.pickIn(this.#runtime, index) ? this.#actPicked() : this.act(list.at(index) as ActionFor<G, Action>);
  }

  #actPicked(): Result<G> {
    const runtime = this.#runtime;
    const { record } = runtime.picked;
    const reason = performPicked(runtime, record);
    return reason === null ? this.#commit(record) : refused(reason);
  }

  /**
   * Makes a move as `act` does and leaves what follows from it to `step()`, for people who want to watch the machine.
   * Until it is done the match can be looked at, but nobody can act and nothing else can be done with it: `fork`, `line`,
   * `sample` and `replay` throw, and a `snapshot` is a picture that says what is watched and cannot be restored.
   */
  begin<const A extends Action>(action: ActionFor<G, A>): Failure | null;
  begin(action: Action): Failure | null {
    const recorded = this.#admit(action);
    if (recorded instanceof Refusal) return recorded;
    if (this.#isUndo(recorded.move)) {
      const result = this.#askUndo(recorded);
      if (!result.ok) return result.error;
      this.#runtime.isWatched = true;
      this.#watched = { recorded, result };
      return null;
    }
    const began = begin(this.#runtime, recorded);
    if ('code' in began) return began;
    this.#watched = { recorded: this.#canonical(recorded), began };
    return null;
  }

  /** One step of what follows from `begin`. It is done when the match is stable; a rule that fails takes it all back. */
  step(): { readonly done: false } | { readonly done: true; readonly result: Result<G> } {
    const runtime = this.#runtime;
    const watched = this.#watched;
    if (runtime.busy) return { done: true, result: refused(occupied(runtime) as Failure) };
    if (watched === null) return { done: true, result: refused(failure('nothing-to-do', 'The match is stable.')) };
    const reason = 'began' in watched ? watch(runtime, watched.began) : null;
    if ('began' in watched && runtime.isWatched) return { done: false };
    runtime.isWatched = false;
    this.#watched = null;
    if ('result' in watched) return { done: true, result: watched.result };
    return { done: true, result: reason === null ? this.#commit(watched.recorded) : refused(reason) };
  }

  /** The same, but a refusal is thrown. */
  processAction<const A extends Action>(action: ActionFor<G, A>): MatchState<G['shape'], G['names']>;
  processAction(action: Action): MatchState<G['shape'], G['names']> {
    const result = this.act<Action>(action);
    if (!result.ok) throw new IllegalActionError(result.error);
    return this.state;
  }

  /** The host takes the last action back; `by` is the player who wished it, for the record. */
  undo(by: string | null = null): Result<G> {
    if (by === null || this.players.includes(by)) return this.#undo(by);
    return refused(failure('unknown-player', `${quoted(by)} is no player of this match.`, 'player'));
  }

  /** Whether this player may take the last action back without anybody's leave: it was theirs, and nothing was learned by it. */
  takesBackFreely(player: string): boolean {
    const wish = { player, move: 'undo', args: {} };
    return judge(this.#runtime, this.#history.last(this.#runtime.world), null, wish).isGranted;
  }

  redo(): Result<G> {
    const busy = occupied(this.#runtime);
    if (busy !== null) return refused(busy);
    const redone = this.#history.redo(this.#runtime.world);
    if (redone === undefined) return refused(failure('nothing-to-redo', 'There is nothing to redo.'));
    return this.#changed('redo', redone.slice);
  }

  /** The host switches the rules off, or on again (then what is due happens at once). */
  setManualMode(on: boolean): Result<G> {
    if (typeof on !== 'boolean')
      return refused(failure('malformed-action', 'Manual mode is on, true, or off, false.', 'on'));
    return this.#host('setManualMode', { on }, () => {
      const { world } = this.#runtime;
      world.set(At.manualMode, on ? 1 : 0);
      // while somebody is asked nothing can happen: the board is looked at when they have answered
      if (!on && world.mem[At.decision] === 0) endFrame(this.#runtime);
      return null;
    });
  }

  /** The host notes something that changes nothing in the game, such as a pause or a time extension. */
  note(name: string, args: Readonly<Record<string, Json>> = {}): Result<G> {
    try {
      const noted = copyForeign({ ...args, name }, LIMITS.action, '') as Readonly<Record<string, Json>>;
      if (typeof noted.name === 'string') return this.#host('note', deepFreeze(noted), () => null);
      return refused(failure('malformed-action', 'A note has a name.', 'name'));
    } catch (error) {
      return refused(failure('malformed-action', `The note cannot be kept: ${messageOf(error)}.`, 'args'));
    }
  }

  /** What this player may know; null is a spectator. The same object until something changes: leave it as it is. */
  view(player: string | null): ViewIn<G> {
    return this.#view(player) as ViewIn<G>;
  }

  /** A checksum of a player's view: it says nothing about what is hidden. */
  viewChecksum(player: string | null): string {
    return viewChecksum(this.#view(player));
  }

  #view(player: string | null): View {
    return this.#views.of(player === null ? SPECTATOR : this.#seat(player));
  }

  /**
   * Tells a player (null: a spectator) what happens, in order: frozen events, and last the state as they may see it,
   * once no decision waits. Gives back the function that ends it.
   */
  subscribe(player: string | null, listener: (event: ToldIn<G>) => void): () => void {
    return this.#feed.subscribe(player === null ? SPECTATOR : this.#seat(player), listener as Listener);
  }

  /** An independent copy that stands where this match stands. */
  fork(): Match<G> {
    this.#needsRest();
    return new Match(this.game, this.#copy(), this.#history.branch(this.#runtime.setup.undo));
  }

  /**
   * A copy for search in which everything this player cannot know is dealt anew: it looks the same to them, its random
   * numbers are its own, and of what others did its history says no more than they saw. It shares nothing with this match
   * that could tell more.
   */
  sample(player: string, seed: Seed): Match<G> {
    this.#needsRest();
    const runtime = sample(this.#runtime, this.#seat(player), givenSeed(seed));
    return new Match(this.game, runtime, this.#history.branch(runtime.setup.undo, seenBy(player)));
  }

  /** A copy for search: moves are made and unmade in place. */
  line(): Line<G> {
    this.#needsRest();
    return new Line(this.#copy());
  }

  /** The whole match as plain JSON. */
  snapshot(): Snapshot {
    const watched = this.#runtime.busy ? undefined : this.#watched?.recorded;
    if (watched === undefined) this.#needsRest();
    return writeSnapshot(this.#runtime, this.#history.recorded.all, watched);
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

  /** All that is needed to play the match again: from its seed, or, of a sample, from where it was made. */
  replay(): Replay {
    this.#needsRest();
    const { setup, game } = this.#runtime;
    return {
      game: game.name,
      version: game.version,
      seed: setup.seed,
      players: setup.players,
      ...(setup.teams === undefined ? {} : { teams: teamLists(this.#runtime) }),
      options: setup.options,
      undo: setup.undo,
      ...(setup.sampledFor === undefined ? {} : { start: this.#start() }),
      actions: this.#history.log(),
      checksum: this.checksum(),
    };
  }

  /** The match as it was before the first action that can be undone. */
  #start(): Snapshot {
    const copy = this.#copy();
    const past = this.#history.rewind(copy.world);
    return writeSnapshot(copy, past);
  }

  #prompting(): Prompter {
    this.#prompter ??= new Prompter(this.#runtime);
    return this.#prompter;
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

  /** What goes on elsewhere must stand where somebody can act: in the middle of a move nobody can. */
  #needsRest(): void {
    const busy = this.#runtime.isWatched || this.#runtime.world.isOpen ? occupied(this.#runtime) : null;
    if (busy !== null) throw new CardloomError(busy.code, busy.message);
  }

  /** A private copy of an action that may be tried here and now, or why it may not. */
  #admit(action: Action): RecordedMove | Refusal {
    const received = receive(action);
    if (received instanceof Refusal) return received;
    const busy = occupied(this.#runtime);
    if (busy !== null) return busy;
    const { recorded, checksum } = received;
    return checksum === undefined || checksum === this.checksum() ? recorded : MOVED_ON;
  }

  /** In the one canonical spelling, whichever was sent. */
  #canonical(recorded: RecordedMove): RecordedMove {
    const args = this.#runtime.attempt.kept;
    return args === recorded.args ? recorded : { player: recorded.player, move: recorded.move, args };
  }

  #copy(): Runtime {
    return new Runtime(this.game.compiled, this.#runtime.setup, this.#runtime);
  }

  #commit(recorded: Recorded): Applied<G> {
    const runtime = this.#runtime;
    const cause = recorded as unknown as Json;
    const applied = new Applied<G>(runtime, this.#history.commit(recorded, runtime.world), cause);
    this.#takeBack = null;
    this.#views.forget();
    if (this.#feed.isHeard) this.#feed.tell(applied);
    return applied;
  }

  #host(name: string, args: Readonly<Record<string, Json>>, work: () => Failure | null): Result<G> {
    const reason = occupied(this.#runtime) ?? transact(this.#runtime, work);
    return reason === null ? this.#commit({ host: name, args }) : refused(reason);
  }

  #undo(by: string | null): Result<G> {
    const busy = occupied(this.#runtime);
    if (busy !== null) return refused(busy);
    const undone = this.#history.undo(this.#runtime.world, by);
    return undone === undefined ? refused(this.#nothingToUndo()) : this.#changed('undo', undone.slice);
  }

  #nothingToUndo(): Failure {
    const { undo } = this.#runtime.setup;
    const isTooFar = undo !== 'all' && this.#history.recorded.length > 0;
    const message = isTooFar ? `No more than the last ${undo} actions can be undone.` : 'There is nothing to undo.';
    return failure('nothing-to-undo', message);
  }

  /** History moved: there is nothing to tell but the new state, so listeners get it even while a decision waits. */
  #changed(cause: 'undo' | 'redo', slice: TapeSlice): Applied<G> {
    const applied = new Applied<G>(this.#runtime, slice, cause);
    this.#takeBack = null;
    this.#views.forget();
    if (this.#feed.isHeard) this.#feed.tell(applied, true);
    return applied;
  }

  /** A player takes back: at once if it is free, otherwise when all others agree. */
  #askUndo(recorded: RecordedMove): Result<G> {
    const verdict = judge(this.#runtime, this.#history.last(this.#runtime.world), this.#takeBack, recorded);
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
        const verdict = judge(this.#runtime, this.#history.last(this.#runtime.world), this.#takeBack, action);
        if (verdict.isGranted || verdict.reason.code === 'consent-needed') yield action;
      }
    }
  }

  *#tableActions(seat: number): Generator<RecordedMove> {
    if (this.#runtime.isWatched) return;
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

const NO_MOVE = { move: null, choice: null };
const refusedTo = (player: string): Asked => ({
  ok: false,
  error: failure('unknown-player', `${quoted(player)} is no player of this match.`, 'player'),
});
const MOVED_ON = failure('checksum-mismatch', 'The match has moved on, or two copies of it differ.', 'checksum');

const findUndo = (runtime: Runtime, name: string): boolean => openMoves(runtime).get(name)?.run === UNDO_RUN;
