import { games } from '@cardloom/games';
import { describe, expect, it } from 'vitest';
import { offered } from '../games.ts';
import { hashOf } from '../secrets.ts';
import { ask, create, createForTwo, hello, post, Raw, startedServers } from '../server.fixture.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { Lobby } from './lobby.ts';
import { rivals } from './rivals.fixture.ts';

const { cleanup, started } = startedServers();

const lobbyOn = (store: MatchStore): Lobby =>
  new Lobby({
    store,
    games: offered({ skirmish: games.skirmish }),
    now: () => 1,
    seatsChanged: () => {},
    begun: async () => {},
    left: () => {},
    calledOff: () => {},
  });

describe('a seat', () => {
  it('that was asked for with a token of one’s own is given again to whoever asks again', async () => {
    const server = await started();
    const { id, invites } = await create(server);
    const token = 'a'.repeat(32);
    const claim = () => post(server, `/api/matches/${id}/seats`, { name: 'Bo', invite: invites[0].invite, token });
    const answers = [await claim(), await claim()];
    for (const { status, body } of answers) expect([status, body]).toEqual([201, { player: 'p1', token }]);
    const other = { name: 'Eve', invite: invites[0].invite, token: 'b'.repeat(32) };
    expect((await post(server, `/api/matches/${id}/seats`, other)).body.error?.code).toBe('seat-taken');
    const short = { name: 'Eve', token: 'short' };
    expect((await post(server, `/api/matches/${id}/seats`, short)).body.error?.code).toBe('bad-request');
  });

  it('has a name of its own: who is called like somebody else, and who comes later, is told apart', async () => {
    const server = await started({ games: { commander: games.commander } });
    const open = { kind: 'open' };
    const seats = [{ kind: 'me', name: 'Oskar' }, { kind: 'bot', level: 'easy' }, open, open];
    const { id } = await create(server, { game: 'commander', seats });
    for (const name of ['lin', '\u200fOskar\u200e']) await post(server, `/api/matches/${id}/seats`, { name });
    expect((await ask(server, `/api/matches/${id}`)).body).toMatchObject({
      seats: ['Oskar', 'Lin', 'lin 2', 'Oskar 2'].map((name) => ({ name })),
    });
  });

  it.each(['\u200b', '\u2800', '\u3164', '\u00ad', ' \u200f ', 'a\u202eb'])(
    'has a name to be seen: not %j',
    async (name) => {
      const server = await started();
      const { id, invites } = await create(server);
      const { body } = await post(server, `/api/matches/${id}/seats`, { name, invite: invites[0].invite });
      expect(body.error?.code).toBe('bad-request');
    },
  );

  it('has a whole name of its own, also where that is as long as may be', async () => {
    const server = await started();
    const name = '🦊'.repeat(20);
    const seats = [{ kind: 'me', name }, { kind: 'open' }];
    const { id } = await create(server, { seats });
    await post(server, `/api/matches/${id}/seats`, { name });
    const { body } = await ask(server, `/api/matches/${id}`);
    expect(body).toMatchObject({ seats: [{ name }, { name: `${name} 2` }] });
  });

  it('of a bot has a name, and not that of whoever made the match', async () => {
    const server = await started({ games: { commander: games.commander } });
    const bot = { kind: 'bot', level: 'easy' };
    const seats = [{ kind: 'me', name: 'Oskar' }, bot, bot, { kind: 'open' }];
    const { id } = await create(server, { game: 'commander', seats });
    expect((await ask(server, `/api/matches/${id}`)).body).toMatchObject({
      seats: ['Oskar', 'Lin', 'Tomás', ''].map((name) => ({ name })),
    });
  });

  it('left by the last person before the match begins calls it off: nobody sits down there any more', async () => {
    const server = await started();
    const { id, token, invites, watch } = await create(server, { spectators: 'link' });
    const watching = cleanup.add(new Raw(server, id), (open) => open.socket.terminate());
    await watching.say(hello(watch));
    await watching.hears('seats');
    await post(server, `/api/matches/${id}/leave`, '', { authorization: `Bearer ${token}` });
    expect(await watching.hears('bye')).toEqual({ type: 'bye', reason: 'no-match' });
    const late = await post(server, `/api/matches/${id}/seats`, { name: 'Bo', invite: invites[0].invite });
    expect([late.status, late.body.error?.message]).toEqual([
      404,
      'There is no match of this id: it was called off, or is long over.',
    ]);
    expect((await ask(server, `/api/matches/${id}`)).status).toBe(404);
  });

  it('can be left and taken again in a match that somebody made for others', async () => {
    const server = await started();
    const { id, invites } = await create(server, { seats: [{ kind: 'invite' }, { kind: 'invite' }] });
    const path = `/api/matches/${id}/seats`;
    const { body: taken } = await post(server, path, { name: 'Bo', invite: invites[0].invite });
    const authorization = `Bearer ${taken.token}`;
    const { body: left } = await post(server, `/api/matches/${id}/leave`, '', { authorization });
    expect((await post(server, path, { name: 'Cy', invite: left.invite })).status).toBe(201);
  });

  it('is what it was when whoever left it says so: for whoever has the same invitation, or for anybody', async () => {
    const server = await started();
    const { id, invites } = await create(server, { seats: [{ kind: 'invite' }, { kind: 'open' }], public: true });
    const at = `/api/matches/${id}`;
    const { invite } = invites[0];
    const leaves = async (token: unknown, said: object) =>
      post(server, `${at}/leave`, said, { authorization: `Bearer ${token}` });
    const { body: invited } = await post(server, `${at}/seats`, { name: 'Bo', invite });
    expect((await leaves(invited.token, { invite })).body).toEqual({ invite });
    const { body: first } = await post(server, `${at}/seats`, { name: 'Cy' });
    expect((await leaves(first.token, { invite: null })).body).toEqual({ invite: null });
    for (const said of [{ invite: 'short' }, { invite: 3 }, { player: 'p0' }, 'no JSON']) {
      const { body: second } = await post(server, `${at}/seats`, { name: 'Di' });
      expect((await leaves(second.token, said as object)).body.error?.code).toBe('bad-request');
      await leaves(second.token, { invite: null });
    }
    const { body: third } = await post(server, `${at}/seats`, { name: 'Ed' });
    const { body: again } = await post(server, `${at}/seats`, { name: 'Bo', invite });
    expect((await ask(server, at)).body).toMatchObject({ status: 'playing' });
    for (const { token } of [third, again]) {
      const { status, body } = await leaves(token, { invite: null });
      expect([status, body.error?.code]).toEqual([409, 'begun']);
    }
  });

  it('is free again if its deck does not go with one that came at the same moment', async () => {
    const server = await started({ games: { rivals } });
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { id } = await create(server, { game: 'rivals', seats });
    const claim = (deck: string) => post(server, `/api/matches/${id}/seats`, { name: deck, deck });
    const both = await Promise.all([claim('red'), claim('red')]);
    const refused = both.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { body } of refused) expect(body.error?.code).toBe('bad-options');
    const { body } = await ask(server, `/api/matches/${id}`);
    expect(body).toMatchObject({ status: 'waiting' });
    for (let i = 0; i < refused.length; i++) expect((await claim(i === 0 ? 'blue' : 'red')).status).toBe(201);
    expect((await ask(server, `/api/matches/${id}`)).body).toMatchObject({ status: 'playing' });
  });

  it('whose deck the game no longer takes is told so, and can be left for another', async () => {
    const store = memoryStore();
    const seat = { name: 'A', bot: null, invite: null, deck: 'red' };
    const tokens = ['t'.repeat(22), 'u'.repeat(22)];
    await store.create({
      id: 'm',
      game: 'rivals',
      build: 'old',
      seed: 1,
      options: null,
      terms: { spectators: 'none', delay: 0, watch: '', clock: null, previous: null },
      series: 'm',
      isPublic: false,
      createdAt: 1,
      status: 'waiting',
      seats: tokens.map((token, i) => ({ ...seat, player: `p${i}`, token: hashOf(token) })),
    });
    const server = await started({ games: { rivals }, store });
    const socket = cleanup.add(new Raw(server, 'm'), (open) => open.socket.terminate());
    await socket.say(hello(tokens[0]));
    const { code, message } = await socket.hears('no');
    expect([code, message]).toEqual([
      'bad-options',
      'The match cannot begin: Both have the same deck. Leave the seat, and take it again with another deck.',
    ]);
    const left = await post(server, '/api/matches/m/leave', '', { authorization: `Bearer ${tokens[1]}` });
    const again = { name: 'B', invite: left.body.invite, deck: 'blue' };
    expect((await post(server, '/api/matches/m/seats', again)).status).toBe(201);
    await socket.hears('welcome');
  });
});

