import type { Client } from '@cardloom/client';
import type { Presentation } from '@cardloom/parts/present';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { inFrames } from '../in-frames.ts';
import { type Told, tellingOf } from './told.ts';

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
  const telling = useMemo(() => tellingOf(client, presentation), [client, presentation]);
  useEffect(() => telling.close, [telling]);
  return useSyncExternalStore(inFrames(telling.subscribe), () => telling.told);
}
