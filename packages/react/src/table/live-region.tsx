import { plain } from '@cardloom/parts/present';
import { memo } from 'react';
import type { Telling } from './told.ts';
import { useHeard } from './use-told.ts';

/** A step seldom says more. */
const MOST = 8;

/** Reads out what happens. */
export const LiveRegion = memo(function LiveRegion({ telling }: { readonly telling: Telling }) {
  const { lines } = useHeard(telling, 'later');
  // only what is added is read out
  const said = lines.slice(-MOST);
  return (
    <div className="cl-sr" role="log" aria-live="polite">
      {said.map(({ key, words }) => (
        <p key={key}>{plain(words)}</p>
      ))}
    </div>
  );
});
