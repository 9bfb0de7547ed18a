import { loggedIn, type Recording, type SavedTable } from '@cardloom/host';
import type { MatchSummary } from '@cardloom/protocol';
import type { Replay } from 'cardloom';
import { botOf } from '../levels.ts';
import { readMatch, type SavedMatch } from '../local/saved-matches.ts';
import { matchOf } from '../server/api.ts';
import { replayOf } from '../server/lobby-api.ts';
import { ownSeat } from '../server/own-seats.ts';

/** A match that can be played again, wherever it was played. */
export interface Recorded {
  readonly id: string;
  /** Its name in the registry. */
  readonly game: string;
  readonly seats: readonly RecordedSeat[];
  readonly recording: Recording;
  /** When it began and ended, as far as anybody noted it. */
  readonly ms: number | null;
  /** It is kept in this browser, where nobody else finds it. */
  readonly isOnlyHere: boolean;
}

interface RecordedSeat {
  readonly player: string;
  readonly name: string;
  /** The bot that sat there; null for a person. */
  readonly bot: string | null;
  readonly isMine: boolean;
}

/** It can be watched, and played again later. */
export class IsRunning extends Error {
  override readonly message = 'It is not over: there is a replay when it is.';
}

/** Of this browser if it is here, else of the server. `key` lets somebody in who watched by a link. */
export async function loadRecorded(id: string, key: string | null): Promise<Recorded> {
  const local = readMatch(id);
  if (local !== null) return ofBrowser(local);
  const seat = ownSeat(id);
  const token = key ?? seat?.token ?? seat?.watch ?? null;
  const match = await matchOf(id).catch((error: unknown) => {
    // where the line is cut nobody knows
    throw error instanceof TypeError ? error : new Error('It was played in another browser, or deleted.');
  });
  if (match.status !== 'over') throw new IsRunning();
  const replay = await replayOf(id, token);
  return ofServer(match, replay, token === null ? null : (seat?.player ?? null));
}

function ofBrowser({ id, game, seats, saved }: SavedMatch): Recorded {
  if (saved === undefined) throw new Error('Nothing of this match was kept.');
  const [first, last] = [saved.entries[0]?.at ?? 0, saved.entries.at(-1)?.at ?? 0];
  return {
    id,
    game,
    // after a rematch they sit in another order
    seats: saved.seats.map(({ player }) => {
      const seat = seats.find((one) => one.player === player);
      return { player, name: seat?.name ?? player, bot: seat?.bot ?? null, isMine: seat?.bot === null };
    }),
    recording: recordingOf(saved),
    ms: first === 0 ? null : last - first,
    isOnlyHere: true,
  };
}

const recordingOf = ({ seats, seed = 0, teams, options = null, undo, entries }: SavedTable): Recording => ({
  seed,
  players: seats.map(({ player }) => player),
  ...(teams === undefined ? {} : { teams: teams as Replay['teams'] }),
  options,
  ...(undo === undefined ? {} : { undo }),
  actions: loggedIn(entries),
});

function ofServer(match: MatchSummary, replay: Replay, mine: string | null): Recorded {
  const { id, game, seats, createdAt, finishedAt } = match;
  return {
    id,
    game,
    seats: replay.players.map((player) => {
      const seat = seats.find((one) => one.player === player);
      const bot = seat === undefined || seat.bot === null ? null : botOf(seat.bot);
      return { player, name: seat?.name ?? player, bot, isMine: player === mine };
    }),
    recording: replay,
    ms: finishedAt === null ? null : finishedAt - createdAt,
    isOnlyHere: false,
  };
}

/** Whose eyes one looks with at first: one's own, else those of nobody. */
export const mineIn = ({ seats }: Recorded): string | null => seats.find(({ isMine }) => isMine)?.player ?? null;
