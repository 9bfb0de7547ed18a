import { type Open, type Port, readPortMessage } from '@cardloom/protocol';

/**
 * Opens connections to a table behind a port or in a worker, where `servePort` of `@cardloom/host` answers.
 *
 * ```ts
 * const client = createClient(openPort(new Worker('table.js', { type: 'module' }), 'ann'));
 * ```
 */
export function openPort(port: Port, seat: string | null = null): Open {
  return (on) => {
    const n = Math.floor(Math.random() * 2 ** 52);
    const stop = (): void => port.removeEventListener('message', hear);
    const hear = ({ data }: { readonly data?: unknown }): void => {
      const message = readPortMessage(data);
      if (message?.n !== n) return;
      if (message.cardloom === 'open') on.open();
      else if (message.cardloom === 'frame') on.message(message.text);
      else {
        stop();
        on.close();
      }
    };
    port.addEventListener('message', hear);
    port.start?.();
    port.postMessage({ cardloom: 'open', n, seat });
    return {
      send: (text) => port.postMessage({ cardloom: 'frame', n, text }),
      close: () => {
        stop();
        port.postMessage({ cardloom: 'close', n });
      },
    };
  };
}
