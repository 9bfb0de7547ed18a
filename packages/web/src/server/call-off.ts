import { leaveSeat } from './lobby-api.ts';
import type { OwnSeat } from './own-seats.ts';
import { hideSeat } from './shown-seats.ts';

interface Sitting {
  readonly player: string;
  readonly isBot: boolean;
  readonly isTaken: boolean;
}

/** Whether a match that has not begun is nobody's but theirs who made it: then they may call it off. */
export const canCallOff = (seats: readonly Sitting[], seat: OwnSeat | undefined): boolean =>
  // whoever was invited has no link for spectators
  typeof seat?.token === 'string' &&
  seat.watch !== null &&
  seats.some(({ isTaken }) => !isTaken) &&
  seats.every(({ player, isBot, isTaken }) => player === seat.player || isBot || !isTaken);

export async function callOff({ id, token }: OwnSeat): Promise<void> {
  if (token !== null) await leaveSeat(id, token);
  hideSeat(id);
}
