import { games } from '@cardloom/games';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { offered } from '../games.ts';
import {
  ask,
  Cleanup,
  create,
  createForTwo,
  hello,
  playOn,
  post,
  Raw,
  sitDown,
  start,
  until,
} from '../server.fixture.ts';
import type { CardloomServer } from '../server.ts';
import type { OwnPostgres } from '../store/postgres/own-postgres.ts';
import { hasPostgres, READY_MS, startPostgres } from '../store/postgres/postgres.fixture.ts';
import { postgresStore } from '../store/postgres/postgres-store.ts';
import type { SharedStore } from '../store/shared-store.ts';
import type { NodeOptions } from './node.ts';

describe.skipIf(!hasPostgres)('nodes', () => {
  let database: OwnPostgres;
  const cleanup = new Cleanup();
  beforeAll(async () => {
    database = await startPostgres();
  }, READY_MS);
  afterEach(() => cleanup.run());
  afterAll(() => database.stop(), READY_MS);

  const playing = (build: string) => ({ skirmish: { ...games.skirmish, build } });
  const startNode = async (
    node: NodeOptions = {},
    build = 'one',
  ): Promise<{ server: CardloomServer; store: SharedStore }> => {
    const store = cleanup.add(await postgresStore(database.url, { connections: 3 }), (one) => one.close());
    const server = cleanup.add(await start({ store, games: playing(build), node: { leaseMs: 1500, ...node } }), (one) =>
      one.stop(),
    );
    return { server, store };
  };
  const query = async (work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> => {
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    await work(sql);
    await sql.end();
  };
  const sit = (server: CardloomServer, match: string, token?: string) =>
    cleanup.add(sitDown(server, match, token), (client) => client.close());

  test('people at two nodes play one match, and go on at the other when one stops', async () => {
    const { server: a } = await startNode();
    const { server: b } = await startNode();
    const { id, invites, token } = await create(a);
    const ann = sit(a, id, String(token));
    await until(ann, ({ seats }) => seats.length === 2);
    // the seat is taken at another node than the one where somebody waits
    const taken = await post(b, `/api/matches/${id}/seats`, { invite: invites[0].invite, name: 'Bo' });
    const bo = sit(b, id, String(taken.body.token));
    expect(await playOn([ann, bo], 4)).toBe(4);
    const { seq } = bo.state;
    await a.stop();
    const annAgain = sit(b, id, String(token));
    await until(annAgain, (state) => state.seq >= seq);
    await until(bo, ({ connection }) => connection === 'online');
    expect(await playOn([annAgain, bo], 2, 2)).toBe(2);
  });

  test('the lists of every node tell whose move it is in a match that another one has', async () => {
    const { server: a } = await startNode();
    const { server: b } = await startNode();
    const { id, tokens } = await createForTwo(a, { public: true, spectators: 'public' });
    // both sit at the first node: the other has never heard of the match
    const clients = tokens.map((token) => sit(a, id, token));
    for (let round = 1; round <= 4; round++) {
      expect(await playOn(clients, 1, round)).toBe(1);
      const seq = Math.max(...clients.map(({ state }) => state.seq));
      await Promise.all(clients.map((client) => until(client, (state) => state.seq >= seq && state.prompt !== null)));
      const waitingFor = ['p0', 'p1'].filter((_, seat) => clients[seat].state.prompt?.moves.length !== 0);
      const [own, running] = await Promise.all([
        post(b, '/api/matches/own', { tokens: [tokens[0]] }),
        ask(b, '/api/matches?what=playing'),
      ]);
      for (const { body } of [own, running])
        expect(body.matches).toContainEqual(expect.objectContaining({ id, status: 'playing', waitingFor }));
    }
  });

  test('whoever leaves a seat at one node is sent away from the others', async () => {
    const { server: a } = await startNode();
    const { server: b } = await startNode();
    const { id, tokens } = await createForTwo(a);
    const raw = cleanup.add(new Raw(b, id), ({ socket }) => socket.terminate());
    await raw.say(hello(tokens[1]));
    await raw.hears('welcome');
    const left = await post(a, `/api/matches/${id}/leave`, '', { authorization: `Bearer ${tokens[1]}` });
    expect(left.status).toBe(200);
    expect(await raw.hears('bye')).toMatchObject({ reason: 'kicked' });
  });

  test('the match of a node that died is played on when its lease has ended', async () => {
    const { server, store } = await startNode();
    const { id, tokens } = await createForTwo(server);
    await store.renew('dead', 'http://127.0.0.1:1', 700);
    expect(await store.claim(id, 'dead')).toHaveProperty('epoch');
    const [ann, bo] = tokens.map((token) => sit(server, id, token));
    expect(await playOn([ann, bo], 4)).toBe(4);
  });

  test('a server whose port is taken is no node', async () => {
    const { server, store } = await startNode();
    const port = Number(new URL(server.url).port);
    await expect(start({ store, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect((await store.renew('asks', 'http://127.0.0.1:1', 1)).others).toHaveLength(1);
  });

  test('nobody who does not know the secret is let in as a guest of another node', async () => {
    const { server, store } = await startNode();
    const { id } = await createForTwo(server);
    const { others } = await store.renew('asks', 'http://127.0.0.1:1', 1);
    const path = `${others[0].address.replace('http', 'ws')}/matches/${id}`;
    const answerTo = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((answered) => {
        const line = cleanup.add(new WebSocket(url, { headers }), (one) => one.terminate());
        line.on('error', () => {});
        line.on('upgrade', ({ statusCode }) => answered(statusCode));
        line.on('unexpected-response', (_request, { statusCode }) => answered(statusCode));
      });
    const { secret } = store;
    const wrong = [...secret].reverse().join('');
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${wrong}` },
      { authorization: `Bearer ${secret}x` },
      { authorization: secret },
    ]) {
      expect(await answerTo(path, headers as Record<string, string>)).toBe(403);
    }
    expect(await answerTo(path, { authorization: `Bearer ${secret}` })).toBe(101);
    expect(await answerTo(`${path}/x`, { authorization: `Bearer ${secret}` })).toBe(403);
    // nor is anything else to be had at that port
    expect((await fetch(others[0].address)).status).toBe(404);
  });

  const handedBy = async (server: CardloomServer): Promise<number> => {
    const { body } = await ask(server, '/metrics');
    return Number(/^cardloom_handed_total (\d+)$/m.exec(String(body.text))?.[1]);
  };

  test('a node that was just started is given its share of the tables, and people play on there', async () => {
    const { server: a, store } = await startNode({ leaseMs: 900 });
    const tables = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { id, tokens } = await createForTwo(a);
        return tokens.map((token) => sit(a, id, token));
      }),
    );
    for (const people of tables) expect(await playOn(people, 2)).toBe(2);
    const { server: b } = await startNode({ leaseMs: 900 });
    // whoever plays by other rules might only show them
    const { server: c } = await startNode({ leaseMs: 900 }, 'two');
    const counts = async (): Promise<number[]> =>
      (await store.compare('asks', offered(playing('one')).build(), null))
        .map(({ tables: count }) => count)
        .toSorted((x, y) => x - y);
    await expect
      .poll(counts, { timeout: 30_000, interval: 100 })
      .toSatisfy(([few, many]) => few >= 4 && few + many === 12);
    const handed = await handedBy(a);
    expect(handed).toBeGreaterThanOrEqual(4);
    // whoever was moved, and whoever was not
    for (const [i, people] of tables.entries()) expect(await playOn(people, 4, i + 1)).toBe(4);
    // and then everything stays where it is
    await new Promise((later) => setTimeout(later, 2000));
    expect([await handedBy(a), await handedBy(b)]).toEqual([handed, 0]);
    expect(await counts()).toSatisfy(([few, many]: number[]) => few >= 4 && few + many === 12);
    expect(String((await ask(c, '/metrics')).body.text)).toMatch(/^cardloom_tables 0$/m);
  });

  test('nothing is handed to a node that is not reached', async () => {
    const { server, store } = await startNode({ leaseMs: 600 });
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { id, tokens } = await createForTwo(server);
        return sit(server, id, tokens[0]);
      }),
    );
    for (const client of people) await until(client, ({ view }) => view !== null);
    await store.renew('apart', 'http://127.0.0.1:1', 60_000);
    await store.compare('apart', offered(playing('one')).build(), 0);
    await new Promise((later) => setTimeout(later, 2500));
    expect(await handedBy(server)).toBe(0);
    expect(people.every(({ state }) => state.connection === 'online')).toBe(true);
    await store.retire('apart');
  });

  test('clocks run on at a node that lost its lease and has it again, though nobody has come', async () => {
    const { server, store } = await startNode({ leaseMs: 900 });
    const clock = { type: 'decision', ms: 2000, misses: 1 };
    const { id, tokens } = await createForTwo(server, { clock });
    const people = tokens.map((token) => sit(server, id, token));
    expect(await playOn(people, 1)).toBe(1);
    for (const client of people) client.close();
    // as if the database had been out of reach for longer than the lease
    await query((sql) => sql`update cardloom.node set lease_until = 1`);
    await expect.poll(async () => (await store.find(id))?.status, { timeout: 30_000 }).toBe('over');
  });

  test('a second node at the same address is not started, nor one at an address that is none', async () => {
    const { store } = await startNode();
    const [{ address }] = (await store.renew('asks', 'http://127.0.0.1:1', 1)).others;
    await expect(startNode({ address })).rejects.toThrow(`Another node is at ${address}: give each an address`);
    for (const wrong of ['10.0.0.7:4322', 'https://10.0.0.7', 'http://', 'http://10.0.0.7:4322/x', 'http://a b']) {
      await expect(startNode({ address: wrong })).rejects.toThrow(`${wrong} is no address of a node`);
    }
    expect((await store.renew('asks', 'http://127.0.0.1:1', 1)).others).toHaveLength(1);
  });

  test('whoever comes to a match of a node that does not answer is told to come back, in bounded time', async () => {
    const { server, store } = await startNode({ leaseMs: 600 });
    const { id, tokens } = await createForTwo(server);
    // it renews its lease, and nobody reaches it
    const renewing = setInterval(() => void store.renew('apart', 'http://127.0.0.1:1', 2000), 200);
    cleanup.add(renewing, clearInterval);
    await store.renew('apart', 'http://127.0.0.1:1', 2000);
    await store.claim(id, 'apart');
    const raw = cleanup.add(new Raw(server, id), ({ socket }) => socket.terminate());
    await raw.say(hello(tokens[0]));
    expect(await raw.hears('bye')).toMatchObject({ reason: 'failed' });
    clearInterval(renewing);
    await store.retire('apart');
    const [ann, bo] = tokens.map((token) => sit(server, id, token));
    expect(await playOn([ann, bo], 2)).toBe(2);
  });
});
