import type { CompiledMove } from '../definition/compiled.ts';
import {
  Actors,
  type CompiledFlow,
  FlowNode,
  type Level,
  Next,
  type Rule,
  type RuleFunction,
} from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import { ruleOf } from '../definition/rule-of.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { compileMoves } from './moves.ts';

/** From the author's definition to the compiled flow. What is wrong is added to `problems`; nothing is thrown. */

type Loose = Readonly<Record<string, unknown>>;
type Moves = ReadonlyMap<string, CompiledMove>;

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
  const building = new Building(source.pending, problems);
  const globalMoves = building.inherit(new Map(), source.moves, 'game');
  const start = compileSegments(building, record(source.segments, 'segments', problems), globalMoves);
  const { segments, turns, phases, steps, segmentIds, movesByName } = building;
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
    ...flowOptions(source.flow, problems),
  };
}

/** The flow as far as it is compiled. */
class Building {
  readonly segments: FlowNode[] = [];
  readonly turns: (FlowNode | null)[] = [];
  readonly phases: FlowNode[] = [];
  readonly steps: FlowNode[] = [];
  readonly segmentIds = new Map<string, number>();
  readonly movesByName = new Map<string, CompiledMove[]>();
  readonly pending: readonly string[];
  readonly problems: Problems;

  constructor(pending: readonly string[], problems: Problems) {
    this.pending = pending;
    this.problems = problems;
  }

  /** The moves of the level outside, and a level's own in front of them. */
  inherit(outer: Moves, moves: unknown, path: string): Moves {
    const own = compileMoves(moves as Loose | undefined, `${path}.moves`, this.problems.error);
    if (own.size === 0) return outer;
    for (const move of own.values()) {
      this.movesByName.set(move.name, [...(this.movesByName.get(move.name) ?? []), move]);
    }
    return new Map([...outer, ...own]);
  }
}

function compileSegments(building: Building, definitions: Loose, globalMoves: Moves): number {
  const { segments, turns, segmentIds, problems } = building;
  for (const [name, value] of Object.entries(definitions)) {
    const definition = record(value, `segments.${name}`, problems);
    const segment = new FlowNode('segment', segments.length, name, `segments.${name}`, -1, segments.length);
    segments.push(compileNode(building, segment, definition, globalMoves, Actors.priority));
    segmentIds.set(name, segment.id);
    const hasTurn = definition.turn !== undefined && definition.turn !== null;
    turns.push(hasTurn ? compileTurn(building, segment, definition.turn) : null);
  }
  connect(segments, segmentIds, definitions, problems);
  if (segments.length === 0) problems.error('segments', 'is empty: a game needs at least one segment');
  return startOf(segments, 'segments', problems);
}

function compileTurn(building: Building, segment: FlowNode, written: unknown): FlowNode {
  const path = `${segment.path}.turn`;
  const definition = record(written, path, building.problems);
  const turn = new FlowNode('turn', segment.id, 'turn', path, segment.id, segment.id);
  compileNode(building, turn, definition, segment.moves, segment.actors);
  segment.moves = turn.moves;
  segment.actors = turn.actors;
  compilePhases(building, turn, segment, record(definition.phases ?? {}, `${path}.phases`, building.problems));
  return turn;
}

function compilePhases(building: Building, turn: FlowNode, segment: FlowNode, definitions: Loose): void {
  const { phases, problems } = building;
  const siblings: FlowNode[] = [];
  for (const [name, value] of Object.entries(definitions)) {
    const path = `${turn.path}.phases.${name}`;
    const definition = record(value, path, problems);
    const phase = new FlowNode('phase', phases.length, name, path, segment.id, segment.id);
    phases.push(compileNode(building, phase, definition, turn.moves, turn.actors));
    siblings.push(phase);
    turn.children.set(name, phase.id);
    segment.children.set(name, phase.id);
    compileSteps(building, phase, record(definition.steps ?? {}, `${path}.steps`, problems));
  }
  connect(siblings, turn.children, definitions, problems);
  turn.start = startOf(siblings, `${turn.path}.phases`, problems);
}

