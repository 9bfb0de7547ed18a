// What else happens to a server: a full disk, damaged files, a clock that is set while people play.
//   mishaps [--json] [--full n] [--corrupt n] [--clock n] [--seed n] [--write] [--out file]
// Rounds of each; 0 leaves it out. A full disk is a small file system in memory, which only root can mount.
import { join } from 'node:path';
import { jumpClock } from './mishaps/clock.mjs';
import { corrupt } from './mishaps/corrupt.mjs';
import { fillDisk } from './mishaps/full.mjs';
import { randomFrom } from './random.mjs';
import { commitHere, REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const RESULTS = join(import.meta.dirname, 'results', 'mishaps.json');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    full: { type: 'string', default: '20' },
    corrupt: { type: 'string', default: '500' },
    clock: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  });
  const random = randomFrom(readNumber('seed', options.seed, 0));
  const measured = { commit: commitHere() };
  const run = async (name, work) => {
    const rounds = readNumber(name, options[name], 0);
    if (rounds === 0) return;
    say(name);
    measured[name] = await work(rounds);
  };
  await run('corrupt', (rounds) => corrupt({ rounds, random }));
  await run('clock', (matches) => jumpClock({ matches, random }));
  await run('full', (rounds) => fillDisk({ rounds, random }));
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
  const { full, clock, corrupt: damages } = measured;
  const faults = [full?.lost, full?.doubled, full?.gaps, full?.crashes, full?.damaged, clock?.late, clock?.backwards];
  const { control, ...kinds } = damages ?? {};
  faults.push(...Object.values(kinds).map(({ wrong }) => wrong), control?.wrong === 0 ? 1 : 0);
  if (faults.some((count) => count > 0)) process.exitCode = 1;
}

const table = ({ full, corrupt: damages, clock }) =>
  [
    ...Object.entries(damages ?? {}).map(([name, found]) => `damaged, ${name}: ${words(found)}`),
    ...(clock === undefined ? [] : [`a clock that jumps: ${words(clock)}`]),
    ...(full === undefined ? [] : [`a full disk: ${words(full)}`]),
    '',
  ].join('\n');

const words = (found) =>
  Object.entries(found)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
