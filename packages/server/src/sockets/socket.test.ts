import { EventEmitter } from 'node:events';
import { Duplex, PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { USUAL_LIMITS } from '../limits.ts';
import { PONG_MS, type SocketContext, TableSocket } from './socket.ts';

const context: SocketContext = {
  limits: { ...USUAL_LIMITS, helloWithin: 3_600_000 },
  now: () => 0,
  admit: async () => ({ bye: 'token' }),
  received: () => {},
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
  const writev = vi.fn((_chunks: unknown, done: () => void) => done());
  const stream = new Duplex({ writev, read: () => {} });
  const open = { readyState: 1, OPEN: 1, bufferedAmount: 0, send: (text: string) => stream.write(text) };
  const socket = new TableSocket(Object.assign(new EventEmitter(), open) as unknown as WebSocket, stream, 'm', context);
  for (const t of [1, 2, 3]) socket.send({ type: 'pong', t, now: 0 });
  expect(writev).not.toHaveBeenCalled();
  await new Promise((done) => setImmediate(done));
  expect(writev).toHaveBeenCalledTimes(1);
  expect(writev.mock.calls[0][0]).toHaveLength(3);
});
