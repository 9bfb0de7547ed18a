import { type Connection, type Port, readPortMessage } from '@cardloom/protocol';
import type { LocalTable } from './local-table.ts';

/**
 * Lets clients behind a port come to a table, as `openPort` of `@cardloom/client` does; what comes back ends it.
 *
 * ```ts
 * const port: Port = globalThis; // in a worker
 * servePort(new LocalTable(game, { seats: [{ player: 'ann' }, { player: 'bo' }] }), port);
 * ```
 */
export function servePort(table: LocalTable, port: Port): () => void {
  const connections = new Map<number, Connection>();
  const open = (n: number, seat: string | null): void => {
    const connection = table.open(seat)({
      open: () => port.postMessage({ cardloom: 'open', n, seat }),
      message: (text) => port.postMessage({ cardloom: 'frame', n, text }),
      close: () => {
        connections.delete(n);
        port.postMessage({ cardloom: 'close', n });
      },
    });
    connections.set(n, connection);
  };
  const hear = ({ data }: { readonly data?: unknown }): void => {
    const message = readPortMessage(data);
    if (message === null) return;
    if (message.cardloom === 'open') open(message.n, message.seat);
    else if (message.cardloom === 'frame') connections.get(message.n)?.send(message.text);
    else {
      connections.get(message.n)?.close();
      connections.delete(message.n);
    }
  };
  port.addEventListener('message', hear);
  port.start?.();
  return () => {
    port.removeEventListener('message', hear);
    for (const connection of connections.values()) connection.close();
  };
}
