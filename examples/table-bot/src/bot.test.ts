import { games } from '@cardloom/games';
import { createServer, memoryStore } from '@cardloom/server';
import { expect, it } from 'vitest';
import { sitDown } from './bot.ts';

it('two of them play a match on a server', async () => {
  const server = await createServer({ games, store: memoryStore(), port: 0, botThreads: 1 });
  const response = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'skirmish', seats: [{ kind: 'invite' }, { kind: 'invite' }] }),
  });
  const { id, invites } = (await response.json()) as { id: string; invites: { invite: string }[] };
  const [ann, bo] = await Promise.all(invites.map(({ invite }) => sitDown(server.url, id, invite)));
  expect(ann.view?.ctx.gameOver).toBe(true);
  expect(bo.view?.ctx.result).toEqual(ann.view?.ctx.result);
  expect([ann.seat, bo.seat]).toEqual(['p0', 'p1']);
  await server.stop();
});
