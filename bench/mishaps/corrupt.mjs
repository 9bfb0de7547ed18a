// A file with a page that is not what was written: each time another place is damaged, the file opened and every match loaded as a
// server would, by replay. What was acknowledged is all there, or somebody is told; what must not be is something else that looks right.
// unharmed: all is there; refused: an error says so; summed: only the checksums beside the entries tell; wrong: nothing does.
// The control reads the same damaged files without the sums and without the file that says what was stored last: it must find
// something wrong, or this proves nothing.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { games } from '@cardloom/games';
import { createServer, sqliteStore } from '@cardloom/server';
import { createMatch as newMatch } from 'cardloom';
import { checkpoint } from '../server/integrity.mjs';
import { createMatch, Pair } from '../server/pair.mjs';
import { unsummed } from './unsummed.mjs';

const PAGE = 4096;
const MATCHES = 6;
const MOVES = 30;

/** Of a file into which everything has been brought. */
const FILE = {
  /** Bytes in the last page of the file. */
  lastPage: (random, { database }) => flip(random, database, database.length - PAGE, database.length),
  /** The file ends in the middle of its last page, or before it. */
  cutOff: (random, files) => ({ ...files, database: cut(random, files.database) }),
  /** The last page is all zeros, or that of somewhere else. */
  lostPage: (random, { database }) => {
    const at = Math.floor(random() * (database.length / PAGE)) * PAGE;
    const page = random() < 0.5 ? Buffer.alloc(PAGE) : Buffer.from(database.subarray(at, at + PAGE));
    page.copy(database, database.length - PAGE);
  },
  /** Bytes anywhere. */
  anywhere: (random, { database }) => flip(random, database, 0, database.length),
};

/** Of a log that has not been brought into its file yet. */
const LOG = {
  logAnywhere: (random, { log }) => flip(random, log, 0, log.length),
  logHeader: (random, { log }) => flip(random, log, 0, 32),
  logCutOff: (random, files) => ({ ...files, log: cut(random, files.log) }),
  logGone: (_random, files) => ({ ...files, log: null }),
};

export const DAMAGES = { ...FILE, ...LOG };

const cut = (random, bytes) => bytes.subarray(0, -1 - Math.floor(random() * 2 * PAGE));

function flip(random, bytes, from, to) {
  for (let i = 1 + Math.floor(random() * 4); i > 0; i--)
    bytes[from + Math.floor(random() * (to - from))] ^= 1 + Math.floor(random() * 255);
}

export async function corrupt({ rounds, random }) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-corrupt-'));
  try {
    const { inLog, inFile, stored } = await played(join(folder, 'matches.db'));
    const total = {};
    const control = { unharmed: 0, refused: 0, summed: 0, wrong: 0 };
    for (const [name, damage] of Object.entries(DAMAGES)) {
      const found = { rounds, unharmed: 0, refused: 0, summed: 0, wrong: 0 };
      for (let round = 0; round < rounds; round++) {
        const copy = join(folder, `${name}.db`);
        const files = copied(name in LOG ? inLog : inFile);
        const left = damage(random, files) ?? files;
        write(copy, left);
        found[await outcome(() => sqliteStore(copy), stored)]++;
        write(copy, left);
        control[await outcome(() => unsummed(copy), stored)]++;
      }
      total[name] = found;
    }
    return { ...total, control };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SUFFIXES = { database: '', log: '-wal', last: '-last' };

const read = (path) =>
  Object.fromEntries(
    Object.entries(SUFFIXES).map(([name, suffix]) => [
      name,
      existsSync(path + suffix) ? readFileSync(path + suffix) : null,
    ]),
  );

const copied = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes && Buffer.from(bytes)]));

function write(path, files) {
  rmSync(`${path}-shm`, { force: true });
  for (const [name, suffix] of Object.entries(SUFFIXES)) {
    if (files[name] === null) rmSync(path + suffix, { force: true });
    else writeFileSync(path + suffix, files[name]);
  }
}

/** A file with matches under way, and what is stored in it. */
async function played(path) {
  const store = await sqliteStore(path);
  const server = await createServer({ games, store, port: 0, botThreads: 1 });
  const ids = [];
  // the last thing in the log is to be a move: of a match that is over the views are kept, which nobody misses
  for (let isOver = true; ids.length < MATCHES || isOver; ) {
    const match = await createMatch(server.url);
    ids.push(match.id);
    await playSome(server.url, match);
    isOver = (await store.find(match.id)).status === 'over';
  }
  const stored = new Map();
  for (const id of ids) stored.set(id, await store.load(id));
  // before it stops: then the last pages would be those of the views it keeps
  const inLog = read(path);
  await checkpoint(path);
  const inFile = { ...read(path), log: null };
  await server.stop();
  await store.close();
  return { inLog, inFile, stored };
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

async function outcome(open, expected) {
  const game = await games.skirmish.load();
  let store;
  let worst = 'unharmed';
  try {
    store = await open();
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
