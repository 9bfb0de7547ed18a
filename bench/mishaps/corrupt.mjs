// A file with a page that is not what was written: each time another place is damaged, the file opened and every match loaded as a
// server would, by replay. What was acknowledged is all there, or somebody is told; what must not be is something else that looks right.
// unharmed: all is there; refused: an error says so; summed: only the checksums beside the entries tell; wrong: nothing does.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { games } from '@cardloom/games';
import { createServer, sqliteStore } from '@cardloom/server';
import { createMatch as newMatch } from 'cardloom';
import { checkpoint } from '../server/integrity.mjs';
import { createMatch, Pair } from '../server/pair.mjs';

const PAGE = 4096;
const MATCHES = 6;
const MOVES = 30;

export const DAMAGES = {
  /** Bytes in the last page of the file. */
  lastPage: (random, { database }) => flip(random, database, database.length - PAGE, database.length),
  /** The file ends in the middle of its last page, or before it. */
  cutOff: (random, files) => ({ ...files, database: files.database.subarray(0, -1 - Math.floor(random() * 2 * PAGE)) }),
  /** The last page is all zeros, or that of somewhere else. */
  lostPage: (random, { database }) => {
    const at = Math.floor(random() * (database.length / PAGE)) * PAGE;
    const page = random() < 0.5 ? Buffer.alloc(PAGE) : Buffer.from(database.subarray(at, at + PAGE));
    page.copy(database, database.length - PAGE);
  },
  /** Bytes anywhere. */
  anywhere: (random, { database }) => flip(random, database, 0, database.length),
};

function flip(random, bytes, from, to) {
  for (let i = 1 + Math.floor(random() * 4); i > 0; i--)
    bytes[from + Math.floor(random() * (to - from))] ^= 1 + Math.floor(random() * 255);
}

export async function corrupt({ rounds, random }) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-corrupt-'));
  try {
    const path = join(folder, 'matches.db');
    const { database: whole, stored } = await played(path);
    const total = {};
    for (const [name, damage] of Object.entries(DAMAGES)) {
      const found = { rounds, unharmed: 0, refused: 0, summed: 0, wrong: 0 };
      for (let round = 0; round < rounds; round++) {
        const copy = join(folder, `${name}.db`);
        const files = { database: Buffer.from(whole) };
        const { database } = damage(random, files) ?? files;
        for (const suffix of ['-wal', '-shm']) rmSync(copy + suffix, { force: true });
        writeFileSync(copy, database);
        found[await outcome(copy, stored)]++;
      }
      total[name] = found;
    }
    return total;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file with matches under way, and what is stored in it. */
async function played(path) {
  const store = await sqliteStore(path);
  const server = await createServer({ games, store, port: 0, botThreads: 1 });
  const ids = [];
  for (let i = 0; i < MATCHES; i++) {
    const match = await createMatch(server.url);
    ids.push(match.id);
    await playSome(server.url, match);
  }
  const stored = new Map();
  for (const id of ids) stored.set(id, await store.load(id));
  // before it stops: then the last pages would be those of the views it keeps
  await checkpoint(path);
  const database = readFileSync(path);
  await server.stop();
  await store.close();
  return { database, stored };
}

function playSome(url, match) {
  return new Promise((done) => {
    let moves = 0;
    const end = (pair) => {
      pair.close();
      done();
    };
    const idle = (pair) => (moves++ < MOVES ? setTimeout(() => pair.act(), 5) : end(pair));
    const pair = new Pair(url, match, { idle, over: end });
    pair.open().then(() => idle(pair));
  });
}

async function outcome(path, expected) {
  const game = await games.skirmish.load();
  let store;
  let worst = 'unharmed';
  try {
    store = await sqliteStore(path);
    for (const [id, whole] of expected) {
      const loaded = await store.load(id);
      // views that were kept for another build are found again from the log
      if (isDeepStrictEqual({ ...loaded, lastViews: null }, { ...whole, lastViews: null })) {
        if (loaded.lastViews !== null && !isDeepStrictEqual(loaded.lastViews, whole.lastViews)) worst = 'wrong';
        continue;
      }
      // whoever comes is told that there is no such match
      const told = loaded === null ? 'refused' : seenAtReplay(game, loaded);
      if (worst !== 'wrong') worst = told;
    }
  } catch {
    return 'refused';
  } finally {
    await store?.close();
  }
  return worst;
}

/** Whether a log that is not what was stored can be played. */
function seenAtReplay(game, { record: { seed, options, seats, head }, entries }) {
  try {
    const match = newMatch(game, { seed, options, players: seats.map(({ player }) => player) });
    for (const [i, { entry, checksum }] of entries.entries()) {
      const { by, did, seq } = entry;
      if (seq !== i + 1) return 'refused';
      if (did.type === 'act' && !match.act({ player: by, move: did.move, args: did.args }).ok) return 'refused';
      if (checksum !== undefined && checksum !== match.checksum()) return 'summed';
    }
    return head === entries.length ? 'wrong' : 'summed';
  } catch {
    return 'refused';
  }
}
