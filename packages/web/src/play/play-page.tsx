import { type Client, createClient } from '@cardloom/client';
import { games } from '@cardloom/games';
import { type Presentation, progressText } from '@cardloom/parts/present';
import { GettingReady, Table } from '@cardloom/react';
import type { FlowDescription, View } from 'cardloom';
import { useEffect, useState } from 'react';
import { mishap } from '../broken.tsx';
import { startLocal } from '../local/local-host.ts';
import { usualMatch } from '../local/new-local.ts';
import { createKeeper, readMatch, type SavedMatch } from '../local/saved-matches.ts';
import { useSoleTab } from '../local/use-sole-tab.ts';
import { createWriting } from '../local/writing.ts';
import { replayHash } from '../route.ts';
import { Afterwards } from './afterwards.tsx';
import { Gone } from './gone.tsx';
import { LaterEnding } from './later-ending.tsx';
import { Settling } from './settling.tsx';
import { TopBar } from './top-bar.tsx';
import { useSkin } from './use-skin.ts';
import { useSounds } from './use-sounds.ts';
import './consent.css';

interface Seated {
  readonly client: Client;
  readonly presentation: Presentation;
}

/** The match that was kept here; at the address of a game, one with its usual decks against a bot. */
function matchAt(id: string): SavedMatch | null {
  const kept = readMatch(id);
  return (kept === null || kept.isOver) && Object.hasOwn(games, id) ? usualMatch(games[id], id) : kept;
}

/** A match of this browser, in one of its tabs. */
export function PlayPage({ id }: { readonly id: string }) {
  const { is, takeOver } = useSoleTab(id);
  if (is === 'asking') return <GettingReady>Dealing …</GettingReady>;
  if (is === 'here') return <Playing id={id} />;
  return (
    <Gone
      title="This match is open in another tab."
      text="Close that tab and come back to this one, or play it here at once."
    >
      <button type="button" className="cl-button" data-look="go" onClick={takeOver}>
        Play it here
      </button>
    </Gone>
  );
}

/** Its table runs in a worker. */
function Playing({ id }: { readonly id: string }) {
  const [match] = useState(() => matchAt(id));
  const [seated, setSeated] = useState<Seated | null>(null);
  const [flow, setFlow] = useState<FlowDescription | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (match === null) return;
    return sitDown(match, { setSeated, setFlow, setFailure });
  }, [match]);
  const skin = useSkin(match?.game);
  useSounds(seated?.client ?? null);
  const listing = match === null ? undefined : games[match.game];
  if (match === null || listing === undefined) {
    return <Gone title="This match is not here." text="It was played in another browser, or deleted." />;
  }
  const isDealt = seated !== null && seated.client.state.view !== null;
  if (failure !== null && !isDealt) return <Gone {...mishap(failure)} canReload />;
  if (seated === null) return <GettingReady>Dealing …</GettingReady>;
  const { client, presentation } = seated;
  const bar = (
    <>
      <TopBar client={client} title={listing.title} presentation={presentation} flow={flow} watching="you watch" />
      {failure !== null && <StoppedBar />}
    </>
  );
  return (
    <Table
      client={client}
      presentation={presentation}
      header={bar}
      skin={skin}
      aside={
        <>
          <Settling client={client} at="side" />
          <Afterwards client={client} presentation={presentation} id={id} watchKey={null} />
        </>
      }
      ending={
        <LaterEnding client={client} presentation={presentation} onLeave={goTo('#/')} onReplay={goTo(replayHash(id))} />
      }
    />
  );
}

/** The worker that plays is gone: the board stays to be looked at, and what was played is kept. */
const StoppedBar = () => (
  <div className="consent" role="alert">
    <p>The table has stopped: nothing more will happen here. What was played is kept.</p>
    <button type="button" className="cl-button" data-look="go" onClick={() => location.reload()}>
      Reload and go on
    </button>
  </div>
);

const goTo = (hash: string) => (): void => {
  location.hash = hash;
};

interface Setters {
  setSeated(seated: Seated): void;
  setFlow(flow: FlowDescription): void;
  setFailure(error: unknown): void;
}

function sitDown(match: SavedMatch, { setSeated, setFlow, setFailure }: Setters): () => void {
  let isHere = true;
  const mine = match.seats.find(({ bot }) => bot === null)?.player ?? null;
  let client: Client | null = null;
  let presentation: Presentation | null = null;
  const keeper = createKeeper();
  const writing = createWriting(() => {
    const view = client?.state.view as View | null | undefined;
    const isOver = view?.ctx.gameOver === true;
    const far = view == null || presentation === null ? '' : progressText(presentation, view);
    const isAsked = (client?.state.prompt?.moves.length ?? 0) > 0;
    keeper.write({ ...match, at: Date.now(), standing: isOver ? 'over' : far, isOver, isAsked });
  });
  const host = startLocal(match, {
    onFlow: setFlow,
    onSaved: (fresh) => {
      keeper.hear(fresh);
      writing.soon();
    },
    onFailed: setFailure,
  });
  client = createClient(host.open(mine));
  const seat = client;
  const sit = async (): Promise<void> => {
    const loaded = await games[match.game].present();
    presentation = loaded;
    if (!isHere) return;
    setSeated({ client: seat, presentation: loaded });
    // whoever plays bots does not mind that they learn what passing tells
    if (mine !== null && loaded.passing !== undefined) await seat.prefer({ passWhenIdle: true });
  };
  sit().catch((error: unknown) => isHere && setFailure(error));
  return () => {
    isHere = false;
    writing.end();
    seat.close();
    host.close();
  };
}
