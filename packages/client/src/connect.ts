import type { Game } from 'cardloom';
import { type ClientOptions, createClient } from './client.ts';
import { openSocket, type SocketClass } from './open-socket.ts';
import { pageReturns } from './page-returns.ts';
import type { Client } from './state.ts';

/** Which match, and with what a socket is opened. */
export interface ConnectOptions extends ClientOptions {
  /** The id of the match. */
  readonly match: string;
  /** Where there is none (Node before 22): that of `ws`. */
  readonly WebSocket?: SocketClass;
}

/** Long enough for a slow network; whoever plays is told within eight seconds that nothing comes through. */
const PATIENCE = 5_000;

/**
 * Sits down at a table on a server.
 *
 * ```ts
 * const options: ConnectOptions = { match: 'k3x9', token: 'of-my-seat' };
 * const client = connect('https://cards.example.org', options);
 * ```
 */
export function connect<G = Game>(url: string, { match, WebSocket, ...options }: ConnectOptions): Client<G> {
  const open = openSocket(url, match, WebSocket);
  return createClient<G>(open, { patience: PATIENCE, onReturn: pageReturns, ...options });
}
