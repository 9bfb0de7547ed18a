import { Actors, type FlowNode, Next, type Rule } from '../definition/node.ts';
import { runHook } from '../effects/frames.ts';
import { askPending } from '../players/pending.ts';
import { closeWindow, givePriority } from '../players/priority.ts';
import type { ExtraTurn } from '../runtime/extra-turn.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { PlayerAt } from '../world/layout.ts';
import { Known } from '../world/values.ts';
import type { World } from '../world/world.ts';
import { dropDueSteps, dropInsertions, takeInsertion } from './insertions.ts';
import { arrive, resolveNext } from './resolve.ts';
import { dropAllSkips, dropTurnSkips, isSkipped, wakeTurnSkips } from './skips.ts';
import { dropTurnOrder, firstTurn, nextTurn, wakeExtraTurns } from './turn-order.ts';

/**
 * Leaving and entering. One level at a time: `onEnd` inner to outer while its level is still current, `onBegin` outer
 * to inner once it is. A hook that ends the game stops everything at once; then the functions here return false.
 */

/** The turn is over: 1 asks the segment first (its last phase ended with null), 2 does not (a wrap to the start). */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum TurnDone {
  no,
  askSegment,
  yes,
}

const over = (runtime: Runtime): boolean => runtime.world.mem[At.gameOver] !== 0;

function end(runtime: Runtime, node: FlowNode, level: number): boolean {
  if (node.onEnd === null) return true;
  runHook(runtime, node.onEnd);
  if (!over(runtime)) return true;
  // the trace shows hooks by the leaving and entering they belong to, and this one will not be left
  runtime.trace(Micro.onEnd, node.id, level);
  return false;
}

function begin(runtime: Runtime, node: FlowNode): boolean {
  if (node.onBegin === null) return true;
  runHook(runtime, node.onBegin);
  return !over(runtime);
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
  world.set(At.onlySteps, Known.emptyList);
  dropDueSteps(world);
  closeWindow(world);
  runtime.trace(Micro.leavePhase, id, 0);
  return true;
}

function leaveTurn(runtime: Runtime): boolean {
  const { world } = runtime;
  if (world.mem[At.phase] >= 0 && !leavePhase(runtime)) return false;
  if (world.mem[At.turnDone] !== TurnDone.no) world.set(At.turnDone, TurnDone.no);
  if (world.mem[At.turnRunning] === 0) return true;
  const id = world.mem[At.segment];
  const node = runtime.game.flow.turns[id];
  if (node !== null && !end(runtime, node, 1)) return false;
  const seat = world.mem[At.turnPlayer];
  runtime.trace(Micro.leaveTurn, seat, id);
  if (isEventful(world)) {
    dropTurnSkips(world);
    wakeExtraTurns(world, seat);
    dropInsertions(world);
  }
  return true;
}

/** Whether anything waits that the end of a turn may concern; most turns have nothing. */
function isEventful(world: World): boolean {
  const m = world.mem;
  return (m[At.extraTurns] | m[At.skipRules] | m[At.insertedPhases] | m[At.insertedSteps]) !== 0;
}

/** Leaves the whole segment. Turn order changes do not outlive it: another segment is another mode of play. */
export function leaveSegment(runtime: Runtime): boolean {
  const { world } = runtime;
  const id = world.mem[At.segment];
  if (id < 0) return true;
  if (!leaveTurn(runtime)) return false;
  world.set(At.turnRunning, 0);
  endSegmentItself(runtime, id);
  return true;
}

/** After the game is over only the segment itself ends: no turn, phase or step hook runs any more. */
export function leaveSegmentAtGameOver(runtime: Runtime): void {
  const { world } = runtime;
  world.set(At.step, -1);
  world.set(At.phase, -1);
  world.set(At.turnDone, TurnDone.no);
  world.set(At.turnRunning, 0);
  endSegmentItself(runtime, world.mem[At.segment]);
}

/** A segment's `onEnd` may end the game: the segment has ended all the same, or it would end a second time. */
function endSegmentItself(runtime: Runtime, id: number): void {
  const { world } = runtime;
  const node = runtime.game.flow.segments[id];
  if (node.onEnd !== null) runHook(runtime, node.onEnd);
  world.set(At.segment, -1);
  closeWindow(world);
  dropInsertions(world);
  dropTurnOrder(world);
  dropAllSkips(world);
  runtime.trace(Micro.leaveSegment, id, 0);
}

/** Where to enter a segment or phase other than at its start. */
export interface Entry {
  readonly phase: number;
  readonly step: number;
}
const AT_START: Entry = { phase: Next.stay, step: Next.stay };

