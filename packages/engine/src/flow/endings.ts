import { type FlowNode, Next } from '../definition/node.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { insertedAfter } from './insertions.ts';
import {
  completeTurn,
  declared,
  declaredStep,
  enterSegment,
  followPhase,
  followStep,
  leavePhase,
  leaveSegment,
  leaveStep,
} from './levels.ts';
import { arrive, resolveNext } from './resolve.ts';

/** The end of a step, phase, turn or segment: where it leads, and going there. */

/** Where the current step leads, insertions included; staying where we are is no transition. */
export const stepTarget = (runtime: Runtime, step: FlowNode): number =>
  targetOf(runtime, step, runtime.game.flow.phases[step.parent].children, At.insertedSteps, declaredStep);

export const phaseTarget = (runtime: Runtime, phase: FlowNode): number =>
  targetOf(runtime, phase, runtime.game.flow.segments[phase.segment].children, At.insertedPhases, declared);

function targetOf(
  runtime: Runtime,
  node: FlowNode,
  siblings: ReadonlyMap<string, number>,
  insertions: number,
  declaredOf: (runtime: Runtime, node: FlowNode) => FlowNode,
): number {
  const inserted = insertedAfter(runtime.world, insertions, node.name, siblings);
  if (inserted >= 0) return inserted;
  const from = declaredOf(runtime, node);
  const target = resolveNext(runtime, from);
  return target === from.id && from === node ? Next.stay : target;
}

export function endStep(runtime: Runtime, step: FlowNode, target: number): true {
  if (leaveStep(runtime)) followStep(runtime, step, target);
  return true;
}

export function endPhase(runtime: Runtime, phase: FlowNode, target: number): true {
  if (leavePhase(runtime)) followPhase(runtime, phase, target);
  return true;
}

export function endTurn(runtime: Runtime): true {
  completeTurn(runtime);
  return true;
}

export function endSegment(runtime: Runtime, target: number): true {
  if (!leaveSegment(runtime)) return true;
  if (target !== Next.end) enterSegment(runtime, target);
  else arrive(runtime, 'no segment');
  return true;
}
