import { savedEntries } from '@cardloom/host';
import { newId, writeMatch } from '../local/saved-matches.ts';
import { playHash } from '../route.ts';
import type { Eyes } from './film.ts';
import { mineIn, type Recorded } from './recorded.ts';

/** Milliseconds between two actions of bots. */
const PACE = 350;
/** Who plays where a person sat. */
const USUAL_BOT = 'greedy';

/** The seat one goes on in: that whose eyes one looks with, else one's own, else the first. */
export const seatOf = (recorded: Recorded, eyes: Eyes): string =>
  (eyes === 'everything' ? null : eyes.player) ?? mineIn(recorded) ?? recorded.recording.players[0];

/** Another match, in this browser, that begins where this one was after so many actions. */
export function goOn({ game, seats, recording }: Recorded, place: number, mine: string): void {
  const { players: _players, actions, ...made } = recording;
  const entries = savedEntries({ actions: actions.slice(0, place) });
  if (entries === null) throw new Error('Something was done in this match that no player can do.');
  const id = newId();
  const sitting = seats.map(({ player, name, bot }, i) => {
    if (player === mine) return { player, name: 'You', bot: null };
    return { player, name: name === 'You' ? `Player ${i + 1}` : name, bot: bot ?? USUAL_BOT };
  });
  writeMatch({
    id,
    game,
    at: Date.now(),
    standing: `from move ${place}`,
    isOver: false,
    options: recording.options,
    pace: PACE,
    seats: sitting,
    saved: { ...made, seats: sitting.map(({ player, name }) => ({ player, name })), entries },
  });
  location.hash = playHash(id);
}
