import { leaveSeat } from './lobby-api.ts';
import { dropSeat, type OwnSeat } from './own-seats.ts';

interface Sitting {
  readonly player: string;
  readonly isBot: boolean;
  readonly isTaken: boolean;
}

/**
 * What somebody who sits in a match that has not begun can do besides waiting: to call it off is theirs who made it, as long as
 * nobody else has come.
 */
export function waysOut(
  seats: readonly Sitting[],
  seat: OwnSeat | undefined,
): 'Call it off' | 'Give up the seat' | null {
  if (typeof seat?.token !== 'string' || seats.every(({ isTaken }) => isTaken)) return null;
  const isAlone = seats.every(({ player, isBot, isTaken }) => player === seat.player || isBot || !isTaken);
  // whoever was invited has no link for spectators
  return isAlone && seat.watch !== null ? 'Call it off' : 'Give up the seat';
}

/** The seat is what it was: free for whoever has the invitation to it, or for anybody. */
export async function giveUp({ id, token, came, watch }: OwnSeat): Promise<void> {
  // whoever made the match came by none, and who comes instead need not know one
  const invite = watch === null ? came : null;
  if (token !== null) await leaveSeat(id, token, invite);
  dropSeat(id);
}
