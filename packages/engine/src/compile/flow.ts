import type { CompiledMove } from '../definition/compiled.ts';
import { Actors, type CompiledFlow, FlowNode, type Level, Next, type RuleFunction } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { compileMoves } from './moves.ts';

/** From the author's definition to the compiled flow. What is wrong is added to `problems`; nothing is thrown. */

type Loose = Readonly<Record<string, unknown>>;

export interface FlowSource {
  readonly moves?: unknown;
  readonly segments?: unknown;
  readonly flow?: unknown;
  readonly pending: readonly string[];
}

const KEYS: Record<Level, readonly string[]> = {
  segment: ['start', 'next', 'navigated', 'turn'],
  turn: ['first', 'next', 'onMissed', 'phases'],
  phase: ['start', 'next', 'navigated', 'sameTurn', 'steps'],
  step: ['start', 'next', 'navigated'],
};
const COMMON_KEYS = ['endIf', 'auto', 'onBegin', 'onEnd', 'moves', 'actors'];
const FLAGS = ['auto', 'start', 'navigated', 'sameTurn'];
const ALWAYS: RuleFunction = () => true;

export function compileFlow(source: FlowSource, problems: Problems): CompiledFlow {
  const segments: FlowNode[] = [];
  const turns: (FlowNode | null)[] = [];
  const phases: FlowNode[] = [];
  const steps: FlowNode[] = [];
  const segmentIds = new Map<string, number>();
  const movesByName = new Map<string, CompiledMove[]>();

  type Moves = ReadonlyMap<string, CompiledMove>;
  const inherit = (outer: Moves, definition: Loose, path: string): Moves => {
    const own = compileMoves(definition.moves as Loose | undefined, `${path}.moves`, problems.error);
    if (own.size === 0) return outer;
    for (const move of own.values()) movesByName.set(move.name, [...(movesByName.get(move.name) ?? []), move]);
    return new Map([...outer, ...own]);
  };

  const build = (node: FlowNode, definition: Loose, outer: Moves, outerActors: number): FlowNode => {
    const { level, path } = node;
    const known = [...COMMON_KEYS, ...KEYS[level]];
    for (const key of Object.keys(definition)) {
      if (!known.includes(key))
        problems.error(
          `${path}.${cut(key)}`,
          `is no property of a ${level}; there are ${known.join(', ')}${suggestion(key, known)}`,
        );
    }
    for (const key of FLAGS) {
      const flag = definition[key];
      if (known.includes(key) && flag !== undefined && typeof flag !== 'boolean')
        problems.error(`${path}.${key}`, `must be true or false, not ${quoted(flag)}`);
    }
    const rule = (key: string): RuleFunction | null => {
      const value = definition[key];
      if (value === undefined || value === null || typeof value === 'function') return (value as RuleFunction) ?? null;
      problems.error(`${path}.${key}`, 'must be a function');
      return null;
    };
    node.auto = definition.auto === true;
    node.endIf = node.auto ? ALWAYS : rule('endIf');
    if (node.auto && definition.endIf) problems.error(path, 'has both `auto` and `endIf`; keep one');
    node.onBegin = rule('onBegin');
    node.onEnd = rule('onEnd');
    node.isStart = definition.start === true;
    node.sameTurn = definition.sameTurn === true;
    node.navigated = definition.navigated === true;
    node.moves = inherit(outer, definition, path);
    node.actors =
      definition.actors === undefined ? outerActors : actorsOf(definition.actors, source.pending, path, problems);
    if (level === 'turn') {
      node.first = rule('first');
      node.nextFunction = rule('next');
      node.onMissed = rule('onMissed');
    }
    return node;
  };

  /** The start child of a level; two of them are an error that names both. */
  const startOf = (children: readonly FlowNode[], path: string): number => {
    const starts = children.filter((child) => child.isStart);
    if (starts.length > 1) {
      problems.error(path, `has more than one start: ${starts.map((child) => child.name).join(' and ')}`);
    }
    return starts.length > 0 ? starts[0].id : Next.end;
  };

  /** `next` of siblings, once all of them are known. */
  const connect = (siblings: readonly FlowNode[], ids: ReadonlyMap<string, number>, definitions: Loose): void => {
    for (const node of siblings) {
      const next = (definitions[node.name] as Loose | null | undefined)?.next;
      if (typeof next === 'function') node.nextFunction = next as RuleFunction;
      else if (isWays(next)) {
        node.nextFunction = next.by;
        node.nextWays = next.to;
        for (const way of next.to) {
          if (way === null || ids.has(way)) continue;
          problems.error(
            `${node.path}.next.to`,
            `names "${way}", but there is no such ${node.level}${suggestion(way, ids.keys())}`,
          );
        }
      } else if (typeof next === 'string') {
        const target = ids.get(next);
        if (target === undefined) {
          problems.error(
            `${node.path}.next`,
            `names "${next}", but there is no such ${node.level}${suggestion(next, ids.keys())}`,
          );
          node.nextUnknown = next;
          node.next = Next.stay;
        } else node.next = target;
      } else if (next !== undefined && next !== null)
        problems.error(`${node.path}.next`, 'must be a name, null, a function, or { to: [names], by: function }');
    }
  };

  const globalMoves = inherit(new Map(), { moves: source.moves }, 'game');
  const segmentDefinitions = record(source.segments, 'segments', problems);
  for (const [name, value] of Object.entries(segmentDefinitions)) {
    const definition = record(value, `segments.${name}`, problems);
    const segment = new FlowNode('segment', segments.length, name, `segments.${name}`, -1, segments.length);
    segments.push(build(segment, definition, globalMoves, Actors.priority));
    segmentIds.set(name, segment.id);
    if (definition.turn === undefined || definition.turn === null) {
      turns.push(null);
      continue;
    }
    const turnDefinition = record(definition.turn, `${segment.path}.turn`, problems);
    const turn = new FlowNode('turn', segment.id, 'turn', `${segment.path}.turn`, segment.id, segment.id);
    turns.push(build(turn, turnDefinition, segment.moves, segment.actors));
    segment.moves = turn.moves;
    segment.actors = turn.actors;
    compilePhases(turn, segment);
  }
  connect(segments, segmentIds, segmentDefinitions);
  const start = startOf(segments, 'segments');
  if (segments.length === 0) problems.error('segments', 'is empty: a game needs at least one segment');

  function compilePhases(turn: FlowNode, segment: FlowNode): void {
    const definitions = record(
      (segmentDefinitions[segment.name] as { turn: Loose }).turn.phases ?? {},
      `${turn.path}.phases`,
      problems,
    );
    const siblings: FlowNode[] = [];
    for (const [name, value] of Object.entries(definitions)) {
      const path = `${turn.path}.phases.${name}`;
      const definition = record(value, path, problems);
      const phase = new FlowNode('phase', phases.length, name, path, segment.id, segment.id);
      phases.push(build(phase, definition, turn.moves, turn.actors));
      siblings.push(phase);
      turn.children.set(name, phase.id);
      segment.children.set(name, phase.id);
      compileSteps(phase, record(definition.steps ?? {}, `${path}.steps`, problems));
    }
    connect(siblings, turn.children, definitions);
    turn.start = startOf(siblings, `${turn.path}.phases`);
  }

  function compileSteps(phase: FlowNode, definitions: Loose): void {
    const siblings: FlowNode[] = [];
    for (const [name, value] of Object.entries(definitions)) {
      const path = `${phase.path}.steps.${name}`;
      const step = new FlowNode('step', steps.length, name, path, phase.id, phase.segment);
      steps.push(build(step, record(value, path, problems), phase.moves, phase.actors));
      siblings.push(step);
      phase.children.set(name, step.id);
    }
    connect(siblings, phase.children, definitions);
    phase.start = startOf(siblings, `${phase.path}.steps`);
  }

  const options = flowOptions(source.flow, problems);
  return {
    segments,
    turns,
    phases,
    steps,
    segmentIds,
    phaseNames: new Set(phases.map((phase) => phase.name)),
    stepNames: new Set(steps.map((step) => step.name)),
    start: start === Next.end ? 0 : start,
    globalMoves,
    movesByName,
    ...options,
  };
}

