import { plain } from '@cardloom/parts/present';
import { memo } from 'react';
import type { Telling } from './told.ts';
import { useHeard } from './use-told.ts';

/** Reads out what happens, a step at a time. */
export const LiveRegion = memo(function LiveRegion({ telling }: { readonly telling: Telling }) {
  const { lines, since } = useHeard(telling, 'later');
  const said = lines.slice(Math.max(since, lines.length - 6));
  return (
    <div className="cl-sr" role="log" aria-live="polite">
      {said.map(({ key, words }) => (
        <p key={key}>{plain(words)}</p>
      ))}
    </div>
  );
});
