import { inWords, isolated, type Presentation } from '@cardloom/parts/present';
import type { MatchSummary } from '@cardloom/protocol';

/** How a match of one's own stands, in a few words, and whether it waits for whoever sits in this seat. */
export function stateOf(
  { status, seats, waitingFor, isPaused }: MatchSummary,
  player: string,
): { readonly does: string; readonly isAsked: boolean } {
  const isAsked = isPaused !== true && waitingFor?.includes(player) === true;
  if (isAsked) return { does: status === 'over' ? 'Play again?' : 'Your move', isAsked };
  const names = seats.filter((seat) => waitingFor?.includes(seat.player)).map(({ name }) => name);
  if (status === 'over') return { does: 'Replay', isAsked };
  if (status === 'waiting') return { does: 'waiting for players', isAsked };
  if (isPaused === true) return { does: 'paused', isAsked };
  if (names.length === 0) return { does: 'Go on', isAsked };
  return { does: names.length > 2 ? `${names.length} to act` : `${inWords(names)} to act`, isAsked };
}

/** How a match of one's own, or of others, has ended: `you won`, `Lin won`; nothing where that takes more words. */
export function endText(
  { outcome, seats }: Pick<MatchSummary, 'outcome' | 'seats'>,
  player: string | undefined,
): string {
  const { winners = [], losers = [] } = (outcome ?? {}) as {
    readonly winners?: readonly string[];
    readonly losers?: readonly string[];
  };
  if (player !== undefined && winners.includes(player)) return winners.length === 1 ? 'you won' : 'your side won';
  if (player !== undefined && winners.length === 0 && losers.includes(player)) return 'you lost';
  const names = seats.filter((seat) => winners.includes(seat.player)).map(({ name }) => isolated(name));
  return names.length === 0 ? '' : `${inWords(names)} won`;
}

/** Only of games that count turns as everybody does: others have words for it that need the whole table. */
export const turnText = (presentation: Presentation | undefined, turn: number): string =>
  presentation !== undefined && presentation.when === undefined ? `turn\u00a0${turn}` : '';
