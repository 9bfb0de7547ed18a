import { type FlowNode, Next } from '../definition/node.ts';
import { type Failure, failure } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro, OF_REQUEST, REQUEST_KINDS } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { enterPhase, enterSegment, enterStep, leavePhase, leaveSegment, leaveStep } from './levels.ts';

/**
 * Going somewhere on purpose. What is left runs `onEnd` (inner to outer), what is entered runs `onBegin` (outer to
 * inner), levels that do not change run nothing, and the turn stays whose it is.
 */
export interface Target {
  readonly segment?: string | undefined;
  readonly phase?: string | undefined;
  readonly step?: string | undefined;
}

export interface Place {
  readonly segment: number;
  /** Next.stay: not named; Next.end: none. */
  readonly phase: number;
  readonly step: number;
}

/** Checks the target and goes there; on a failure nothing has happened. */
export function jump(runtime: Runtime, target: Target, reenter: boolean): Failure | null {
  const place = locate(runtime, target, reenter);
  if ('code' in place) {
    runtime.trace(Micro.unknownTarget, REQUEST_KINDS.indexOf('jumpTo'), OF_REQUEST);
    return place;
  }
  go(runtime, target, place, reenter);
  return null;
}

/** Leaves what is left and enters what is entered. */
export function go(runtime: Runtime, target: Target, place: Place, reenter: boolean): void {
  const m = runtime.world.mem;
  if (target.segment !== undefined && (place.segment !== m[At.segment] || reenter)) {
    if (leaveSegment(runtime)) enterSegment(runtime, place.segment, { phase: place.phase, step: place.step });
  } else if (place.phase !== Next.stay && (place.phase !== m[At.phase] || (reenter && target.phase !== undefined))) {
    if (leavePhase(runtime)) enterPhase(runtime, place.phase, false, [], place.step);
  } else if (place.step !== Next.stay && (place.step !== m[At.step] || reenter)) {
    if (leaveStep(runtime)) enterStep(runtime, place.step, false);
  }
}

/** Where a target is, or why it is nowhere. */
export function locate(runtime: Runtime, target: Target, reenter: boolean): Place | Failure {
  const { flow } = runtime.game;
  const m = runtime.world.mem;
  if (namesNothing(target)) {
    return failure('unknown-target', 'Name a segment, a phase or a step to go to.', 'jumpTo');
  }
  const segment = target.segment === undefined ? m[At.segment] : (flow.segmentIds.get(target.segment) ?? Next.stay);
  if (segment === Next.stay) return missing('segment', target.segment as string, flow.segmentIds, 'the game');
  if (segment < 0) return failure('no-parent', 'No segment is running; name one with jumpTo({ segment }).', 'segment');
  const inSegment: FlowNode = flow.segments[segment];

  let phase = Next.stay;
  if (target.phase !== undefined) {
    phase = inSegment.children.get(target.phase) ?? Next.stay;
    if (phase === Next.stay) return missing('phase', target.phase, inSegment.children, `segment "${inSegment.name}"`);
  }
  if (target.step === undefined) return { segment, phase, step: Next.stay };

  // a step alone belongs to the phase we are in, or to the one the named segment starts with
  const isHere = segment === m[At.segment] && m[At.phase] >= 0 && !reenter;
  const start = target.segment === undefined ? m[At.phase] : (flow.turns[segment]?.start ?? Next.end);
  const parent = phase !== Next.stay ? phase : isHere ? m[At.phase] : start;
  if (parent < 0)
    return failure('no-parent', `There is no phase that step ${quoted(target.step)} could be in.`, 'step');
  const inPhase = flow.phases[parent];
  const step = inPhase.children.get(target.step);
  if (step === undefined) return missing('step', target.step, inPhase.children, `phase "${inPhase.name}"`);
  return { segment, phase: target.segment === undefined ? phase : parent, step };
}

export const namesNothing = (target: Target | null | undefined): boolean =>
  target?.segment === undefined && target?.phase === undefined && target?.step === undefined;

function missing(level: string, name: string, names: ReadonlyMap<string, number>, where: string): Failure {
  return failure(
    'unknown-target',
    `There is no ${level} ${quoted(name)} in ${where}${suggestion(name, names.keys()) || '.'}`,
    level,
  );
}