function flowOptions(value: unknown, problems: Problems): Pick<CompiledFlow, 'gate' | 'maxTransitions'> {
  const { gate, maxTransitions = 200, ...rest } = record(value ?? {}, 'flow', problems);
  for (const key of Object.keys(rest)) {
    problems.error(
      `flow.${cut(key)}`,
      `is no option of the flow; there are gate, maxTransitions${suggestion(key, ['gate', 'maxTransitions'])}`,
    );
  }
  const hasGate = gate !== undefined && gate !== null;
  if (hasGate && typeof gate !== 'function') problems.error('flow.gate', 'must be a function');
  const isCap = Number.isInteger(maxTransitions) && (maxTransitions as number) >= 1;
  if (!isCap) problems.error('flow.maxTransitions', 'must be a whole number of 1 or more');
  return {
    gate: typeof gate === 'function' ? (gate as RuleFunction) : null,
    maxTransitions: isCap ? (maxTransitions as number) : 200,
  };
}

function record(value: unknown, path: string, problems: Problems): Loose {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Loose;
  if (value !== undefined) problems.error(path, 'must be an object');
  return {};
}

function actorsOf(value: unknown, kinds: readonly string[], path: string, problems: Problems): number {
  if (value === 'priority') return Actors.priority;
  if (value === 'turnPlayer') return Actors.turnPlayer;
  if (value === 'any') return Actors.any;
  const kind = typeof value === 'string' && value.startsWith('pending:') ? kinds.indexOf(value.slice(8)) : -1;
  if (kind >= 0) return Actors.pending + kind;
  const choices = ['priority', 'turnPlayer', 'any', ...kinds.map((k) => `pending:${k}`)];
  problems.error(
    `${path}.actors`,
    `is ${quoted(value)}; write one of ${choices.join(', ')}${suggestion(value, choices)}`,
  );
  return Actors.priority;
}

/** Where a rule may lead, and the rule that picks. */
interface Ways {
  readonly to: readonly (string | null)[];
  readonly by: RuleFunction;
}

function isWays(next: unknown): next is Ways {
  if (typeof next !== 'object' || next === null) return false;
  const { to, by } = next as { readonly to?: unknown; readonly by?: unknown };
  return Array.isArray(to) && to.every((way) => way === null || typeof way === 'string') && typeof by === 'function';
}
