import type { RegisteredGame } from '@cardloom/games';
import { Avatar } from '@cardloom/react';
import { useState } from 'react';
import { newId, writeMatch } from '../local/saved-matches.ts';
import { playHash } from '../route.ts';

/** The bots for people, by how they play. */
const LEVELS = [
  { bot: 'greedy', title: 'Bot that takes what it gets' },
  { bot: 'mcts:ms=200', title: 'Bot that thinks ahead' },
  { bot: 'random', title: 'Bot that plays anything' },
] as const;

const NAMES = ['Oskar', 'Lin', 'Tomás', 'Ada', 'Kofi', 'Mira'];
const PACE = 350;

interface Seat {
  readonly bot: string | null;
  readonly deck: string;
}

/** Who sits where, with which deck. */
export function NewMatch({ game }: { readonly game: RegisteredGame }) {
  const { players, decks } = game;
  const [seats, setSeats] = useState<readonly Seat[]>(() => seatsFor(game, players.min));
  const change = (at: number, changes: Partial<Seat>): void =>
    setSeats(seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)));
  const start = (isWatching: boolean): void => {
    const id = newId();
    const chosen = seats.map(({ deck }) => (deck === '' ? undefined : deck));
    writeMatch({
      id,
      game: game.name,
      at: Date.now(),
      standing: 'begins',
      isOver: false,
      options: game.options(chosen),
      pace: PACE,
      seats: seats.map(({ bot }, i) => ({
        player: `p${i + 1}`,
        name: i === 0 && !isWatching ? 'You' : NAMES[(i + NAMES.length - 1) % NAMES.length],
        bot: i === 0 && isWatching ? LEVELS[0].bot : bot,
      })),
    });
    location.hash = playHash(id);
  };
  return (
    <section className="panel" aria-label="New match">
      <h2>
        New match <small>{game.title}</small>
      </h2>
      {seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <div key={i} className="seat-row">
          <Avatar name={i === 0 ? 'You' : NAMES[i - 1]} />
          {seat.bot === null ? (
            <b>You</b>
          ) : (
            <select
              aria-label={`Who sits at seat ${i + 1}`}
              value={seat.bot}
              onChange={(event) => change(i, { bot: event.target.value })}
            >
              {LEVELS.map(({ bot, title }) => (
                <option key={bot} value={bot}>
                  {title}
                </option>
              ))}
            </select>
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
          <select value={seats.length} onChange={(event) => setSeats(seatsFor(game, Number(event.target.value)))}>
            {Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="cl-button wide" data-look="go" onClick={() => start(false)}>
        Start match
      </button>
      <button type="button" className="cl-button" onClick={() => start(true)}>
        Watch bots
      </button>
    </section>
  );
}

const seatsFor = (_game: RegisteredGame, count: number): Seat[] =>
  Array.from({ length: count }, (_, i) => ({ bot: i === 0 ? null : LEVELS[0].bot, deck: '' }));
