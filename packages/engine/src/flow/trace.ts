import { entryEnds, Tag, type TapeSlice } from '../world/tape.ts';
import type { CompiledFlow, FlowNode } from './node.ts';

/**
 * Microsteps of the flow as they stand on the tape (a kind and two operands), and as people read them. The tape's
 * entries are read when somebody looks at a result's `trace`, not before.
 */
export const Micro = {
  endIf: 0,
  onEnd: 1,
  onBegin: 2,
  leaveSegment: 3,
  leaveTurn: 4,
  leavePhase: 5,
  leaveStep: 6,
  enterSegment: 7,
  enterTurn: 8,
  enterPhase: 9,
  enterStep: 10,
  skipPhase: 11,
  skipStep: 12,
  skipTurn: 13,
  request: 14,
  stale: 15,
  unknownTarget: 16,
  stay: 17,
  halt: 18,
  leaveMatch: 19,
} as const;

const names = Object.keys(Micro) as (keyof typeof Micro)[];

export interface TraceEntry {
  readonly kind: keyof typeof Micro;
  /** The node's path, the player, or the request: what it is about. */
  readonly at: string;
}

/** Hooks and questions are recorded with the level of their node. */
export const LEVELS = ['segment', 'turn', 'phase', 'step'] as const;

export const REQUEST_KINDS = ['endStep', 'endPhase', 'endTurn', 'endSegment', 'jumpTo'] as const;

export const TURN_SKIP_REASONS = ['left', 'skipped', 'rule'] as const;

export function readTrace(slice: TapeSlice, flow: CompiledFlow, playerIds: readonly string[]): TraceEntry[] {
  const trace: TraceEntry[] = [];
  for (const end of entryEnds(slice.words, slice.from, slice.to)) {
    if (slice.words[end - 1] !== Tag.flow) continue;
    trace.push(readMicro(slice.words[end - 4], slice.words[end - 3], slice.words[end - 2], flow, playerIds));
  }
  return trace;
}

export function readMicro(
  kind: number,
  a: number,
  b: number,
  flow: CompiledFlow,
  playerIds: readonly string[],
): TraceEntry {
  const name = names[kind];
  const entry = (at: string): TraceEntry => ({ kind: name, at });
  switch (name) {
    case 'endIf':
    case 'onEnd':
    case 'onBegin':
    case 'unknownTarget':
    case 'stay':
    case 'halt':
      return entry(nodeOf(flow, b, a).path);
    case 'leaveSegment':
    case 'enterSegment':
      return entry(flow.segments[a].path);
    case 'leaveTurn':
    case 'enterTurn':
    case 'leaveMatch':
      return entry(playerIds[a] ?? 'nobody');
    case 'skipTurn':
      return entry(`${playerIds[a]} (${TURN_SKIP_REASONS[b]})`);
    case 'leavePhase':
    case 'enterPhase':
    case 'skipPhase':
      return entry(flow.phases[a].path);
    case 'leaveStep':
    case 'enterStep':
    case 'skipStep':
      return entry(flow.steps[a].path);
    case 'request':
    case 'stale':
      return entry(REQUEST_KINDS[a]);
  }
}

function nodeOf(flow: CompiledFlow, level: number, id: number): FlowNode {
  if (level === 0) return flow.segments[id];
  if (level === 1) return flow.turns[id] as FlowNode;
  return level === 2 ? flow.phases[id] : flow.steps[id];
}

/** Switches for people who look inside. They change what is printed and nothing else. */
export const debuggers = {
  /** Print every microstep of the flow as it happens. */
  flowTransitions: false,
  write: (line: string): void => {
    (globalThis as { console?: { log(line: string): void } }).console?.log(line);
  },
};
