import type { Claimed, Created, MatchSummary, SpectatorPolicy } from '@cardloom/protocol';
import type { Json, Replay } from 'cardloom';

/** The lobby of a server, as far as this page uses it. */

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

/** Where the server is: beside this page, if anywhere. */
export const serverUrl = (): string => new URL('.', document.baseURI).href.replace(/\/$/, '');

type Answer<T> = T & { readonly error?: { readonly message: string } };

async function request<T>(path: string, body?: unknown, token: string | null = null): Promise<T> {
  const who: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const init: RequestInit =
    body === undefined
      ? { headers: who }
      : { method: 'POST', headers: { ...who, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${serverUrl()}/${path}`, init);
  const answer = (await response.json().catch(() => null)) as Answer<T> | null;
  if (answer === null) throw new Error('There is no server behind this page that could answer.');
  if (!response.ok) throw new Error(answer.error?.message ?? 'The server did not answer.');
  return answer;
}

/** Whether there is a server behind this page, or only files. */
export async function findServer(): Promise<boolean> {
  try {
    const response = await fetch(`${serverUrl()}/health`);
    return response.ok && ((await response.json()) as { readonly status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}

export const createMatch = (asked: NewMatchRequest): Promise<Created> => request('api/matches', asked);

export const matchOf = (id: string): Promise<MatchSummary> => request(`api/matches/${encodeURIComponent(id)}`);

export const listMatches = async (what: 'open' | 'playing'): Promise<readonly MatchSummary[]> =>
  (await request<{ readonly matches: readonly MatchSummary[] }>(`api/matches?what=${what}`)).matches;

export const ownMatches = async (tokens: readonly string[]): Promise<readonly OwnMatch[]> =>
  (await request<{ readonly matches: readonly OwnMatch[] }>('api/matches/own', { tokens })).matches;

/** A match with the seat one has in it. */
export interface OwnMatch extends MatchSummary {
  readonly player: string;
}

/** With a token of our own: if the answer is lost on its way, the same question gives the same seat. */
export async function takeSeat(
  id: string,
  asked: { readonly name: string; readonly invite?: string; readonly player?: string; readonly deck?: Json },
): Promise<Claimed> {
  const token = newToken();
  const ask = (): Promise<Claimed> => request(`api/matches/${encodeURIComponent(id)}/seats`, { ...asked, token });
  return ask().catch((error: unknown) => {
    if (error instanceof TypeError) return ask();
    throw error;
  });
}

/** Gives a seat back. */
export const leaveSeat = (id: string, token: string): Promise<unknown> =>
  request(`api/matches/${encodeURIComponent(id)}/leave`, {}, token);

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Everything that was done in a match that is over; `token` is that of a seat, or of somebody who may watch. */
export const replayOf = (id: string, token: string | null): Promise<Replay> =>
  request(`api/matches/${encodeURIComponent(id)}/replay`, undefined, token);
