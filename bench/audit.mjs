// npm run bench -- audit: `cardloom audit` of every game in the registry, one after the other; with `--write` the results
// go to results/audit-<game>.json. Half an hour for all: `--only a,b` takes some, and what was written before stays. The laws
// that cost most look at one in four of the positions that are looked at (`--one-in n`); the results say how many that are.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameNames } from './load-game.mjs';
import { report, say } from './report.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const BINARY = fileURLToPath(new URL('../packages/cli/bin/cardloom.mjs', import.meta.url));
const RESULTS = join(import.meta.dirname, 'results');

/** Options a game is audited with besides none. */
const VARIANTS = { skirmish: [{ leaders: ['warlord', 'sage'] }] };

/** Where random play takes longer than the usual cap, so that a cap says little: half of Commander's matches take 6,800 actions. */
const CAPS = { commander: 400 };

export function main(args) {
  const options = readOptions(args, {
    only: { type: 'string', default: gameNames.join() },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    'one-in': { type: 'string', default: '4' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const games = readNumber('games', options.games, 1);
  const seed = readNumber('seed', options.seed, 0);
  const oneIn = readNumber('one-in', options['one-in'], 1);
  const jobs = readNumber('jobs', options.jobs, 1);
  const names = options.only.split(',');
  for (const name of names) {
    if (!gameNames.includes(name))
      throw new UsageError(`there is no game "${name}"; there is: ${gameNames.join(', ')}`);
  }
  for (const name of names) {
    const runs = [null, ...(VARIANTS[name] ?? [])].map((variant) => audit(name, variant, { games, seed, oneIn, jobs }));
    const out = options.write ? join(RESULTS, `audit-${name}.json`) : undefined;
    report({ json: options.json, out }, { runs }, () => runs.map(lineOf).join(''));
    if (runs.some(({ ok }) => !ok)) process.exitCode = 1;
  }
}

function audit(name, variant, { games, seed, oneIn, jobs }) {
  const args = ['audit', name, '--games', `${games}`, '--seed', `${seed}`, '--one-in', `${oneIn}`];
  if (CAPS[name] !== undefined) args.push('--cap', `${CAPS[name]}`);
  if (variant !== null) args.push('--options', JSON.stringify(variant));
  const command = `cardloom ${args.map((arg) => (/^[\w-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')} --json`;
  say(command);
  const startedAt = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [BINARY, ...args, '--jobs', `${jobs}`, '--json'], {
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`failed: ${command}`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { command, jobs, seconds, ok: status === 0, ...JSON.parse(stdout) };
}

function lineOf({ command, seconds, states, ok }) {
  return `${command}: ${states} positions in ${seconds} s, ${ok ? 'nothing found' : 'SOMETHING FOUND'}\n`;
}