function compileSteps(building: Building, phase: FlowNode, definitions: Loose): void {
  const { steps, problems } = building;
  const siblings: FlowNode[] = [];
  for (const [name, value] of Object.entries(definitions)) {
    const path = `${phase.path}.steps.${name}`;
    const step = new FlowNode('step', steps.length, name, path, phase.id, phase.segment);
    steps.push(compileNode(building, step, record(value, path, problems), phase.moves, phase.actors));
    siblings.push(step);
    phase.children.set(name, step.id);
  }
  connect(siblings, phase.children, definitions, problems);
  phase.start = startOf(siblings, `${phase.path}.steps`, problems);
}

/** What every level has: rules, flags, moves and who acts. */
function compileNode(building: Building, node: FlowNode, definition: Loose, outer: Moves, actors: number): FlowNode {
  const { level, path } = node;
  const { problems } = building;
  checkKeys(level, path, definition, problems);
  const rule = (key: string): Rule | null => {
    const value = definition[key];
    const isWrong = value !== undefined && value !== null && typeof value !== 'function';
    if (isWrong) problems.error(`${path}.${key}`, 'must be a function');
    return ruleOf(value, `${path}.${key}`);
  };
  node.auto = definition.auto === true;
  node.endIf = node.auto ? { path: `${path}.auto`, run: ALWAYS } : rule('endIf');
  if (node.auto && definition.endIf) problems.error(path, 'has both `auto` and `endIf`; keep one');
  node.onBegin = rule('onBegin');
  node.onEnd = rule('onEnd');
  node.isStart = definition.start === true;
  node.sameTurn = definition.sameTurn === true;
  node.navigated = definition.navigated === true;
  node.moves = building.inherit(outer, definition.moves, path);
  node.actors =
    definition.actors === undefined ? actors : actorsOf(definition.actors, building.pending, path, problems);
  if (level === 'turn') {
    node.first = rule('first');
    node.nextRule = rule('next');
    node.onMissed = rule('onMissed');
  }
  return node;
}

function checkKeys(level: Level, path: string, definition: Loose, problems: Problems): void {
  const known = [...COMMON_KEYS, ...KEYS[level]];
  for (const key of Object.keys(definition)) {
    if (known.includes(key)) continue;
    const help = suggestion(key, known);
    problems.error(`${path}.${cut(key)}`, `is no property of a ${level}; there are ${known.join(', ')}${help}`);
  }
  for (const key of FLAGS) {
    const flag = definition[key];
    if (known.includes(key) && flag !== undefined && typeof flag !== 'boolean')
      problems.error(`${path}.${key}`, `must be true or false, not ${quoted(flag)}`);
  }
}

/** The start child of a level; two of them are an error that names both. */
function startOf(children: readonly FlowNode[], path: string, problems: Problems): number {
  const starts = children.filter((child) => child.isStart);
  if (starts.length > 1) {
    problems.error(path, `has more than one start: ${starts.map((child) => child.name).join(' and ')}`);
  }
  return starts.length > 0 ? starts[0].id : Next.end;
}

/** `next` of siblings, once all of them are known. */
function connect(
  siblings: readonly FlowNode[],
  ids: ReadonlyMap<string, number>,
  definitions: Loose,
  problems: Problems,
): void {
  for (const node of siblings) {
    const path = `${node.path}.next`;
    const unknown = (at: string, name: string): void =>
      problems.error(at, `names "${name}", but there is no such ${node.level}${suggestion(name, ids.keys())}`);
    const next = (definitions[node.name] as Loose | null | undefined)?.next;
    if (typeof next === 'function') node.nextRule = ruleOf(next, path);
    else if (isWays(next)) {
      node.nextRule = ruleOf(next.by, path);
      node.nextWays = next.to;
      for (const way of next.to) if (way !== null && !ids.has(way)) unknown(`${path}.to`, way);
    } else if (typeof next === 'string') {
      node.next = ids.get(next) ?? Next.stay;
      if (ids.has(next)) continue;
      unknown(path, next);
      node.nextUnknown = next;
    } else if (next !== undefined && next !== null)
      problems.error(path, 'must be a name, null, a function, or { to: [names], by: function }');
  }
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
    gate: ruleOf(gate, 'flow.gate'),
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
