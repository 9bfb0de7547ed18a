import { inWords, type Presentation } from '@cardloom/parts/present';
import type { MatchSummary } from '@cardloom/protocol';

/** How a match of one's own stands, in a few words, and whether it waits for whoever sits in this seat. */
export function stateOf(
  { status, seats, waitingFor, isPaused }: MatchSummary,
  player: string,
): { readonly does: string; readonly isAsked: boolean } {
  const isAsked = isPaused !== true && waitingFor?.includes(player) === true;
  if (isAsked) return { does: 'Your move', isAsked };
  const names = seats.filter((seat) => waitingFor?.includes(seat.player)).map(({ name }) => name);
  if (status === 'over') return { does: 'Replay', isAsked };
  if (status === 'waiting') return { does: 'waiting for players', isAsked };
  if (isPaused === true) return { does: 'paused', isAsked };
  if (names.length === 0) return { does: 'Go on', isAsked };
  return { does: names.length > 2 ? `${names.length} to act` : `${inWords(names)} to act`, isAsked };
}

/** Only of games that count turns as everybody does: others have words for it that need the whole table. */
export const turnText = (presentation: Presentation | undefined, turn: number): string =>
  presentation !== undefined && presentation.when === undefined ? `turn\u00a0${turn}` : '';
