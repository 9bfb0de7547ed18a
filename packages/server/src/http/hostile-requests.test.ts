import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, create, FAST, post, startedServers } from '../server.fixture.ts';
import { HTTP_ERRORS } from './errors.ts';

const { cleanup, started } = startedServers();
const me = { kind: 'me', name: 'Ann' };

describe('requests', () => {
  it.each([
    ['no JSON', '{', 'bad-request'],
    ['an unknown key', { game: 'skirmish', seats: [{ kind: 'open' }, { kind: 'open' }], seed: 1 }, 'bad-request'],
    [
      'an unknown key of a seat',
      { game: 'skirmish', seats: [{ kind: 'open', token: 'x' }, { kind: 'open' }] },
      'bad-request',
    ],
    ['too few seats', { game: 'skirmish', seats: [{ kind: 'open' }] }, 'bad-request'],
    ['two seats for one', { game: 'skirmish', seats: [me, me] }, 'bad-request'],
    [
      'a name of control characters',
      { game: 'skirmish', seats: [{ kind: 'me', name: 'a\u0007b' }, me] },
      'bad-request',
    ],
    ['another game', { game: '__proto__', seats: [me, { kind: 'open' }] }, 'no-game'],
    ['a deck that is none', { game: 'skirmish', seats: [{ ...me, deck: 'nothing' }, { kind: 'open' }] }, 'bad-options'],
    [
      'a list that is no deck',
      { game: 'skirmish', seats: [{ ...me, deck: { dragon: 99 } }, { kind: 'open' }] },
      'bad-options',
    ],
    [
      'options that are none',
      { game: 'skirmish', seats: [me, { kind: 'open' }], options: { cheat: 1 } },
      'bad-options',
    ],
    [
      'a clock that is none',
      { game: 'skirmish', seats: [me, { kind: 'open' }], clock: { type: 'sand' } },
      'bad-request',
    ],
  ])('with %s are refused', async (_what, body, code) => {
    const server = await started();
    const answer = await post(server, '/api/matches', body);
    expect(answer.body.error?.code).toBe(code);
    expect(answer.status).toBe(HTTP_ERRORS[code as keyof typeof HTTP_ERRORS]);
  });

  it('that are too large are refused', async () => {
    const server = await started();
    const answer = await post(server, '/api/matches', { game: 'x'.repeat(70_000) });
    expect([answer.status, answer.body.error?.code]).toEqual([413, 'too-large']);
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('of great depth, or that name what objects have of themselves, are refused', async () => {
    const server = await started();
    const seats = '"seats":[{"kind":"me","name":"Ann"},{"kind":"open"}]';
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    for (const more of [
      `"options":{"x":${deep}}`,
      `"options":{"decks":[${deep},"basic"]}`,
      '"options":{"constructor":{"prototype":{"isAdmin":true}}}',
      '"__proto__":{"isAdmin":true}',
    ]) {
      const { status } = await post(server, '/api/matches', `{"game":"skirmish",${seats},${more}}`);
      expect([more.slice(0, 40), status]).toEqual([more.slice(0, 40), 400]);
    }
    expect('isAdmin' in {}).toBe(false);
  });

  it('for a socket that are turned away leave no connection behind, though nobody hangs up', async () => {
    const server = await started();
    const { hostname, port } = new URL(server.url);
    const upgrade = (path: string, more = ''): string =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${more}\r\n`;
    const asked = [upgrade('/nowhere'), upgrade('/api/matches/m/socket', 'Origin: http://evil.example\r\n')];
    for (const text of asked) {
      const line = connectTo({ port: Number(port), host: hostname, allowHalfOpen: true });
      cleanup.add(line, (open) => open.destroy());
      line.on('error', () => {}).write(text);
      await once(line, 'data');
    }
    const count = () => new Promise((counted) => server.http.getConnections((_error, open) => counted(open)));
    await expect.poll(count).toBe(0);
  });

  it('of other pages are refused, those of our own and of none are not', async () => {
    const server = await started({ origins: ['friend.example'] });
    const from = async (origin: string): Promise<number> =>
      (await ask(server, '/api/matches', { headers: { origin } })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from(server.url)).toBe(200);
    expect(await from('https://friend.example')).toBe(200);
    expect((await ask(server, '/api/matches')).status).toBe(200);
  });

  it('come back with headers that keep other code out', async () => {
    const server = await started();
    for (const path of ['/', '/api/games', '/nothing/here.js', '/api/matches/none']) {
      const { headers } = await ask(server, path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('for too many matches are refused, for each address on its own', async () => {
    const server = await started({ limits: { ...FAST, matchesPerHour: 2 }, proxies: ['127.0.0.1'] });
    const body = { game: 'skirmish', seats: [me, { kind: 'open' }] };
    const from = async (address: string): Promise<number> =>
      (await post(server, '/api/matches', body, { 'x-forwarded-for': address })).status;
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')]).toEqual([201, 201, 429]);
    expect(await from('10.0.0.2')).toBe(201);
  });

  it('for too many seats are refused, for each address on its own, and invitations are not counted', async () => {
    const server = await started({ limits: { ...FAST, openSeatsPerHour: 2 }, proxies: ['127.0.0.1'] });
    const take = async (address: string): Promise<number> => {
      const { id } = await create(server, { seats: [me, { kind: 'open' }] });
      return (await post(server, `/api/matches/${id}/seats`, { name: 'Eve' }, { 'x-forwarded-for': address })).status;
    };
    expect([await take('10.0.0.1'), await take('10.0.0.1'), await take('10.0.0.1')]).toEqual([201, 201, 429]);
    expect(await take('10.0.0.2')).toBe(201);
    const { id, invites } = await create(server);
    const invited = { name: 'Eve', invite: invites[0].invite };
    const { status } = await post(server, `/api/matches/${id}/seats`, invited, { 'x-forwarded-for': '10.0.0.1' });
    expect(status).toBe(201);
  });

  it('of a flood are refused', async () => {
    const server = await started({ limits: { ...FAST, requestsAtOnce: 10, requestsPerSecond: 0.001 } });
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(server, '/health')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('for files of the page are a tenth of others: several people open it at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    writeFileSync(join(folder, 'part-abcdefgh.js'), 'export {};');
    const pages = { limits: { ...FAST, requestsAtOnce: 10, requestsPerSecond: 0.001 }, pages: folder };
    const server = await started(pages);
    const files = await Promise.all(Array.from({ length: 60 }, () => fetch(`${server.url}/part-abcdefgh.js`)));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    const others = await Promise.all(Array.from({ length: 6 }, () => ask(server, '/other-abcdefgh.js')));
    expect(others.filter(({ status }) => status === 429)).toHaveLength(2);
    rmSync(folder, { recursive: true });
  });

  it('that do not wait for their refusal get none', async () => {
    const server = await started({ limits: { ...FAST, requestsAtOnce: 1, requestsPerSecond: 0.001 } });
    const { hostname, port } = new URL(server.url);
    const line = cleanup.add(connectTo(Number(port), hostname), (open) => open.destroy());
    const heard: Buffer[] = [];
    line.on('data', (bytes: Buffer) => heard.push(bytes)).on('error', () => {});
    const asked = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    line.write(asked.repeat(3));
    await once(line, 'close');
    expect(String(Buffer.concat(heard))).not.toContain('429');
  });

  it('of too many connections of one address are not listened to, those of others are', async () => {
    const server = await started({ limits: { ...FAST, socketsPerAddress: 3 } });
    const { hostname, port } = new URL(server.url);
    const from = async (localAddress: string): Promise<string> => {
      const line = connectTo({ port: Number(port), host: hostname, localAddress });
      cleanup.add(line, (open) => open.destroy());
      line.on('error', () => {});
      line.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return Promise.race([once(line, 'data').then(String), once(line, 'close').then(() => 'closed')]);
    };
    const answers = [await from('127.0.0.1'), await from('127.0.0.1'), await from('127.0.0.1')];
    for (const answer of answers) expect(answer).toContain('200 OK');
    expect(await from('127.0.0.1')).toBe('closed');
    expect(await from('127.0.0.2')).toContain('200 OK');
  });

  it('for the metrics are answered to this machine only', async () => {
    const server = await started();
    const metrics = await ask(server, '/metrics');
    expect(String(metrics.body.text)).toContain('cardloom_sockets 0');
    expect((await ask(server, '/metrics', { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(404);
    expect((await ask(server, '/metrics', { headers: { forwarded: 'for=10.0.0.1' } })).status).toBe(404);
    const open = await started({ host: '0.0.0.0' });
    const { port } = new URL(open.url);
    const line = cleanup.add(connectTo(Number(port), '127.0.0.1'), (one) => one.destroy());
    line.write('GET /metrics HTTP/1.1\r\nHost: page-that-means-you.example\r\n\r\n');
    expect(String(await once(line, 'data'))).toContain('404');
  });
});

describe('a seat', () => {
  it('that anybody may take is taken by one of many', async () => {
    const server = await started();
    const { id } = await create(server, { seats: [me, { kind: 'open' }], public: true });
    const { body } = await ask(server, '/api/matches?what=open');
    expect(body.matches).toMatchObject([{ id, seats: [{ isTaken: true }, { isTaken: false, needsInvite: false }] }]);
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, i) => post(server, `/api/matches/${id}/seats`, { name: `N${i}` })),
    );
    expect(claims.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await ask(server, '/api/matches?what=open')).body.matches).toEqual([]);
  });

  it('with an invitation is not taken without it', async () => {
    const server = await started();
    const { id, invites, token } = await create(server);
    for (const invite of [undefined, 'wrong', token]) {
      const { body } = await post(server, `/api/matches/${id}/seats`, { name: 'Eve', ...(invite ? { invite } : {}) });
      expect(body.error?.code).toBe('seat-taken');
    }
    const { status } = await post(server, `/api/matches/${id}/seats`, { name: 'Bo', invite: invites[0].invite });
    expect(status).toBe(201);
  });
});
