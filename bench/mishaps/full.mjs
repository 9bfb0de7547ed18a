// A disk that is full: a small file system in memory, on which people play until nothing can be stored any more. They are told so,
// the server lives on, and when there is room again they go on from what was acknowledged. Mounting takes root.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Acknowledged } from '../server/acknowledged.mjs';
import { createMatch, Pair } from '../server/pair.mjs';
import { startChild } from '../server/start.mjs';

const MATCHES = 4;
const PATIENCE_MS = 30_000;
const AGAIN_MS = 1000;
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export async function fillDisk({ rounds, random }) {
  const total = {
    rounds,
    acknowledged: 0,
    lost: 0,
    doubled: 0,
    gaps: 0,
    sentAway: 0,
    crashes: 0,
    wentOn: 0,
    damaged: 0,
  };
  for (let round = 0; round < rounds; round++) {
    const found = await fillOnce(Math.round(400 + random() * 3000));
    for (const [name, count] of Object.entries(found)) total[name] += count;
  }
  return total;
}

async function fillOnce(kilobytes) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-full-'));
  const mount = (size) => execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  mount(`size=${kilobytes}k`);
  const path = join(folder, 'matches.db');
  const server = await startChild('child.mjs', [path]);
  try {
    const acknowledged = new Acknowledged();
    let sentAway = 0;
    const matches = new Set();
    const on = {
      acked: ({ match }, id, seq) => acknowledged.add(match.id, id, seq),
      idle: (pair) => pair.act(),
      over: ({ match }) => matches.delete(match),
      gone: ({ match }) => matches.has(match) && sentAway++,
    };
    const play = async (prefix) => {
      const pairs = [...matches].map((match) => new Pair(server.url, match, on, prefix));
      await Promise.all(pairs.map((pair) => pair.open()));
      for (const pair of pairs) pair.act();
      return pairs;
    };
    const untilFull = Date.now() + PATIENCE_MS;
    for (let n = 0; sentAway === 0 && Date.now() < untilFull; n++) {
      const isMade = await fillUp(matches, server.url);
      // what cannot be stored is refused, a new match too
      if (!isMade) sentAway++;
      const pairs = await play(`a${n}:`);
      while (sentAway === 0 && matches.size === MATCHES && Date.now() < untilFull) await later(20);
      // all of them hear of it
      await later(200);
      for (const pair of sentAway === 0 ? pairs : []) pair.close();
    }
    const away = sentAway;
    const isAlive = await answers(`${server.url}/health`);
    // as long as there is no room nobody can play, and nothing breaks
    for (const pair of await play('b:')) pair.close();
    mount('remount,size=64m');
    const before = acknowledged.count;
    matches.add(await createMatch(server.url));
    const again = await play('c:');
    await later(AGAIN_MS);
    for (const pair of again) pair.close();
    const isStillAlive = isAlive && (await answers(`${server.url}/health`));
    await server.stop();
    const { lost, doubled, gaps, integrity } = await acknowledged.check(path);
    return {
      acknowledged: acknowledged.count,
      lost,
      doubled,
      gaps,
      sentAway: away,
      crashes: isStillAlive ? 0 : 1,
      wentOn: acknowledged.count > before ? 1 : 0,
      damaged: integrity === 'ok' ? 0 : 1,
    };
  } finally {
    server.child.kill();
    await server.ended;
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** False if a match could not be made. */
async function fillUp(matches, url) {
  while (matches.size < MATCHES) {
    const match = await createMatch(url).catch(() => null);
    if (match === null) return false;
    matches.add(match);
  }
  return true;
}

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
