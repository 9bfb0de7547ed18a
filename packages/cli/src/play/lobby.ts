import { randomBytes } from 'node:crypto';
import type { Claimed, Created, MatchSummary } from '@cardloom/protocol';
import type { CreateRequest } from '@cardloom/server';
import { showControlCharacters } from 'cardloom';
import { fail } from '../usage.ts';

/** The lobby of a server, as much of it as the terminal needs. What it refuses is said in one line. */
export interface Lobby {
  create(request: Partial<CreateRequest>): Promise<Created>;
  find(match: string): Promise<MatchSummary>;
  claim(match: string, request: { readonly name: string; readonly invite?: string }): Promise<Claimed>;
}

export function lobbyAt(url: string): Lobby {
  if (!/^https?:\/\//.test(url)) fail(`--server takes an address such as http://127.0.0.1:4321, not ${url}`);
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const sent = body === undefined ? {} : { method: 'POST', headers: JSON_BODY, body: JSON.stringify(body) };
    const send = (): Promise<Response> => fetch(`${url.replace(/\/$/, '')}/api/matches${path}`, sent);
    // what is asked for may be asked for again: the answer may be lost on its way
    const response = await send()
      .catch(send)
      .catch(() => fail(`there is no server at ${url}`));
    const answer = (await response.json().catch(() => ({}))) as T & { readonly error?: { readonly message: string } };
    if (response.ok) return answer;
    const why = answer.error?.message ?? `it answers ${response.status}`;
    return fail(`the server refuses: ${showControlCharacters(why)}`);
  };
  return {
    create: (request) => ask('', request),
    find: (match) => ask(`/${encodeURIComponent(match)}`),
    claim: (match, request) =>
      ask(`/${encodeURIComponent(match)}/seats`, { ...request, token: randomBytes(16).toString('base64url') }),
  };
}
const JSON_BODY = { 'content-type': 'application/json' };
