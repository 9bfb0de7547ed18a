import type { CompiledFlow, FlowNode } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { phasesOf, stepsOf } from './cycles.ts';

/** Names of segments, phases and steps that helpers may use because a kit declared them: the definition has them too. */
export function checkDeclaredNames(names: unknown, flow: CompiledFlow, problems: Problems): void {
  if (names === undefined) return;
  for (const [segment, phases] of found(names, 'flow', 'segment', flow.segments, problems)) {
    const at = `flow.${segment.name}`;
    for (const [phase, steps] of found(phases, at, 'phase', phasesOf(flow, segment), problems))
      found(steps, `${at}.${phase.name}`, 'step', stepsOf(flow, phase), problems);
  }
}

/** What stands under each name, a list of steps having nothing under theirs. */
function found(
  names: unknown,
  path: string,
  level: 'segment' | 'phase' | 'step',
  there: readonly FlowNode[],
  problems: Problems,
): [FlowNode, unknown][] {
  const isList = Array.isArray(names);
  if (isList !== (level === 'step') || typeof names !== 'object' || names === null) {
    problems.error(path, `must be ${level === 'step' ? 'a list of steps' : `an object of ${level}s`}, by name`);
    return [];
  }
  const entries: [unknown, unknown][] = isList ? names.map((name) => [name, null]) : Object.entries(names);
  return entries.flatMap(([name, below]): [FlowNode, unknown][] => {
    const node = there.find((one) => one.name === name);
    if (node !== undefined) return [[node, below]];
    const help = suggestion(
      name,
      there.map((one) => one.name),
    );
    problems.error(
      isList ? path : `${path}.${cut(String(name))}`,
      `names ${quoted(name)}, but there is no such ${level}${help}`,
    );
    return [];
  });
}
