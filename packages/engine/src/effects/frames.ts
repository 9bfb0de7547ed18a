import { Calling, type Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import { sequence } from './agenda.ts';
import type { Work } from './definition.ts';
import { fireTriggers } from './triggers.ts';

/**
 * A move, a hook and an effect each open a frame. At its end (or, if the game says so, only before somebody may act)
 * the checks look at the board and the triggers of what happened are taken. The order of the two is the game's.
 */
export function endFrame(runtime: Runtime): void {
  const { frames } = runtime.game;
  if (frames !== null && frames.at === 'frame') takeDue(runtime);
}

/** Before somebody may act: true if there is work to do first. */
export function dueBeforePriority(runtime: Runtime): boolean {
  const { frames } = runtime.game;
  if (frames === null || frames.at !== 'priority') return false;
  takeDue(runtime);
  return runtime.world.mem[At.agenda] !== 0 || runtime.world.mem[At.gameOver] !== 0;
}

/** What goes first is put on the agenda last. */
function takeDue(runtime: Runtime): void {
  if (runtime.world.mem[At.gameOver] !== 0) return;
  const first = runtime.game.frames?.first;
  if (first === 'checks') {
    const due = runChecks(runtime);
    // triggers wait until the board is in order
    if (due.length > 0) sequence(runtime, due);
    else takeTriggers(runtime);
    return;
  }
  const due = runChecks(runtime);
  if (due.length > 0) sequence(runtime, due);
  takeTriggers(runtime);
}

function takeTriggers(runtime: Runtime): void {
  if (runtime.world.mem[At.triggered] === 0) return;
  const fired = fireTriggers(runtime);
  if (fired.length > 0) sequence(runtime, fired);
}

const NONE: readonly Work[] = [];

function runChecks(runtime: Runtime): readonly Work[] {
  const { checks } = runtime.game;
  let due: Work[] | undefined;
  for (let i = 0; i < checks.length; i++) {
    runtime.callingAt = checks[i];
    runtime.callingKind = Calling.itself;
    const mark = runtime.world.length;
    const found = checks[i].run(runtime.context as never) as readonly Work[] | undefined;
    if (runtime.world.length !== mark) runtime.wrote();
    if (found !== undefined && found.length > 0) due = due === undefined ? [...found] : [...due, ...found];
  }
  return due ?? NONE;
}
