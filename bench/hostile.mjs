// Fuzzed frames and requests against a real server, by people who have no seat at the matches they are aimed at: nothing may
// crash or change. Then how much one who floods slows others, with the usual limits.
//   hostile [--json] [--frames n] [--requests n] [--out file]
// frames, requests: sent; answers: what came back, by kind; changed: matches that are not as they were; failures: answers of 5xx;
// slowdown: p50 of other people's moves while somebody floods, by their p50 in peace.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@cardloom/server';
import { WebSocket } from 'ws';
import { REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { FRAMES } from './server/frames.mjs';
import { hostileText, pick } from './server/mutate.mjs';
import { createMatch, Pair } from './server/pair.mjs';
import { startChild } from './server/start.mjs';
import { readNumber, readOptions } from './usage.mjs';

const SOCKETS = 20;
const IN_A_ROW = 200;

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    frames: { type: 'string', default: '1000000' },
    requests: { type: 'string', default: '100000' },
  });
  const frames = readNumber('frames', options.frames, 1);
  const requests = readNumber('requests', options.requests, 1);
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-hostile-'));
  try {
    const fuzzed = await fuzz(join(folder, 'fuzzed.db'), frames, requests);
    const slowdown = await flood(join(folder, 'flooded.db'));
    report(options, { frames, requests, ...fuzzed, slowdown }, table);
    if (fuzzed.changed + fuzzed.failures > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fuzz(path, frames, requests) {
  const server = await startChild('child.mjs', [path]);
  const matches = await Promise.all(Array.from({ length: SOCKETS }, () => createMatch(server.url, 'public')));
  const answers = {};
  const count = (kind) => {
    answers[kind] = (answers[kind] ?? 0) + 1;
  };
  say('frames');
  await Promise.all(matches.map(({ id }) => sendFrames(server.url, id, Math.ceil(frames / SOCKETS), count)));
  say('requests');
  await Promise.all(matches.map(({ id }) => sendRequests(server.url, id, Math.ceil(requests / SOCKETS), count)));
  const { status } = await (await fetch(`${server.url}/health`)).json();
  await server.stop();
  const changed = await changedIn(path, matches);
  const failures = Object.entries(answers).reduce((sum, [kind, times]) => sum + (/^http 5/.test(kind) ? times : 0), 0);
  return { health: status, answers, changed, failures };
}

/** Nobody has acted, and whoever sat there still does. */
async function changedIn(path, matches) {
  const store = await sqliteStore(path);
  let changed = 0;
  for (const { id, tokens } of matches) {
    const record = await store.find(id);
    const own = await store.listOwn(
      record.seats.map(({ token }) => token),
      10,
    );
    const isSame =
      record.head === 0 && record.status === 'playing' && own.length === 1 && record.seats.length === tokens.length;
    if (!isSame) changed++;
  }
  await store.close();
  return changed;
}

async function sendFrames(url, match, most, count) {
  for (let sent = 0; sent < most; ) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/socket`);
    socket.on('error', () => {});
    socket.on('message', (data) => {
      const { type, code, reason } = JSON.parse(data);
      count([type, code ?? reason].filter(Boolean).join(' '));
    });
    const ended = new Promise((done) => socket.once('close', done));
    await new Promise((done) => socket.once('open', done).once('close', done));
    // three in four say first what they should, and may watch
    if (Math.random() < 0.75) socket.send(JSON.stringify({ type: 'hello', v: 1 }));
    for (let i = 0; i < IN_A_ROW && sent < most && socket.readyState === WebSocket.OPEN; i++, sent++) {
      socket.send(hostileText(FRAMES));
      if (i % 20 === 0) await new Promise((done) => setImmediate(done));
    }
    if (socket.readyState !== WebSocket.OPEN) sent++;
    socket.close();
    await ended;
  }
}

const BODIES = [
  { game: 'skirmish', seats: [{ kind: 'me', name: 'Eve' }, { kind: 'open' }], spectators: 'public' },
  { invite: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'Eve' },
  { player: 'p0', name: 'Eve' },
  { tokens: ['AAAAAAAAAAAAAAAAAAAAAA'] },
];

async function sendRequests(url, match, most, count) {
  const paths = ['', '/seats', '/leave', '/replay', '/socket', '/../own', '/%2e%2e', '/seats?x=1'];
  const others = [
    '/api/matches',
    '/api/matches/own',
    '/api/games',
    '/metrics',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '//',
    '/api/matches?what=all',
  ];
  for (let sent = 0; sent < most; sent++) {
    const path = Math.random() < 0.5 ? `/api/matches/${match}${pick(paths)}` : pick(others);
    const method = pick(['GET', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);
    const headers = {
      'content-type': pick(['application/json', 'text/plain', 'application/json;charset=x']),
      authorization: pick(['Bearer x', 'Bearer', '']),
    };
    const body = method === 'POST' || method === 'PUT' ? hostileText(BODIES) : undefined;
    const response = await fetch(url + path, { method, headers, body });
    await response.arrayBuffer();
    count(`http ${response.status}`);
  }
}

/** Other people's moves in peace, and while somebody opens sockets and floods them, in a process of their own. */
async function flood(path) {
  const server = await startChild('child.mjs', [path, 'usual']);
  say('people in peace');
  const times = [];
  const people = [];
  const on = { acked: (_pair, _id, _seq, ms) => times.push(ms), over: ({ at }) => void sit(at) };
  const sit = async (at) => {
    people[at]?.close();
    people[at] = new Pair(server.url, await createMatch(server.url, 'public'), on);
    people[at].at = at;
    await people[at].open();
  };
  for (let at = 0; at < 10; at++) await sit(at);
  const play = async (ms) => {
    times.length = 0;
    for (const until = performance.now() + ms; performance.now() < until; ) {
      for (const pair of people) pair.act();
      await new Promise((later) => setTimeout(later, 100));
    }
    const sorted = times.toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? Number.POSITIVE_INFINITY;
  };
  await play(3000);
  const peace = await play(8000);
  say('somebody floods');
  const hostile = await startChild('flood.mjs', [server.url, people[0].match.id]);
  const war = await play(8000);
  await hostile.stop();
  for (const pair of people) pair.close();
  await server.stop();
  return { inPeaceMs: rounded(peace), floodedMs: rounded(war), times: rounded(war / peace) };
}

const table = ({ frames, requests, health, changed, failures, slowdown }) =>
  `${frames} frames, ${requests} requests: ${health}, ${changed} changed, ${failures} failures; a flood slows others ${slowdown.times} times\n`;
