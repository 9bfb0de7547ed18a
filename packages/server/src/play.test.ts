import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  actSomehow,
  ask,
  create,
  createForTwo,
  hello,
  isOver,
  picker,
  playOn,
  post,
  start,
  startedServers,
  until,
} from './server.fixture.ts';
import { memoryStore } from './store/memory-store.ts';
import { sqliteStore } from './store/sqlite-store.ts';

const { cleanup, started, seated, raw } = startedServers();

it('two clients play a whole Skirmish, and get its replay', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  expect((await ask(server, `/api/matches/${id}/replay`, bearer(tokens[0]))).body.error?.code).toBe('not-over');
  const acted = await playOn(clients);
  expect(acted).toBeGreaterThan(0);
  for (const { state } of clients) expect(isOver(state)).toBe(true);
  const { body } = await ask(server, `/api/matches/${id}`);
  expect(body).toMatchObject({ status: 'over', seats: [{ name: 'Ann', isTaken: true }, { name: 'Bo' }] });
  const replay = await ask(server, `/api/matches/${id}/replay`, bearer(tokens[1]));
  expect(replay.body.actions).toHaveLength(acted);
  expect((await ask(server, `/api/matches/${id}/replay`)).body.error?.code).toBe('bad-token');
});

it('a person plays against a bot, and somebody watches', async () => {
  const server = await started();
  const seats = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', level: 'easy' },
  ];
  const { id, token } = await create(server, { seats, spectators: 'public' });
  const person = seated(server, id, String(token));
  const spectator = seated(server, id);
  await Promise.all([person, spectator].map((client) => until(client, ({ view }) => view !== null)));
  expect(spectator.state.view).not.toEqual(person.state.view);
  await playOn([person]);
  await until(spectator, ({ seq }) => seq === person.state.seq);
  expect(isOver(spectator.state)).toBe(true);
  expect(spectator.state.seat).toBeNull();
  await expect(spectator.table('concede')).rejects.toMatchObject({ code: 'spectator' });
});

it('a match waits until all seats are taken, and those who came early are at the table then', async () => {
  const server = await started();
  const { id, token, invites } = await create(server);
  const ann = seated(server, id, String(token));
  await until(ann, ({ seats }) => seats.length === 2);
  expect(ann.state.seats).toMatchObject([
    { name: 'Ann', isOnline: true },
    { name: '', isOnline: false },
  ]);
  expect(ann.state.view).toBeNull();
  await post(server, `/api/matches/${id}/seats`, { invite: invites[0].invite, name: 'Bo', deck: 'control' });
  await until(ann, ({ view }) => view !== null);
  expect(ann.state.seats[1].name).toBe('Bo');
});

it('whoever was away comes back to the same board', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  await playOn(clients, 10);
  clients[1].close();
  const pick = picker(5);
  while (clients[0].state.prompt?.moves.length) await actSomehow(clients[0], pick);
  const again = seated(server, id, tokens[1]);
  await until(again, ({ seq }) => seq === clients[0].state.seq);
  expect(await playOn([clients[0], again])).toBeGreaterThan(0);
  expect(isOver(again.state)).toBe(true);
});

it('after a restart with SQLite all go on where they were', async () => {
  const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'cardloom-')), (path) => rmSync(path, { recursive: true }));
  const path = join(folder, 'matches.db');
  let store = await sqliteStore(path);
  const first = await start({ store });
  const { port } = new URL(first.url);
  const { id, tokens } = await createForTwo(first);
  const clients = tokens.map((token) => seated(first, id, token));
  await playOn(clients, 15);
  const before = clients.map(({ state }) => state.view);
  await first.stop();
  await store.close();
  store = await sqliteStore(path);
  cleanup.add(store, (open) => open.close());
  await started({ store, port: Number(port) });
  await Promise.all(clients.map((client) => until(client, ({ connection }) => connection === 'online')));
  expect(clients.map(({ state }) => state.view)).toEqual(before);
  await playOn(clients);
  for (const { state } of clients) expect(isOver(state)).toBe(true);
});

it('those who agree to play again are at the next table with the same tokens', async () => {
  const server = await started();
  const { id, tokens, watch } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  const spectator = seated(server, id, watch);
  await until(clients[1], ({ view }) => view !== null);
  await clients[0].table('concede');
  await until(clients[1], isOver);
  await clients[0].table('rematch');
  await until(clients[1], ({ consent }) => consent !== null);
  await clients[1].table('agree');
  const all = [...clients, spectator];
  await Promise.all(all.map((client) => until(client, (state) => state.view !== null && !isOver(state))));
  const { body } = await post(server, '/api/matches/own', { tokens });
  const matches = body.matches as { id: string; previous: string | null; status: string }[];
  expect(matches.map(({ previous, status }) => [previous, status])).toEqual([
    [id, 'playing'],
    [null, 'over'],
  ]);
  await playOn(clients);
  await Promise.all(all.map((client) => until(client, isOver)));
});

it('a clock runs out, and the match goes on by itself', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server, { clock: { type: 'decision', ms: 1000, misses: 3 } });
  const clients = tokens.map((token) => seated(server, id, token));
  await until(clients[0], ({ clock }) => clock !== null);
  expect(Object.keys(clients[0].state.clock?.left ?? {})).toEqual(['p0', 'p1']);
  await until(clients[0], isOver);
});

