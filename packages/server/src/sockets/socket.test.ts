import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { USUAL_LIMITS } from '../limits.ts';
import { PONG_MS, type SocketContext, TableSocket } from './socket.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('whoever is asked twice at once whether they are there has time to answer', () => {
  vi.useFakeTimers();
  const wire = Object.assign(new EventEmitter(), { ping: vi.fn(), terminate: vi.fn() });
  const context: SocketContext = {
    limits: { ...USUAL_LIMITS, helloWithin: 3_600_000 },
    now: () => 0,
    admit: async () => ({ bye: 'token' }),
    received: () => {},
    gone: () => {},
    refused: () => {},
  };
  const socket = new TableSocket(wire as unknown as WebSocket, 'm', context);
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
