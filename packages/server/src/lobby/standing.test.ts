import type { Client } from '@cardloom/client';
import type { MatchSummary } from '@cardloom/protocol';
import { expect, it } from 'vitest';
import { actSomehow, ask, create, createForTwo, playOn, post, startedServers, until } from '../server.fixture.ts';
import type { CardloomServer } from '../server.ts';
import { memoryStore } from '../store/memory-store.ts';

const { started, seated } = startedServers();

type Listed = MatchSummary & { readonly player: string };

async function ownOf(server: CardloomServer, token: string): Promise<Listed> {
  const { body } = await post(server, '/api/matches/own', { tokens: [token] });
  return (body.matches as readonly Listed[])[0];
}

const seenBy = async (server: CardloomServer, id: string): Promise<MatchSummary> =>
  (await ask(server, `/api/matches/${id}`)).body as unknown as MatchSummary;

/** Who is asked does the first thing there is, so many times: nobody concedes. */
async function playFirst(clients: readonly Client[], times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await Promise.all(clients.map((client) => until(client, ({ prompt }) => prompt !== null)));
    const actor = clients.find(({ state }) => state.prompt?.moves.length !== 0);
    if (actor === undefined) throw new Error('nobody is asked');
    const seq = await actSomehow(actor, () => 0);
    await Promise.all(clients.map((client) => until(client, (state) => state.seq >= seq)));
  }
}

it('whoever has a seat is told whose move it is, from the beginning and after each move', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  for (let moves = 0; moves < 10; moves++) {
    const listed = await ownOf(server, tokens[0]);
    await Promise.all(clients.map((client) => until(client, ({ prompt }) => prompt !== null)));
    const asked = ['p0', 'p1'].filter((_, seat) => clients[seat].state.prompt?.moves.length !== 0);
    expect([listed.waitingFor, listed.isPaused]).toEqual([asked, false]);
    expect(listed.turn).toBeGreaterThanOrEqual(0);
    await playFirst(clients, 1);
  }
});

it('whoever has left the table of a match that is over is told in the lobby that somebody wants another one', async () => {
  const server = await started();
  const { id, tokens } = await createForTwo(server, { spectators: 'public', public: true });
  const clients = tokens.map((token) => seated(server, id, token));
  await playFirst(clients, 1);
  await clients[0].table('concede');
  clients[1].close();
  const asked = async (token: string) => (await ownOf(server, token)).waitingFor ?? [];
  expect([await asked(tokens[1]), (await ownOf(server, tokens[1])).status]).toEqual([[], 'over']);
  await clients[0].table('rematch');
  expect([await asked(tokens[0]), await asked(tokens[1])]).toEqual([['p1'], ['p1']]);
  expect('waitingFor' in (await seenBy(server, id))).toBe(false);
  await clients[0].table('decline');
  expect(await asked(tokens[1])).toEqual([]);
});

it('a match at which nobody sits any more, and of a server that was started again, still tells it', async () => {
  const store = memoryStore();
  const server = await started({ store, idleMs: 1 });
  const { id, tokens } = await createForTwo(server);
  const clients = tokens.map((token) => seated(server, id, token));
  await playFirst(clients, 8);
  const { waitingFor, turn } = await ownOf(server, tokens[1]);
  expect([waitingFor?.length, turn]).toEqual([1, expect.any(Number)]);
  for (const client of clients) client.close();
  await server.stop();
  const again = await started({ store });
  expect(await ownOf(again, tokens[1])).toMatchObject({ waitingFor, turn, isPaused: false });
});

it.each([
  ['public', {}, true],
  ['public', { delay: 3 }, false],
  ['public', { delaySeconds: 5 }, false],
  ['link', {}, false],
  ['none', {}, false],
])(
  'others are told it only of matches that anybody may watch without delay: %s %o',
  async (spectators, more, isTold) => {
    const server = await started();
    const { id, tokens } = await createForTwo(server, { spectators, public: true, ...more });
    expect('waitingFor' in (await ownOf(server, tokens[0]))).toBe(true);
    const { waitingFor, turn, isPaused } = await seenBy(server, id);
    expect([waitingFor, turn, isPaused].map((value) => value !== undefined)).toEqual([isTold, isTold, isTold]);
  },
);

it('neither a match that waits for players nor one that is over waits for a move', async () => {
  const server = await started();
  const { token } = await create(server);
  expect('waitingFor' in (await ownOf(server, String(token)))).toBe(false);
  const { id, tokens } = await createForTwo(server);
  await playOn(tokens.map((one) => seated(server, id, one)));
  expect(await ownOf(server, tokens[0])).toMatchObject({ status: 'over' });
  expect('waitingFor' in (await ownOf(server, tokens[0]))).toBe(false);
});

it('what was stored by a version that did not tell it is left out', async () => {
  const store = memoryStore();
  const server = await started({ store });
  const { id, tokens } = await createForTwo(server);
  const claim = await store.claim(id, 'another');
  const epoch = claim !== null && 'epoch' in claim ? claim.epoch : 0;
  await store.append([{ match: id, epoch, entries: [{ entry: { seq: 1, at: 1, by: null, did: { type: 'stand' } } }] }]);
  expect('waitingFor' in (await ownOf(server, tokens[0]))).toBe(false);
});
