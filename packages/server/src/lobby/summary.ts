import type { MatchSummary, SeatSummary } from '@cardloom/protocol';
import type { MatchRecord } from '../store/records.ts';
import { standingAt } from '../tables/standing.ts';
import { termsOf } from '../terms.ts';

/** What everybody who knows of a match may know about it; whoever has a seat there also how it stands. */
export function summaryOf(record: MatchRecord, isSeated = false): MatchSummary {
  const { id, game, status, isPublic, createdAt, finishedAt, outcome } = record;
  const { spectators, delay, delaySeconds = 0, clock, previous } = termsOf(record.terms);
  const seats = record.seats.map(({ player, name, bot, token, invite }): SeatSummary => {
    const isTaken = bot !== null || token !== null;
    return { player, name: isTaken ? name : '', bot, isTaken, needsInvite: !isTaken && invite !== null };
  });
  const watching = { spectators, delay, delaySeconds };
  const isSeen = isSeated || (spectators === 'public' && delay + delaySeconds === 0);
  const standing = isSeen && status !== 'waiting' ? standingAt(record.head, record.standing) : {};
  const { waitingFor = [] } = standing;
  // what they wish of each other afterwards is theirs
  const wished = isSeated && waitingFor.length > 0 ? { waitingFor } : {};
  const shown = status === 'over' ? wished : standing;
  return {
    id,
    game,
    status,
    isPublic,
    createdAt,
    finishedAt,
    outcome,
    seats,
    ...watching,
    clock,
    previous,
    ...shown,
  };
}
