import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Cleanup, create, createForTwo, hello, playOn, post, Raw, sitDown, start, until } from '../server.fixture.ts';
import type { CardloomServer } from '../server.ts';
import type { OwnPostgres } from '../store/postgres/own-postgres.ts';
import { hasPostgres, READY_MS, startPostgres } from '../store/postgres/postgres.fixture.ts';
import { postgresStore } from '../store/postgres/postgres-store.ts';
import type { SharedStore } from '../store/shared-store.ts';

describe.skipIf(!hasPostgres)('nodes', () => {
  let database: OwnPostgres;
  const cleanup = new Cleanup();
  beforeAll(async () => {
    database = await startPostgres();
  }, READY_MS);
  afterEach(() => cleanup.run());
  afterAll(() => database.stop(), READY_MS);

  const startNode = async (): Promise<{ server: CardloomServer; store: SharedStore }> => {
    const store = cleanup.add(await postgresStore(database.url, { connections: 3 }), (one) => one.close());
    const server = cleanup.add(await start({ store, node: { leaseMs: 1500 } }), (one) => one.stop());
    return { server, store };
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
});
