import { type Client, connect } from '@cardloom/client';
import { games } from '@cardloom/games';
import type { Presentation } from '@cardloom/parts/present';
import { GettingReady, Table, useMatch } from '@cardloom/react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isUnloaded, mishap } from '../broken.tsx';
import { Afterwards } from '../play/afterwards.tsx';
import { Gone } from '../play/gone.tsx';
import { LaterEnding } from '../play/later-ending.tsx';
import { Settling } from '../play/settling.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { useFlow } from '../play/use-flow.ts';
import { useSkin } from '../play/use-skin.ts';
import { useSounds } from '../play/use-sounds.ts';
import { linkTo, replayHash, tableHash } from '../route.ts';
import { matchOf, serverUrl } from './api.ts';
import { type OwnSeat, ownSeat } from './own-seats.ts';
import { useRematch } from './use-rematch.ts';
import { watchingText } from './watching-text.ts';

interface Seated {
  readonly client: Client;
  readonly presentation: Presentation;
  readonly title: string;
  readonly game: string;
  readonly watching: string;
}

const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }));

const SITTING_DOWN = <GettingReady>Sitting down at the table …</GettingReady>;

/** A table on the server: one's own seat, or a place to watch from. */
export function TablePage({ id, watchKey }: { readonly id: string; readonly watchKey: string | null }) {
  const [seat] = useState(() => ownSeat(id));
  const [seated, setSeated] = useState<Seated | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    let client: Client | null = null;
    const sitDown = async (): Promise<void> => {
      const match = await matchOf(id);
      const { game } = match;
      const listing = games[game];
      if (listing === undefined) throw new Error(`This page does not know the game ${game}.`);
      const presentation = await listing.present();
      if (!isHere) return;
      const token = seat?.token ?? watchKey ?? seat?.watch;
      client = connect(serverUrl(), { match: id, ...(token === null || token === undefined ? {} : { token }) });
      setSeated({ client, presentation, title: listing.title, game, watching: watchingText(match) });
    };
    sitDown().catch((error: unknown) => isHere && setFailure(error));
    return () => {
      isHere = false;
      client?.close();
    };
  }, [id, seat, watchKey]);
  useRematch(seat, watchKey, seated?.client ?? null);
  const flow = useFlow(seated?.game);
  const skin = useSkin(seated?.game);
  useSounds(seated?.client ?? null);
  if (failure !== null && seated === null) return <Gone {...unreached(failure)} canReload />;
  if (seated === null) return SITTING_DOWN;
  const { client, presentation, title, watching } = seated;
  const watch = seat?.watch ?? null;
  return (
    <Seats client={client} seat={seat} title={title}>
      <Table
        client={client}
        presentation={presentation}
        skin={skin}
        header={
          <TopBar
            client={client}
            title={title}
            presentation={presentation}
            flow={flow}
            watching={watching}
            watchLink={watch === null ? null : linkTo(tableHash(id, watch))}
          />
        }
        aside={
          <>
            <Settling client={client} at="side" />
            <Afterwards client={client} presentation={presentation} id={id} watchKey={watchKey} />
          </>
        }
        ending={
          <LaterEnding
            client={client}
            presentation={presentation}
            onLeave={goTo('#/')}
            onReplay={goTo(replayHash(id, 0, watchKey))}
          />
        }
      />
    </Seats>
  );
}

/** Why there is no table: what the server said, or what could not be loaded. */
function unreached(failure: unknown): { readonly title: string; readonly text: string } {
  if (isUnloaded(failure)) return mishap(failure);
  return {
    title: 'This table cannot be reached.',
    text: failure instanceof Error ? failure.message : String(failure),
  };
}

const goTo = (hash: string) => (): void => {
  location.hash = hash;
};

interface SeatsProps {
  readonly client: Client;
  readonly seat: OwnSeat | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Who comes to a table that has begun never sees the room in which one waits for it. */
function Seats({ client, seat, title, children }: SeatsProps) {
  const { view, seats, bye, connection } = useMatch(client);
  if (view !== null) return children;
  // a server that stops says goodbye, and the client comes back
  const goodbye = connection === 'closed' ? bye : null;
  if (goodbye === null && seats.length === 0) return SITTING_DOWN;
  return (
    <Suspense fallback={SITTING_DOWN}>
      <WaitingRoom seats={seats} bye={goodbye} seat={seat} title={title} isLost={connection !== 'online'} />
    </Suspense>
  );
}
