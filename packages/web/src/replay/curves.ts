import type { Presentation } from '@cardloom/parts/present';
import type { View } from 'cardloom';

/** The first number of each player along a match, as far as it is one. */
export interface Curve {
  readonly player: string;
  readonly name: string;
  /** What it was in the beginning and in the end. */
  readonly first: number;
  readonly last: number;
  /** From 0, the beginning, to 1, the end; and from 0, the least of all, to 1. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** So many places are looked at. */
const MOST = 160;

export function curvesOf({ player: numbersOf }: Presentation, views: readonly View[]): Curve[] {
  if (numbersOf === undefined || views.length < 2) return [];
  const last = views.length - 1;
  const step = Math.max(1, Math.ceil(last / MOST));
  const places = [...views.keys()].filter((at) => at % step === 0 || at === last);
  const ids = Object.keys(views[0].players);
  const read = (id: string, view: View) => numbersOf({ player: view.players[id], id, view })[0];
  const values = ids.map((id) => places.map((at) => Number.parseInt(String(read(id, views[at])?.value), 10)));
  const all = values.flat().filter(Number.isFinite);
  if (all.length < values.flat().length || all.length === 0) return [];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const range = Math.max(1, most - least);
  return ids.map((id, i) => ({
    player: id,
    name: read(id, views[0])?.name ?? '',
    first: values[i][0],
    last: values[i][values[i].length - 1],
    points: places.map((at, k) => [at / last, (values[i][k] - least) / range] as const),
  }));
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
