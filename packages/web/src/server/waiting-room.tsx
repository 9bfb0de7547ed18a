import type { ByeReason, SeatInfo } from '@cardloom/protocol';
import { Avatar } from '@cardloom/react';
import { useState } from 'react';
import { Brand } from '../brand.tsx';
import { Gone } from '../play/gone.tsx';
import { joinHash, linkTo } from '../route.ts';
import { Title } from '../title.tsx';
import { useCopy } from '../use-copy.ts';
import { giveUp, waysOut } from './giving-up.ts';
import type { OwnSeat } from './own-seats.ts';
import '../lobby/form.css';
import './waiting-room.css';

const WHY: Partial<Record<ByeReason, string>> = {
  token: 'Only those who have a seat there, or the link to watch it, are let in. Was it another browser?',
  full: 'There is no room for more.',
  'no-match': 'There is no such match any more: it was called off, or is long over.',
  version: 'This page is older than the server.',
};
const AGAIN = 'The line was closed. Try again in a moment.';

interface WaitingRoomProps {
  readonly seats: readonly SeatInfo[];
  /** Why one was sent away. */
  readonly bye: string | null;
  readonly seat: OwnSeat | undefined;
  readonly title: string;
  /** Who comes and goes is not known just now. */
  readonly isLost: boolean;
}

/** Until all seats are taken: who is there, and how others get here. */
export function WaitingRoom({ seats, bye, seat, title, isLost }: WaitingRoomProps) {
  const [copied, copy] = useCopy();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // whoever gives up the seat is told so on the line as well
  if (bye !== null && !isLeaving) {
    return <Gone title="This table cannot be reached." text={WHY[bye as ByeReason] ?? AGAIN} canReload />;
  }
  const linkOf = (player: string): string | null => {
    const invite = seat?.invites.find((one) => one.player === player)?.invite;
    return invite === undefined || seat === undefined ? null : linkTo(joinHash(seat.id, invite));
  };
  const sitting = seats.map(({ player, name, isBot }) => ({ player, isBot, isTaken: name !== '' }));
  const isListed = seat !== undefined && seat.isHidden !== true;
  const wayOut = waysOut(sitting, seat);
  const leave = async (): Promise<void> => {
    if (seat === undefined || isLeaving) return;
    setLeaving(true);
    try {
      await giveUp(seat);
      location.hash = '#/';
    } catch (error) {
      setLeaving(false);
      setFailure((error as Error).message);
    }
  };
  const isOne = seats.filter(({ player, name }) => name === '' && linkOf(player) !== null).length === 1;
  return (
    <>
      <Title words={`${title}: waiting for players`} />
      <header className="cl-topbar">
        <Brand />
      </header>
      <main className="gone">
        <h1>{title}: waiting for players</h1>
        <p role="status">
          {isLost
            ? 'The connection is lost. Coming back …'
            : `The match begins when all seats are taken.${isListed ? ' Leave this page if you like: it is in the lobby’s list.' : ''}`}
        </p>
        <ul className="panel waiting">
          {seats.map(({ player, name, isOnline, isBot }) => {
            const link = name === '' ? linkOf(player) : null;
            return (
              <li key={player}>
                <Avatar name={name === '' ? player : name} />
                <span data-free={name === '' || undefined}>
                  {name === '' ? freeText(link !== null, seat) : name}
                  {player === seat?.player && ' (you)'}
                  {isBot && ' (bot)'}
                  {name !== '' && !isOnline && !isBot && ', away'}
                </span>
                {link !== null && (
                  <button
                    type="button"
                    className="cl-button"
                    data-look={isOne ? 'go' : undefined}
                    onClick={() => copy(player, link)}
                  >
                    {copied === player ? 'Copied' : 'Copy the invitation'}
                  </button>
                )}
                {link !== null && <code>{link}</code>}
              </li>
            );
          })}
        </ul>
        <p className="cl-buttons">
          <a href="#/">To the lobby</a>
          {wayOut !== null && (
            <button type="button" className="cl-button" data-look="quiet" onClick={() => void leave()}>
              {wayOut}
            </button>
          )}
        </p>
        {failure !== null && (
          <p className="cl-failure" role="alert">
            {failure}
          </p>
        )}
      </main>
    </>
  );
}

/** Only whoever made the match knows whom a seat is kept for. */
function freeText(isInvited: boolean, seat: OwnSeat | undefined): string {
  if (isInvited) return 'waits for a friend';
  return typeof seat?.watch === 'string' ? 'free: anybody can sit down' : 'nobody there yet';
}
