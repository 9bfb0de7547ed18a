/** What a connection tells whoever opened it, and never before `Open` has returned. */
export interface Hearing {
  open(): void;
  message(text: string): void;
  /** Once, also if it was never open; nothing comes after it. */
  close(): void;
}

/** A line that is open: what is said goes out as text. */
export interface Connection {
  send(text: string): void;
  close(): void;
}

/**
 * Opens one connection; called again for each attempt. `to` is where a host's last `bye` sent the client.
 *
 * ```ts
 * const echo: Open = (on: Hearing) => {
 *   queueMicrotask(() => on.open());
 *   const connection: Connection = { send: (text) => on.message(text), close: () => on.close() };
 *   return connection;
 * };
 * ```
 */
export type Open = (on: Hearing, to?: string) => Connection;
