import type { Client } from '@cardloom/client';
import type { Presentation } from '@cardloom/parts/present';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { inFrames, type Urgency } from '../in-frames.ts';
import { type Telling, type Told, tellingOf } from './told.ts';

/**
 * The log of a table, and how everything is called there.
 *
 * ```ts
 * function LastLine() {
 *   const { lines } = useTold(client, presentation);
 *   return <p>{lines.at(-1)?.words.map(({ text }) => text).join('')}</p>;
 * }
 * ```
 */
export function useTold<G>(client: Client<G>, presentation: Presentation): Told {
  return useHeard(useTelling(client, presentation));
}

export function useTelling<G>(client: Client<G>, presentation: Presentation): Telling {
  const telling = useMemo(() => tellingOf(client, presentation), [client, presentation]);
  useEffect(() => telling.open(), [telling]);
  return telling;
}

export const useHeard = (telling: Telling, urgency: Urgency = 'now'): Told =>
  useSyncExternalStore(inFrames(telling.subscribe, urgency), () => telling.told);

const Heard = createContext<Telling | null>(null);

/** Gives the cards of a table what `useIsFresh` reads. */
export const TellingProvider = Heard.Provider;

const silent = () => () => undefined;

/** Whether a card has moved since the viewer's last move. Each card hears of itself: that one has moved is no news to the others. */
export function useIsFresh(card: number): boolean {
  const telling = useContext(Heard);
  return useSyncExternalStore(
    telling === null ? silent : inFrames(telling.subscribe),
    () => telling?.told.fresh.has(card) === true,
  );
}
