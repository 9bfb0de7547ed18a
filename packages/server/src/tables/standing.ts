import type { Host } from '@cardloom/host';
import type { MatchSummary } from '@cardloom/protocol';
import type { Json } from 'cardloom';

type Standing = Pick<MatchSummary, 'turn' | 'waitingFor' | 'isPaused'>;

/** After which entry, the turn, 1 in a pause, and who is to act; once the match is over, who is to agree to another one. */
type Stored = readonly [seq: number, turn: number, paused: number, ...waitingFor: string[]];

/** How a match stands, for lists: stored with every entry, in the row that changes with it anyway, so it is short. */
export function standingOf({ head, match, isPaused, wish }: Host): Json {
  const { turnPlayerPos, numTurns } = match.position;
  const turn = turnPlayerPos < 0 ? 0 : numTurns + 1;
  const waitingFor = match.isOver && wish?.for === 'rematch' ? wish.waiting : match.playersToAct;
  return [head, turn, isPaused ? 1 : 0, ...waitingFor] satisfies Stored;
}

/** What was stored after this entry; nothing if it was stored before it, as by a version that knew nothing of it. */
export function standingAt(head: number, stored: Json | undefined): Standing {
  if (stored === undefined) return {};
  const [seq, turn, paused, ...waitingFor] = stored as unknown as Stored;
  return seq === head ? { turn, waitingFor, isPaused: paused === 1 } : {};
}
