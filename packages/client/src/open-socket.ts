import { type Open, socketPath } from '@cardloom/protocol';

/**
 * As browsers have it, Node from 22 on, and `ws`.
 *
 * ```ts
 * class Echo implements Socket {
 *   onopen = null;
 *   onmessage = null;
 *   onclose = null;
 *   onerror = null;
 *   readonly readyState = 1;
 *   send(): void {}
 *   close(): void {}
 * }
 * const sockets: SocketClass = Echo;
 * ```
 */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
  readonly readyState: number;
}
/** A class of sockets: the browser's, Node's from 22 on, or that of `ws`. */
export type SocketClass = new (url: string) => Socket;

const OPEN = 1;

/**
 * Opens connections to a match on a server; `to` is another server after `moved`, and another match after `rematch`.
 *
 * ```ts
 * const client = createClient(openSocket('https://cards.example', 'match-id'), { token: 'of-my-seat' });
 * ```
 */
export function openSocket(url: string, match: string, given?: SocketClass): Open {
  const SocketClass = given ?? (globalThis as { readonly WebSocket?: SocketClass }).WebSocket;
  if (SocketClass === undefined) throw new TypeError('There is no WebSocket here: give one, such as that of "ws".');
  let [server, current] = [url, match];
  return (on, to) => {
    if (to?.includes('://')) server = to;
    else if (to !== undefined) current = to;
    const socket = new SocketClass(addressOf(server, current));
    socket.onopen = () => on.open();
    socket.onmessage = ({ data }: { readonly data: unknown }) => on.message(String(data));
    socket.onclose = () => on.close();
    // a close follows, and says all there is to say
    socket.onerror = () => undefined;
    return {
      send: (text) => {
        if (socket.readyState === OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
}

/** `https://example.org/cards` → `wss://example.org/cards/api/matches/…/socket`. */
function addressOf(server: string, match: string): string {
  return server.replace(/^http/, 'ws').replace(/\/$/, '') + socketPath(match);
}
