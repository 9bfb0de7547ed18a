// A clock that is set by hours, back and forth, while people play against it: at a real server nobody runs out of time because of it,
// nobody gets more than they had, and the moments in the log never go back.
import { games } from '@cardloom/games';
import { createServer, memoryStore, NO_LIMITS } from '@cardloom/server';
import { createMatch, Pair } from '../server/pair.mjs';

const HOUR = 60 * 60 * 1000;
const ALLOTTED = 10 * 60 * 1000;

export async function jumpClock({ matches, random }) {
  const store = memoryStore();
  const { now } = Date;
  let offset = 0;
  Date.now = () => now() + offset;
  const server = await createServer({ games, store, port: 0, botThreads: 1, limits: NO_LIMITS });
  const found = { matches, jumps: 0, moves: 0, over: 0, late: 0, backwards: 0, gained: 0, overcharged: 0 };
  const jumping = setInterval(() => {
    offset = Math.round((random() * 12 - 6) * HOUR);
    found.jumps++;
  }, 20);
  try {
    for (let i = 0; i < matches; i++) {
      const match = await createMatch(server.url, 'link', { clock: { type: 'match', ms: ALLOTTED } });
      const startedAt = performance.now();
      if (await playToTheEnd(server.url, match)) found.over++;
      const { entries } = await store.load(match.id);
      judge(entries, performance.now() - startedAt, found);
    }
  } finally {
    clearInterval(jumping);
    Date.now = now;
    await server.stop();
  }
  return found;
}

function judge(entries, elapsed, found) {
  let before = { at: 0, left: [ALLOTTED, ALLOTTED] };
  for (const { entry } of entries) {
    if (entry.did.type === 'act') found.moves++;
    if (entry.did.because === 'late') found.late++;
    if (entry.at < before.at) found.backwards++;
    if (entry.left.some((left, seat) => left > before.left[seat])) found.gained++;
    before = entry;
  }
  const used = before.left.reduce((sum, left) => sum + ALLOTTED - left, 0);
  if (used > elapsed) found.overcharged++;
}

/** True if it came to its end. */
function playToTheEnd(url, match) {
  return new Promise((done) => {
    const idle = (pair) => setTimeout(() => pair.act(), 5);
    const over = (pair) => {
      done(true);
      pair.close();
    };
    const pair = new Pair(url, match, { idle, over, gone: () => done(false) });
    pair.open().then(() => pair.act());
  });
}
