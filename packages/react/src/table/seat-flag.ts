import type { SeatInfo } from '@cardloom/protocol';

/** What the others should know of who sits there. Whoever has only bots around them knows that they are. */
export function seatFlag(seats: readonly SeatInfo[], player: string): 'away' | 'bot' | undefined {
  const seat = seats.find((one) => one.player === player);
  if (seat?.isStandIn === true) return 'bot';
  if (seat?.isBot === true) return seats.filter(({ isBot }) => !isBot).length > 1 ? 'bot' : undefined;
  return seat?.isOnline === false ? 'away' : undefined;
}
