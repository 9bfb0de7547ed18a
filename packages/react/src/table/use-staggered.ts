import type { TableRecord } from '@cardloom/parts/present';
import { useEffect, useReducer, useRef } from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import { staggered } from './staggered.ts';

/** A table as it is to be drawn in this frame; `round` is another one whenever something was drawn that had waited. */
export function useStaggered(table: TableRecord): { readonly drawn: TableRecord; readonly round: number } {
  const last = useRef(table);
  const [round, goOn] = useReducer((n: number) => n + 1, 0);
  const drawn = staggered(last.current, table);
  useEffect(() => {
    last.current = drawn;
    if (drawn === table) return;
    inTurn(goOn, 'side');
    return () => noLonger(goOn);
  });
  return { drawn, round };
}
