// Somebody hostile, at an address of their own: hostile.mjs <url> <limits|flood> <address>. They make a match and sit down as often as they may,
// and ask for what costs most. At the limits they send just as much as is heard; in a flood, whatever goes through.
import { Agent, request } from 'node:http';
import { USUAL_LIMITS } from '@cardloom/server';
import { WebSocket } from 'ws';

const [url, mode, localAddress] = process.argv.slice(2);
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const sent = { frames: 0, requests: 0, sockets: 0, refused: 0 };

function ask(method, path, body) {
  sent.requests++;
  return new Promise((done) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request({ hostname, port, method, path, headers, agent, localAddress }, async (response) => {
      const chunks = await response.toArray().catch(() => []);
      if (response.statusCode === 429) sent.refused++;
      done(response.statusCode === 201 ? JSON.parse(Buffer.concat(chunks)) : null);
    });
    asked.on('error', () => done(null));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** The first is the costliest: the whole view again. The second is long and read for nothing. */
const COSTLY = [JSON.stringify({ type: 'hello', v: 1 }), `{"type":"why","id":"a","about":"${'x'.repeat(60_000)}"}`];

/** What all sockets of one address may cost in a second, in frames of which half are of the one kind and half of the other. */
const AT_LIMITS_MS = 1000 / (USUAL_LIMITS.addressFramesPerSecond / ((10 + 1 + 60_000 / 4096) / 2));
const sitting = new Set();

function sit(match, token) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/socket`, { localAddress });
  sent.sockets++;
  let timer;
  const speak = (count) => {
    for (let i = 0; i < count && socket.readyState === WebSocket.OPEN; i++) {
      socket.send(COSTLY[++sent.frames % COSTLY.length]);
    }
  };
  socket.on('error', () => {});
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', v: 1, ...(token === null ? {} : { token }) }));
    if (mode === 'flood') timer = setInterval(() => speak(100), 100);
    else sitting.add(speak);
  });
  socket.on('close', () => {
    clearInterval(timer);
    sitting.delete(speak);
    // sent away: as soon as there may be another one
    setTimeout(() => sit(match, token), mode === 'flood' ? 200 : 2000);
  });
}

async function requests() {
  const paths = ['/api/games', '/api/matches', '/metrics', '/health'];
  for (let n = 0; ; n++) {
    const asked = ask('GET', paths[n % paths.length]);
    if (mode === 'flood') await asked;
    else await new Promise((later) => setTimeout(later, 1100 / USUAL_LIMITS.requestsPerSecond));
  }
}

process.on('message', ({ n }) => process.send({ n, answer: sent }));
const seats = [{ kind: 'me', name: 'H' }, { kind: 'open' }];
const made = await ask('POST', '/api/matches', { game: 'skirmish', seats, spectators: 'public' });
if (made === null) throw new Error('somebody hostile was not let in at all');
const claimed = await ask('POST', `/api/matches/${made.id}/seats`, { name: 'I' });
const tokens = [made.token, claimed.token].flatMap((token) => Array(USUAL_LIMITS.socketsPerSeat).fill(token));
const watching = Array(mode === 'flood' ? 40 : 20).fill(null);
for (const token of [...tokens, ...watching]) sit(made.id, token);
for (let i = 0; i < (mode === 'flood' ? 16 : 1); i++) void requests();
if (mode === 'limits') {
  let turn = 0;
  setInterval(() => [...sitting][turn++ % Math.max(1, sitting.size)]?.(1), AT_LIMITS_MS);
}
process.send({ url });
