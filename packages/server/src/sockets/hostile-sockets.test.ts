import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../limits.ts';
import { ask, createForTwo, FAST, hello, post, type Raw, startedServers, until } from '../server.fixture.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';

const { started, seated, raw } = startedServers();

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

  it('that have a long match loaded pay for it, those who come to it then do not', async () => {
    const inner = memoryStore();
    // as if it had so many entries
    const store: MatchStore = {
      ...inner,
      find: async (match) => {
        const record = await inner.find(match);
        return record === null ? null : { ...record, head: 100_000 };
      },
    };
    const limits = { ...FAST, addressFramesAtOnce: 1000, addressFramesPerSecond: 200 };
    let time = 1_000_000;
    const server = await started({ store, limits, proxies: ['127.0.0.1'], now: () => time });
    const { id, tokens } = await createForTwo(server);
    const from = (address: string): Raw => raw(server, id, { 'x-forwarded-for': address });
    const first = from('10.0.0.1');
    await first.say(hello(tokens[0]));
    await first.hears('welcome');
    await first.say({ type: 'ping', t: 1 });
    expect(await first.hears('bye')).toEqual({ type: 'bye', reason: 'rate' });
    await first.closed;
    // 1,000 frames were too much, and the fine is not over before that
    time += 10_000;
    const again = from('10.0.0.1');
    await again.say(hello(tokens[0]));
    await again.hears('welcome');
    await again.say({ type: 'ping', t: 2 });
    await again.hears('pong');
    const second = from('10.0.0.2');
    await second.say(hello(tokens[1]));
    await second.hears('welcome');
    await second.say({ type: 'ping', t: 3 });
    await second.hears('pong');
  });

  it('that want a view again are counted: what they had was wrong', async () => {
    const server = await started();
    const { id, tokens } = await createForTwo(server);
    const socket = raw(server, id);
    await socket.say(hello(tokens[0]));
    const { seq, chain } = await socket.hears('welcome');
    await socket.say(hello(tokens[0], { since: seq, chain }), hello(tokens[0]));
    await expect.poll(() => socket.heard.filter(({ type }) => type === 'welcome')).toHaveLength(3);
    expect(String((await ask(server, '/metrics')).body.text)).toContain('cardloom_views_again_total 1');
  });

  it('that do not read are cut off, one that has too much to read or several that have it together', async () => {
    for (const limits of [{ unsent: 300_000 }, { unsent: 1e9, addressUnsent: 300_000 }]) {
      const server = await started({ limits: { ...NO_LIMITS, ...limits } });
      const { id, tokens } = await createForTwo(server, { spectators: 'public' });
      const deaf = [raw(server, id), raw(server, id)];
      for (const one of deaf) {
        await one.say(hello());
        await one.hears('welcome');
        one.socket.pause();
      }
      const reader = raw(server, id);
      await reader.say(hello(tokens[0]));
      await reader.hears('welcome');
      // more than what the machine itself keeps for them
      for (let i = 0; i < 4000; i++) {
        for (const one of deaf) if (one.socket.readyState === one.socket.OPEN) one.socket.send(JSON.stringify(hello()));
        if (i % 50 === 0) await new Promise((next) => setTimeout(next, 2));
      }
      const open = async () => /^cardloom_sockets (\d+)/m.exec(String((await ask(server, '/metrics')).body.text))?.[1];
      await expect.poll(open, { timeout: 10_000 }).toBe('1');
      await reader.say({ type: 'ping', t: 1 });
      await reader.hears('pong');
    }
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
