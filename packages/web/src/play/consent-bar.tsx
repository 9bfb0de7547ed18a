import type { Client } from '@cardloom/client';
import { useMatch } from '@cardloom/react';
import type { View } from 'cardloom';
import { stillPlaying } from './still-playing.ts';
import { useForAWhile } from './use-for-a-while.ts';
import { wishText } from './wish-text.ts';
import './consent.css';

/** What the table has to settle: what somebody wishes and others have to agree to, a pause, somebody who is away. */
export function ConsentBar({ client }: { readonly client: Client }) {
  const { consent, declined, isPaused, seat, seats, view } = useMatch(client);
  const refused = useForAWhile(declined);
  const nameOf = (player: string): string =>
    player === seat ? 'You' : (seats.find((one) => one.player === player)?.name ?? player);
  // where more than two are left, the others play on without whoever is away
  const isLast = stillPlaying(view as View | null) <= 2;
  const answer = (what: 'agree' | 'decline') => (): void => {
    client.table(what).catch(() => undefined);
  };
  const absentees = seat === null ? [] : seats.filter(({ isAbsent, player }) => isAbsent && player !== seat);
  const absent = absentees.find(({ player }) => consent?.waiting.includes(player)) ?? absentees[0];
  // whoever is away does not answer
  if (consent === null || (absent !== undefined && consent.waiting.includes(absent.player))) {
    if (isPaused) return <PauseBar client={client} canGoOn={seat !== null} />;
    if (absent !== undefined) {
      return <AbsenceBar client={client} seat={absent.player} name={absent.name} isLast={isLast} />;
    }
    return refused === null ? null : (
      <p className="consent" role="status">
        {nameOf(refused.by)} said no.
      </p>
    );
  }
  const isAsked = seat !== null && consent.waiting.includes(seat);
  return (
    <div className="consent" role="status">
      <p>
        {wishText(consent, nameOf, isLast)}.{!isAsked && consent.waiting.length > 0 && ' Waiting for an answer …'}
      </p>
      {consent.by === seat && consent.waiting.length > 0 && (
        <button type="button" className="cl-button" onClick={answer('decline')}>
          Never mind
        </button>
      )}
      {isAsked && (
        <span className="answers">
          <button type="button" className="cl-button" data-look="go" onClick={answer('agree')}>
            Agree
          </button>
          <button type="button" className="cl-button" onClick={answer('decline')}>
            Decline
          </button>
        </span>
      )}
    </div>
  );
}

function PauseBar({ client, canGoOn }: { readonly client: Client; readonly canGoOn: boolean }) {
  return (
    <div className="consent" role="status">
      <p>The match is paused: clocks stand still.</p>
      {canGoOn && (
        <button
          type="button"
          className="cl-button"
          data-look="go"
          onClick={() => void client.table('resume').catch(() => undefined)}
        >
          Go on
        </button>
      )}
    </div>
  );
}

interface AbsenceBarProps {
  readonly client: Client;
  readonly seat: string;
  readonly name: string;
  /** The match is over without them. */
  readonly isLast: boolean;
}

function AbsenceBar({ client, seat, name, isLast }: AbsenceBarProps) {
  const claim = (outcome: 'bot' | 'end') => (): void => {
    client.table('claim', { seat, outcome }).catch(() => undefined);
  };
  return (
    <div className="consent" role="status">
      <p>{name} is away, and the match waits for them.</p>
      <span className="answers">
        <button type="button" className="cl-button" data-look="go" onClick={claim('bot')}>
          Let a bot play for them
        </button>
        <button type="button" className="cl-button" onClick={claim('end')}>
          {isLast ? 'End the match' : 'Play on without them'}
        </button>
      </span>
    </div>
  );
}
