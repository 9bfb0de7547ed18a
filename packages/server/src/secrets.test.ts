import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ask, createForTwo, playOn, post, startedServers } from './server.fixture.ts';
import { memoryStore } from './store/memory-store.ts';

const { started, seated } = startedServers();

it('no secret is logged, stored or listed', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const store = memoryStore();
  const server = await started({ store, log });
  const made = await createForTwo(server, { spectators: 'public', public: true });
  const { id, tokens, watch, invites } = made;
  const clients = tokens.map((token) => seated(server, id, token));
  await playOn(clients, 20);
  await ask(server, `/api/matches/${id}/replay`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  await post(server, `/api/matches/${id}/leave`, '', { authorization: `Bearer ${tokens[0]}` });
  await post(server, '/api/matches', '{');
  const secrets = [...tokens, watch, ...invites.map(({ invite }) => invite)];
  const record = JSON.stringify(await store.load(id));
  const listed = JSON.stringify([
    (await ask(server, '/api/matches?what=playing')).body,
    (await ask(server, `/api/matches/${id}`)).body,
  ]);
  const seed = String((await store.find(id))?.seed);
  expect(lines.length).toBeGreaterThan(3);
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(lines.join('')).not.toContain(secret);
    expect(record).not.toContain(secret);
    expect(listed).not.toContain(secret);
  }
  expect(lines.join('') + listed).not.toContain(seed);
  for (const { token } of (await store.find(id))?.seats ?? []) expect(listed).not.toContain(token ?? 'none');
});
