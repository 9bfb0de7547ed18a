import { games } from '@cardloom/games';
import type { Presentation } from '@cardloom/parts/present';
import type { SeatInfo } from '@cardloom/protocol';
import { Table } from '@cardloom/react';
import type { View } from 'cardloom';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { newId, readMatch, type SavedMatch, writeMatch } from '../local/saved-matches.ts';
import { Gone } from '../play/gone.tsx';
import { TopBar } from '../play/top-bar.tsx';
import { playHash, replayHash } from '../route.ts';
import { type Film, filmOf } from './film.ts';
import { projectorOf, viewsOf } from './projector.ts';
import { Timeline } from './timeline.tsx';

/** Milliseconds between two steps. */
const PACE = 700;

interface Loaded {
  readonly film: Film;
  readonly views: readonly View[];
  readonly presentation: Presentation;
}

/** A match of this browser, played again: with anybody's eyes, to any place in it. */
export function ReplayPage({ id, place: first }: { readonly id: string; readonly place: number }) {
  const [match] = useState(() => readMatch(id));
  const [viewer, setViewer] = useState<string | null>(() => mySeat(match));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (match === null) return;
    let isHere = true;
    Promise.all([filmOf({ match, viewer }), games[match.game].present()]).then(
      ([film, presentation]) => isHere && setLoaded({ film, views: viewsOf(film), presentation }),
      (error: Error) => setFailure(error.message),
    );
    return () => {
      isHere = false;
    };
  }, [match, viewer]);
  if (match === null)
    return <Gone title="This match is not here." text="It was played in another browser, or deleted." />;
  if (failure !== null) return <Gone title="This match cannot be shown." text={failure} />;
  if (loaded === null) return <p className="cl-waiting-room">Playing it again …</p>;
  return <Showing match={match} loaded={loaded} first={first} onViewer={setViewer} />;
}

const mySeat = (match: SavedMatch | null): string | null =>
  match?.seats.find(({ bot }) => bot === null)?.player ?? null;

interface ShowingProps {
  readonly match: SavedMatch;
  readonly loaded: Loaded;
  readonly first: number;
  onViewer(viewer: string | null): void;
}

function Showing({ match, loaded: { film, views, presentation }, first, onViewer }: ShowingProps) {
  const last = views.length - 1;
  const [place, setPlace] = useState(Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  // back is the same way from the beginning, in another projector
  const [round, setRound] = useState(0);
  const isMine = film.view.viewer === mySeat(match);
  // whoever looks with somebody else's eyes is one of the others
  const seats = useMemo(
    () =>
      match.seats.map((seat, i) => seatInfo(isMine || seat.bot !== null ? seat : { ...seat, name: `Player ${i + 1}` })),
    [match, isMine],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another projector
  const projector = useMemo(
    () => projectorOf(film, views, seats, isMine ? film.view.viewer : null),
    [film, views, seats, isMine, round],
  );
  useEffect(() => projector.forwardTo(place), [projector, place]);
  const seek = useCallback(
    (to: number) => {
      const next = Math.min(last, Math.max(0, to));
      if (next < place) setRound((count) => count + 1);
      setPlace(next);
      history.replaceState(null, '', replayHash(match.id, next));
    },
    [last, place, match.id],
  );
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => (place === last ? setPlaying(false) : seek(place + 1)), PACE);
    return () => clearTimeout(timer);
  }, [isPlaying, place, last, seek]);
  const { title } = games[match.game];
  const nameOf = (player: string): string => match.seats.find((seat) => seat.player === player)?.name ?? player;
  const eyes = (
    <section className="eyes" aria-label="Whose eyes">
      {[...match.seats.map(({ player }) => player), null].map((player) => (
        <button
          key={player ?? ''}
          type="button"
          aria-pressed={film.view.viewer === player}
          onClick={() => onViewer(player)}
        >
          {player === null ? 'What all see' : `${nameOf(player)}`}
        </button>
      ))}
    </section>
  );
  return (
    <div className="replay">
      <Table
        key={round}
        client={projector.client}
        presentation={presentation}
        header={
          <TopBar
            client={projector.client}
            title={title}
            about={presentation.about ?? ''}
            flow={film.flow}
            isReplay
            middle={eyes}
          />
        }
      />
      <Timeline
        presentation={presentation}
        views={views}
        place={place}
        isPlaying={isPlaying}
        nameOf={nameOf}
        seek={seek}
        onPlay={() => setPlaying(!isPlaying)}
        onGoOn={mySeat(match) === null ? undefined : () => goOn(match, film, place)}
      />
    </div>
  );
}

const seatInfo = ({ player, name, bot }: SavedMatch['seats'][number]): SeatInfo =>
  ({ player, name, isBot: bot !== null, isOnline: true }) as SeatInfo;

/** Another match that begins where this one was. */
function goOn(match: SavedMatch, { steps }: Film, place: number): void {
  const { saved } = match;
  if (saved === undefined) return;
  const upTo = place === 0 ? 0 : steps[place - 1].entry;
  const id = newId();
  const entries = saved.entries.slice(0, upTo);
  writeMatch({
    ...match,
    id,
    at: Date.now(),
    isOver: false,
    standing: `from move ${place}`,
    saved: { ...saved, entries },
  });
  location.hash = playHash(id);
}
