import type { MatchSummary } from '@cardloom/protocol';

/** A server's matches, as far as a table needs to know of them. */

/** Where the server is: beside this page, if anywhere. */
export const serverUrl = (): string => new URL('.', document.baseURI).href.replace(/\/$/, '');

type Answer<T> = T & { readonly error?: { readonly message: string } };

/** Browsers have words of their own for it, which nobody understands. */
const UNHEARD = 'The server does not answer. Try again in a moment.';

/** Milliseconds after which nobody waits any longer: a line may be silent for ever. */
const LONGEST = 30_000;

export async function request<T>(path: string, body?: unknown, token: string | null = null): Promise<T> {
  const who: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const init: RequestInit =
    body === undefined
      ? { headers: who }
      : { method: 'POST', headers: { ...who, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(LONGEST);
  const response = await fetch(`${serverUrl()}/${path}`, { ...init, signal }).catch(() => {
    throw new TypeError(UNHEARD);
  });
  const answer = (await response.json().catch(() => null)) as Answer<T> | null;
  if (answer === null) throw new Error('There is no server behind this page that could answer.');
  if (!response.ok) throw new Error(answer.error?.message ?? 'The server did not answer.');
  return answer;
}

export const matchOf = (id: string): Promise<MatchSummary> => request(`api/matches/${encodeURIComponent(id)}`);
