import { checkAnswers, frozenArgs, keptArgs } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import { dataOf, decisionNamed, decisionObjection, openDecision } from '../effects/decisions.ts';
import type { Action } from '../runtime/action.ts';
import { Ahead } from '../runtime/ahead.ts';
import { type Failure, failure, Refusal } from '../runtime/errors.ts';
import { openMoves } from '../runtime/position.ts';
import { reasonOf } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { quoted } from '../world/quote.ts';
import { findMove, objection } from './objection.ts';

/**
 * The one judgement of an action, whether somebody only asks or wants it done. Nothing is changed; if nothing is against
 * it, `runtime.attempt` is what is to be done.
 */
export function judge(runtime: Runtime, action: Action): Failure | null {
  const busy = occupied(runtime);
  if (busy !== null) return busy;
  const seat = seatOf(runtime, action.player);
  if (seat < 0) return failure('unknown-player', `${quoted(action.player)} is no player of this match.`, 'player');
  if (runtime.world.mem[At.gameOver] !== 0) return failure('game-over', 'The game is over.', 'move');
  try {
    return runtime.asPlayer(seat, judgeFor, seat, action);
  } catch (thrown) {
    return reasonOf(runtime, thrown);
  }
}

/** Why nobody can do anything with the match at this moment: a rule runs, or a move is watched. */
export function occupied(runtime: Runtime): Refusal | null {
  if (runtime.busy) return BUSY;
  return runtime.isWatched ? WATCHED : null;
}

const BUSY = failure('busy', 'A rule is running; nobody can act in the middle of it.');
const WATCHED = failure('busy', 'A move is being watched: call step() until it is done.');

/** Most often the one with priority acts. */
function seatOf(runtime: Runtime, player: string): number {
  const holder = runtime.world.mem[At.priority];
  const { players } = runtime.context;
  // by the handle: reading an element of the frozen list of ids is slow
  if (holder >= 0 && holder < players.length && players[holder].id === player) return holder;
  return runtime.playerIds.indexOf(player);
}

const NO_ARGS: Args = Object.freeze({});

function judgeFor(runtime: Runtime, seat: number, { move: name, args = NO_ARGS }: Action): Failure | null {
  // conceding and the like is possible even while a decision waits
  const isAnswer = runtime.world.mem[At.decision] !== 0 && openMoves(runtime).get(name)?.table !== true;
  if (isAnswer) return judgeAnswer(runtime, seat, name, args);
  const move = findMove(runtime, name);
  if (move instanceof Refusal) return move;
  return objection(runtime, seat, move) ?? judgeMove(runtime, seat, move, args);
}

function judgeAnswer(runtime: Runtime, seat: number, name: string, args: Args): Failure | null {
  const against = decisionObjection(runtime, seat, name);
  if (against !== null) return against;
  const { ask } = openDecision(runtime);
  const decision = decisionNamed(runtime, name);
  const checked = checkAnswers(runtime, decision, args, dataOf(runtime, decision, ask));
  if (checked instanceof Refusal) return checked;
  runtime.attempt.begin(seat, null, decision, keptArgs(checked), checked);
  return null;
}

function judgeMove(runtime: Runtime, seat: number, move: CompiledMove, given: Args): Failure | null {
  const { attempt } = runtime;
  const { ahead } = move;
  if (!move.isChecked) {
    attempt.begin(seat, move, null, given, given);
    return null;
  }
  if (ahead === null || given[ahead] === undefined) {
    const checked = checkAnswers(runtime, move, given, null);
    if (checked instanceof Refusal) return checked;
    attempt.begin(seat, move, null, frozenArgs(checked), checked);
    return null;
  }
  // what answers decisions to come is kept for them; the rest is for the move
  const { [ahead]: answers, ...own } = given;
  if (!Array.isArray(answers)) {
    return failure('illegal-choice', `"${ahead}" is a list of answers, in order.`, `args.${ahead}`);
  }
  const checked = checkAnswers(runtime, move, own, null);
  if (checked instanceof Refusal) return checked;
  attempt.begin(seat, move, null, frozenArgs(checked), checked);
  attempt.ahead = new Ahead(seat, ahead, answers);
  return null;
}