/** Enters a segment: the first player's turn begins, in the start phase unless told otherwise. */
export function enterSegment(runtime: Runtime, id: number, entry: Entry = AT_START): void {
  const { world } = runtime;
  const { flow } = runtime.game;
  const segment = flow.segments[id];
  const turn = flow.turns[id];
  world.set(At.segment, id);
  world.set(At.segmentSerial, world.mem[At.segmentSerial] + 1);
  world.set(At.numTurnMoves, 0);
  runtime.trace(Micro.enterSegment, id, 0);
  if (over(runtime)) {
    arrive(runtime, segment.name);
    begin(runtime, segment);
    return;
  }
  seatFirst(runtime, Math.max(0, world.mem[At.otp]));
  if (turn !== null && turn.first !== null) askFirst(runtime, turn.first);
  if (!begin(runtime, segment)) return;
  if (turn === null) {
    arrive(runtime, segment.name);
    return;
  }
  if (world.mem[At.turnPlayer] < 0) {
    // nobody has the turn yet: the game will say who, once it is known
    world.set(At.firstSeat, world.mem[At.naturalSeat]);
    beginTurn(runtime, -1, null, entry);
    return;
  }
  const taken = firstTurn(runtime, turn);
  if (taken === null) {
    nobodyTakesATurn(runtime);
    return;
  }
  // priority that the segment's onBegin gave away stays where it is
  if (taken.seat !== world.mem[At.turnPlayer]) givePriority(world, taken.seat);
  beginTurn(runtime, taken.seat, taken.extra, entry);
}

function askFirst(runtime: Runtime, rule: Rule): void {
  const first = runtime.ask(rule);
  if (first === undefined) return;
  const seat = runtime.playerIds.indexOf(first as string);
  if (seat < 0) throw new Error(`turn.first returned ${JSON.stringify(first)}, which is no player of this match`);
  seatFirst(runtime, seat);
}

function seatFirst(runtime: Runtime, seat: number): void {
  runtime.world.set(At.turnPlayer, seat);
  runtime.world.set(At.naturalSeat, seat);
  const chooser = runtime.world.mem[At.choosingFirstPlayer];
  givePriority(runtime.world, chooser >= 0 ? chooser : seat);
}

/** The turn is complete: `onEnd`, the counters, then the next player's turn. */
export function completeTurn(runtime: Runtime): void {
  const { world } = runtime;
  if (!leaveTurn(runtime)) return;
  world.set(At.numTurns, world.mem[At.numTurns] + 1);
  const node = runtime.game.flow.turns[world.mem[At.segment]];
  const taken = nextTurn(runtime, node);
  if (taken !== null) {
    givePriority(world, taken.seat);
    beginTurn(runtime, taken.seat, taken.extra, AT_START);
  } else nobodyTakesATurn(runtime);
}

/** `turn.next` said null, or everybody has left: the segment goes on to its `next`, or waits with no turn running. */
function nobodyTakesATurn(runtime: Runtime): void {
  const { world } = runtime;
  // a missed turn may have ended the game: then the segment is asked whether it ends
  if (over(runtime)) return;
  const segment = runtime.game.flow.segments[world.mem[At.segment]];
  world.set(At.turnRunning, 0);
  arrive(runtime, segment.name);
  const target = resolveNext(runtime, segment);
  if (target === Next.stay || target === segment.id) return;
  if (!leaveSegment(runtime)) return;
  if (target !== Next.end) enterSegment(runtime, target);
}

function beginTurn(runtime: Runtime, seat: number, extra: ExtraTurn | null, entry: Entry): void {
  const { world } = runtime;
  const id = world.mem[At.segment];
  const node = runtime.game.flow.turns[id] as FlowNode;
  world.set(At.turnPlayer, seat);
  world.set(At.numTurnMoves, 0);
  closeWindow(world);
  world.set(At.turnSerial, world.mem[At.turnSerial] + 1);
  world.set(At.turnRunning, 1);
  if (extra !== null || world.mem[At.turnIsExtra] !== 0) describeTurn(world, extra);
  world.set(At.declaredPhase, -1);
  if (seat >= 0) {
    const taken = world.layout.playerStart + seat * world.layout.playerWords + PlayerAt.turnsTaken;
    world.set(taken, world.mem[taken] + 1);
    if (world.mem[At.skipRules] !== 0) wakeTurnSkips(world, seat);
  }
  runtime.trace(Micro.enterTurn, seat, id);
  const exact = entry.phase !== Next.stay;
  const start = exact ? entry.phase : node.start;
  if (start === Next.end) arrive(runtime, runtime.game.flow.segments[id].name);
  if (!begin(runtime, node) || start === Next.end) return;
  if (exact) enterPhase(runtime, start, false, NO_STEPS, entry.step);
  else enterPhaseOrSkip(runtime, start, false, NO_STEPS);
}
const NO_STEPS: readonly string[] = [];

function describeTurn(world: World, extra: ExtraTurn | null): void {
  world.set(At.turnIsExtra, extra === null ? 0 : 1);
  world.set(At.turnRiders, extra === null ? Known.null : world.values.json(extra.riders));
  world.set(At.turnCause, extra === null ? -1 : extra.cause);
}

