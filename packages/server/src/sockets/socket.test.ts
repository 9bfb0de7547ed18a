import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Duplex, PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { USUAL_LIMITS } from '../limits.ts';
import { PONG_MS, type SocketContext, TableSocket } from './socket.ts';

const context: SocketContext = {
  limits: { ...USUAL_LIMITS, helloWithin: 3_600_000 },
  address: '192.0.2.1',
  now: () => 0,
  admit: async () => ({ bye: 'token' }),
  received: () => {},
  askedAgain: () => {},
  spend: () => true,
  gone: () => {},
  refused: () => {},
};

afterEach(() => {
  vi.useRealTimers();
});

it('whoever is asked twice at once whether they are there has time to answer', () => {
  vi.useFakeTimers();
  const wire = Object.assign(new EventEmitter(), { ping: vi.fn(), terminate: vi.fn() });
  const socket = new TableSocket(wire as unknown as WebSocket, new PassThrough(), 'm', context);
  socket.ping(PONG_MS);
  vi.advanceTimersByTime(50);
  socket.ping(PONG_MS);
  expect(wire.terminate).not.toHaveBeenCalled();
  wire.emit('pong');
  vi.advanceTimersByTime(15_000);
  socket.ping(PONG_MS);
  vi.advanceTimersByTime(15_000);
  socket.ping(PONG_MS);
  expect(wire.terminate).toHaveBeenCalledTimes(1);
});

it('what is sent in one go is written at once', async () => {
  const write = vi.fn((_chunk: unknown, _encoding: unknown, done: () => void) => done());
  const stream = new Duplex({ write, read: () => {} });
  const open = { readyState: 1, OPEN: 1, bufferedAmount: 0 };
  const socket = new TableSocket(Object.assign(new EventEmitter(), open) as unknown as WebSocket, stream, 'm', context);
  for (const t of [1, 2, 3]) socket.send({ type: 'pong', t, now: 0 });
  expect(write).not.toHaveBeenCalled();
  await new Promise((done) => setImmediate(done));
  expect(write).toHaveBeenCalledTimes(1);
  expect(String(write.mock.calls[0][0]).match(/pong/g)).toHaveLength(3);
});

it('frames arrive as they were sent, however long and in whatever script, and the farewell after them', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].flatMap((length) =>
    ['a', 'é', '🂡'].map((c) => c.repeat(length)),
  );
  const server = new WebSocketServer({ port: 0 });
  server.on('connection', (wire, request) => {
    const socket = new TableSocket(wire, request.socket, 'm', context);
    for (const text of texts) socket.pass(text);
    socket.bye('stopping');
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push(String(data)));
  await once(client, 'close');
  server.close();
  expect(heard.pop()).toContain('"bye"');
  expect(heard.map(({ length }) => length)).toEqual(texts.map(({ length }) => length));
  expect(heard.every((text, i) => text === texts[i])).toBe(true);
});
