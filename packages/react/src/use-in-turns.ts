import { useCallback, useEffect, useRef } from 'react';
import { inTurn, noLonger, type Rank } from './frame-line.ts';
import { useInstant } from './use-instant.ts';

/**
 * Draws what is wanted bit by bit: `toward` says how much of it is drawn now, given what was, and whether this is a turn of its
 * own; between two turns it is only to leave out what is gone. `round` is another one with every turn.
 */
export function useInTurns<T>(
  wanted: T,
  first: T,
  rank: Rank,
  toward: (drawn: T, wanted: T, isTurn: boolean) => T,
): { readonly drawn: T; readonly round: number } {
  const [round, setRound] = useInstant(0);
  const last = useRef({ drawn: first, round });
  const goOn = useCallback(() => setRound((n) => n + 1), [setRound]);
  const drawn = toward(last.current.drawn, wanted, last.current.round !== round);
  useEffect(() => {
    last.current = { drawn, round };
    // what waits keeps its place in line, however often something else is wanted meanwhile
    if (drawn === wanted) noLonger(goOn);
    else inTurn(goOn, rank);
  });
  useEffect(() => () => noLonger(goOn), [goOn]);
  return { drawn, round };
}
