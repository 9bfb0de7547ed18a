import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';

/** The first number of each player along a match, from where there is one. */
interface Curve {
  readonly player: string;
  readonly name: string;
  /** What it was in the beginning and in the end. */
  readonly first: number;
  readonly last: number;
  /** From 0, the beginning, to 1, the end; and from 0, the least of all, to 1. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A number that all are on their way to, as `3/20` says it, and how high it is drawn. */
interface Goal {
  readonly text: string;
  readonly y: number;
}

export interface Curves {
  readonly curves: readonly Curve[];
  readonly goal: Goal | null;
}

const NONE: Curves = { curves: [], goal: null };

/** So many places are looked at. */
const MOST = 160;

export function curvesOf({ player: numbersOf }: Presentation, views: readonly View[]): Curves {
  if (numbersOf === undefined || views.length < 2) return NONE;
  const last = views.length - 1;
  const step = Math.max(1, Math.ceil(last / MOST));
  const places = [...views.keys()].filter((at) => at % step === 0 || at === last);
  const read = (id: string, at: number) => numbersOf({ player: views[at].players[id], id, view: views[at] })[0];
  const lines = Object.keys(views[0].players).flatMap((id) => {
    const known = places.flatMap((at) => {
      const number = read(id, at);
      const value = Number.parseInt(String(number?.value), 10);
      return Number.isFinite(value) ? [{ at, value, number }] : [];
    });
    return known.length === 0 ? [] : [{ id, name: known[0].number.name, known }];
  });
  if (lines.length === 0) return NONE;
  const all = lines.flatMap(({ known }) => known.map(({ value }) => value));
  const goals = lines.map(({ known: [{ number }] }) => Number(/\/(\d+)$/.exec(String(number.value))?.[1]));
  const [goal] = goals.every((one) => one === goals[0]) ? goals : [Number.NaN];
  const highest = Math.max(...all);
  const [least, most] = [Math.min(...all), Math.max(highest, goal || highest)];
  const range = Math.max(1, most - least);
  const curves = lines.map(({ id, name, known }) => ({
    player: id,
    name,
    first: known[0].value,
    last: known[known.length - 1].value,
    points: known.map(({ at, value }) => [at / last, (value - least) / range] as const),
  }));
  if (Number.isNaN(goal)) return { curves, goal: null };
  const isReached = highest >= goal && curves.every(({ first }) => first < goal);
  return { curves, goal: { text: `${goal} ${lines[0].name}${isReached ? ' wins' : ''}`, y: (goal - least) / range } };
}

/** Where each turn begins, from 0 to 1, and whose it is. */
export function turnsOf(
  views: readonly View[],
): { readonly from: number; readonly to: number; readonly odd: boolean }[] {
  const last = Math.max(1, views.length - 1);
  const starts = [...views.keys()].filter((at) => at === 0 || views[at].ctx.numTurns !== views[at - 1].ctx.numTurns);
  return starts.map((at, i) => ({
    from: at / last,
    to: (starts[i + 1] ?? last) / last,
    odd: Number(views[at].ctx.turnPlayerPos ?? i) % 2 === 1,
  }));
}
