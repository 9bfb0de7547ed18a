// How much slower two people get their answers while somebody hostile, at another address, takes all that the limits let them have,
// and then does not care for limits. A flood keeps the machine busy as well: `elsewhere` is the same flood at another server beside it. The control is the flood at a server without
// limits: it must slow others. The server has a process of its own with the usual limits and SQLite, and so has whoever is hostile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, rounded, say } from '../report.mjs';
import { createMatch, Pair } from '../server/pair.mjs';
import { startChild } from '../server/start.mjs';

/** Slower than the limit of frames, as people are. */
const THINK_MS = 80;
const MODES = ['alone', 'limits', 'elsewhere', 'flood', 'unlimited'];

/** Each time another: one that has flooded is not let in for a while. */
let addresses = 1;
const nextAddress = () => `127.0.0.${++addresses}`;

/** Rounds of all modes in turn, so that what else runs on the machine meets all of them. */
export async function slowedBy({ rounds, seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-wire-'));
  const server = await startChild('child.mjs', [join(folder, 'matches.db'), 'usual']);
  const other = await startChild('child.mjs', [join(folder, 'elsewhere.db'), 'usual']);
  const bare = await startChild('child.mjs', [join(folder, 'bare.db'), 'none']);
  const times = Object.fromEntries(MODES.map((mode) => [mode, []]));
  const cpu = Object.fromEntries(MODES.map((mode) => [mode, 0]));
  const sent = {};
  try {
    for (let round = 0; round < rounds; round++) {
      for (const mode of MODES) {
        const played = mode === 'unlimited' ? bare : server;
        const target = mode === 'elsewhere' ? other : played;
        const how = mode === 'limits' ? 'limits' : 'flood';
        const hostile =
          mode === 'alone' ? null : await startChild('../wire/hostile.mjs', [target.url, how, nextAddress()]);
        const before = await played.ask('cpu');
        times[mode].push(...(await play(played.url, seconds)));
        cpu[mode] += ((await played.ask('cpu')) - before) / (rounds * seconds);
        if (hostile !== null) {
          for (const [name, count] of Object.entries(await hostile.ask('sent'))) {
            sent[mode] = { ...sent[mode], [name]: (sent[mode]?.[name] ?? 0) + count };
          }
          hostile.child.kill();
          await hostile.ended;
        }
        say(`round ${round + 1}, ${mode}: ${times[mode].length} moves, median ${rounded(median(times[mode]))} ms`);
      }
    }
  } finally {
    await Promise.all([server.stop(), other.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  const result = Object.fromEntries(
    MODES.map((mode) => [
      mode,
      {
        moves: times[mode].length,
        p50: rounded(median(times[mode])),
        p95: rounded(times[mode].toSorted((a, b) => a - b)[Math.floor(times[mode].length * 0.95)]),
        serverCpuShare: rounded(cpu[mode]),
        ...(sent[mode] === undefined ? {} : { hostile: sent[mode] }),
      },
    ]),
  );
  return {
    seconds: rounds * seconds,
    ...result,
    slowerAtLimits: rounded(result.limits.p50 / result.alone.p50),
    slowerByFlood: rounded(result.flood.p50 / result.alone.p50),
    slowerWithoutLimits: rounded(result.unlimited.p50 / result.alone.p50),
    slowerByFloodElsewhere: rounded(result.elsewhere.p50 / result.alone.p50),
  };
}

/** Milliseconds from each move of two people to its acknowledgement. */
async function play(url, seconds) {
  const times = [];
  let isDone = false;
  let pair;
  const on = {
    acked: (_pair, _id, _seq, ms) => times.push(ms),
    idle: (one) => setTimeout(() => !isDone && one.act(), THINK_MS),
    over: (one) => {
      one.close();
      void next();
    },
  };
  const next = async () => {
    pair = new Pair(url, await createMatch(url), on);
    await pair.open();
    on.idle(pair);
  };
  await next();
  await new Promise((later) => setTimeout(later, seconds * 1000));
  isDone = true;
  pair.close();
  return times;
}
