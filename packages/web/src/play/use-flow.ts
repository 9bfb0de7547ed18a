import type { Client } from '@cardloom/client';
import { games } from '@cardloom/games';
import type { FlowDescription } from 'cardloom';
import { useEffect, useState } from 'react';

/** Milliseconds until it is loaded. */
const AFTERWARDS = 600;

/**
 * The phases of a turn; null until they are known. They stand in the rules, which nobody should wait for, and a table is
 * played without them. Browsers do not try again what they once failed to load, so it is not tried while the line is cut.
 */
export function useFlow(game: string | undefined, client: Client | null): FlowDescription | null {
  const [flow, setFlow] = useState<FlowDescription | null>(null);
  useEffect(() => {
    const listing = game === undefined ? undefined : games[game];
    if (listing === undefined || client === null) return;
    let isHere = true;
    let stop = (): void => undefined;
    const load = (): void => {
      if (client.state.connection !== 'online') return;
      stop();
      import('./flow-of.ts')
        .then(({ flowOf }) => flowOf(listing))
        .then(
          (described) => isHere && setFlow(described),
          () => undefined,
        );
    };
    const timer = setTimeout(() => {
      stop = client.subscribe(load);
      load();
    }, AFTERWARDS);
    return () => {
      isHere = false;
      stop();
      clearTimeout(timer);
    };
  }, [game, client]);
  return flow;
}
