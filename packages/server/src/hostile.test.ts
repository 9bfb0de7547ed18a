import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { addressOf } from './http/address.ts';
import { HTTP_ERRORS } from './http/errors.ts';
import { Bucket, Buckets } from './limits.ts';
import {
  ask,
  create,
  createForTwo,
  FAST,
  hello,
  playOn,
  post,
  type Raw,
  start,
  startedServers,
  until,
} from './server.fixture.ts';
import { memoryStore } from './store/memory-store.ts';

const { cleanup, started, seated, raw } = startedServers();
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

  it('of a flood are refused', async () => {
    const server = await started({ limits: { ...FAST, requestsAtOnce: 10, requestsPerSecond: 0.001 } });
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(server, '/health')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
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
  });
});

describe('sockets', () => {
  it.each([
    ['the wrong token', 'wrong', 'token'],
    ['no token where nobody may watch', undefined, 'token'],
  ])('with %s are sent away', async (_what, token, reason) => {
    const server = await started();
    const { id } = await createForTwo(server, { spectators: 'none' });
    const socket = raw(server, id);
    await socket.say(hello(token));
    expect(await socket.hears('bye')).toEqual({ type: 'bye', reason });
    await socket.closed;
  });

  it('of the link of spectators are let in only where there is one', async () => {
    const server = await started();
    for (const [spectators, heard] of [
      ['none', 'bye'],
      ['link', 'welcome'],
      ['public', 'welcome'],
    ] as const) {
      const { id, watch } = await createForTwo(server, { spectators });
      const socket = raw(server, id);
      await socket.say(hello(watch));
      expect((await socket.hears(heard)).type).toBe(heard);
    }
  });

  it('of another version, another match or another page are sent away', async () => {
    const server = await started();
    const { id, tokens } = await createForTwo(server);
    const other = raw(server, id);
    await other.say(hello(tokens[0], { v: 2 }));
    expect(await other.hears('bye')).toEqual({ type: 'bye', reason: 'version' });
    const nowhere = raw(server, 'nowhere');
    await nowhere.say(hello());
    expect(await nowhere.hears('bye')).toEqual({ type: 'bye', reason: 'no-match' });
    await expect(raw(server, id, { origin: 'https://evil.example' }).opened()).rejects.toThrow('403');
    await expect(raw(server, '../../health').opened()).rejects.toThrow('404');
  });

  it('that say nothing are closed', async () => {
    const server = await started({ limits: { ...FAST, helloWithin: 50 } });
    const { id } = await createForTwo(server);
    await raw(server, id).closed;
  });

  it.each([
    ['text that is no JSON', '{"type":'],
    ['a frame that is too large', `"${'x'.repeat(70_000)}"`],
    ['something before hello', { type: 'ping', t: 1 }],
  ])('that begin with %s are closed', async (_what, frame) => {
    const server = await started();
    const { id } = await createForTwo(server);
    const socket = raw(server, id);
    await socket.say(frame);
    await socket.closed;
  });

  it('that say nonsense are told so, and nothing changes', async () => {
    const store = memoryStore();
    const server = await started({ store });
    const { id, tokens } = await createForTwo(server);
    const socket = raw(server, id);
    const act = { type: 'act', id: 'a', prompt: 1, move: 'pass', args: {} };
    const nonsense = [
      'null',
      '[]',
      '0',
      '"act"',
      '{"__proto__":{"type":"act"}}',
      { ...act, player: 'p1' },
      { ...act, prompt: 1.5 },
      { ...act, prompt: -1 },
      { ...act, move: '__proto__' },
      { ...act, move: 'constructor', args: { constructor: 1 } },
      { ...act, args: [] },
      { ...act, id: '' },
      { ...act, id: 'x'.repeat(100) },
      { ...act, id: 'x\0y' },
      { ...act, id: 'x\ud800' },
      { type: 'table', id: 'b', do: 'win' },
      { type: 'table', id: 'b', do: 'claim', claim: { seat: 'p1', outcome: 'mine' } },
      { type: 'prefs', id: 'c', prefs: { fullControl: 'yes' } },
      { type: 'why', id: 'd', about: { move: { toString: 1 } } },
      { type: 'welcome', seat: 'p0' },
      { type: 'toString', id: 'e' },
    ];
    await socket.say(hello(tokens[0]), ...nonsense);
    await expect
      .poll(() => socket.heard.filter(({ type }) => ['no', 'reason'].includes(type)).length)
      .toBe(nonsense.length);
    socket.socket.send(Buffer.from([1, 2, 3]));
    await expect.poll(() => socket.heard.at(-1)).toMatchObject({ type: 'no', message: 'A frame is text.' });
    expect((await store.find(id))?.head).toBe(0);
  });

  it('that flood are closed, and others go on', async () => {
    const server = await started({ limits: { ...FAST, framesAtOnce: 40, framesPerSecond: 0.001 } });
    const { id, tokens } = await createForTwo(server);
    const flood = raw(server, id);
    await flood.say(hello(tokens[0]), ...Array.from({ length: 60 }, (_, t) => ({ type: 'ping', t })));
    expect(await flood.hears('bye')).toEqual({ type: 'bye', reason: 'rate' });
    await flood.closed;
    const other = raw(server, id);
    await other.say(hello(tokens[1]));
    await other.hears('welcome');
  });

  it('that flood cost their address what it may ask for in the next seconds', async () => {
    const limits = { ...FAST, framesAtOnce: 5, framesPerSecond: 0.001, requestsAtOnce: 20, requestsPerSecond: 1 };
    let time = 1_000_000;
    const server = await started({ limits, now: () => time });
    const { id } = await createForTwo(server, { spectators: 'public' });
    const floods = Array.from({ length: 4 }, () => raw(server, id));
    for (const flood of floods) await flood.say(hello(), ...Array.from({ length: 9 }, (_, t) => ({ type: 'ping', t })));
    for (const flood of floods) expect(await flood.hears('bye')).toEqual({ type: 'bye', reason: 'rate' });
    // they are not even listened to
    await expect(raw(server, id).opened()).rejects.toThrow('socket hang up');
    time += 30_000;
    await raw(server, id).opened();
  });

  it('of one address may say so much together, and what costs more counts more', async () => {
    const limits = { ...FAST, addressFramesAtOnce: 100, addressFramesPerSecond: 0.001 };
    const server = await started({ limits, proxies: ['127.0.0.1'] });
    const { id, tokens } = await createForTwo(server);
    const from = (address: string): Raw => raw(server, id, { 'x-forwarded-for': address });
    const one = from('10.0.0.1');
    await one.say(hello(tokens[0]));
    await one.hears('welcome');
    const other = from('10.0.0.1');
    await other.say(hello(tokens[0]), ...Array.from({ length: 7 }, () => hello()));
    await expect.poll(() => other.heard.filter(({ type }) => type === 'welcome')).toHaveLength(8);
    await one.say({ type: 'why', id: 'a', about: 'x'.repeat(60_000) });
    expect(await one.hears('bye')).toEqual({ type: 'bye', reason: 'rate' });
    const elsewhere = from('10.0.0.2');
    await elsewhere.say(hello(tokens[1]));
    await elsewhere.hears('welcome');
  });

  it('through a proxy are counted for those whom it names', async () => {
    const server = await started({ limits: { ...FAST, socketsPerAddress: 2 }, proxies: ['127.0.0.1'] });
    const { id } = await createForTwo(server);
    const from = (address: string): Promise<void> => raw(server, id, { 'x-forwarded-for': address }).opened();
    await from('10.0.0.1');
    await from('10.0.0.1');
    await expect(from('10.0.0.1')).rejects.toThrow('429');
    await from('10.0.0.2');
  });

  it('of one seat, and of spectators, are of a number', async () => {
    const server = await started({ limits: { ...FAST, socketsPerSeat: 2, spectatorsPerMatch: 3 } });
    const { id, tokens } = await createForTwo(server, { spectators: 'public' });
    for (const [token, most] of [
      [tokens[0], 2],
      [undefined, 3],
    ] as const) {
      const sockets = Array.from({ length: most + 1 }, () => raw(server, id));
      for (const socket of sockets.slice(0, most)) {
        await socket.say(hello(token));
        await socket.hears('welcome');
      }
      await sockets[most].say(hello(token));
      expect(await sockets[most].hears('bye')).toEqual({ type: 'bye', reason: 'full' });
      sockets[0].socket.close();
      await sockets[0].closed;
      const next = raw(server, id);
      await next.say(hello(token));
      await next.hears('welcome');
    }
  });

  it("that is left while its token is looked at is nobody's", async () => {
    const inner = memoryStore();
    let meanwhile = async (): Promise<unknown> => undefined;
    const store = {
      ...inner,
      async find(match: string) {
        const found = await inner.find(match);
        const happens = meanwhile;
        meanwhile = async () => undefined;
        await happens();
        return found;
      },
    };
    const server = await started({ store });
    const { id, tokens } = await createForTwo(server);
    meanwhile = () => post(server, `/api/matches/${id}/leave`, '', { authorization: `Bearer ${tokens[0]}` });
    const late = raw(server, id);
    await late.say(hello(tokens[0]));
    expect(await late.hears('bye')).toMatchObject({ reason: 'token' });
    expect(late.heard).toHaveLength(1);
  });

  it('of a seat that was left are sent away, and its token is worth nothing', async () => {
    const server = await started();
    const { id, tokens } = await createForTwo(server);
    const client = seated(server, id, tokens[1]);
    await until(client, ({ view }) => view !== null);
    const authorization = `Bearer ${tokens[1]}`;
    const { body } = await post(server, `/api/matches/${id}/leave`, '', { authorization });
    await until(client, ({ connection }) => connection === 'closed');
    expect(client.state.bye).toBe('kicked');
    const again = raw(server, id);
    await again.say(hello(tokens[1]));
    expect(await again.hears('bye')).toEqual({ type: 'bye', reason: 'token' });
    const claimed = await post(server, `/api/matches/${id}/seats`, { invite: body.invite, name: 'Cy' });
    expect(claimed.body).toMatchObject({ player: 'p1' });
    const once = await post(server, `/api/matches/${id}/seats`, { invite: body.invite, name: 'Di' });
    expect(once.body.error?.code).toBe('seat-taken');
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

describe('addresses', () => {
  it.each([
    ['10.1.1.1', undefined, '10.1.1.1'],
    ['::ffff:10.1.1.1', undefined, '10.1.1.1'],
    ['10.1.1.1', '6.6.6.6', '10.1.1.1'],
    ['127.0.0.1', '6.6.6.6', '6.6.6.6'],
    ['127.0.0.1', '1.1.1.1, 6.6.6.6', '6.6.6.6'],
    ['127.0.0.1', '1.1.1.1, 6.6.6.6, 10.0.0.9', '6.6.6.6'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['2001:db8::6', undefined, '2001:db8:0:0'],
  ])('%s, forwarded for %s, is %s', (remoteAddress, forwardedFor, address) => {
    expect(addressOf({ remoteAddress, forwardedFor }, ['127.0.0.1', '10.0.0.9'])).toBe(address);
  });
});

describe('a bucket', () => {
  it('gives so many at once and so many a second, and nothing for a clock set back', () => {
    const bucket = new Bucket(3, 2, 10_000);
    const take = (now: number, times: number) => Array.from({ length: times }, () => bucket.take(now));
    expect(take(10_000, 4)).toEqual([true, true, true, false]);
    expect(take(11_000, 3)).toEqual([true, true, false]);
    expect(take(5_000, 1)).toEqual([false]);
    expect(take(60_000, 4)).toEqual([true, true, true, false]);
  });

  it('of each address is forgotten when it is full again', () => {
    const buckets = new Buckets(1, 1);
    for (let i = 0; i < 25_000; i++) expect(buckets.take(`a${i}`, i)).toBe(true);
    expect(buckets.take('a24999', 25_000)).toBe(false);
  });
});
