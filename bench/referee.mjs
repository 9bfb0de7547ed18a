// The referee: one card game, many engines, equal digests, CPU time per move.
//   referee [--json] [--seconds n] [--rounds n] [--limit n] [--out file]
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const folder = join(import.meta.dirname, 'referee');
const env = { ...process.env, NODE_ENV: 'production' };
const say = (line) => process.stderr.write(`${line}\n`);

/** What is timed: name in the result → adapter file. */
const TIMED = {
  plain: 'plain',
  cardloom: 'cardloom',
  cardloomUndo: 'cardloom-undo',
  cardloomMatch: 'cardloom-match',
  bgioReducer: 'bgio-reducer',
  bgioClient: 'bgio-client',
  xstateActor: 'xstate-actor',
};

/** Name of a ratio → [dividend, divisor]. */
const RATIOS = {
  cardloomToPlain: ['cardloom', 'plain'],
  cardloomUndoToPlain: ['cardloomUndo', 'plain'],
  cardloomMatchToPlain: ['cardloomMatch', 'plain'],
  bgioReducerToCardloomMatch: ['bgioReducer', 'cardloomMatch'],
  bgioClientToCardloomMatch: ['bgioClient', 'cardloomMatch'],
  xstateActorToCardloomMatch: ['xstateActor', 'cardloomMatch'],
};

const GROWTH_MOVES = 60_000;

export async function main(args) {
  const options = readOptions(args, {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    limit: { type: 'string', default: '600' },
    out: { type: 'string' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const rounds = readNumber('rounds', options.rounds, 1);
  const limit = readNumber('limit', options.limit, 1);
  if (options.out === '') throw new UsageError('--out takes the name of a file');

  const present = Object.entries(TIMED).filter(([, adapter]) => {
    const found = existsSync(join(folder, 'adapters', `${adapter}.mjs`));
    if (!found) say(`skipped: adapters/${adapter}.mjs is not there`);
    return found;
  });
  verify(present.map(([, adapter]) => adapter));
  const best = await timeAll(present, { seconds, rounds, limit });
  const growth = best.cardloomMatch === undefined ? null : await measureGrowth(TIMED.cardloomMatch);

  const result = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    date: new Date().toISOString(),
    limit,
    ...Object.fromEntries(Object.keys(TIMED).map((name) => [name, rounded(best[name])])),
    growth: rounded(growth),
    ratios: Object.fromEntries(Object.entries(RATIOS).map(([name, [a, b]]) => [name, rounded(best[a] / best[b])])),
  };
  const json = `${JSON.stringify(result, null, 2)}\n`;
  if (options.out !== undefined) {
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, json);
  }
  process.stdout.write(options.json ? json : table(result));
}

function verify(adapters) {
  say('verifying that all adapters play the same game');
  const { status } = spawnSync(process.execPath, [join(folder, 'verify.mjs'), ...adapters], {
    env,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('the adapters do not play the same game: nothing was timed');
}

/** Best CPU µs per move of each. Every round visits all adapters, so that a noisy spell hits everyone alike. */
async function timeAll(present, { seconds, rounds, limit }) {
  const best = {};
  const workers = present.map(([name, adapter]) => ({ name, worker: startWorker(adapter) }));
  try {
    for (let round = 0; round <= rounds; round++) {
      say(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
      for (const { name, worker } of workers) {
        const { cpu } = await worker.ask({ task: 'window', limit, ms: seconds * 1000 });
        if (round > 0) best[name] = Math.min(best[name] ?? Infinity, cpu);
      }
    }
  } finally {
    for (const { worker } of workers) worker.stop();
  }
  return best;
}

async function measureGrowth(adapter) {
  say(`growth over a match of ${GROWTH_MOVES} moves`);
  const worker = startWorker(adapter);
  try {
    const { growth } = await worker.ask({ task: 'growth', limit: GROWTH_MOVES });
    return growth;
  } finally {
    worker.stop();
  }
}

function startWorker(adapter) {
  const child = fork(join(folder, 'worker.mjs'), [adapter], { env, stdio: ['ignore', 2, 2, 'ipc'] });
  const died = once(child, 'exit').then(() => {
    throw new Error(`the adapter ${adapter} failed`);
  });
  return {
    async ask(task) {
      child.send(task);
      const [answer] = await Promise.race([once(child, 'message'), died]);
      return answer;
    },
    stop() {
      died.catch(() => {}); // it is meant to end now
      if (child.connected) child.disconnect();
    },
  };
}

/** Four significant digits; what was not measured is null. */
function rounded(value) {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : null;
}

function table({ machine, limit, growth, ratios, ...rest }) {
  const row = (label, value, unit) =>
    `  ${label.padEnd(28)}${(value === null ? 'not measured' : `${value} ${unit}`).padStart(14)}\n`;
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; best CPU time per move, matches of ${limit} moves\n`,
    ...Object.keys(TIMED).map((name) => row(name, rest[name], 'µs')),
    row('growth, last / first tenth', growth, '×'),
    ...Object.entries(ratios).map(([name, value]) => row(name, value, '×')),
  ].join('');
}
