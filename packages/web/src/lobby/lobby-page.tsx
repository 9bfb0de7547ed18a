import { games } from '@cardloom/games';
import { Avatar } from '@cardloom/react';
import { useEffect, useRef, useState } from 'react';
import { Brand } from '../brand.tsx';
import { isShort, keep, kept } from '../kept.ts';
import { findServer } from '../server/lobby-api.ts';
import { keepName, myName } from '../server/own-seats.ts';
import { useTheme } from '../theme.ts';
import { Title } from '../title.tsx';
import { GameTile } from './game-tile.tsx';
import { useLocalMatches } from './local-matches.ts';
import { MatchList } from './match-list.tsx';
import { LONGEST_NAME, NewMatch } from './new-match.tsx';
import { OpenFile } from './open-file.tsx';
import { useServedMatches } from './served-matches.ts';
import './form.css';
import './lobby.css';

interface OwnNameProps {
  readonly name: string;
  onName(name: string): void;
}

/** What others call whoever sits here. */
function OwnName({ name, onName }: OwnNameProps) {
  return (
    <label className="own-name">
      <Avatar name={name === '' ? 'Somebody' : name} />
      <input
        aria-label="Your name"
        placeholder="Your name"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}

/** Asked before anything else is loaded: what the page offers depends on it. */
let asking: Promise<boolean | null> | null = findServer();
/** What was found last: whoever comes back sees no other page first. */
let wasServed = false;

/** Milliseconds after which somebody who does not answer is asked again; each time it is twice as long, up to the most. */
const AGAIN = 3000;
const MOST_AGAIN = 60_000;

/** So many that wait for whoever sits here stand above everything else. */
const MOST_FIRST = 6;

/** Of what begins a match at least so many pixels are in sight. */
const FORM = 240;

const names = Object.keys(games);
const LAST = 'cardloom.game';
const lastGame = (): string => names.find((name) => name === kept(LAST)) ?? names[0];

/** What shall we play? */
export function LobbyPage() {
  const [chosen, setChosen] = useState(lastGame);
  const side = useRef<HTMLElement>(null);
  const choose = (game: string): void => {
    keep(LAST, game);
    setChosen(game);
  };
  // on a phone it stands below all the games: whoever taps one would think that nothing has happened
  const toForm = (): void => {
    if ((side.current?.getBoundingClientRect().top ?? 0) > innerHeight - FORM) side.current?.scrollIntoView();
  };
  const [isServed, setServed] = useState(wasServed);
  const [name, setName] = useState(myName);
  const call = (written: string): void => {
    setName(written);
    keepName(written.trim());
  };
  const [theme, toggleTheme] = useTheme();
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = AGAIN;
    const look = async (): Promise<void> => {
      const asked = asking ?? findServer();
      asking = null;
      const found = await asked;
      wasServed = found ?? wasServed;
      if (!isHere) return;
      setServed(wasServed);
      if (found !== null) return;
      timer = setTimeout(() => void look(), wait);
      wait = Math.min(MOST_AGAIN, wait * 2);
    };
    const lookNow = (): void => {
      clearTimeout(timer);
      wait = AGAIN;
      void look();
    };
    void look();
    addEventListener('online', lookNow);
    return () => {
      isHere = false;
      clearTimeout(timer);
      removeEventListener('online', lookNow);
    };
  }, []);
  const [served, failure] = useServedMatches(isServed);
  const local = useLocalMatches();
  const first = [...served, ...local].filter(({ isAsked }) => isAsked).slice(0, MOST_FIRST);
  const rest = (list: typeof local) =>
    list
      .filter((match) => !first.includes(match))
      .sort((a, b) => Number(b.isAsked ?? false) - Number(a.isAsked ?? false));
  return (
    <div className="lobby">
      <Title words="" />
      <header className="cl-topbar">
        <Brand />
        <div className="cl-controls">
          {isServed && <OwnName name={name} onName={call} />}
          <button type="button" className="cl-control" onClick={toggleTheme}>
            {theme === 'dark' ? 'Light colours' : 'Dark colours'}
          </button>
        </div>
      </header>
      {first.length > 0 && (
        <div className="yours">
          <MatchList name="Waiting for you" matches={first} />
        </div>
      )}
      <main className="games">
        <h1>
          What shall we play? <small>{names.length} games</small>
        </h1>
        <div className="tiles" role="radiogroup" aria-label="Games">
          {names.map((game) => (
            <GameTile
              key={game}
              game={games[game]}
              isChosen={game === chosen}
              onChoose={() => choose(game)}
              onPoint={toForm}
            />
          ))}
        </div>
      </main>
      <aside ref={side} className="side">
        <NewMatch key={`${chosen} ${isServed}`} game={games[chosen]} isServed={isServed} name={name} onName={call} />
      </aside>
      <section className="lists" aria-label="Matches">
        {isServed && (
          <MatchList
            name="Running matches"
            matches={rest(served)}
            empty="Nobody else plays here just now: begin."
            failure={failure}
          />
        )}
        {(!isServed || local.length > 0) && (
          <MatchList
            name="In this browser"
            matches={rest(local)}
            empty="Matches you begin stay here until you delete them."
            failure={isShort() ? 'This browser keeps nothing more: what is new here is gone with this page.' : ''}
          />
        )}
        <OpenFile />
      </section>
    </div>
  );
}
