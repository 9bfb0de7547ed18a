import type { Client } from '@cardloom/client';
import { type Names, plain, tellEvents } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { useEffect, useState } from 'react';
import type { forecastOf } from '../table/forecast.ts';
import { argsOf, type Walk } from './walk.ts';

/** What an action would do, as far as one can know it. */
export interface Foreseen {
  /** In words. */
  readonly text: string;
  /** What one would see then; null unless all of it can be known. */
  readonly view: View | null;
  /** What that means for the table: it comes with the first thing that is foreseen. */
  readonly forecastOf: typeof forecastOf;
}

/** Milliseconds somebody has to point at something before the host is asked. */
const LINGERING = 160;

/** What the action would do that somebody points at, or that only waits to be confirmed. */
export function usePreview<G>(client: Client<G>, walk: Walk | null, view: View, names: Names): Foreseen | null {
  const key = walk === null || walk.move === null ? '' : JSON.stringify([walk.move, argsOf(walk)]);
  const [known, setKnown] = useState<{ readonly key: string; readonly of: View; readonly seen: Foreseen } | null>(null);
  useEffect(() => {
    if (key === '') return;
    let isWanted = true;
    const [move, args] = JSON.parse(key) as [never, never];
    const ask = async (): Promise<void> => {
      const [shown, later] = await Promise.all([
        client.preview(move, ...([args] as never)),
        import('../table/later-parts.ts'),
      ]);
      const said = tellEvents(shown.events, view, names).map(plain);
      const text = [...said, ...(shown.isAll ? [] : ['…'])].join(' ');
      if (isWanted)
        setKnown({ key, of: view, seen: { text, view: shown.view as View | null, forecastOf: later.forecastOf } });
    };
    // what cannot be foreseen can still be done
    const timer = setTimeout(() => void ask().catch(() => undefined), LINGERING);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, key, view, names]);
  return known !== null && known.key === key && known.of === view ? known.seen : null;
}
