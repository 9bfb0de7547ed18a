import { type CompiledFlow, type FlowNode, Next } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';

/** Automatic states that lead back to each other for ever, and turns that pass with nobody able to act. */
export function checkCycles(flow: CompiledFlow, problems: Problems): void {
  const report = once((path) =>
    severity(
      flow,
      path,
      null,
      problems,
    )(path[0].path, `is part of an automatic cycle that nothing stops: ${names(path)}`),
  );
  for (const phase of flow.phases) {
    const steps = stepsOf(flow, phase);
    for (const step of steps) report(cycleFrom(steps, step.id, isAuto));
  }
  for (const segment of flow.segments) {
    const phases = phasesOf(flow, segment);
    // outer levels are not asked while inner ones still end, so no `endIf` of theirs can stop a cycle
    for (const phase of phases) report(cycleFrom(phases, phase.id, passesIn(flow)));
    const turn = flow.turns[segment.id];
    if (turn !== null) checkTurn(flow, segment, turn, problems);
  }
  for (const segment of flow.segments) report(cycleFrom(flow.segments, segment.id, isAuto));
}

export const phasesOf = ({ phases }: CompiledFlow, segment: FlowNode): FlowNode[] =>
  phases.filter((phase) => phase.segment === segment.id);

export const stepsOf = ({ steps }: CompiledFlow, phase: FlowNode): FlowNode[] =>
  steps.filter((step) => step.parent === phase.id);

function checkTurn(flow: CompiledFlow, segment: FlowNode, turn: FlowNode, problems: Problems): void {
  const phases = phasesOf(flow, segment);
  if (turn.auto) {
    const report = severity(flow, phases, turn, problems);
    report(turn.path, 'ends by itself at once, so turn after turn would pass and nobody could act');
  }
  if (turn.start === Next.end || segment.endIf !== null) return;
  const path = wayToEnd(phases, turn.start, passesIn(flow));
  if (path === null) return;
  severity(
    flow,
    path,
    turn,
    problems,
  )(turn.path, `passes every turn at once: ${names(path)} all end by themselves and the segment has no \`endIf\``);
}

type Passes = (node: FlowNode) => boolean;

const isAuto: Passes = (node) => node.auto;

/** Whether a phase leaves by itself: `auto`, or steps that all run through and no `endIf` of its own. */
const passesIn =
  (flow: CompiledFlow): Passes =>
  (phase) =>
    phase.auto ||
    (phase.endIf === null && phase.start !== Next.end && wayToEnd(stepsOf(flow, phase), phase.start, isAuto) !== null);

/** The states that lead back to one of them with nothing to stop them, its first member again last; null if none do. */
function cycleFrom(siblings: readonly FlowNode[], start: number, passes: Passes): FlowNode[] | null {
  const byId = new Map(siblings.map((node) => [node.id, node]));
  const path: FlowNode[] = [];
  for (let node = byId.get(start); node !== undefined; node = byId.get(node.next)) {
    if (!passes(node) || node.nextRule !== null || node.next === Next.stay || node.next === node.id) return null;
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    path.push(node);
  }
  return null;
}

/** The states on the way to the end of the level, if all of them end by themselves. */
function wayToEnd(siblings: readonly FlowNode[], start: number, passes: Passes): FlowNode[] | null {
  const byId = new Map(siblings.map((node) => [node.id, node]));
  const path: FlowNode[] = [];
  for (let id = start; id !== Next.end; ) {
    const node = byId.get(id);
    if (node === undefined || !passes(node) || node.nextRule !== null || path.includes(node)) return null;
    path.push(node);
    id = node.next;
  }
  return path;
}

/** A hook on the way may end the game or go elsewhere, so then it only looks wrong. */
function severity(
  flow: CompiledFlow,
  path: readonly FlowNode[],
  turn: FlowNode | null,
  problems: Problems,
): Problems['error'] {
  const inside = path.flatMap((node) => (node.level === 'phase' ? stepsOf(flow, node) : []));
  const hasHook = (node: FlowNode | null): boolean => node !== null && (node.onBegin !== null || node.onEnd !== null);
  return [...path, ...inside, turn].some(hasHook) || flow.gate !== null ? problems.warn : problems.error;
}

const names = (path: readonly FlowNode[]): string => path.map((node) => node.name).join(' → ');

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
