import { type CompiledFlow, type FlowNode, Next } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';

/**
 * What a compiled flow can be seen to do wrong without playing it: states nobody can reach, states nobody can leave,
 * and automatic states that lead back to each other for ever. Functions are taken as able to do anything.
 */
export function checkFlow(flow: CompiledFlow, problems: Problems): void {
  const inSegment = (segment: FlowNode): FlowNode[] => flow.phases.filter((phase) => phase.segment === segment.id);
  const inPhase = (phase: FlowNode): FlowNode[] => flow.steps.filter((step) => step.parent === phase.id);

  if (flow.segments.length > 0) unreachable(flow.segments, flow.start, problems);
  for (const segment of flow.segments) {
    const turn = flow.turns[segment.id];
    const phases = inSegment(segment);
    if (turn !== null && turn.start !== Next.end) unreachable(phases, turn.start, problems);
    for (const phase of phases) {
      const steps = inPhase(phase);
      if (phase.start !== Next.end) unreachable(steps, phase.start, problems);
      else if (steps.length > 0)
        problems.warn(phase.path, 'has steps but none with `start: true`, so it begins in none');
    }
  }
  deadEnds(flow, problems);
  cycles(flow, inSegment, inPhase, problems);
}

function unreachable(siblings: readonly FlowNode[], start: number, problems: Problems): void {
  const byId = new Map(siblings.map((node) => [node.id, node]));
  const seen = new Set<number>();
  // a second start is an error of its own
  const open = [start, ...siblings.filter((node) => node.isStart).map((node) => node.id)];
  while (open.length > 0) {
    const node = byId.get(open.pop() as number);
    if (node === undefined || seen.has(node.id)) continue;
    seen.add(node.id);
    // a function that does not say where it leads may name any sibling
    if (node.nextFunction !== null && node.nextWays === null) return;
    if (node.nextWays === null) open.push(node.next);
    else for (const sibling of siblings) if (node.nextWays.includes(sibling.name)) open.push(sibling.id);
  }
  for (const node of siblings) {
    if (seen.has(node.id) || node.navigated) continue;
    problems.warn(node.path, 'cannot be reached by any `next`; if rules navigate there, say so: `navigated: true`');
  }
}

/** No `endIf`, no move but global ones, nothing that could end it from a hook: play stops there. */
function deadEnds(flow: CompiledFlow, problems: Problems): void {
  const stuck = (node: FlowNode): boolean =>
    node.endIf === null &&
    node.onBegin === null &&
    [...node.moves.values()].every((move) => flow.globalMoves.get(move.name) === move);
  const outerEnds = (node: FlowNode): boolean => {
    const turn = flow.turns[node.segment];
    const segment = flow.segments[node.segment];
    const phase = node.level === 'step' ? flow.phases[node.parent] : null;
    return segment.endIf !== null || (turn?.endIf ?? null) !== null || (phase?.endIf ?? null) !== null;
  };
  const report = (node: FlowNode): void =>
    problems.warn(
      node.path,
      `is a dead end: it has no \`endIf\`, no moves but global ones and no hook; add \`auto: true\`, an \`endIf\` or a move that ends it`,
    );
  for (const step of flow.steps) if (stuck(step) && !outerEnds(step)) report(step);
  for (const phase of flow.phases) if (phase.start === Next.end && stuck(phase) && !outerEnds(phase)) report(phase);
}

function cycles(
  flow: CompiledFlow,
  inSegment: (segment: FlowNode) => FlowNode[],
  inPhase: (phase: FlowNode) => FlowNode[],
  problems: Problems,
): void {
  const follow = (
    siblings: readonly FlowNode[],
    start: number,
    passes: (node: FlowNode) => boolean,
  ): FlowNode[] | null => {
    const byId = new Map(siblings.map((node) => [node.id, node]));
    const path: FlowNode[] = [];
    for (let node = byId.get(start); node !== undefined; node = byId.get(node.next)) {
      if (!passes(node) || node.nextFunction !== null || node.next === Next.stay || node.next === node.id) return null;
      if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
      path.push(node);
    }
    return null;
  };
  const runsThrough = (
    siblings: readonly FlowNode[],
    start: number,
    passes: (node: FlowNode) => boolean,
  ): FlowNode[] | null => {
    const byId = new Map(siblings.map((node) => [node.id, node]));
    const path: FlowNode[] = [];
    for (let id = start; id !== Next.end; id = (byId.get(id) as FlowNode).next) {
      const node = byId.get(id);
      if (node === undefined || !passes(node) || node.nextFunction !== null || path.includes(node)) return null;
      path.push(node);
    }
    return path;
  };
  const name = (path: readonly FlowNode[]): string => path.map((node) => node.name).join(' → ');
  const hasHook = (node: FlowNode | null): boolean => node !== null && (node.onBegin !== null || node.onEnd !== null);
  /** A hook on the way may end the game or go elsewhere, so then it only looks wrong. */
  const judge = (path: readonly FlowNode[], turn: FlowNode | null): Problems['error'] => {
    const inside = path.flatMap((node) => (node.level === 'phase' ? inPhase(node) : []));
    return [...path, ...inside, turn].some(hasHook) || flow.gate !== null ? problems.warn : problems.error;
  };
  const report = once((path) =>
    judge(path, null)(path[0].path, `is part of an automatic cycle that nothing stops: ${name(path)}`),
  );

  const isAuto = (node: FlowNode): boolean => node.auto;
  /** A phase that leaves by itself: `auto`, or steps that all run through and no `endIf` of its own. */
  const phasePasses = (phase: FlowNode): boolean =>
    phase.auto ||
    (phase.endIf === null && phase.start !== Next.end && runsThrough(inPhase(phase), phase.start, isAuto) !== null);

  for (const phase of flow.phases) {
    for (const step of inPhase(phase)) report(follow(inPhase(phase), step.id, isAuto));
  }
  for (const segment of flow.segments) {
    const phases = inSegment(segment);
    const turn = flow.turns[segment.id];
    // outer levels are not asked while inner ones still end, so no `endIf` of theirs can stop a cycle
    for (const phase of phases) report(follow(phases, phase.id, phasePasses));
    if (turn?.auto) {
      judge(phases, turn)(turn.path, 'ends by itself at once, so turn after turn would pass and nobody could act');
    }
    if (turn !== null && turn.start !== Next.end && segment.endIf === null) {
      const path = runsThrough(phases, turn.start, phasePasses);
      if (path !== null) {
        judge(path, turn)(
          turn.path,
          `passes every turn at once: ${name(path)} all end by themselves and the segment has no \`endIf\``,
        );
      }
    }
  }
  for (const segment of flow.segments) report(follow(flow.segments, segment.id, isAuto));
}

/** The same cycle is found from each of its members; it is reported once. */
function once(report: (path: readonly FlowNode[]) => void): (path: readonly FlowNode[] | null) => void {
  const seen = new Set<string>();
  return (path) => {
    if (path === null) return;
    const key = [...new Set(path.map((node) => node.path))].sort().join();
    if (seen.has(key)) return;
    seen.add(key);
    report(path);
  };
}
