// How much slower a game gets once five others were played in the same process, as a server plays them.
//   mixed [--json] [--seconds n] [--processes n] [--out file]
import { join } from 'node:path';
import { inChild } from './child.mjs';
import { median, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const TASKS = ['referee', 'skirmish'];
const OTHERS = ['flesh-and-blood', 'invokation', 'commander', 'lorcana', 'gundam'];
const worker = join(import.meta.dirname, 'timing.mjs');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    seconds: { type: 'string', default: '1' },
    processes: { type: 'string', default: '5' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const processes = readNumber('processes', options.processes, 1);
  const taken = Object.fromEntries(TASKS.map((task) => [task, { alone: [], after: [] }]));
  for (let round = 1; round <= processes; round++) {
    for (const task of TASKS) {
      say(`${task}, process ${round} of ${processes}`);
      taken[task].alone.push(inChild(worker, [task, seconds]));
      taken[task].after.push(inChild(worker, [task, seconds, ...OTHERS]));
    }
  }
  const tasks = Object.fromEntries(
    TASKS.map((task) => {
      const alone = median(taken[task].alone);
      const after = median(taken[task].after);
      return [task, { alone: rounded(alone), after: rounded(after), ratio: rounded(after / alone) }];
    }),
  );
  report(options, { unit: 'CPU µs per action, median of processes', processes, others: OTHERS, ...tasks }, table);
}

function table({ machine, others, ...tasks }) {
  const lines = [`${machine.cpu}, Node ${machine.node}; alone, and after ${others.join(', ')}\n`];
  for (const task of TASKS) {
    const { alone, after, ratio } = tasks[task];
    lines.push(`  ${task.padEnd(12)}${alone} µs → ${after} µs, ratio ${ratio}\n`);
  }
  return lines.join('');
}
