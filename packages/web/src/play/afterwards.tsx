import type { Client } from '@cardloom/client';
import type { Presentation } from '@cardloom/parts/present';
import { Boundary, BrokenPart, onceReachable, useMatch } from '@cardloom/react';
import type { View } from 'cardloom';
import { lazy, Suspense } from 'react';

const MatchStatistics = lazy(() =>
  onceReachable(async () => ({ default: (await import('../replay/match-statistics.tsx')).MatchStatistics })),
);

interface AfterwardsProps {
  readonly client: Client;
  readonly presentation: Presentation;
  /** Of the match. */
  readonly id: string;
  readonly watchKey: string | null;
}

/** What can be told once a match is over; until then nothing of it is loaded. */
export function Afterwards({ client, presentation, id, watchKey }: AfterwardsProps) {
  const view = useMatch(client).view as View | null;
  if (view?.ctx.gameOver !== true) return null;
  return (
    <Boundary fallback={(_error, again) => <BrokenPart what="What there is to tell of this match" again={again} />}>
      <Suspense>
        <MatchStatistics client={client} presentation={presentation} id={id} watchKey={watchKey} />
      </Suspense>
    </Boundary>
  );
}
