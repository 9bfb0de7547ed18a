import { readArgs } from '../choices/answers.ts';
import type { Args } from '../definition/args.ts';
import type { CompiledDecision, CompiledMove } from '../definition/compiled.ts';
import { Rejection } from '../definition/rejection.ts';
import { reviewDecision, takeAnswer } from '../effects/decisions.ts';
import { endFrame } from '../effects/frames.ts';
import { beginSettling, settleStep } from '../flow/settle.ts';
import { clearPasses } from '../players/priority.ts';
import type { Action, RecordedMove } from '../runtime/action.ts';
import { type Failure, failure } from '../runtime/errors.ts';
import { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { brief } from '../world/quote.ts';
import { judge, occupied } from './judge.ts';
import { type Beginning, transact } from './transact.ts';

/** From an action to its consequences: judged, made and settled as one transaction, or refused with nothing changed. */

/** Makes an action, or changes nothing and says why not. */
export function perform(runtime: Runtime, action: Action): Failure | null {
  return judge(runtime, action) ?? transact(runtime, carryOut);
}

/** Makes the action that was picked from a list of legal ones: it need not be judged again. */
export function performPicked(runtime: Runtime, { args }: RecordedMove = runtime.picked.record): Failure | null {
  const busy = occupied(runtime);
  if (busy !== null) return busy;
  const { picked, attempt } = runtime;
  const { seat, question } = picked;
  // what a list offers while no decision waits are moves
  if (runtime.world.mem[At.decision] === 0) attempt.begin(seat, question as CompiledMove, null, args, args);
  else attempt.begin(seat, null, question as CompiledDecision, args, picked.copyArgs());
  return transact(runtime, carryOut);
}

/** Why this action would be refused, without making it; null if it is legal. */
export function refusal(runtime: Runtime, action: Action): Failure | null {
  const against = judge(runtime, action);
  if (against !== null || runtime.attempt.ahead === null) return against;
  runtime.attempt.ahead = null;
  return rehearse(runtime, action).refused;
}

/** Only making a move with answers given ahead shows whether they are good: it is made on a copy. */
function rehearse(runtime: Runtime, action: Action): { readonly refused: Failure | null; readonly kept: Args } {
  const copy = new Runtime(runtime.game, runtime.setup, runtime);
  copy.isInspecting = true;
  const refused = perform(copy, action);
  return { refused, kept: copy.attempt.kept };
}

function carryOut(runtime: Runtime): Failure | null {
  const { seat, move, args, ahead } = runtime.attempt;
  if (ahead !== null) ahead.mark = runtime.world.length;
  return move === null ? runtime.asPlayer(seat, takeAnswer, seat, args) : runtime.asPlayer(seat, make, move, args);
}

/** The rule gets a copy of the arguments: nothing it does to its own changes what history remembers. */
function make(runtime: Runtime, move: CompiledMove, args: Args): Failure | null {
  const { world } = runtime;
  const turnPlayer = world.mem[At.turnPlayer];
  const returned = runtime.call(move, move.isChecked ? readArgs(runtime, move, args) : { ...args });
  if (returned !== undefined) {
    if (returned instanceof Rejection) return failure('illegal-move', brief(returned.message), move.path);
    runtime.assign(returned);
  }
  const m = world.mem;
  world.set(At.numMoves, m[At.numMoves] + 1);
  // a move that itself changed the turn player belonged to the turn before; a table move belongs to none
  if (m[At.turnPlayer] === turnPlayer && !move.table) world.set(At.numTurnMoves, m[At.numTurnMoves] + 1);
  if (!runtime.attempt.hasPassed && !move.table && m[At.manualMode] === 0) clearPasses(world);
  if (runtime.game.frames !== null) endFrame(runtime);
  if (m[At.decision] !== 0 && m[At.gameOver] === 0) reviewDecision(runtime);
  return null;
}

/** Makes a move and leaves what follows from it to `watch`. */
export function begin(runtime: Runtime, action: Action): Failure | Beginning {
  const { world } = runtime;
  const { revision } = world;
  const refused = judge(runtime, action) ?? beginJudged(runtime, action);
  if (refused !== null) return refused;
  runtime.isWatched = true;
  return { length: world.actionStart, revision };
}

/** Whoever wants to watch is told now if the answers given ahead are no good. */
function beginJudged(runtime: Runtime, action: Action): Failure | null {
  const rehearsed = runtime.attempt.ahead === null ? null : rehearse(runtime, action);
  const refused = rehearsed?.refused ?? transact(runtime, carryOut, leaveToWatch);
  if (rehearsed !== null) runtime.attempt.kept = rehearsed.kept;
  if (refused !== null) runtime.attempt.ahead = null;
  return refused;
}

function leaveToWatch(runtime: Runtime): null {
  beginSettling(runtime);
  return null;
}

/** One step of what follows; then it is watched no longer if all is settled, or if a rule failed and all was taken back. */
export function watch(runtime: Runtime, beginning: Beginning): Failure | null {
  const failed = transact(runtime, watchStep, NOTHING_MORE, beginning);
  if (failed !== null) runtime.isWatched = false;
  if (!runtime.isWatched) runtime.attempt.ahead = null;
  return failed;
}

function watchStep(runtime: Runtime): null {
  runtime.isWatched = settleStep(runtime);
  return null;
}

const NOTHING_MORE = (): null => null;
