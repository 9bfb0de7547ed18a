import type { RegisteredGame } from '@cardloom/games';
import { Avatar } from '@cardloom/react';
import { useEffect, useState } from 'react';
import { LEVELS } from '../levels.ts';
import { NAMES, newLocal } from '../local/new-local.ts';
import { newId, writeMatch } from '../local/saved-matches.ts';
import { playHash, tableHash } from '../route.ts';
import { createMatch, type SeatRequest } from '../server/api.ts';
import { keepName, keepSeat, myName } from '../server/own-seats.ts';

const PEOPLE = [
  { level: 'invite', title: 'A friend, by link' },
  { level: 'open', title: 'Anybody' },
];

type Watching = 'none' | 'link' | 'public' | 'late';
const WATCHING: readonly { readonly policy: Watching; readonly title: string }[] = [
  { policy: 'link', title: 'by link' },
  { policy: 'none', title: 'nobody' },
  { policy: 'public', title: 'anybody' },
  { policy: 'late', title: 'anybody, 10 steps later' },
];
/** So many steps later those see it who could help somebody. */
const LATER = 10;
const CLOCKS = [0, 5, 10, 20, 40];

interface Seat {
  /** `me`, the level of a bot, `invite` or `open`. */
  readonly who: string;
  readonly deck: string;
}

interface NewMatchProps {
  readonly game: RegisteredGame;
  /** There is a server: others can be invited. */
  readonly isServed: boolean;
}

/** Who sits where, with which deck. */
export function NewMatch({ game, isServed }: NewMatchProps) {
  const { players, decks } = game;
  const [seats, setSeats] = useState(() => seatsFor(players.min));
  const [name, setName] = useState(myName);
  const [minutes, setMinutes] = useState(0);
  const [watching, setWatching] = useState<Watching>('link');
  const [isListed, setListed] = useState(false);
  const [failure, setFailure] = useState('');
  const [about, setAbout] = useState('');
  useEffect(() => {
    void game.present().then((presentation) => setAbout(presentation.about?.split('\n')[0] ?? ''));
  }, [game]);
  const change = (at: number, changes: Partial<Seat>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)));
  const begin = (seated: readonly Seat[]): void => {
    setFailure('');
    if (!isServed) beginHere(game, seated);
    else
      beginOnServer(game, seated, { name, minutes, watching, isListed }).catch((error: Error) =>
        setFailure(error.message),
      );
  };
  return (
    <section className="panel" aria-label="New match">
      <h2>
        New match <small>{game.title}</small>
      </h2>
      {about !== '' && <p className="cl-hint">{about}</p>}
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <div key={i} className="seat-row">
          <Avatar name={i === 0 ? 'You' : NAMES[i - 1]} />
          {seat.who !== 'me' ? (
            <select
              aria-label={`Who sits at seat ${i + 1}`}
              value={seat.who}
              onChange={(event) => change(i, { who: event.target.value })}
            >
              {[...LEVELS, ...(isServed ? PEOPLE : [])].map(({ level, title }) => (
                <option key={level} value={level}>
                  {title}
                </option>
              ))}
            </select>
          ) : isServed ? (
            <input
              aria-label="Your name"
              placeholder="Your name"
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          ) : (
            <b>You</b>
          )}
          {decks.length > 0 && (
            <select
              aria-label={`Deck of seat ${i + 1}`}
              value={seat.deck}
              onChange={(event) => change(i, { deck: event.target.value })}
            >
              <option value="">usual deck</option>
              {decks.map((deck) => (
                <option key={deck}>{deck}</option>
              ))}
            </select>
          )}
        </div>
      ))}
      {players.max > players.min && (
        <label className="field">
          Players
          <select value={seats.length} onChange={(event) => setSeats(seatsFor(Number(event.target.value)))}>
            {Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      {isServed && (
        <label className="field">
          Clock
          <select value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
            {CLOCKS.map((count) => (
              <option key={count} value={count}>
                {count === 0 ? 'none' : `${count} minutes each`}
              </option>
            ))}
          </select>
        </label>
      )}
      {isServed && (
        <label className="field">
          Spectators
          <select value={watching} onChange={(event) => setWatching(event.target.value as Watching)}>
            {WATCHING.map(({ policy, title }) => (
              <option key={policy} value={policy}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {isServed && (
        <label className="field">
          Shown to everybody in the lobby
          <input type="checkbox" checked={isListed} onChange={(event) => setListed(event.target.checked)} />
        </label>
      )}
      <button type="button" className="cl-button wide" data-look="go" onClick={() => begin(seats)}>
        Start match
      </button>
      <button
        type="button"
        className="cl-button"
        onClick={() => begin(seats.map((seat) => (isBot(seat) ? seat : { ...seat, who: 'medium' })))}
      >
        Watch bots
      </button>
      {failure !== '' && (
        <p className="cl-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

const isBot = ({ who }: Seat): boolean => LEVELS.some(({ level }) => level === who);

const seatsFor = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, i) => ({ who: i === 0 ? 'me' : 'medium', deck: '' }));

function beginHere(game: RegisteredGame, seats: readonly Seat[]): void {
  const id = newId();
  writeMatch(newLocal(id, game, seats));
  location.hash = playHash(id);
}

interface Terms {
  readonly name: string;
  readonly minutes: number;
  readonly watching: Watching;
  readonly isListed: boolean;
}

async function beginOnServer(
  game: RegisteredGame,
  seats: readonly Seat[],
  { name, minutes, watching, isListed }: Terms,
): Promise<void> {
  const called = name.trim() === '' ? 'Somebody' : name.trim();
  keepName(name.trim());
  const { id, player, token, invites, watch } = await createMatch({
    game: game.name,
    seats: seats.map(({ who, deck }): SeatRequest => {
      const own = deck === '' ? {} : { deck };
      if (who === 'me') return { kind: 'me', name: called, ...own };
      return who === 'invite' || who === 'open' ? { kind: who } : { kind: 'bot', level: who, ...own };
    }),
    public: isListed || seats.some(({ who }) => who === 'open'),
    spectators: watching === 'late' ? 'public' : watching,
    delay: watching === 'late' ? LATER : 0,
    clock: minutes === 0 ? null : { type: 'match', ms: minutes * 60_000, increment: 0 },
  });
  keepSeat({ id, player, token, invites, watch });
  location.hash = tableHash(id);
}
