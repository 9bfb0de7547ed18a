import type { Client } from '@cardloom/client';
import { onceReachable, useMatch, useTableUi } from '@cardloom/react';
import { lazy, Suspense } from 'react';

export const loadConsent = () =>
  onceReachable(async () => ({ default: (await import('./consent-bar.tsx')).ConsentBar }));
const ConsentBar = lazy(loadConsent);

interface SettlingProps {
  readonly client: Client;
  /** Beside the table no card has to make room for it; where nothing stands beside it, it is below the bar on top. */
  readonly at: 'bar' | 'side';
}

/** What the table has to settle, where it covers nothing. */
export function Settling({ client, at }: SettlingProps) {
  const { seats, isPaused, consent, declined } = useMatch(client, 'later');
  const { isCompact } = useTableUi();
  const isToSettle = isPaused || consent !== null || declined !== null || seats.some(({ isAbsent }) => isAbsent);
  if (!isToSettle || isCompact !== (at === 'bar')) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBar client={client} />
    </Suspense>
  );
}
