import type { CompiledMove } from '../definition/compiled.ts';
import { mayAct } from '../players/may-act.ts';
import { isIn } from '../players/priority.ts';
import { type Failure, failure, type Refusal } from '../runtime/errors.ts';
import { openMoves } from '../runtime/position.ts';
import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { brief, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/** What can be said against a move before its arguments are looked at. */

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

/** What can be said against this player's making a move; null if nothing can. Asked as that player. */
export function objection(runtime: Runtime, seat: number, move: CompiledMove): Failure | null {
  const { world } = runtime;
  const m = world.mem;
  if (m[At.gameOver] !== 0) return failure('game-over', 'The game is over.', 'move');
  if (!isIn(world, seat)) return failure('player-left', `${runtime.playerIds[seat]} has left the match.`, 'player');
  if (!move.anyPlayer && m[At.manualMode] === 0 && !mayAct(runtime, seat)) return outOfTurn(runtime, seat);
  const answer = askWhen(runtime, move);
  if (answer === true) return null;
  const why = typeof answer === 'string' ? brief(answer) : `"${move.name}" cannot be done now.`;
  return failure('illegal-move', why, move.path);
}

function outOfTurn(runtime: Runtime, seat: number): Failure {
  return failure('not-your-priority', `It is not ${runtime.playerIds[seat]}'s place to act now.`, 'player');
}

/** What a move's `when` says, `true` without one: a list wants no more, and the sentence for people costs it much. */
export function askWhen(runtime: Runtime, { when }: CompiledMove): unknown {
  if (when === null) return true;
  try {
    return runtime.ask(when);
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  }
}
