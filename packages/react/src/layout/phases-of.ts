import { spoken } from '@cardloom/parts/present';
import type { FlowDescription, View } from 'cardloom';

type Node = FlowDescription['segments'][number];

/** A part of the turn: its name in the game, and for people. */
export interface Phase {
  readonly name: string;
  readonly title: string;
}

/** The phases and steps of a turn where the match is now, in their order; segments where there are none. */
export function phasesOf(
  { segments }: FlowDescription,
  { ctx }: View,
): { phases: readonly Phase[]; now: string | null } {
  const segment = segments.find(({ name }) => name === ctx.currentSegment);
  const turn = segment?.children.find(({ level }) => level === 'turn') ?? segment;
  const leaves = (turn?.children ?? []).flatMap(leavesOf);
  if (leaves.length < 2) {
    const phases = segments.filter(({ auto, next }) => !auto || next.to.length > 0).map(phase);
    return { phases, now: textOf(ctx.currentSegment) };
  }
  const step = textOf(ctx.currentStep);
  const now = leaves.some(({ name }) => name === step) ? step : textOf(ctx.currentPhase);
  return { phases: leaves.map(phase), now };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const leavesOf = (node: Node): readonly Node[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);

const phase = ({ name }: Node): Phase => {
  const title = spoken(name);
  return { name, title: title.charAt(0).toUpperCase() + title.slice(1) };
};
