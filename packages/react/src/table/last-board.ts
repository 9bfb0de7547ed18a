import type { Client } from '@cardloom/client';
import { type Presentation, type TableRecord, tableOf } from '@cardloom/parts/present';
import type { Step } from '@cardloom/protocol';
import type { View } from 'cardloom';
import { useEffect, useMemo, useState } from 'react';

/** What lies on the table. Where the end of a match clears it, the board stays as it was, beside the final numbers. */
export function useBoard<G>(client: Client<G>, presentation: Presentation, view: View): TableRecord {
  const [last, setLast] = useState<View | null>(null);
  useEffect(
    () =>
      client.onStep((step, before, after) => {
        const isCleared = endsByClearing(presentation, step as unknown as Step, after as unknown as View);
        setLast(isCleared ? (before as unknown as View) : null);
      }),
    [client, presentation],
  );
  return useMemo(() => boardOf(presentation, view, last), [presentation, view, last]);
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