it('spectators of a delayed match hear of it later', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server, { spectators: 'public', delay: 3 });
  const clients = tokens.map((token) => seated(server, id, token));
  const spectator = seated(server, id);
  await until(spectator, ({ view }) => view !== null);
  await playOn(clients, 5);
  await until(spectator, ({ seq }) => seq === 2);
  expect(clients[0].state.seq).toBe(5);
  await clients[0].table('concede');
  await until(spectator, isOver);
});

it('spectators of a match that is shown some seconds late hear of it then', async () => {
  const clock = { now: 1_000_000 };
  const server = await started({ now: () => clock.now });
  const { id, tokens } = await createForTwo(server, { spectators: 'public', delaySeconds: 600 });
  expect((await ask(server, `/api/matches/${id}`)).body).toMatchObject({ delay: 0, delaySeconds: 600 });
  const clients = tokens.map((token) => seated(server, id, token));
  const watcher = seated(server, id);
  await until(watcher, ({ view }) => view !== null);
  await playOn(clients, 3);
  clock.now += 599_000;
  await clients[0].prefer({ autoPass: false });
  expect(watcher.state.seq).toBe(0);
  clock.now += 1000;
  clients[0].refresh();
  await until(watcher, ({ seq }) => seq === 3);
});

it('matches that are over, or left, are deleted when the operator wants it', async () => {
  const clock = { now: Date.now() };
  const store = memoryStore();
  const first = await start({ store, now: () => clock.now });
  const { id, tokens } = await createForTwo(first);
  const clients = tokens.map((token) => seated(first, id, token));
  await until(clients[0], ({ view }) => view !== null);
  await clients[0].table('concede');
  const left = await createForTwo(first);
  const waiting = await create(first);
  await first.stop();
  clock.now += 8 * 24 * 60 * 60 * 1000;
  const second = await start({ store, now: () => clock.now, retentionDays: 7 });
  await expect.poll(() => store.find(id)).toBeNull();
  expect([await store.find(left.id), await store.find(waiting.id)]).not.toContain(null);
  await second.stop();
  clock.now += 2 * 24 * 60 * 60 * 1000;
  await started({ store, now: () => clock.now, retentionDays: 7 });
  for (const gone of [left.id, waiting.id]) await expect.poll(() => store.find(gone)).toBeNull();
});

it('a move is made once, however often it is sent, and a stale prompt is refused with the new one', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server);
  const raws = tokens.map((token) => {
    const socket = raw(server, id);
    void socket.say(hello(token));
    return socket;
  });
  const welcomes = await Promise.all(raws.map((raw) => raw.hears('welcome')));
  const place = welcomes.findIndex(({ prompt }) => prompt.moves.length > 0);
  const { prompt } = welcomes[place];
  const clients = tokens.map((token) => seated(server, id, token));
  await playOn(clients, 1);
  const stale = { type: 'act', id: 'late', prompt: prompt.n, move: prompt.moves[0].move, args: {} };
  await raws[place].say(stale);
  expect(await raws[place].hears('no')).toMatchObject({ id: 'late', code: 'moved-on', path: 'prompt' });
  const concede = { type: 'table', id: 'once', do: 'concede' };
  await raws[place].say(concede, concede, { ...concede, do: 'undo' });
  await expect
    .poll(() => raws[place].heard.filter((frame) => 'id' in frame && frame.id === 'once'))
    .toMatchObject([
      { type: 'ok', seq: 2 },
      { type: 'ok', seq: 2 },
      { type: 'no', code: 'id-reused' },
    ]);
});

const bearer = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

it('a seat that somebody else takes in the middle of a match has their name', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server);
  const ann = seated(server, id, tokens[0]);
  await until(ann, ({ view }) => view !== null);
  const { body } = await post(server, `/api/matches/${id}/leave`, '', bearer(tokens[1]).headers);
  await post(server, `/api/matches/${id}/seats`, { invite: body.invite, name: 'Cy' });
  await until(ann, ({ seats }) => seats[1].name === 'Cy');
});

it('who came first hears that the clocks run', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server, { clock: { type: 'match', ms: 60_000 } });
  const ann = seated(server, id, tokens[0]);
  await until(ann, ({ view }) => view !== null);
  expect(ann.state.clock?.running).toEqual([]);
  seated(server, id, tokens[1]);
  await until(ann, ({ clock }) => clock?.running.length === 1);
});

it('a match whose last seat was taken just before the server went down begins when somebody comes', async () => {
  const inner = memoryStore();
  const before = await started({ store: { ...inner, begin: () => Promise.reject(new Error('down')) } });
  const { id, token, invites } = await create(before);
  const { status } = await post(before, `/api/matches/${id}/seats`, { invite: invites[0].invite, name: 'Bo' });
  expect(status).toBe(500);
  expect((await inner.find(id))?.status).toBe('waiting');
  const after = await started({ store: inner });
  const ann = seated(after, id, String(token));
  await until(ann, ({ view }) => view !== null);
});

it('a graceful stop stores what is under way, keeps the views and sends everybody away', async () => {
  const store = memoryStore();
  const server = await start({ store });
  const { id, tokens } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  await playOn(clients, 4);
  const { seq } = clients[0].state;
  await server.stop();
  await until(clients[0], ({ connection }) => connection === 'offline');
  expect(clients[0].state.bye).toBe('stopping');
  expect((await store.load(id))?.lastViews?.seq).toBe(seq);
  await expect(fetch(server.url)).rejects.toThrow();
});
