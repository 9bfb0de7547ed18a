import { games } from '@cardloom/games';
import { Avatar } from '@cardloom/react';
import { useEffect, useState } from 'react';
import { Brand } from '../brand.tsx';
import { findServer } from '../server/api.ts';
import { keepName, myName } from '../server/own-seats.ts';
import { useTheme } from '../theme.ts';
import { GameTile } from './game-tile.tsx';
import { LocalMatches } from './local-matches.tsx';
import { NewMatch } from './new-match.tsx';
import { OpenFile } from './open-file.tsx';
import { ServedMatches } from './served-matches.tsx';
import './form.css';
import './lobby.css';

/** What others call whoever sits here. */
function OwnName() {
  const [name, setName] = useState(myName);
  return (
    <label className="own-name">
      <Avatar name={name === '' ? 'Somebody' : name} />
      <input
        aria-label="Your name"
        placeholder="Your name"
        maxLength={40}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          keepName(target.value.trim());
        }}
      />
    </label>
  );
}

const names = Object.keys(games);
const LAST = 'cardloom.game';
const lastGame = (): string => names.find((name) => name === localStorage.getItem(LAST)) ?? names[0];

/** What shall we play? */
export function LobbyPage() {
  const [chosen, setChosen] = useState(lastGame);
  const choose = (name: string): void => {
    localStorage.setItem(LAST, name);
    setChosen(name);
  };
  const [isServed, setServed] = useState(false);
  const [theme, toggleTheme] = useTheme();
  useEffect(() => {
    void findServer().then(setServed);
  }, []);
  return (
    <div className="lobby">
      <header className="cl-topbar">
        <Brand />
        <div className="cl-controls">
          {isServed && <OwnName />}
          <button type="button" className="cl-control" onClick={toggleTheme}>
            {theme === 'dark' ? 'Light colours' : 'Dark colours'}
          </button>
        </div>
      </header>
      <main className="games">
        <h1>
          What shall we play? <small>{names.length} games</small>
        </h1>
        <div className="tiles" role="radiogroup" aria-label="Games">
          {names.map((name) => (
            <GameTile key={name} game={games[name]} isChosen={name === chosen} onChoose={() => choose(name)} />
          ))}
        </div>
      </main>
      <aside className="side">
        <NewMatch key={`${chosen} ${isServed}`} game={games[chosen]} isServed={isServed} />
        {isServed && <ServedMatches />}
        <LocalMatches />
        <OpenFile />
      </aside>
    </div>
  );
}