/** The rider of an extra turn may skip phases and steps of that turn; other skips stand in their list. */
function skips(runtime: Runtime, level: 'phase' | 'step', name: string, isInserted: boolean): boolean {
  const { world } = runtime;
  if (world.mem[At.turnRiders] !== 0) {
    const riders = world.values.list[world.mem[At.turnRiders]] as Record<string, unknown> | null;
    const skipped = riders?.[level === 'phase' ? 'skipPhases' : 'skipSteps'];
    if (Array.isArray(skipped) && skipped.includes(name)) return true;
  }
  if (level === 'step' && !isInserted && world.mem[At.onlySteps] !== Known.emptyList) {
    const only = world.values.list[world.mem[At.onlySteps]] as readonly string[];
    if (!only.includes(name)) return true;
  }
  return isSkipped(world, level, name, world.mem[At.turnPlayer]);
}

/** What comes after a phase that ended (or was skipped): the newest insertion, else the last declared one's `next`. */
export function followPhase(runtime: Runtime, ended: FlowNode, target: number): void {
  const { world } = runtime;
  const { flow } = runtime.game;
  const { children } = flow.segments[ended.segment];
  const inserted = takeInsertion(world, At.insertedPhases, ended.name, children);
  if (inserted !== null) {
    enterPhaseOrSkip(runtime, children.get(inserted.name) as number, true, inserted.only);
  } else if (target === Next.end) {
    world.set(At.turnDone, TurnDone.askSegment);
    arrive(runtime, 'end of turn');
  } else if (flow.phases[target].isStart && !declared(runtime, ended).sameTurn) {
    world.set(At.turnDone, TurnDone.yes);
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

function enterPhaseOrSkip(runtime: Runtime, id: number, isInserted: boolean, only: readonly string[]): void {
  const { world } = runtime;
  const phase = runtime.game.flow.phases[id];
  if (!skips(runtime, 'phase', phase.name, isInserted)) {
    enterPhase(runtime, id, isInserted, only, Next.stay);
    return;
  }
  if (!isInserted) world.set(At.declaredPhase, id);
  runtime.trace(Micro.skipPhase, id, 0);
  arrive(runtime, phase.name);
  const from = declared(runtime, phase);
  const target = resolveNext(runtime, from);
  // nothing can stay in a phase that does not happen
  const stays = target === Next.stay || (target === from.id && from === phase);
  followPhase(runtime, phase, stays ? Next.end : target);
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
  world.set(At.phaseSerial, world.mem[At.phaseSerial] + 1);
  world.set(At.turnDone, 0);
  world.set(At.phaseIsInserted, isInserted ? 1 : 0);
  if (!isInserted) world.set(At.declaredPhase, id);
  world.set(At.declaredStep, -1);
  world.set(At.onlySteps, only.length === 0 ? Known.emptyList : world.values.json(only));
  closeWindow(world);
  if (phase.actors >= Actors.pending) askPending(world, phase.actors - Actors.pending);
  runtime.trace(Micro.enterPhase, id, isInserted ? 1 : 0);
  const start = step === Next.stay ? phase.start : step;
  if (start === Next.end) arrive(runtime, phase.name);
  if (!begin(runtime, phase) || start === Next.end) return;
  if (step === Next.stay) enterStepOrSkip(runtime, start, false);
  else enterStep(runtime, start, false);
}

export function followStep(runtime: Runtime, ended: FlowNode, target: number): void {
  const { world } = runtime;
  const phase = runtime.game.flow.phases[ended.parent];
  const inserted = takeInsertion(world, At.insertedSteps, ended.name, phase.children);
  if (inserted !== null) enterStepOrSkip(runtime, phase.children.get(inserted.name) as number, true);
  else if (target === Next.end) {
    world.set(At.stepsDone, 1);
    arrive(runtime, phase.name);
  } else enterStepOrSkip(runtime, target, false);
}

function enterStepOrSkip(runtime: Runtime, id: number, isInserted: boolean): void {
  const { world } = runtime;
  const step = runtime.game.flow.steps[id];
  if (!skips(runtime, 'step', step.name, isInserted)) {
    enterStep(runtime, id, isInserted);
    return;
  }
  if (!isInserted) world.set(At.declaredStep, id);
  runtime.trace(Micro.skipStep, id, 0);
  arrive(runtime, step.name);
  const from = declaredStep(runtime, step);
  const target = resolveNext(runtime, from);
  const stays = target === Next.stay || (target === from.id && from === step);
  followStep(runtime, step, stays ? Next.end : target);
}

export function enterStep(runtime: Runtime, id: number, isInserted: boolean): void {
  const { world } = runtime;
  const step = runtime.game.flow.steps[id];
  world.set(At.step, id);
  world.set(At.stepSerial, world.mem[At.stepSerial] + 1);
  world.set(At.stepsDone, 0);
  if (!isInserted) world.set(At.declaredStep, id);
  closeWindow(world);
  if (step.actors >= Actors.pending) askPending(world, step.actors - Actors.pending);
  runtime.trace(Micro.enterStep, id, isInserted ? 1 : 0);
  arrive(runtime, step.name);
  begin(runtime, step);
}
