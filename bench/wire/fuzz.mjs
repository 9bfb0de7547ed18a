// Fuzzed frames and requests against a real server in this process, over real sockets. Nothing may change, nothing may break.
import { isDeepStrictEqual } from 'node:util';
import { games } from '@cardloom/games';
import { createServer, memoryStore, NO_LIMITS } from '@cardloom/server';
import { createMatch as newMatch } from 'cardloom';
import { randomFrom } from '../random.mjs';
import { say } from '../report.mjs';
import { createMatch, Pair, post } from '../server/pair.mjs';
import { Asker } from './asker.mjs';
import { brokenFrame, frameOfAnother } from './frames.mjs';
import { nearly, pick, someText } from './junk.mjs';
import { Speaker } from './speaker.mjs';
import { watchedStore } from './watched-store.mjs';

const MATCHES = 4;
const MOVES_BEFORE = 12;
/** Frames that are under way on one socket. */
const BATCH = 100;
const AT_ONCE = 8;

export async function fuzzWire({ frames, requests, seed }) {
  const { store, counts } = watchedStore(memoryStore());
  const found = {
    frames: 0,
    requests: 0,
    rawRequests: 0,
    crashes: 0,
    stateChanges: 0,
    accepted: 0,
    admitted: 0,
    wrongViews: 0,
  };
  const problems = [];
  const crash = (what) => {
    found.crashes++;
    problems.push(String(what?.stack ?? what).slice(0, 500));
  };
  const quiet = () => {};
  const log = { debug: quiet, info: quiet, warn: quiet, error: (...said) => crash(JSON.stringify(said)) };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
  const server = await createServer({ games, store, port: 0, botThreads: 1, idleMs: 1e8, limits: NO_LIMITS, log });
  try {
    const matches = await Promise.all(Array.from({ length: MATCHES }, () => begun(server.url)));
    const waiting = await created(server.url);
    const before = await states(store, [...matches, waiting]);
    const changesBefore = counts.changes;

    const answers = {};
    let said = 0;
    const random = randomFrom(seed);
    const speakers = { stranger, spectator, seat, opponent };
    const work = async (n) => {
      for (let round = n; found.frames < frames; round++) {
        const kinds = ['seat', 'spectator', 'opponent', 'seat', 'spectator', 'stranger'];
        await speakers[kinds[round % kinds.length]](server.url, pick(random, matches), { random, found, matches });
        if (found.frames >= said + 50_000) {
          said = found.frames;
          say(`${said} frames`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)));
    const asker = new Asker(server.url, [...matches, waiting], { random, found, answers, crash });
    await asker.askMany(requests);

    found.stateChanges = counts.changes - changesBefore;
    const after = await states(store, [...matches, waiting]);
    if (!isDeepStrictEqual(after, before)) found.stateChanges++;
    found.wrongViews = await wrongViews(server.url, store, matches);
    const control = await rightFrame(matches[0], () => counts.changes);
    for (const { pair } of matches) pair.close();
    return { matches: MATCHES, ...found, control, answers, problems: problems.slice(0, 5) };
  } finally {
    process.off('uncaughtException', crash).off('unhandledRejection', crash);
    await server.stop();
  }
}

/** A match under way: both sit there all the time, and nobody moves any more. */
async function begun(url) {
  const match = await createMatch(url, 'public');
  return new Promise((ready) => {
    let moves = 0;
    const idle = (pair) => {
      if (moves++ < MOVES_BEFORE) pair.act();
      else ready({ ...match, invites: [], pair });
    };
    const pair = new Pair(url, match, { idle });
    pair.open().then(() => idle(pair));
  });
}

/** The control: one frame that is right, of a seat with its token, is seen to change something. */
async function rightFrame({ pair }, changes) {
  const before = changes();
  pair.act();
  for (let tries = 0; changes() === before && tries < 100; tries++) await new Promise((later) => setTimeout(later, 20));
  return { stateChanges: changes() - before };
}

/** A match that waits for somebody with an invitation. */
async function created(url) {
  const seats = [{ kind: 'me', name: 'A' }, { kind: 'invite' }];
  const { id, token, invites, watch } = await post(`${url}/api/matches`, { game: 'skirmish', seats });
  return { id, tokens: [token], invites: invites.map(({ invite }) => invite), watch };
}

const states = (store, matches) => Promise.all(matches.map(({ id }) => store.load(id)));

/** The prompt of whoever is to act, as both of them were told. */
const promptOf = ({ pair }) => pair.seats.find(({ prompt }) => prompt.moves.length > 0).prompt;

/** Somebody with a token that is none of this match. */
async function stranger(url, match, { random, found, matches }) {
  const others = matches.filter((one) => one !== match).flatMap(({ tokens }) => tokens);
  const token = pick(random, [
    nearly(random, pick(random, match.tokens)),
    pick(random, others),
    someText(random),
    'p0',
  ]);
  const speaker = new Speaker(url, match.id, { type: 'hello', v: 1, token }, found);
  await speaker.say([frameOfAnother(random, promptOf(match), token)]);
  if (speaker.isIn) found.admitted++;
  speaker.close();
}

/** Somebody who may watch, and sends what a player would. */
async function spectator(url, match, { random, found }) {
  const speaker = new Speaker(url, match.id, { type: 'hello', v: 1 }, found);
  const prompt = promptOf(match);
  const frame = () => frameOfAnother(random, prompt, nearly(random, match.tokens[0]));
  await speaker.say(Array.from({ length: BATCH }, frame));
  speaker.close();
}

/** Somebody in a seat, who sends nothing that is right. */
async function seat(url, match, { random, found }) {
  const n = Math.floor(random() * 2);
  const speaker = new Speaker(url, match.id, { type: 'hello', v: 1, token: match.tokens[n] }, found);
  await speaker.say(Array.from({ length: BATCH }, () => brokenFrame(random, match.pair.seats[n].prompt)));
  speaker.close();
}

/** Somebody who acts for the other seat, as that one could: its move, its answers, the number of its prompt. */
async function opponent(url, match, { random, found }) {
  const n = match.pair.seats.findIndex(({ prompt }) => prompt.moves.length === 0);
  if (n < 0) return;
  const speaker = new Speaker(url, match.id, { type: 'hello', v: 1, token: match.tokens[n] }, found);
  const other = match.pair.seats[1 - n].prompt;
  const frame = () => ({
    type: 'act',
    id: someText(random, 8),
    prompt: pick(random, [other.n, match.pair.seats[n].prompt.n]),
    move: pick(random, other.moves).move,
    args: {},
  });
  await speaker.say(Array.from({ length: BATCH }, frame));
  speaker.close();
}

const act = (match, { by, did: { move, args } }) => match.act({ player: by, move, args });

/** What the server still shows, compared with what the stored log leads to. */
async function wrongViews(url, store, matches) {
  const game = await games.skirmish.load();
  let wrong = 0;
  for (const { id, tokens } of matches) {
    const { record, entries } = await store.load(id);
    const { seed, options, seats } = record;
    const match = newMatch(game, { seed, options, players: seats.map(({ player }) => player) });
    for (const { entry } of entries) if (entry.did.type === 'act') act(match, entry);
    for (const token of [...tokens, undefined]) {
      const speaker = new Speaker(url, id, { type: 'hello', v: 1, token }, {});
      const { seat: player, view } = await speaker.welcome;
      if (!isDeepStrictEqual(view, JSON.parse(JSON.stringify(match.view(player))))) wrong++;
      speaker.close();
    }
  }
  return wrong;
}
