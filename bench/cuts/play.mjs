// One match over lines that break: two players and somebody who watches, until it is over; then all they see is compared
// with the match that the server's replay leads to.
import { connect } from '@cardloom/client';
import { follow } from '@cardloom/protocol';
import { playReplay } from 'cardloom';
import { WebSocket } from 'ws';
import { openProxy } from './proxy.mjs';

export async function playOverCuts(server, game, { cuts, random }) {
  const { id, tokens, watch } = await createForTwo(server.url, game.name);
  const proxy = await openProxy(new URL(server.url).port, { cuts, random });
  const found = { matches: 1, moves: 0, lost: 0, doubled: 0, refused: 0, wrongViews: 0, mismatches: 0 };
  const sit = (token) =>
    connect(proxy.url, {
      match: id,
      token,
      WebSocket,
      firstWait: 2,
      longestWait: 50,
      patience: 2000,
      onMismatch: () => found.mismatches++,
    });
  const players = tokens.map(sit);
  const clients = [...players, sit(watch)];
  const seqs = new Set();
  await Promise.all(players.map((client) => play(client, random, seqs, found)));
  const replay = await (await fetch(`${server.url}/api/matches/${id}/replay`, bearer(tokens[0]))).json();
  const match = playReplay(game, replay);
  for (const client of clients) {
    await until(client, ({ view }) => view?.ctx.gameOver === true);
    if (canonical(client.state.view) !== canonical(match.view(client.state.seat))) found.wrongViews++;
    client.close();
  }
  found.moves = replay.actions.length;
  found.doubled = Math.max(0, replay.actions.length - seqs.size);
  found.lost = Math.max(0, seqs.size - replay.actions.length);
  proxy.close();
  return { ...found, ...proxy.made };
}

/** Does what the prompt offers, any of it, until it is over. */
async function play(client, random, seqs, found) {
  for (;;) {
    await until(client, ({ view, prompt }) => view?.ctx.gameOver === true || prompt?.moves.length > 0);
    if (client.state.view?.ctx.gameOver === true) return;
    try {
      const { seq } = await client.act(await choose(client, random));
      seqs.add(seq);
    } catch (error) {
      if (error.code !== 'moved-on') throw error;
      found.refused++;
    }
  }
}

async function choose(client, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const { move, asks = null } = pick(client.state.prompt.moves);
  const args = {};
  for (let asked = asks; asked !== null; ) {
    const answer =
      'options' in asked ? pick(asked.options) : (asked.from?.slice(0, asked.min) ?? asked.items ?? asked.min);
    args[asked.name] = answer;
    const next = follow(asked, answer);
    asked = next === 'ask' ? await client.ask({ move, args }) : next;
  }
  return { move, args };
}

function until(client, isSo) {
  return new Promise((done, failed) => {
    let stop = () => undefined;
    const look = () => {
      if (client.state.connection === 'closed') failed(new Error(`sent away: ${client.state.bye}`));
      else if (isSo(client.state)) done();
      else return;
      stop();
    };
    stop = client.subscribe(look);
    look();
  });
}

async function createForTwo(url, game) {
  const seats = [{ kind: 'me', name: 'Ann' }, { kind: 'invite' }];
  const { id, token, invites, watch } = await post(`${url}/api/matches`, { game, seats });
  const claimed = await post(`${url}/api/matches/${id}/seats`, { invite: invites[0].invite, name: 'Bo' });
  return { id, tokens: [token, claimed.token], watch };
}

async function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const bearer = (token) => ({ headers: { authorization: `Bearer ${token}` } });

const canonical = (value) =>
  JSON.stringify(value, (_, member) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
