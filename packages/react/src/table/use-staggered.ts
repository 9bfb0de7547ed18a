import type { TableRecord } from '@cardloom/parts/present';
import { useCallback, useEffect, useRef } from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import { useInstant } from '../use-instant.ts';
import { staggered } from './staggered.ts';

/** A table as it is to be drawn in this frame; `round` is another one whenever something was drawn that had waited. */
export function useStaggered(table: TableRecord): { readonly drawn: TableRecord; readonly round: number } {
  const last = useRef({ table, drawn: table });
  const [round, setRound] = useInstant(0);
  const goOn = useCallback(() => setRound((n) => n + 1), [setRound]);
  const { table: asked, drawn: was } = last.current;
  // with a new table come numbers, questions and phases, and its cards in the next frame; in a rush they do not wait for ever
  const isNew = asked !== table && was === asked;
  const drawn = staggered(was, table, !isNew);
  useEffect(() => {
    last.current = { table, drawn };
    if (drawn === table) return;
    inTurn(goOn, 'side');
    return () => noLonger(goOn);
  });
  return { drawn, round };
}
