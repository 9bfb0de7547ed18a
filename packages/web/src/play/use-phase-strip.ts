import { onceReachable } from '@cardloom/react';
import type { FlowDescription } from 'cardloom';
import { useEffect, useState } from 'react';
import type { PhaseStrip } from './phase-strip.tsx';

/** What draws the phases, once they are known and it is loaded. */
export function usePhaseStrip(flow: FlowDescription | null): typeof PhaseStrip | null {
  const [strip, setStrip] = useState<typeof PhaseStrip | null>(null);
  useEffect(() => {
    if (flow === null) return;
    onceReachable(() => import('./phase-strip.tsx')).then(
      (loaded) => setStrip(() => loaded.PhaseStrip),
      () => undefined,
    );
  }, [flow]);
  return strip;
}
