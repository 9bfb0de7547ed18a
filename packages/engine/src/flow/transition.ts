import type { Runtime } from '../match/runtime.ts';
import { closeWindow, givePriority } from '../players/priority.ts';
import { At } from '../world/header.ts';
import { PlayerAt } from '../world/layout.ts';
import { EMPTY_LIST } from '../world/values.ts';
import type { World } from '../world/world.ts';
import { dropInsertions, takeInsertion } from './insertions.ts';
import { END, type FlowNode, STAY } from './node.ts';
import { arrive, resolveNext } from './resolve.ts';
import { dropAllSkips, dropTurnSkips, isSkipped, wakeTurnSkips } from './skips.ts';
import { Micro } from './trace.ts';
import { dropExtraTurns, nextTurn, type TurnPlan, wakeExtraTurns } from './turn-order.ts';

/**
 * Leaving and entering. One level at a time: `onEnd` inner to outer while its level is still current, `onBegin` outer
 * to inner once it is. A hook that ends the game stops everything at once; then the functions here return false.
 */

/** The turn is over: 1 asks the segment first (its last phase ended with null), 2 does not (a wrap to the start). */
export const TURN_DONE_ASK = 1;
export const TURN_DONE = 2;

const over = (runtime: Runtime): boolean => runtime.world.mem[At.gameOver] !== 0;

function end(runtime: Runtime, node: FlowNode, level: number): boolean {
  if (node.onEnd === null) return true;
  runtime.trace(Micro.onEnd, node.id, level);
  runtime.hook(node.onEnd, node, 'onEnd');
  return !over(runtime);
}

function begin(runtime: Runtime, node: FlowNode, level: number): boolean {
  if (node.onBegin === null) return true;
  runtime.trace(Micro.onBegin, node.id, level);
  runtime.hook(node.onBegin, node, 'onBegin');
  return !over(runtime);
}

function newSerial(world: World, word: number): void {
  const serial = world.mem[At.serial] + 1;
  world.set(At.serial, serial);
  world.set(word, serial);
}

export function leaveStep(runtime: Runtime): boolean {
  const { world } = runtime;
  const id = world.mem[At.step];
  if (id < 0) return true;
  if (!end(runtime, runtime.game.flow.steps[id], 3)) return false;
  world.set(At.step, -1);
  closeWindow(world);
  runtime.trace(Micro.leaveStep, id, 0);
  return true;
}

export function leavePhase(runtime: Runtime): boolean {
  const { world } = runtime;
  const id = world.mem[At.phase];
  if (id < 0) return true;
  if (!leaveStep(runtime) || !end(runtime, runtime.game.flow.phases[id], 2)) return false;
  world.set(At.phase, -1);
  world.set(At.stepsDone, 0);
  world.set(At.onlySteps, EMPTY_LIST);
  closeWindow(world);
  runtime.trace(Micro.leavePhase, id, 0);
  return true;
}

export function leaveTurn(runtime: Runtime): boolean {
  const { world } = runtime;
  if (!leavePhase(runtime)) return false;
  world.set(At.turnDone, 0);
  if (world.mem[At.turnSerial] === 0) return true;
  const node = runtime.game.flow.turns[world.mem[At.segment]];
  if (node !== null && !end(runtime, node, 1)) return false;
  const seat = world.mem[At.turnPlayer];
  runtime.trace(Micro.leaveTurn, seat, 0);
  dropTurnSkips(world);
  wakeExtraTurns(world, seat);
  dropInsertions(world);
  world.set(At.turnSerial, 0);
  return true;
}

/** Leaves the whole segment. Turn order changes do not outlive it: another segment is another mode of play. */
export function leaveSegment(runtime: Runtime): boolean {
  const { world } = runtime;
  const id = world.mem[At.segment];
  if (id < 0) return true;
  if (!leaveTurn(runtime) || !end(runtime, runtime.game.flow.segments[id], 0)) return false;
  forgetSegment(runtime, id);
  return true;
}

/** After the game is over only the segment itself ends: no turn, phase or step hook runs any more. */
export function leaveSegmentAtGameOver(runtime: Runtime): void {
  const { world } = runtime;
  const id = world.mem[At.segment];
  const node = runtime.game.flow.segments[id];
  world.set(At.step, -1);
  world.set(At.phase, -1);
  world.set(At.turnDone, 0);
  world.set(At.turnSerial, 0);
  end(runtime, node, 0);
  forgetSegment(runtime, id);
}

function forgetSegment(runtime: Runtime, id: number): void {
  const { world } = runtime;
  world.set(At.segment, -1);
  dropExtraTurns(world);
  dropAllSkips(world);
  runtime.trace(Micro.leaveSegment, id, 0);
}

/** Where to enter a segment or phase other than at its start. */
export interface Entry {
  readonly phase: number;
  readonly step: number;
}
const AT_START: Entry = { phase: STAY, step: STAY };

