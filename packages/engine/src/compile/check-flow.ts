import { type CompiledFlow, type FlowNode, Next } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import { checkCycles, phasesOf, stepsOf } from './cycles.ts';

/**
 * What a compiled flow can be seen to do wrong without playing it: states nobody can reach, states nobody can leave,
 * and automatic states that lead back to each other for ever. Functions are taken as able to do anything.
 */
export function checkFlow(flow: CompiledFlow, problems: Problems): void {
  if (flow.segments.length > 0) unreachable(flow.segments, flow.start, problems);
  for (const segment of flow.segments) {
    const turn = flow.turns[segment.id];
    const phases = phasesOf(flow, segment);
    if (turn !== null && turn.start !== Next.end) unreachable(phases, turn.start, problems);
    for (const phase of phases) {
      const steps = stepsOf(flow, phase);
      if (phase.start !== Next.end) unreachable(steps, phase.start, problems);
      else if (steps.length > 0)
        problems.warn(phase.path, 'has steps but none with `start: true`, so it begins in none');
    }
  }
  deadEnds(flow, problems);
  checkCycles(flow, problems);
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
    if (node.nextRule !== null && node.nextWays === null) return;
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
