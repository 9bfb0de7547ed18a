import { expect, it } from 'vitest';
import { openSocket, type Socket, type SocketClass } from './open-socket.ts';

/** A socket that only remembers. */
function sockets() {
  const made: { url: string; sent: string[]; socket: Socket & { readyState: number } }[] = [];
  class Remembering implements Socket {
    onopen = null;
    onmessage: ((event: never) => void) | null = null;
    onclose = null;
    onerror = null;
    readyState = 0;
    readonly #sent: string[] = [];
    constructor(url: string) {
      made.push({ url, sent: this.#sent, socket: this });
    }
    send(text: string): void {
      this.#sent.push(text);
    }
    close(): void {
      this.readyState = 3;
    }
  }
  return { made, Remembering: Remembering as SocketClass };
}
const deaf = { open: () => undefined, message: () => undefined, close: () => undefined };

it('knows the address of a match, and goes where it is sent', () => {
  const { made, Remembering } = sockets();
  const open = openSocket('https://cards.example.org/play/', 'k3 x9', Remembering);
  open(deaf);
  open(deaf, 'next');
  open(deaf, 'http://10.0.0.2:4321');
  expect(made.map(({ url }) => url)).toEqual([
    'wss://cards.example.org/play/api/matches/k3%20x9/socket',
    'wss://cards.example.org/play/api/matches/next/socket',
    'ws://10.0.0.2:4321/api/matches/next/socket',
  ]);
});

it('sends nothing before it is open, and hears texts', () => {
  const { made, Remembering } = sockets();
  const heard: string[] = [];
  const connection = openSocket('http://x', 'm', Remembering)({ ...deaf, message: (text) => heard.push(text) });
  connection.send('early');
  const [{ sent, socket }] = made;
  socket.readyState = 1;
  connection.send('hello');
  socket.onmessage?.({ data: 'welcome' } as never);
  expect([sent, heard]).toEqual([['hello'], ['welcome']]);
});

it('says what to do where there is no WebSocket', () => {
  const { WebSocket } = globalThis as { WebSocket?: unknown };
  if (WebSocket === undefined) expect(() => openSocket('http://x', 'm')).toThrow('give one, such as that of "ws"');
  else expect(() => openSocket('http://x', 'm')).not.toThrow();
});
