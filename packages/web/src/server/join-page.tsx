import { games, type RegisteredGame } from '@cardloom/games';
import type { MatchSummary } from '@cardloom/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Brand } from '../brand.tsx';
import { DeckSelect } from '../lobby/deck-select.tsx';
import { inWords } from '../lobby/in-words.ts';
import { deckOf } from '../lobby/own-decks.ts';
import { Gone } from '../play/gone.tsx';
import { tableHash } from '../route.ts';
import { matchOf, takeSeat } from './api.ts';
import { keepName, keepSeat, myName } from './own-seats.ts';

/** Somebody was invited, or takes an open seat: all that is asked is a name. */
export function JoinPage({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(myName);
  const [deck, setDeck] = useState('');
  useEffect(() => {
    matchOf(id).then(setMatch, (error: Error) => setFailure(error.message));
  }, [id]);
  if (match === null) {
    if (failure !== null) return <Gone title="This match is not here." text={failure} />;
    return <p className="cl-waiting-room">Looking for the match …</p>;
  }
  const game: RegisteredGame | undefined = games[match.game];
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      const chosen = game === undefined ? undefined : await deckOf(game, deck);
      const { token, player } = await takeSeat(id, {
        name,
        ...(invite === null ? {} : { invite }),
        ...(chosen === undefined ? {} : { deck: chosen }),
      });
      keepName(name);
      keepSeat({ id, player, token, invites: [], watch: null });
      location.hash = tableHash(id);
    } catch (error) {
      setFailure(inWords((error as Error).message));
    }
  };
  const others = match.seats.filter(({ isTaken }) => isTaken).map((seat) => seat.name);
  return (
    <>
      <header className="cl-topbar">
        <Brand />
      </header>
      <main className="gone">
        <h1>{game?.title ?? match.game}</h1>
        <p>{others.length === 0 ? 'Nobody is there yet.' : `With ${others.join(', ')}.`}</p>
        <form className="panel" onSubmit={(event) => void join(event)}>
          <label className="field">
            Your name
            <input required maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          {game !== undefined && game.decks.length > 0 && (
            <div className="field">
              <span>Your deck</span>
              <DeckSelect game={game} label="Your deck" value={deck} onChoose={setDeck} />
            </div>
          )}
          <button type="submit" className="cl-button wide" data-look="go">
            Sit down
          </button>
          {failure !== null && (
            <p className="cl-failure" role="alert">
              {failure}
            </p>
          )}
        </form>
      </main>
    </>
  );
}
