import type { Client } from '@cardloom/client';
import { type Names, plain, tellEvents } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import { useEffect, useState } from 'react';
import type { Prompting } from './use-prompt.ts';
import { argsOf, type Walk } from './walk.ts';

/** What the action that only waits to be confirmed would do, in words, as far as one can know it. */
export function usePreview<G>(client: Client<G>, { walk, isComplete }: Prompting, view: View, names: Names): string {
  const [known, setKnown] = useState<{ readonly walk: Walk; readonly text: string } | null>(null);
  useEffect(() => {
    if (!isComplete || walk.move === null) return;
    let isWanted = true;
    client.preview(walk.move as never, ...([argsOf(walk)] as never)).then(
      ({ events, isAll }) => {
        const said = tellEvents(events, view, names).map(plain);
        if (isWanted) setKnown({ walk, text: [...said, ...(isAll ? [] : ['…'])].join(' ') });
      },
      // what cannot be foreseen can still be done
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, walk, isComplete, view, names]);
  return known?.walk === walk ? known.text : '';
}
