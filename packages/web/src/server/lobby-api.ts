import type { Created, MatchSummary, SpectatorPolicy } from '@cardloom/protocol';
import type { Json, Replay } from 'cardloom';
import { request, serverUrl } from './api.ts';

/** The lobby of a server, as far as this page uses it: no table waits for this. */

export interface SeatRequest {
  readonly kind: 'me' | 'bot' | 'invite' | 'open';
  readonly name?: string;
  readonly level?: string;
  /** The name of a ready-made one, or a list. */
  readonly deck?: Json;
}

export interface NewMatchRequest {
  readonly game: string;
  readonly seats: readonly SeatRequest[];
  readonly options?: unknown;
  readonly public: boolean;
  readonly spectators: SpectatorPolicy;
  readonly delay: number;
  readonly clock: { readonly type: 'match'; readonly ms: number; readonly increment: number } | null;
}

/** Whether there is a server behind this page, or only files; null where nothing answers, as while a server starts again. */
export async function findServer(): Promise<boolean | null> {
  const response = await fetch(`${serverUrl()}/health`).catch(() => null);
  if (response === null || response.status >= 500) return null;
  const said = (await response.json().catch(() => null)) as { readonly status?: unknown } | null;
  return response.ok && said?.status === 'ok';
}

export const createMatch = (asked: NewMatchRequest): Promise<Created> => request('api/matches', asked);

export const listMatches = async (what: 'open' | 'playing'): Promise<readonly MatchSummary[]> =>
  (await request<{ readonly matches: readonly MatchSummary[] }>(`api/matches?what=${what}`)).matches;

export const ownMatches = async (tokens: readonly string[]): Promise<readonly OwnMatch[]> =>
  (await request<{ readonly matches: readonly OwnMatch[] }>('api/matches/own', { tokens })).matches;

/** A match with the seat one has in it. */
export interface OwnMatch extends MatchSummary {
  readonly player: string;
}

/** Gives a seat back; with `invite` others can take it, or if it is null without. */
export const leaveSeat = (id: string, token: string, invite: string | null | undefined): Promise<unknown> =>
  request(`api/matches/${encodeURIComponent(id)}/leave`, { invite }, token);

/** Everything that was done in a match that is over; `token` is that of a seat, or of somebody who may watch. */
export const replayOf = (id: string, token: string | null): Promise<Replay> =>
  request(`api/matches/${encodeURIComponent(id)}/replay`, undefined, token);
