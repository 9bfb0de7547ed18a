import type { Client } from '@cardloom/client';
import { useMatch } from '@cardloom/react';

const WISHES: Readonly<Record<string, string>> = {
  undo: 'would like to take back the last action',
  rematch: 'would like to play again',
  pause: 'would like to pause',
  claim: 'would like the table to decide about somebody who is away',
};

/** What somebody wishes and others have to agree to. */
export function ConsentBar({ client }: { readonly client: Client }) {
  const { consent, declined, seat, seats } = useMatch(client);
  const nameOf = (player: string): string => seats.find((one) => one.player === player)?.name ?? player;
  const answer = (what: 'agree' | 'decline') => (): void => {
    client.table(what).catch(() => undefined);
  };
  if (consent === null) {
    return declined === null ? null : (
      <p className="consent" role="status">
        {nameOf(declined.by)} said no.
      </p>
    );
  }
  const isAsked = seat !== null && consent.waiting.includes(seat);
  const who = consent.by === seat ? 'You' : nameOf(consent.by);
  return (
    <div className="consent" role="status">
      <p>
        {who} {WISHES[consent.for] ?? consent.for}.
        {!isAsked && consent.waiting.length > 0 && ' Waiting for an answer …'}
      </p>
      {isAsked && (
        <>
          <button type="button" className="cl-button" data-look="go" onClick={answer('agree')}>
            Agree
          </button>
          <button type="button" className="cl-button" onClick={answer('decline')}>
            Decline
          </button>
        </>
      )}
    </div>
  );
}
