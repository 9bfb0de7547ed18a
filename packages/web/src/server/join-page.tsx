import { games, type RegisteredGame } from '@cardloom/games';
import { inWords as listed } from '@cardloom/parts/present';
import type { MatchSummary } from '@cardloom/protocol';
import { GettingReady } from '@cardloom/react';
import type { Json } from 'cardloom';
import { type FormEvent, useEffect, useState } from 'react';
import { Brand } from '../brand.tsx';
import { DeckSelect } from '../lobby/deck-select.tsx';
import { deckOf } from '../lobby/own-decks.ts';
import { refusal } from '../lobby/refusal.ts';
import { termsText } from '../lobby/terms-text.ts';
import { Gone } from '../play/gone.tsx';
import { tableHash } from '../route.ts';
import { Title } from '../title.tsx';
import { matchOf } from './api.ts';
import { keepName, keepSeat, myName, ownSeat } from './own-seats.ts';
import { hosts, seatName } from './seat-name.ts';
import { takeSeat } from './take-seat.ts';
import '../lobby/form.css';

/** Somebody was invited, or takes an open seat: all that is asked is a name. */
export function JoinPage({ id, invite }: { readonly id: string; readonly invite: string | null }) {
  const [match, setMatch] = useState<MatchSummary | null>(null);
  const [missing, setMissing] = useState<Error | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [name, setName] = useState(myName);
  const [deck, setDeck] = useState('');
  const [about, setAbout] = useState('');
  useEffect(() => {
    // whoever comes again by the same link has sat down already
    if (ownSeat(id)?.token) location.replace(tableHash(id));
    matchOf(id).then(setMatch, setMissing);
  }, [id]);
  useEffect(() => {
    if (match === null || games[match.game] === undefined) return;
    void games[match.game].present().then((presentation) => setAbout(presentation.about?.split('\n')[0] ?? ''));
  }, [match]);
  if (match === null) {
    if (missing !== null) return <Gone {...whyMissing(missing)} />;
    return <GettingReady>Looking for the match …</GettingReady>;
  }
  const game: RegisteredGame | undefined = games[match.game];
  if (match.seats.every(({ isTaken }) => isTaken)) return <Taken match={match} isInvited={invite !== null} />;
  const { decks = [] } = (game?.options(match.seats.map(() => undefined)) ?? {}) as {
    readonly decks?: readonly Json[];
  };
  const isFree = ({ isTaken, needsInvite }: MatchSummary['seats'][number]): boolean =>
    !isTaken && needsInvite === (invite !== null);
  // what is shown is what is played, also if it is another seat
  const usualDeck = decks[match.seats.findIndex(isFree)];
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') {
      setFailure('Write your name first: the others see it.');
      return;
    }
    try {
      const chosen = (game === undefined ? undefined : await deckOf(game, deck)) ?? usualDeck;
      const { token, player } = await takeSeat(id, {
        name: called,
        ...(invite === null ? {} : { invite }),
        ...(chosen === undefined ? {} : { deck: chosen }),
      });
      keepName(called);
      keepSeat({ id, player, token, invites: [], watch: null, came: invite });
      // there is no way back into an invitation that was taken
      location.replace(tableHash(id));
    } catch (error) {
      setFailure(await refusal(game, (error as Error).message));
    }
  };
  const taken = match.seats.filter(({ isTaken }) => isTaken);
  const others = (invite === null ? taken : hosts(taken)).map(seatName);
  const title = titleOf(game?.title ?? match.game, others, invite !== null);
  return (
    <>
      <Title words={title} />
      <header className="cl-topbar">
        <Brand />
      </header>
      <main className="gone">
        <h1>{title}</h1>
        {about !== '' && <p>{about}</p>}
        <p>{termsText(match)}</p>
        <form className="panel" onSubmit={(event) => void join(event)}>
          <label className="field">
            Your name
            <input
              required
              maxLength={40}
              ref={ifEmpty}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setFailure(null);
              }}
            />
          </label>
          {game !== undefined && game.decks.length > 0 && (
            <div className="field">
              <span>Your deck</span>
              <DeckSelect game={game} label="Your deck" usual={usualDeck} value={deck} onChoose={setDeck} />
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

/** Where the line is cut nobody knows whether it is there. */
const whyMissing = (error: Error) =>
  error instanceof TypeError
    ? { title: 'This match cannot be reached.', text: error.message, canReload: true }
    : { title: 'This match is not here.', text: error.message };

/** Whoever has not said a name yet can write it at once. */
const ifEmpty = (input: HTMLInputElement | null): void => {
  if (input?.value === '') input.focus();
};

/** There is no seat left. */
function Taken({ match, isInvited }: { readonly match: MatchSummary; readonly isInvited: boolean }) {
  const title = `${games[match.game]?.title ?? match.game} with ${listed(match.seats.map(seatName))}`;
  if (match.status === 'over') return <Gone title="This match is over." text={`${title}.`} />;
  const used = isInvited
    ? ' This invitation was used already: ask for another one, or come back with the same browser.'
    : '';
  return (
    <Gone title="All seats are taken." text={`${title}.${used}`}>
      {match.spectators === 'public' && <a href={tableHash(match.id)}>Watch</a>}
    </Gone>
  );
}

function titleOf(game: string, others: readonly string[], isInvited: boolean): string {
  if (others.length === 0) return `${game}: nobody is there yet`;
  if (!isInvited) return `${game} with ${listed(others)}`;
  return `${listed(others)} ${others.length === 1 ? 'invites' : 'invite'} you to ${game}`;
}
