import { checkAnswers, keptArgs, readArgs } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { CompiledDecision, CompiledMove } from '../definition/compiled.ts';
import { Actors, type RuleFunction } from '../definition/node.ts';
import { Rejection } from '../definition/rejection.ts';
import { closeAhead } from '../effects/ahead.ts';
import {
  answer,
  dataOf,
  decisionObjection,
  type PendingDecision,
  pendingDecision,
  reviewDecision,
  takeAnswer,
} from '../effects/decisions.ts';
import { endFrame } from '../effects/frames.ts';
import { beginSettling, settle, settleStep } from '../flow/settle.ts';
import { firstPending } from '../players/pending.ts';
import { clearPasses, isIn } from '../players/priority.ts';
import type { Action } from '../runtime/action.ts';
import { Ahead } from '../runtime/ahead.ts';
import { CardloomError, type Failure, failure, Refusal, StrayWrite } from '../runtime/errors.ts';
import { effectiveActors, openMoves } from '../runtime/position.ts';
import { Calling, Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { brief, cut, messageOf, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/** From an action to its consequences: checked, run and settled as one transaction, or refused with nothing changed. */

/** Whether it is this player's place to act here. */
export function mayAct(runtime: Runtime, seat: number): boolean {
  const { world } = runtime;
  const actors = effectiveActors(runtime);
  if (actors === Actors.priority) return world.mem[At.priority] === seat;
  if (actors >= Actors.pending) return firstPending(world, actors - Actors.pending) === seat;
  return actors === Actors.any || world.mem[At.turnPlayer] === seat;
}

/** The move of this name that is open here, or why there is none. */
export function findMove(runtime: Runtime, name: string): CompiledMove | Refusal {
  const move = openMoves(runtime).get(name);
  if (move !== undefined && (!move.manual || runtime.world.mem[At.manualMode] !== 0)) return move;
  return notOpen(runtime, name, move);
}

/** A move that is not open here: manual mode finds it elsewhere, otherwise this says why it cannot be made. */
function notOpen(runtime: Runtime, name: string, move: CompiledMove | undefined): CompiledMove | Refusal {
  const elsewhere = runtime.game.flow.movesByName.get(name);
  if (elsewhere === undefined) {
    const names = runtime.game.flow.movesByName.keys();
    return failure(
      'unknown-move',
      `${runtime.game.name} has no move ${quoted(name)}${suggestion(name, names) || '.'}`,
      'move',
    );
  }
  if (runtime.world.mem[At.manualMode] !== 0) return elsewhere[0];
  const why = move?.manual === true ? 'is only open in manual mode' : `cannot be made ${here(runtime)}`;
  return failure('move-not-available', `${quoted(name)} ${why}.`, 'move');
}

function here(runtime: Runtime): string {
  const { flow } = runtime.game;
  const m = runtime.world.mem;
  if (m[At.segment] < 0) return 'now: no segment is running';
  const names = [flow.segments[m[At.segment]].name];
  if (m[At.phase] >= 0) names.push(flow.phases[m[At.phase]].name);
  if (m[At.step] >= 0) names.push(flow.steps[m[At.step]].name);
  return `in ${names.join(' › ')}`;
}

/** Everything that can be said against a move before its arguments are looked at; null if nothing can. */
export function objection(runtime: Runtime, seat: number, move: CompiledMove): Failure | null {
  const { world } = runtime;
  const m = world.mem;
  if (m[At.gameOver] !== 0 || !isIn(world, seat)) return outOfPlay(runtime, seat);
  if (!move.anyPlayer && m[At.manualMode] === 0 && !mayAct(runtime, seat)) return outOfTurn(runtime, seat);
  return move.when === null ? null : askWhen(runtime, seat, move, move.when);
}

function outOfPlay(runtime: Runtime, seat: number): Failure {
  if (runtime.world.mem[At.gameOver] !== 0) return failure('game-over', 'The game is over.', 'move');
  return failure('player-left', `${runtime.playerIds[seat]} has left the match.`, 'player');
}

function outOfTurn(runtime: Runtime, seat: number): Failure {
  return failure('not-your-priority', `It is not ${runtime.playerIds[seat]}'s place to act now.`, 'player');
}

/** Moves are also listed outside of any transaction, so what a `when` does wrong is taken back here. */
function askWhen(runtime: Runtime, seat: number, move: CompiledMove, when: RuleFunction): Failure | null {
  const { world } = runtime;
  const { revision } = world;
  runtime.actor = runtime.playerHandle(seat);
  runtime.callingAt = move;
  runtime.callingKind = Calling.when;
  const mark = world.length;
  let answer: unknown;
  try {
    answer = when(runtime.context as never);
    if (world.length !== mark) runtime.wrote();
  } catch (thrown) {
    takeBack(runtime, mark, revision);
    runtime.actor = null;
    throw ruleError(runtime, thrown);
  }
  if (answer === true) return null;
  return failure(
    'illegal-move',
    typeof answer === 'string' ? brief(answer) : `"${move.name}" cannot be done now.`,
    move.path,
  );
}

/** Why this action would be refused, without making it; null if it is legal. */
export function refusal(runtime: Runtime, action: Action): Failure | null {
  const busy = occupied(runtime);
  if (busy !== null) return busy;
  const { player, move: name, args } = action;
  const seat = seatOf(runtime, player);
  if (seat < 0) return failure('unknown-player', `${quoted(player)} is no player of this match.`, 'player');
  if (runtime.world.mem[At.gameOver] !== 0) return failure('game-over', 'The game is over.', 'move');
  try {
    if (runtime.world.mem[At.decision] !== 0 && !isTableMove(runtime, name)) {
      const pending = pendingDecision(runtime) as PendingDecision;
      const against = decisionObjection(runtime, seat, name);
      if (against !== null) return against;
      runtime.actor = runtime.playerHandle(seat);
      const decision = runtime.game.decisions.get(name) as CompiledDecision;
      const checked = checkAnswers(runtime, decision, args ?? NO_ARGS, dataOf(runtime, decision, pending.ask));
      return checked instanceof Refusal ? checked : null;
    }
    const move = findMove(runtime, name);
    if (move instanceof Refusal) return move;
    const against = objection(runtime, seat, move);
    if (against !== null || !move.isChecked) return against;
    runtime.actor = runtime.playerHandle(seat);
    if (hasAhead(move, args)) return rehearse(runtime, action).refused;
    const checked = checkAnswers(runtime, move, args ?? NO_ARGS, null);
    return checked instanceof Refusal ? checked : null;
  } catch (thrown) {
    return reasonOf(runtime, thrown);
  } finally {
    runtime.actor = null;
  }
}

/** Why nobody can do anything with the match at this moment: a rule runs, or a move is watched. */
export function occupied(runtime: Runtime): Refusal | null {
  if (runtime.busy) return BUSY;
  return runtime.isWatched ? WATCHED : null;
}

/**
 * Makes a move, or changes nothing and says why. What it wrote stays on the tape. `proceed`
 * settles what follows, unless somebody wants to watch that step by step.
 */
export function perform(runtime: Runtime, action: Action, proceed = settle): Failure | null {
  if (!isAction(action)) return malformed(action);
  const { player, move: name, args = NO_ARGS } = action;
  const { world } = runtime;
  const seat = seatOf(runtime, player);
  if (seat < 0) return failure('unknown-player', `${quoted(player)} is no player of this match.`, 'player');
  if (runtime.busy || runtime.isWatched) return occupied(runtime);
  if (world.mem[At.gameOver] !== 0) return failure('game-over', 'The game is over.', 'move');
  const isAnswer = world.mem[At.decision] !== 0 && !isTableMove(runtime, name);
  const move = isAnswer ? null : findMove(runtime, name);
  if (move instanceof Refusal) return move;
  // whoever wants to watch is told now if the answers given ahead are no good
  if (proceed === settle || move === null || !hasAhead(move, args)) {
    return attempt(runtime, proceed, seat, name, move, args);
  }
  const { refused, accepted } = rehearse(runtime, action);
  const failed = refused ?? attempt(runtime, proceed, seat, name, move, accepted);
  runtime.acceptedArgs = accepted;
  return failed;
}

const hasAhead = ({ ahead }: CompiledMove, args: Args | undefined): boolean =>
  ahead !== null && args?.[ahead] !== undefined;

/** Only making a move with answers given ahead shows whether they are good: it is made on a copy. */
function rehearse(runtime: Runtime, action: Action): { readonly refused: Failure | null; readonly accepted: Args } {
  const copy = new Runtime(runtime.game, runtime.setup, runtime);
  copy.isInspecting = true;
  const refused = perform(copy, action);
  return { refused, accepted: copy.acceptedArgs };
}

/** Makes the action that was picked from a list of legal ones: it need not be checked again. */
export function performPicked(runtime: Runtime): Failure | null {
  return occupied(runtime) ?? attempt(runtime, settle, -1, '', null, null);
}

/** The move, or (null) the answer to the decision that waits; without arguments it is the picked action. */
function attempt(
  runtime: Runtime,
  proceed: typeof settle,
  seat: number,
  name: string,
  move: CompiledMove | null,
  args: Args | null,
): Failure | null {
  const { world } = runtime;
  const mark = world.length;
  const { revision } = world;
  runtime.busy = true;
  world.open();
  try {
    let refused: Failure | null;
    if (args === null) refused = makePicked(runtime);
    else if (move !== null) refused = objection(runtime, seat, move) ?? run(runtime, seat, move, args);
    else refused = decisionObjection(runtime, seat, name) ?? answer(runtime, seat, args);
    if (refused === null) {
      proceed(runtime);
      if (runtime.ahead !== null && proceed === settle) refused = closeAhead(runtime);
    }
    if (refused !== null) takeBack(runtime, mark, revision);
    return refused;
  } catch (thrown) {
    takeBack(runtime, mark, revision);
    return reasonOf(runtime, thrown);
  } finally {
    close(runtime);
  }
}

/** What a list offers while no decision waits are moves. */
function makePicked(runtime: Runtime): Failure | null {
  const { seat, question } = runtime.picked;
  const kept = runtime.picked.keptArgs;
  if (runtime.world.mem[At.decision] === 0) {
    return make(runtime, seat, question as CompiledMove, kept, readArgs(runtime, question, kept));
  }
  takeAnswer(runtime, seat, kept, runtime.picked.copyArgs());
  return null;
}

/** Most often the one with priority acts. */
function seatOf(runtime: Runtime, player: string): number {
  const holder = runtime.world.mem[At.priority];
  const { players } = runtime.context;
  // by the handle: reading an element of the frozen list of ids is slow
  if (holder >= 0 && holder < players.length && players[holder].id === player) return holder;
  return runtime.playerIds.indexOf(player);
}

const NO_ARGS = Object.freeze({});
const BUSY = failure('busy', 'A rule is running; nobody can act in the middle of it.');
const WATCHED = failure('busy', 'A move is being watched: call step() until it is done.');

function isAction(action: Action): boolean {
  if (typeof action !== 'object' || action === null) return false;
  const { player, move, args } = action;
  return typeof player === 'string' && typeof move === 'string' && (args === undefined || isRecord(args));
}

const isRecord = (args: unknown): boolean => typeof args === 'object' && args !== null && !Array.isArray(args);

/** What is wrong with something that is no action. */
function malformed(action: Action): Failure {
  const wrong = (message: string, path: string): Failure => failure('malformed-action', message, path);
  if (typeof action !== 'object' || action === null) return wrong('An action is an object { player, move, args }.', '');
  if (typeof action.player !== 'string') return wrong('An action names its player by id.', 'player');
  if (typeof action.move !== 'string') return wrong('An action names its move.', 'move');
  return wrong('The arguments of a move are an object, by name.', 'args');
}

/** Conceding and the like is possible even while a decision waits. */
const isTableMove = (runtime: Runtime, name: string): boolean => openMoves(runtime).get(name)?.table === true;

function run(runtime: Runtime, seat: number, move: CompiledMove, given: Args): Failure | null {
  if (!move.isChecked) return make(runtime, seat, move, given, { ...given });
  runtime.actor = runtime.playerHandle(seat);
  const isAhead = hasAhead(move, given);
  const args = checkAnswers(runtime, move, isAhead ? takeAhead(runtime, seat, move, given) : given, null);
  return args instanceof Refusal ? args : make(runtime, seat, move, keptArgs(args), readArgs(runtime, move, args));
}

/** Keeps the answers given ahead for the decisions to come; the rest is for the move. */
function takeAhead(runtime: Runtime, seat: number, { ahead }: CompiledMove, given: Args): Args {
  const { [ahead as string]: answers, ...rest } = given;
  if (!Array.isArray(answers)) {
    throw new CardloomError('illegal-choice', `"${ahead}" is a list of answers, in order.`, `args.${ahead}`);
  }
  runtime.ahead = new Ahead(seat, ahead as string, answers, runtime.world.length);
  return rest;
}

/** The rule gets a copy of the arguments: nothing it does to its own changes what history remembers. */
function make(runtime: Runtime, seat: number, move: CompiledMove, kept: Args, args: Args): Failure | null {
  const { world } = runtime;
  const turnPlayer = world.mem[At.turnPlayer];
  runtime.actor = runtime.playerHandle(seat);
  runtime.callingAt = move;
  runtime.callingKind = Calling.itself;
  runtime.hasPassed = false;
  runtime.acceptedArgs = kept;
  const returned = move.run(runtime.context as never, args as never);
  if (returned !== undefined) {
    if (returned instanceof Rejection) return failure('illegal-move', brief(returned.message), move.path);
    runtime.assign(returned);
  }
  const m = world.mem;
  world.set(At.numMoves, m[At.numMoves] + 1);
  // a move that itself changed the turn player belonged to the turn before; a table move belongs to none
  if (m[At.turnPlayer] === turnPlayer && !move.table) world.set(At.numTurnMoves, m[At.numTurnMoves] + 1);
  if (!runtime.hasPassed && !move.table && m[At.manualMode] === 0) clearPasses(world);
  if (runtime.game.frames !== null) endFrame(runtime);
  if (m[At.decision] !== 0 && m[At.gameOver] === 0) reviewDecision(runtime);
  return null;
}

/**
 * The host's way: runs some work and settles. If the work refuses, or a rule throws or runs away, everything is taken back to the
 * byte and the reason is returned.
 */
export function transact(runtime: Runtime, work: () => Failure | null): Failure | null {
  const { world } = runtime;
  const busy = occupied(runtime);
  if (busy !== null) return busy;
  const mark = world.length;
  const { revision } = world;
  runtime.busy = true;
  world.open();
  try {
    const refused = work();
    if (refused === null) {
      settle(runtime);
      return null;
    }
    takeBack(runtime, mark, revision);
    return refused;
  } catch (thrown) {
    takeBack(runtime, mark, revision);
    return reasonOf(runtime, thrown);
  } finally {
    close(runtime);
  }
}

/** Where a watched move began: what a failure takes everything back to. */
export interface Beginning {
  readonly mark: number;
  readonly revision: number;
}

/** Makes a move and leaves what follows from it to `watch`. */
export function begin(runtime: Runtime, action: Action): Failure | Beginning {
  const { length: mark, revision } = runtime.world;
  const refused = perform(runtime, action, beginSettling);
  if (refused !== null) return refused;
  runtime.isWatched = true;
  return { mark, revision };
}

/** One step of what follows; then it is watched no longer if all is settled, or if a rule failed and all was taken back. */
export function watch(runtime: Runtime, { mark, revision }: Beginning): Failure | null {
  runtime.busy = true;
  runtime.world.open();
  try {
    runtime.isWatched = settleStep(runtime);
    return null;
  } catch (thrown) {
    runtime.isWatched = false;
    takeBack(runtime, mark, revision);
    return reasonOf(runtime, thrown);
  } finally {
    close(runtime);
  }
}

/** The end of a transaction, whatever came of it. */
function close(runtime: Runtime): void {
  runtime.busy = false;
  runtime.actor = null;
  runtime.world.close();
  runtime.world.tidyBoxes();
}

function takeBack(runtime: Runtime, mark: number, revision: number): void {
  runtime.world.rollback(mark);
  runtime.keepState(revision);
  runtime.ahead = null;
}

function reasonOf(runtime: Runtime, thrown: unknown): Failure {
  if (isOurs(thrown)) {
    // between transactions only questions are asked; in one, it was another match that somebody wrote to
    if (thrown instanceof StrayWrite && !runtime.world.isOpen) return reasonOf(runtime, runtime.sideEffect());
    const { code, cause } = thrown;
    // a rule may quote what it was given
    const [message, path] = [brief(thrown.message), cut(thrown.path, LONGEST_PATH)];
    return cause === undefined ? failure(code, message, path) : { code, message, path, cause };
  }
  const path = runtime.calling;
  return { code: 'rule-threw', message: `${path} threw: ${messageOf(thrown)}`, path, cause: thrown };
}

/** A rule may throw anything, also something that throws when it is asked what it is. */
function isOurs(thrown: unknown): thrown is CardloomError {
  try {
    return thrown instanceof CardloomError;
  } catch {
    return false;
  }
}

/** The same for those who have no result to return: thrown at whoever asked. */
const LONGEST_PATH = 300;

/** Asks something that rules have a say in: one that fails is named in a typed error. */
export function asked<R>(runtime: Runtime, question: () => R): R {
  try {
    return question();
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  } finally {
    runtime.actor = null;
  }
}

export function ruleError(runtime: Runtime, thrown: unknown): CardloomError {
  const { code, message, path, cause } = reasonOf(runtime, thrown);
  return new CardloomError(code, message, path, cause);
}
