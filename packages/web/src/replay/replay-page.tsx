import { games } from '@cardloom/games';
import { type Presentation, progressText } from '@cardloom/parts/present';
import type { SeatInfo } from '@cardloom/protocol';
import { GettingReady, Table, useKeys, useTold } from '@cardloom/react';
import type { View } from 'cardloom';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Gone } from '../play/gone.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { useSkin } from '../play/use-skin.ts';
import { linkTo, replayHash, routeOf, tableHash } from '../route.ts';
import { ownSeat } from '../server/own-seats.ts';
import { useCopy } from '../use-copy.ts';
import { ask, type Eyes, type Film } from './film.ts';
import { goOn, seatOf } from './go-on.ts';
import { projectorOf, viewsOf } from './projector.ts';
import { IsRunning, loadRecorded, mineIn, type Recorded } from './recorded.ts';
import { saveFile } from './replay-files.ts';
import { saidAt } from './said-at.ts';
import { moveOf, Timeline } from './timeline.tsx';
import { WhoseEyes } from './whose-eyes.tsx';
import './timeline.css';

/** Milliseconds between two steps. */
const PACE = 700;

interface Loaded {
  readonly recorded: Recorded;
  readonly film: Film;
  readonly views: readonly View[];
  readonly presentation: Presentation;
}

interface ReplayPageProps {
  readonly id: string;
  readonly place: number;
  readonly watchKey: string | null;
}

/** A match played again, of this browser or of the server: with anybody's eyes, to any place in it. */
export function ReplayPage({ id, place: first, watchKey }: ReplayPageProps) {
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [eyes, setEyes] = useState<Eyes | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    loadRecorded(id, watchKey).then(setRecorded, setFailure);
  }, [id, watchKey]);
  useEffect(() => {
    if (recorded === null) return;
    let isHere = true;
    const wanted = eyes ?? { player: mineIn(recorded) };
    Promise.all([ask({ wants: 'film', recorded, eyes: wanted }), games[recorded.game].present()]).then(
      ([film, presentation]) => isHere && setLoaded({ recorded, film, views: viewsOf(film), presentation }),
      setFailure,
    );
    return () => {
      isHere = false;
    };
  }, [recorded, eyes]);
  if (failure !== null) {
    return (
      // it may be there again once the server answers
      <Gone title="This match cannot be shown." text={failure.message} canReload={failure instanceof TypeError}>
        {failure instanceof IsRunning && <a href={tableHash(id, watchKey)}>To the table</a>}
      </Gone>
    );
  }
  if (loaded === null) return <GettingReady>Playing it again …</GettingReady>;
  return <Showing loaded={loaded} first={first} watchKey={watchKey} wanted={eyes} onEyes={setEyes} />;
}

interface ShowingProps {
  readonly loaded: Loaded;
  readonly first: number;
  readonly watchKey: string | null;
  /** With whose eyes it is to be seen: a long match takes a moment. */
  readonly wanted: Eyes | null;
  onEyes(eyes: Eyes): void;
}

function Showing({ loaded: { recorded, film, views, presentation }, first, watchKey, wanted, onEyes }: ShowingProps) {
  const last = views.length - 1;
  const [place, setPlace] = useState(Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [copied, copy] = useCopy();
  // back is the same way from the beginning, in another projector
  const [round, setRound] = useState(0);
  const { eyes } = film;
  const isMine = eyes !== 'everything' && eyes.player !== null && eyes.player === mineIn(recorded);
  const seats = useMemo(() => seatsFor(recorded, isMine), [recorded, isMine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another projector
  const projector = useMemo(
    () => projectorOf(film, views, seats, isMine ? film.view.viewer : null),
    [film, views, seats, isMine, round],
  );
  useEffect(() => projector.forwardTo(place), [projector, place]);
  const { names } = useTold(projector.client, presentation);
  const seek = useCallback(
    (to: number, key = watchKey) => {
      const next = Math.min(last, Math.max(0, to));
      if (next < place) setRound((count) => count + 1);
      setPlace(next);
      history.replaceState(null, '', replayHash(recorded.id, next, key));
    },
    [last, place, recorded.id, watchKey],
  );
  useEffect(() => {
    // somebody follows a link to another place in the same match, or goes back to one
    const follow = (): void => {
      const route = routeOf(location.hash);
      if (route.page === 'replay' && route.id === recorded.id) seek(route.place, route.key ?? undefined);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [recorded.id, seek]);
  const play = (): void => {
    if (!isPlaying && place === last) seek(0);
    setPlaying(!isPlaying);
  };
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (place === last ? setPlaying(false) : seek(place + 1)), PACE / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, place, last, seek, speed]);
  useKeys({
    ArrowLeft: () => seek(place - 1),
    ArrowRight: () => seek(place + 1),
    Home: () => seek(0),
    End: () => seek(last),
    ' ': play,
  });
  const skin = useSkin(recorded.game);
  const { title } = games[recorded.game];
  const nameOf = useCallback(
    (player: string): string => seats.find((seat) => seat.player === player)?.name ?? player,
    [seats],
  );
  const asTest = (): void => {
    const name = `${title}, ${progressText(presentation, views[place])}, after ${place} actions`;
    copy('test', ask({ wants: 'test', recorded, place, name }));
  };
  const linkCopied = recorded.isOnlyHere ? 'For this browser only' : 'Link copied';
  const choices: readonly { readonly label: string; readonly eyes: Eyes }[] = [
    ...recorded.seats.map(({ player, name, isMine: isOwn }) => ({
      label: isOwn ? 'You see' : `${name} sees`,
      eyes: { player },
    })),
    { label: 'Spectators see', eyes: { player: null } },
    { label: 'Everything', eyes: 'everything' },
  ];
  const header = (
    <TopBar
      client={projector.client}
      title={title}
      presentation={presentation}
      flow={film.flow}
      isReplay
      middle={<WhoseEyes choices={choices} now={wanted ?? eyes} onEyes={onEyes} />}
    />
  );
  return (
    <div className="replay">
      <Table
        key={round}
        client={projector.client}
        presentation={presentation}
        header={header}
        skin={skin}
        aside={<h2 className="replay-count">{moveOf(place, last)}</h2>}
      />
      <Timeline
        presentation={presentation}
        views={views}
        place={place}
        said={saidAt(film, place, views[place], names)}
        isPlaying={isPlaying}
        speed={speed}
        nameOf={nameOf}
        seek={seek}
        onPlay={play}
        onSpeed={() => setSpeed(speed === 1 ? 2 : speed === 2 ? 4 : 1)}
        actions={[
          {
            name: 'Go on from here',
            isOff: views[place].ctx.gameOver === true,
            press: () => goOn(recorded, place, seatOf(recorded, eyes)),
          },
          { name: 'Save as file', press: () => void saveFile(recorded) },
          {
            name: copied === 'link' ? linkCopied : copied === 'no link' ? 'Not copied' : 'Copy link',
            press: () =>
              copy('link', linkTo(replayHash(recorded.id, place, watchKey ?? ownSeat(recorded.id)?.watch ?? null))),
          },
          {
            name: copied === 'test' ? 'Test copied' : copied === 'no test' ? 'Not copied' : 'Copy as test',
            press: asTest,
          },
        ]}
      />
    </div>
  );
}

/** Whoever looks with somebody else's eyes is one of the others. */
const seatsFor = ({ seats }: Recorded, isMine: boolean): readonly SeatInfo[] =>
  seats.map(({ player, name, bot }, i) => {
    const called = !isMine && name === 'You' ? `Player ${i + 1}` : name;
    return { player, name: called, isBot: bot !== null, isOnline: true };
  });
