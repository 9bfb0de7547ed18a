import type { CompiledFlow, FlowNode } from '../definition/node.ts';
import { entryEnds, Tag, type TapeSlice } from '../world/tape.ts';

/**
 * Microsteps of the flow as they stand on the tape (a kind and two operands), and as people read them. The tape's
 * entries are read when somebody looks at a result's `trace`, not before.
 */
// biome-ignore lint/suspicious/noConstEnum: inlined addresses; V8 does not fold a load through an import
export const enum Micro {
  endIf,
  onEnd,
  leaveSegment,
  leaveTurn,
  leavePhase,
  leaveStep,
  enterSegment,
  enterTurn,
  enterPhase,
  enterStep,
  skipPhase,
  skipStep,
  skipTurn,
  request,
  stale,
  unknownTarget,
  stay,
  halt,
  leaveMatch,
}

const names: readonly (keyof typeof Micro)[] = [
  'endIf',
  'onEnd',
  'leaveSegment',
  'leaveTurn',
  'leavePhase',
  'leaveStep',
  'enterSegment',
  'enterTurn',
  'enterPhase',
  'enterStep',
  'skipPhase',
  'skipStep',
  'skipTurn',
  'request',
  'stale',
  'unknownTarget',
  'stay',
  'halt',
  'leaveMatch',
];

/**
 * One microstep of settling: what kind it was, and where.
 *
 * ```ts
 * const line = ({ kind, at }: TraceEntry): string => `${kind} at ${at}`;
 * ```
 */
export interface TraceEntry {
  readonly kind: keyof typeof Micro | 'onBegin';
  /** The node's path, the player, or the request: what it is about. */
  readonly at: string;
}

export const REQUEST_KINDS = ['endStep', 'endPhase', 'endTurn', 'endSegment', 'jumpTo'] as const;

/** The second operand of an `unknownTarget` that came by a request, where others have the level of a node. */
export const OF_REQUEST = 4;

const TURN_SKIP_REASONS = ['left', 'skipped', 'rule'] as const;

export function readTrace(slice: TapeSlice, flow: CompiledFlow, playerIds: readonly string[]): TraceEntry[] {
  const trace: TraceEntry[] = [];
  for (const end of entryEnds(slice.words, slice.from, slice.to)) {
    if (slice.words[end - 1] !== Tag.flow) continue;
    trace.push(...readMicro(slice.words[end - 4], slice.words[end - 3], slice.words[end - 2], flow, playerIds));
  }
  return trace;
}

/** A microstep as people read it; leaving and entering bring their hooks with them. */
export function readMicro(
  kind: number,
  a: number,
  b: number,
  flow: CompiledFlow,
  playerIds: readonly string[],
): TraceEntry[] {
  const name = names[kind];
  const entry = (at: string): TraceEntry => ({ kind: name, at });
  const left = (node: FlowNode | null, at = node?.path ?? ''): TraceEntry[] =>
    node?.onEnd == null ? [entry(at)] : [{ kind: 'onEnd', at: node.path }, entry(at)];
  const entered = (node: FlowNode | null, at = node?.path ?? ''): TraceEntry[] =>
    node?.onBegin == null ? [entry(at)] : [entry(at), { kind: 'onBegin', at: node.path }];
  switch (name) {
    case 'unknownTarget':
      return [entry(b === OF_REQUEST ? REQUEST_KINDS[a] : (nodeOf(flow, b, a) as FlowNode).path)];
    case 'endIf':
    case 'onEnd':
    case 'stay':
    case 'halt':
      return [entry((nodeOf(flow, b, a) as FlowNode).path)];
    case 'leaveSegment':
      return left(flow.segments[a]);
    case 'enterSegment':
      return entered(flow.segments[a]);
    case 'leaveTurn':
      return left(flow.turns[b], playerIds[a] ?? 'nobody');
    case 'enterTurn':
      return entered(flow.turns[b], playerIds[a] ?? 'nobody');
    case 'leaveMatch':
      return [entry(playerIds[a])];
    case 'skipTurn':
      return [entry(`${playerIds[a]} (${TURN_SKIP_REASONS[b]})`)];
    case 'leavePhase':
      return left(flow.phases[a]);
    case 'enterPhase':
      return entered(flow.phases[a]);
    case 'leaveStep':
      return left(flow.steps[a]);
    case 'enterStep':
      return entered(flow.steps[a]);
    case 'skipPhase':
      return [entry(flow.phases[a].path)];
    case 'skipStep':
      return [entry(flow.steps[a].path)];
    case 'request':
    case 'stale':
      return [entry(REQUEST_KINDS[a])];
  }
}

function nodeOf(flow: CompiledFlow, level: number, id: number): FlowNode | null {
  if (level === 0) return flow.segments[id];
  if (level === 1) return flow.turns[id];
  return level === 2 ? flow.phases[id] : flow.steps[id];
}

/**
 * Switches for people who look inside. They change what is printed and nothing else.
 *
 * ```ts
 * debuggers.flowTransitions = true;
 * debuggers.write = (line) => process.stderr.write(line);
 * ```
 */
export const debuggers = {
  /** Print every microstep of the flow as it happens. */
  flowTransitions: false,
  write: (line: string): void => {
    (globalThis as { console?: { log(line: string): void } }).console?.log(line);
  },
};
