// What a seat is sent depends on nothing it cannot know: positions of all games, dealt anew for one seat, and played on alike.
//   interference [--json] [--only a,b] [--seeds n] [--seed n] [--write] [--out file]
// Positions per game: one for each seed, looked at from every seat and by somebody who watches. The control, a host that tells one thing
// too much, must differ in every game, or this proves nothing.
import { join } from 'node:path';
import { gameNames, interference } from './interference/worlds.mjs';
import { commitHere, cpuNow, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const RESULTS = join(import.meta.dirname, 'results', 'interference.json');
const CONTROL_SEEDS = 5;

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    only: { type: 'string', default: gameNames.join() },
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  });
  const seeds = readNumber('seeds', options.seeds, 1);
  const first = readNumber('seed', options.seed, 0);
  const names = options.only.split(',');
  for (const name of names) {
    if (!gameNames.includes(name))
      throw new UsageError(`there is no game "${name}"; there is: ${gameNames.join(', ')}`);
  }
  const before = cpuNow();
  const games = {};
  for (const name of names) {
    say(name);
    games[name] = await many(name, first, seeds, false);
    games[name].control = (await many(name, first, CONTROL_SEEDS, true)).differed;
  }
  const measured = { commit: commitHere(), seeds, games, cpuSeconds: rounded(cpuNow() - before) };
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
  const isWrong = ({ differed, stuck, dealtAnew, control }) => differed + stuck > 0 || dealtAnew === 0 || control === 0;
  if (Object.values(games).some(isWrong)) process.exitCode = 1;
}

async function many(name, first, seeds, isLeaking) {
  const total = { positions: 0, dealtAnew: 0, compared: 0, differed: 0, stuck: 0, first: null };
  for (let seed = first; seed < first + seeds; seed++) {
    const found = await interference(name, seed, isLeaking);
    for (const [what, count] of Object.entries(found)) {
      if (what === 'first') total.first ??= count;
      else total[what] += count;
    }
  }
  return total;
}

const table = ({ games }) =>
  Object.entries(games)
    .map(
      ([name, { positions, dealtAnew, compared, differed, control }]) =>
        `${name}: ${positions} positions, ${dealtAnew} dealt anew, ${compared} comparisons, ${differed} differ (${control} in the control)\n`,
    )
    .join('');
