import { games } from '@cardloom/games';
import { onceReachable } from '@cardloom/react';
import type { FlowDescription } from 'cardloom';
import { useEffect, useState } from 'react';

/** Milliseconds until it is loaded. */
const AFTERWARDS = 600;

/** The phases of a turn; null until they are known. They stand in the rules, which nobody should wait for, and a table is played without them. */
export function useFlow(game: string | undefined): FlowDescription | null {
  const [flow, setFlow] = useState<FlowDescription | null>(null);
  useEffect(() => {
    const listing = game === undefined ? undefined : games[game];
    if (listing === undefined) return;
    let isHere = true;
    const timer = setTimeout(() => {
      onceReachable(() => import('./flow-of.ts'))
        .then(({ flowOf }) => flowOf(listing))
        .then(
          (described) => isHere && setFlow(described),
          () => undefined,
        );
    }, AFTERWARDS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [game]);
  return flow;
}