/** Enters a segment: the first player's turn begins, in the start phase unless told otherwise. */
export function enterSegment(runtime: Runtime, id: number, entry: Entry = AT_START): void {
  const { world } = runtime;
  const { flow } = runtime.game;
  const segment = flow.segments[id];
  const turn = flow.turns[id];
  world.set(At.segment, id);
  newSerial(world, At.segmentSerial);
  world.set(At.numTurnMoves, 0);
  runtime.trace(Micro.enterSegment, id, 0);
  if (over(runtime)) {
    arrive(runtime, segment.name);
    begin(runtime, segment, 0);
    return;
  }
  seatFirst(runtime, Math.max(0, world.mem[At.otp]));
  if (turn?.first != null) {
    const first = runtime.ask(turn.first, turn, 'first');
    if (first !== undefined) {
      const seat = runtime.playerIds.indexOf(first as string);
      if (seat < 0) throw new Error(`turn.first returned ${JSON.stringify(first)}, which is no player of this match`);
      seatFirst(runtime, seat);
    }
  }
  if (!begin(runtime, segment, 0)) return;
  if (turn === null) {
    arrive(runtime, segment.name);
    return;
  }
  const seat = world.mem[At.turnPlayer];
  world.set(At.naturalSeat, seat);
  world.set(At.firstSeat, seat);
  beginTurn(runtime, { seat, isExtra: false, riders: null, cause: -1 }, entry);
}

function seatFirst(runtime: Runtime, seat: number): void {
  runtime.world.set(At.turnPlayer, seat);
  runtime.world.set(At.naturalSeat, seat);
  givePriority(runtime.world, seat);
}

/** The turn is complete: `onEnd`, the counters, then the next player's turn. */
export function completeTurn(runtime: Runtime): void {
  const { world } = runtime;
  if (!leaveTurn(runtime)) return;
  world.set(At.numTurns, world.mem[At.numTurns] + 1);
  const node = runtime.game.flow.turns[world.mem[At.segment]];
  const plan = nextTurn(runtime, node);
  if (plan !== null) beginTurn(runtime, plan, AT_START);
  else nobodyTakesATurn(runtime);
}

/** `turn.next` said null, or everybody has left: the segment goes on to its `next`, or waits with no turn running. */
function nobodyTakesATurn(runtime: Runtime): void {
  const { world } = runtime;
  const segment = runtime.game.flow.segments[world.mem[At.segment]];
  arrive(runtime, segment.name);
  const target = resolveNext(runtime, segment);
  if (target === STAY) return;
  if (!leaveSegment(runtime)) return;
  if (target !== END) enterSegment(runtime, target);
}

function beginTurn(runtime: Runtime, plan: TurnPlan, entry: Entry): void {
  const { world } = runtime;
  const { seat } = plan;
  const node = runtime.game.flow.turns[world.mem[At.segment]] as FlowNode;
  world.set(At.turnPlayer, seat);
  givePriority(world, seat);
  world.set(At.numTurnMoves, 0);
  newSerial(world, At.turnSerial);
  world.set(At.turnIsExtra, plan.isExtra ? 1 : 0);
  world.set(At.turnRiders, plan.riders === null ? 0 : world.values.json(plan.riders));
  world.set(At.turnCause, plan.cause);
  world.set(At.declaredPhase, -1);
  const taken = world.layout.playerStart + seat * world.layout.playerWords + PlayerAt.turnsTaken;
  world.set(taken, world.mem[taken] + 1);
  wakeTurnSkips(world, seat);
  runtime.trace(Micro.enterTurn, seat, plan.isExtra ? 1 : 0);
  const exact = entry.phase !== STAY;
  const start = exact ? entry.phase : node.start;
  if (start === END) arrive(runtime, runtime.game.flow.segments[node.segment].name);
  if (!begin(runtime, node, 1) || start === END) return;
  if (exact) enterPhase(runtime, start, false, [], entry.step);
  else enterPhaseOrSkip(runtime, start, false, []);
}

/** The rider of an extra turn may skip phases and steps of that turn; other skips stand in their list. */
function skips(runtime: Runtime, level: 'phase' | 'step', name: string): boolean {
  const { world } = runtime;
  if (world.mem[At.turnRiders] !== 0) {
    const riders = world.values.list[world.mem[At.turnRiders]] as Record<string, unknown> | null;
    const skipped = riders?.[level === 'phase' ? 'skipPhases' : 'skipSteps'];
    if (Array.isArray(skipped) && skipped.includes(name)) return true;
  }
  if (level === 'step' && world.mem[At.onlySteps] !== EMPTY_LIST) {
    const only = world.values.list[world.mem[At.onlySteps]] as readonly string[];
    if (!only.includes(name)) return true;
  }
  return isSkipped(world, level, name, world.mem[At.turnPlayer]);
}

