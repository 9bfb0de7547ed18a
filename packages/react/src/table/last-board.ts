import type { Client } from '@cardloom/client';
import { type Presentation, type TableRecord, tableOf } from '@cardloom/parts/present';
import type { Step } from '@cardloom/protocol';
import type { View } from 'cardloom';
import { useEffect, useMemo, useRef, useState } from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import { shared } from '../layout/shared.ts';

/** What lies on the table. Where the end of a match clears it, the board stays as it was, beside the final numbers. */
export function useBoard<G>(client: Client<G>, presentation: Presentation, view: View): TableRecord {
  const [last, setLast] = useState<View | null>(null);
  const isKept = useRef(false);
  useEffect(
    () =>
      client.onStep((step, before, after) => {
        const isCleared = endsByClearing(presentation, step as unknown as Step, after as unknown as View);
        // said again, the same would be looked at all the same
        if (isCleared || isKept.current) setLast(isCleared ? (before as unknown as View) : null);
        isKept.current = isCleared;
      }),
    [client, presentation],
  );
  const boards = useMemo(() => boardsOf(presentation), [presentation]);
  useEffect(() => prepared(client, (next) => void boards(next, null)), [client, boards]);
  return boards(view, last);
}

/** Boards one after the other, each with whatever it has in common with the one before in the same records. */
function boardsOf(presentation: Presentation) {
  let made: { readonly view: View; readonly last: View | null; readonly board: TableRecord } | null = null;
  return (view: View, last: View | null): TableRecord => {
    if (made !== null && made.view === view && made.last === last) return made.board;
    const board = boardOf(presentation, view, last);
    made = { view, last, board: made === null ? board : shared(made.board, board) };
    return made.board;
  };
}

/** Hears of a view in the frame before it is drawn, of the last one in a rush: a frame that draws has enough to do. */
function prepared<G>(client: Client<G>, prepare: (view: View) => void): () => void {
  const run = (): void => {
    try {
      if (client.state.view !== null) prepare(client.state.view as View);
    } catch {
      // it fails again where it is drawn, and is told there
    }
  };
  const stop = client.subscribe(() => inTurn(run, 'record'));
  return () => {
    noLonger(run);
    stop();
  };
}

export const endsByClearing = ({ clears = [] }: Presentation, { events }: Pick<Step, 'events'>, after: View): boolean =>
  after.ctx.gameOver === true && events.some(({ type }) => clears.includes(type));

/** `last`: the view before the table was cleared. */
export function boardOf(presentation: Presentation, view: View, last: View | null): TableRecord {
  const table = tableOf(presentation, view);
  if (last === null || view.ctx.gameOver !== true) return table;
  const before = tableOf(presentation, last);
  const sides = table.sides.map((side) => ({
    ...side,
    blocks: before.sides.find(({ player }) => player === side.player)?.blocks ?? side.blocks,
  }));
  return { ...before, sides };
}
