import { keepSeat, type OwnSeat, ownSeat, ownSeats } from './own-seats.ts';

/** The seats of this browser that the lobby lists. */

export function hideSeat(id: string): void {
  const seat = ownSeat(id) ?? { id, player: null, token: null, invites: [], watch: null };
  keepSeat({ ...seat, isHidden: true });
}

const shownSeats = (): readonly OwnSeat[] => ownSeats().filter(({ isHidden }) => isHidden !== true);

export const tokensHere = (): readonly string[] => shownSeats().flatMap(({ token }) => (token === null ? [] : [token]));

/** The matches that were begun here only to be watched, the newest first. */
export const watchedHere = (): readonly OwnSeat[] =>
  shownSeats().filter(({ token, watch }) => token === null && watch !== null);
