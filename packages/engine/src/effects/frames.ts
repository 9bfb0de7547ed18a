import type { Rule } from '../definition/node.ts';
import type { Work } from '../definition/work.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contentAt } from '../world/boxes.ts';
import { mustBeList } from '../world/given.ts';
import type { CardHandle } from '../world/handles.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { sequence } from './agenda.ts';
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

/** With the rules switched off nobody looks; what is due then happens when they are switched on again. */
function runChecks(runtime: Runtime): readonly Work[] {
  const { checks } = runtime.game;
  let due: Work[] | undefined;
  if (checks.length === 0 || runtime.world.mem[At.manualMode] !== 0) return NONE;
  for (let i = 0; i < checks.length; i++) {
    const found = runtime.ask(checks[i]) as readonly unknown[] | undefined;
    if (found === undefined) continue;
    const { effect } = checks[i];
    mustBeList(found, `a list of ${effect === null ? 'effects' : 'cards'}, or nothing`);
    if (found.length === 0) continue;
    const works =
      effect === null ? (found as readonly Work[]) : workFor(runtime, effect, found as readonly CardHandle[]);
    due = due === undefined ? [...works] : [...due, ...works];
  }
  return due ?? NONE;
}

/** One effect for all cards found together, without those for whom it waits already. */
function workFor({ world, game }: Runtime, effect: string, found: readonly CardHandle[]): readonly Work[] {
  let cards = found;
  for (let at = world.mem[At.agenda]; at !== 0; at = world.boxes[at].below) {
    const waiting = contentAt(world, at) as { readonly do?: Json; readonly cards?: readonly number[] };
    if (waiting.do === effect && Array.isArray(waiting.cards)) {
      cards = cards.filter(({ id }) => !waiting.cards?.includes(id));
    }
  }
  if (cards.length === 0) return NONE;
  const isDeclared = game.effects.get(effect)?.codec != null;
  return [{ do: effect, cards: (isDeclared ? cards : cards.map(({ id }) => id)) as Json }];
}

/** Runs a hook, assigns what it returns to `G`, and ends its frame. */
export function runHook(runtime: Runtime, hook: Rule): void {
  const returned = runtime.call(hook);
  if (returned !== undefined) runtime.assign(returned);
  if (runtime.game.frames !== null) endFrame(runtime);
}
