/** What goes through a port to a table in another thread. Connections are numbered: each attempt is a new one. */
export type PortMessage =
  | { readonly cardloom: 'open'; readonly n: number; readonly seat: string | null }
  | { readonly cardloom: 'frame'; readonly n: number; readonly text: string }
  | { readonly cardloom: 'close'; readonly n: number };

/**
 * A worker, the scope inside one, or either end of a channel.
 *
 * ```ts
 * function knock(port: Port): void {
 *   const message: PortMessage = { cardloom: 'open', n: 1, seat: 'p0' };
 *   port.postMessage(message);
 * }
 * ```
 */
export interface Port {
  postMessage(message: PortMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data?: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data?: unknown }) => void): void;
  /** Only a channel's end has to be started. */
  start?(): void;
}

/**
 * What came through a port, if it is one of ours: others may use the same port.
 *
 * ```ts
 * const message = readPortMessage({ cardloom: 'frame', n: 1, text: '{}' });
 * ```
 */
export function readPortMessage(data: unknown): PortMessage | null {
  return typeof data === 'object' && data !== null && 'cardloom' in data ? (data as PortMessage) : null;
}