/** What comes after a phase that ended (or was skipped): the newest insertion, else the last declared one's `next`. */
export function followPhase(runtime: Runtime, ended: FlowNode, target: number): void {
  const { world } = runtime;
  const { flow } = runtime.game;
  const inserted = takeInsertion(world, At.insertedPhases, ended.name);
  if (inserted !== null) {
    const id = flow.segments[ended.segment].children.get(inserted.name) as number;
    enterPhaseOrSkip(runtime, id, true, inserted.only);
  } else if (target === END) {
    world.set(At.turnDone, TURN_DONE_ASK);
    arrive(runtime, 'end of turn');
  } else if (flow.phases[target].isStart && !declared(runtime, ended).sameTurn) {
    world.set(At.turnDone, TURN_DONE);
    arrive(runtime, 'end of turn');
  } else enterPhaseOrSkip(runtime, target, false, []);
}

/** An inserted phase takes its `next` from the last declared one. */
export function declared(runtime: Runtime, phase: FlowNode): FlowNode {
  const id = runtime.world.mem[At.declaredPhase];
  return id >= 0 ? runtime.game.flow.phases[id] : phase;
}

export function declaredStep(runtime: Runtime, step: FlowNode): FlowNode {
  const id = runtime.world.mem[At.declaredStep];
  return id >= 0 ? runtime.game.flow.steps[id] : step;
}

export function enterPhaseOrSkip(runtime: Runtime, id: number, isInserted: boolean, only: readonly string[]): void {
  const { world } = runtime;
  const phase = runtime.game.flow.phases[id];
  if (!skips(runtime, 'phase', phase.name)) {
    enterPhase(runtime, id, isInserted, only, STAY);
    return;
  }
  if (!isInserted) world.set(At.declaredPhase, id);
  runtime.trace(Micro.skipPhase, id, 0);
  arrive(runtime, phase.name);
  const target = resolveNext(runtime, declared(runtime, phase));
  // nothing can stay in a phase that does not happen
  followPhase(runtime, phase, target === STAY ? END : target);
}

export function enterPhase(
  runtime: Runtime,
  id: number,
  isInserted: boolean,
  only: readonly string[],
  step: number,
): void {
  const { world } = runtime;
  const phase = runtime.game.flow.phases[id];
  world.set(At.phase, id);
  newSerial(world, At.phaseSerial);
  world.set(At.turnDone, 0);
  world.set(At.phaseIsInserted, isInserted ? 1 : 0);
  if (!isInserted) world.set(At.declaredPhase, id);
  world.set(At.declaredStep, -1);
  world.set(At.onlySteps, only.length === 0 ? EMPTY_LIST : world.values.json(only));
  closeWindow(world);
  runtime.trace(Micro.enterPhase, id, isInserted ? 1 : 0);
  const start = step === STAY ? phase.start : step;
  if (start === END) arrive(runtime, phase.name);
  if (!begin(runtime, phase, 2) || start === END) return;
  if (step === STAY) enterStepOrSkip(runtime, start, false);
  else enterStep(runtime, start, false);
}

export function followStep(runtime: Runtime, ended: FlowNode, target: number): void {
  const { world } = runtime;
  const phase = runtime.game.flow.phases[ended.parent];
  const inserted = takeInsertion(world, At.insertedSteps, ended.name);
  const id = inserted === null ? undefined : phase.children.get(inserted.name);
  if (id !== undefined) enterStepOrSkip(runtime, id, true);
  else if (target === END) {
    world.set(At.stepsDone, 1);
    arrive(runtime, phase.name);
  } else enterStepOrSkip(runtime, target, false);
}

export function enterStepOrSkip(runtime: Runtime, id: number, isInserted: boolean): void {
  const { world } = runtime;
  const step = runtime.game.flow.steps[id];
  if (!skips(runtime, 'step', step.name)) {
    enterStep(runtime, id, isInserted);
    return;
  }
  if (!isInserted) world.set(At.declaredStep, id);
  runtime.trace(Micro.skipStep, id, 0);
  arrive(runtime, step.name);
  const target = resolveNext(runtime, declaredStep(runtime, step));
  followStep(runtime, step, target === STAY ? END : target);
}

export function enterStep(runtime: Runtime, id: number, isInserted: boolean): void {
  const { world } = runtime;
  const step = runtime.game.flow.steps[id];
  world.set(At.step, id);
  newSerial(world, At.stepSerial);
  world.set(At.stepsDone, 0);
  if (!isInserted) world.set(At.declaredStep, id);
  closeWindow(world);
  runtime.trace(Micro.enterStep, id, isInserted ? 1 : 0);
  arrive(runtime, step.name);
  begin(runtime, step, 3);
}
