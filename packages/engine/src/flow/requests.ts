import { type FlowNode, Next } from '../definition/node.ts';
import { CardloomError, type Failure, failure } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro, OF_REQUEST, REQUEST_KINDS } from '../runtime/trace.ts';
import { At, MAX_REQUESTS, REQUEST_WORDS, REQUESTS_START, RequestAt as WORD } from '../world/header.ts';
import { quoted } from '../world/quote.ts';
import type { World } from '../world/world.ts';
import { endPhase, endSegment, endStep, phaseTarget, stepTarget } from './endings.ts';
import { completeTurn } from './levels.ts';
import { go, locate, namesNothing, type Target } from './navigation.ts';
import { resolveNext } from './resolve.ts';

/**
 * What moves and hooks ask of the flow. Requests wait in the match's memory until the rule that made them has
 * returned, and are then carried out in order. An ending asked for a step (phase, turn, segment) that has been left
 * meanwhile is stale: it is dropped, and the trace says so.
 */
export type RequestKind = (typeof REQUEST_KINDS)[number];

const SERIALS = [At.stepSerial, At.phaseSerial, At.turnSerial, At.segmentSerial];
const POSITIONS = [At.step, At.phase, At.segment, At.segment];

export function request(runtime: Runtime, kind: RequestKind, target: Target = {}, reenter = false): Failure | null {
  const { world } = runtime;
  const code = REQUEST_KINDS.indexOf(kind);
  const wrong = kind === 'jumpTo' ? unknownName(runtime, target) : null;
  if (wrong !== null) {
    runtime.trace(Micro.unknownTarget, code, OF_REQUEST);
    return wrong;
  }
  const count = world.mem[At.requests];
  if (count >= MAX_REQUESTS) {
    throw new CardloomError(
      'too-many-requests',
      `More than ${MAX_REQUESTS} navigation requests wait.`,
      runtime.calling,
    );
  }
  const at = REQUESTS_START + count * REQUEST_WORDS;
  const name = (text: string | undefined): number => (text === undefined ? 0 : world.values.string(text));
  world.set(at + WORD.kind, code);
  world.set(at + WORD.serial, kind === 'jumpTo' ? 0 : world.mem[SERIALS[code]]);
  world.set(at + WORD.segment, name(target.segment));
  world.set(at + WORD.phase, name(target.phase));
  world.set(at + WORD.step, name(target.step));
  world.set(at + WORD.reenter, reenter ? 1 : 0);
  world.set(At.requests, count + 1);
  return null;
}

/** A name that exists nowhere is refused when it is asked for; whether it fits is seen when its time comes. */
function unknownName(runtime: Runtime, target: Target): Failure | null {
  const { flow } = runtime.game;
  if (namesNothing(target)) return failure('unknown-target', 'Name a segment, a phase or a step to go to.', 'jumpTo');
  const missing = (name: string | undefined, names: { has(name: string): boolean }, level: string): Failure | null =>
    name === undefined || names.has(name)
      ? null
      : failure('unknown-target', `There is no ${level} ${quoted(name)} in ${runtime.game.name}.`, level);
  return (
    missing(target.segment, flow.segmentIds, 'segment') ??
    missing(target.phase, flow.phaseNames, 'phase') ??
    missing(target.step, flow.stepNames, 'step')
  );
}

export function dropRequests(world: World): void {
  const count = world.mem[At.requests];
  if (count === 0) return;
  // what is no longer waiting leaves nothing behind, or equal positions would differ
  for (let i = 0; i < count * REQUEST_WORDS; i++) world.set(REQUESTS_START + i, 0);
  world.set(At.requests, 0);
}

export function applyOldestRequest(runtime: Runtime): void {
  const { world } = runtime;
  const m = world.mem;
  const kind = m[REQUESTS_START + WORD.kind];
  const serial = m[REQUESTS_START + WORD.serial];
  const segment = m[REQUESTS_START + WORD.segment];
  const phase = m[REQUESTS_START + WORD.phase];
  const step = m[REQUESTS_START + WORD.step];
  const reenter = m[REQUESTS_START + WORD.reenter];
  const count = m[At.requests] - 1;
  for (let i = 0; i < count * REQUEST_WORDS; i++) {
    world.set(REQUESTS_START + i, m[REQUESTS_START + REQUEST_WORDS + i]);
  }
  for (let i = 0; i < REQUEST_WORDS; i++) world.set(REQUESTS_START + count * REQUEST_WORDS + i, 0);
  world.set(At.requests, count);
  if (REQUEST_KINDS[kind] === 'jumpTo') {
    const name = (word: number): string | undefined => (word === 0 ? undefined : (world.values.list[word] as string));
    const target = { segment: name(segment), phase: name(phase), step: name(step) };
    const place = locate(runtime, target, reenter !== 0);
    const isNowhere = 'code' in place;
    runtime.trace(isNowhere ? Micro.stale : Micro.request, kind, 0);
    if (!isNowhere) go(runtime, target, place, reenter !== 0);
    return;
  }
  const noTurn = REQUEST_KINDS[kind] === 'endTurn' && m[At.turnRunning] === 0;
  const isStale = noTurn || m[POSITIONS[kind]] < 0 || m[SERIALS[kind]] !== serial;
  runtime.trace(isStale ? Micro.stale : Micro.request, kind, 0);
  if (!isStale) carryOut(runtime, REQUEST_KINDS[kind]);
}

/** Ends a level as if its `endIf` had said so: `next` is asked, and may say "stay". */
export function carryOut(runtime: Runtime, kind: RequestKind): void {
  const { flow } = runtime.game;
  const m = runtime.world.mem;
  const stay = (node: FlowNode): void => runtime.trace(Micro.stay, node.id, node.depth);
  if (kind === 'endStep') {
    const step = flow.steps[m[At.step]];
    const target = stepTarget(runtime, step);
    if (target === Next.stay) stay(step);
    else endStep(runtime, step, target);
  } else if (kind === 'endPhase') {
    const phase = flow.phases[m[At.phase]];
    const target = phaseTarget(runtime, phase);
    if (target === Next.stay) stay(phase);
    else endPhase(runtime, phase, target);
  } else if (kind === 'endTurn') completeTurn(runtime);
  else {
    const segment = flow.segments[m[At.segment]];
    const target = resolveNext(runtime, segment);
    if (target === Next.stay || target === segment.id) stay(segment);
    else endSegment(runtime, target);
  }
}