it('a rematch that two make at the same moment is one match', async () => {
  const store = memoryStore();
  const server = await started({ store });
  const { id } = await createForTwo(server);
  const record = await store.find(id);
  if (record === null) throw new Error('no match');
  const [here, there] = [lobbyOn(store), lobbyOn(store)];
  const [one, other] = await Promise.all([here.rematch(record), there.rematch(record)]);
  expect(one).toMatch(/^[\w-]{16}$/);
  expect(other).toBe(one);
  expect(await store.listSeries(record.series)).toHaveLength(2);
});

it('a replay that these rules would play otherwise is refused', async () => {
  const store = memoryStore();
  const server = await started({ store });
  const { id, tokens } = await createForTwo(server);
  const found = await store.load(id);
  if (found === null) throw new Error('no match');
  const epoch = await store.claim(id, 'here').then((claim) => (claim !== null && 'epoch' in claim ? claim.epoch : 0));
  const did = { type: 'act', move: 'no such move', args: {} } as const;
  await store.append([
    { match: id, epoch, entries: [{ entry: { seq: 1, at: 1, by: 'p0', did } }], outcome: {}, at: 1 },
  ]);
  const other: MatchStore = {
    ...store,
    find: async (match) => {
      const record = await store.find(match);
      return record === null ? null : { ...record, build: 'another' };
    },
  };
  await expect(lobbyOn(other).replay(id, tokens[0])).rejects.toMatchObject({ code: 'other-rules' });
});

it('a game that could not be loaded once is loaded the next time', async () => {
  let tries = 0;
  const flaky = {
    ...games.skirmish,
    load: async () => {
      if (++tries === 1) throw new Error('not now');
      return games.skirmish.load();
    },
  };
  const all = offered({ flaky });
  await expect(all.load('flaky')).rejects.toThrow('not now');
  expect((await all.load('flaky'))?.served).toBe(flaky);
});
