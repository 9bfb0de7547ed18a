import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Cleanup } from '../server.fixture.ts';
import type { Sitting } from '../tables/connection.ts';
import { Guests } from './guests.ts';
import { whoIsAt } from './who.ts';

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

/** A node with one table, at which it is noted who sits. */
async function oneTable(pingMs?: number) {
  const sitting = new Map<string, string>();
  const heard: string[] = [];
  const place: Sitting = {
    join: ({ id, address }) => void sitting.set(id, address),
    receive: (_id, { text }) => void heard.push(text),
    leave: (id) => void sitting.delete(id),
  };
  const guests = new Guests({
    id: 'here',
    tables: { find: async () => ({ place }) },
    secret: 'secret',
    unsent: 1e6,
    frame: 1000,
    isStopping: () => false,
    report: () => {},
    ...(pingMs === undefined ? {} : { pingMs }),
  });
  const port = await guests.listen('127.0.0.1', 0);
  cleanup.add(guests, (one) => one.stop());
  const headers = { authorization: 'Bearer secret' };
  const dial = (options: object = {}): WebSocket => {
    const line = new WebSocket(`ws://127.0.0.1:${port}/matches/m`, { headers, ...options });
    line.on('error', () => {});
    return cleanup.add(line, (one) => one.terminate());
  };
  const closed = (line: WebSocket): Promise<number> => new Promise((done) => line.once('close', done));
  const opened = (line: WebSocket): Promise<void> => new Promise((done) => line.once('open', () => done()));
  return { port, sitting, heard, dial, closed, opened };
}

const INTRODUCTION = JSON.stringify({ address: '192.0.2.7', player: 'p0' });

test('whoever a node brings counts under the address that the node tells', async () => {
  const { sitting, dial, opened } = await oneTable();
  const line = dial();
  await opened(line);
  line.send(INTRODUCTION);
  await expect.poll(() => [...sitting.values()]).toEqual(['192.0.2.7']);
});

test('nobody sits at the end of a line whose node answers no more', async () => {
  const { sitting, dial, closed, opened } = await oneTable(200);
  const [dead, alive] = [dial({ autoPong: false }), dial()];
  await Promise.all([dead, alive].map(opened));
  for (const line of [dead, alive]) line.send(INTRODUCTION);
  await expect.poll(() => sitting.size).toBe(2);
  await closed(dead);
  await expect.poll(() => sitting.size).toBe(1);
  expect(alive.readyState).toBe(WebSocket.OPEN);
});

test.each(['', '{', 'null', '[]', '{"player":"p0"}', '{"address":1,"player":null}'])(
  'a node that says %j of a guest is not heard, and others are',
  async (said) => {
    const { sitting, dial, closed, opened } = await oneTable();
    const line = dial();
    await opened(line);
    line.send(said);
    await closed(line);
    expect(sitting.size).toBe(0);
    const other = dial();
    await opened(other);
    other.send(INTRODUCTION);
    await expect.poll(() => sitting.size).toBe(1);
  },
);

test('a frame longer than any client may send ends the line', async () => {
  const { heard, dial, closed, opened } = await oneTable();
  const line = dial();
  await opened(line);
  line.send(INTRODUCTION);
  line.send(`0 ${'x'.repeat(1000)}`);
  await expect.poll(() => heard.length).toBe(1);
  line.send(`0 ${'x'.repeat(3000)}`);
  expect(await closed(line)).toBe(1009);
  expect(heard.length).toBe(1);
});

test('a node says who it is to whoever knows the secret', async () => {
  const { port } = await oneTable();
  const address = `http://127.0.0.1:${port}`;
  expect(await whoIsAt(address, 'secret')).toBe('here');
  expect(await whoIsAt(address.replace('http', 'ws'), 'secret')).toBe('here');
  expect(await whoIsAt(address, 'other')).toBe(null);
  expect(await whoIsAt('http://127.0.0.1:1', 'secret')).toBe(null);
});
