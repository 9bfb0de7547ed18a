import { capital, type Presentation, phaseText } from '@cardloom/parts/present';
import type { FlowDescription, View } from 'cardloom';

type Node = FlowDescription['segments'][number];

/**
 * A part of the turn: its name in the game, and for people.
 *
 * ```ts
 * const main: Phase = { name: 'main', title: 'Main' };
 * ```
 */
export interface Phase {
  readonly name: string;
  readonly title: string;
}

/**
 * The phases and steps of a turn where the match is now, in their order; segments where there are none. What the game says
 * nobody need see is there only while the match is at it.
 *
 * ```tsx
 * const { phases, now } = phasesOf(describeFlow(game), view);
 * const bar = <Phases phases={phases} now={now} />;
 * ```
 */
export function phasesOf(
  { segments }: FlowDescription,
  { ctx }: View,
  presentation: Presentation = {},
): { phases: readonly Phase[]; now: string | null } {
  const segment = segments.find(({ name }) => name === ctx.currentSegment);
  const turn = segment?.children.find(({ level }) => level === 'turn') ?? segment;
  const { phases: words = {} } = presentation;
  const at = [ctx.currentStep, ctx.currentPhase];
  const leaves = (turn?.children ?? [])
    .flatMap(leavesOf)
    .filter(({ name }) => words[name] !== null || at.includes(name));
  const phase = ({ name }: Node): Phase => ({ name, title: capital(phaseText(presentation, name)) });
  if (leaves.length < 2) {
    const round = segments.filter((one) => comesAgain(one, segments));
    return { phases: round.length < 3 ? [] : round.map(phase), now: textOf(ctx.currentSegment) };
  }
  const step = textOf(ctx.currentStep);
  if (leaves.filter(({ name }) => words[name] !== null).length > MOST) {
    const phases = (turn?.children ?? []).map((node) => {
      const { name, title } = phase(node);
      return {
        name,
        title: name === ctx.currentPhase && step !== null ? `${title}: ${phaseText(presentation, step)}` : title,
      };
    });
    return { phases, now: textOf(ctx.currentPhase) };
  }
  const now = leaves.some(({ name }) => name === step) ? step : textOf(ctx.currentPhase);
  return { phases: leaves.map(phase), now };
}

/** More than this do not fit: then the steps are left out, but for the present one. */
const MOST = 9;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const leavesOf = (node: Node): readonly Node[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);

/** Whether the match can come back to it: it is part of a round. */
function comesAgain(from: Node, segments: readonly Node[]): boolean {
  const reached = new Set<string>();
  const waiting = [...from.next.to];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(segments.find((one) => one.name === name)?.next.to ?? []));
  }
  return reached.has(from.name);
}
