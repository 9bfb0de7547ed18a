import { type FlowNode, Next, type Rule } from '../definition/node.ts';
import { dropWork } from '../effects/agenda.ts';
import { answerAhead } from '../effects/decisions.ts';
import { dueBeforePriority } from '../effects/frames.ts';
import { runTop } from '../effects/run-work.ts';
import { lookAgain } from '../effects/sight.ts';
import { resolveTop } from '../effects/stack.ts';
import { innermost } from '../runtime/position.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { endPhase, endSegment, endStep, endTurn, phaseTarget, stepTarget } from './endings.ts';
import { enterSegment, leaveSegmentAtGameOver, TurnDone } from './levels.ts';
import { applyOldestRequest, dropRequests } from './requests.ts';
import { arrive, resolveNext } from './resolve.ts';

/** Runs everything that happens by itself, one thing at a time, until somebody must act. */
export function settle(runtime: Runtime): void {
  beginSettling(runtime);
  while (goOn(runtime));
  lookAgain(runtime);
}

export function beginSettling(runtime: Runtime): void {
  runtime.settling.reset();
  runtime.effectsLimit = runtime.effectsRun + runtime.game.maxEffects;
  arrive(runtime, innermost(runtime)?.name ?? 'no segment');
}

/** One thing that happens by itself; false if the match is stable. */
export function settleStep(runtime: Runtime): boolean {
  if (goOn(runtime)) return true;
  lookAgain(runtime);
  return false;
}

function goOn(runtime: Runtime): boolean {
  const m = runtime.world.mem;
  if (m[At.gameOver] !== 0) return settleGameOver(runtime);
  if (m[At.decision] !== 0) return runtime.attempt.ahead !== null && answerAhead(runtime, runtime.attempt.ahead);
  if (m[At.agenda] !== 0) runTop(runtime);
  else if (m[At.requests] > 0) applyOldestRequest(runtime);
  else return (m[At.manualMode] === 0 && (resolveTop(runtime) || moveOn(runtime))) || dueBeforePriority(runtime);
  return true;
}

/** The game is over: all work and requests are dropped, and only the segment may still end. */
function settleGameOver(runtime: Runtime): boolean {
  const { world } = runtime;
  dropRequests(world);
  dropWork(world);
  const id = world.mem[At.segment];
  if (id < 0) return false;
  const segment = runtime.game.flow.segments[id];
  if (!wantsToEnd(runtime, segment)) return false;
  const target = resolveNext(runtime, segment);
  if (target === Next.stay || target === id) return false;
  leaveSegmentAtGameOver(runtime);
  if (target !== Next.end) enterSegment(runtime, target);
  return true;
}

/** One automatic transition, innermost level first; false if there is none. */
function moveOn(runtime: Runtime): boolean {
  const { flow } = runtime.game;
  const m = runtime.world.mem;
  if (m[At.segment] < 0) return false;
  const segment = flow.segments[m[At.segment]];
  const turn = flow.turns[segment.id];
  if (m[At.turnDone] !== 0) return finishTurn(runtime, segment);
  if (m[At.step] >= 0) {
    const step = flow.steps[m[At.step]];
    if (wantsToEnd(runtime, step)) {
      const target = stepTarget(runtime, step);
      if (target !== Next.stay) return gated(runtime, step) ?? endStep(runtime, step, target);
    }
  }
  if (m[At.phase] >= 0) {
    const phase = flow.phases[m[At.phase]];
    // without an `endIf` of its own, a phase ends with its last step
    if (phase.endIf === null ? m[At.stepsDone] !== 0 : wantsToEnd(runtime, phase)) {
      const target = phaseTarget(runtime, phase);
      if (target !== Next.stay) return gated(runtime, phase) ?? endPhase(runtime, phase, target);
    }
  }
  if (turn !== null && m[At.turnRunning] !== 0 && wantsToEnd(runtime, turn)) {
    return gated(runtime, turn) ?? endTurn(runtime);
  }
  if (wantsToEnd(runtime, segment)) {
    const target = resolveNext(runtime, segment);
    if (target !== Next.stay && target !== segment.id) return gated(runtime, segment) ?? endSegment(runtime, target);
  }
  return false;
}

/** All phases are done. If the last one ended with null, the segment is asked before the turn completes. */
function finishTurn(runtime: Runtime, segment: FlowNode): boolean {
  if (runtime.world.mem[At.turnDone] === TurnDone.askSegment && wantsToEnd(runtime, segment)) {
    const target = resolveNext(runtime, segment);
    if (target !== Next.stay && target !== segment.id) return gated(runtime, segment) ?? endSegment(runtime, target);
  }
  return gated(runtime, segment) ?? endTurn(runtime);
}

export function wantsToEnd(runtime: Runtime, node: FlowNode): boolean {
  if (node.endIf === null || !runtime.ask(node.endIf)) return false;
  runtime.trace(Micro.endIf, node.id, node.depth);
  return true;
}

/** What the author's gate says: undefined to go on, false to stop settling, true to ask everything again. */
function gated(runtime: Runtime, node: FlowNode): boolean | undefined {
  const { gate } = runtime.game.flow;
  return gate === null ? undefined : askGate(runtime, gate, node);
}

function askGate(runtime: Runtime, gate: Rule, node: FlowNode): boolean | undefined {
  const answer = runtime.call(gate);
  const isLeft = hasWork(runtime);
  if (answer === 'continue') return isLeft ? true : undefined;
  runtime.trace(Micro.halt, node.id, node.depth);
  // what the gate itself put on the agenda, or that it ended the game, does not wait for somebody to act
  if (answer === 'halt') return isLeft;
  if (answer === 'restart') {
    arrive(runtime, 'gate');
    return true;
  }
  throw new Error(`answered ${JSON.stringify(answer)}; a gate answers "continue", "halt" or "restart"`);
}

function hasWork({ world }: Runtime): boolean {
  const m = world.mem;
  return m[At.gameOver] !== 0 || m[At.agenda] !== 0 || m[At.requests] !== 0;
}
