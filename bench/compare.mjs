// This checkout against another commit: several processes per side, interleaved, and medians. The same code is measured
// against itself beside it: what the control shows is noise, and so is any gain that is not clearly larger.
//   compare --to <commit> [--tasks a,b] [--seconds n] [--processes n] [--json] [--out file]
import { join } from 'node:path';
import { inChild } from './child.mjs';
import { checkOut, commitOf } from './compare/checkout.mjs';
import { median, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const TASKS = 'referee,referee-line,referee-undo,skirmish,flesh-and-blood,invokation,commander';

export async function main(args) {
  // the commit may stand for itself: compare main
  const given = args.length > 0 && !args[0].startsWith('-') ? ['--to', ...args] : args;
  const options = readOptions(given, {
    ...REPORT_OPTIONS,
    to: { type: 'string', default: 'HEAD' },
    tasks: { type: 'string', default: TASKS },
    seconds: { type: 'string', default: '0.5' },
    processes: { type: 'string', default: '7' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const processes = readNumber('processes', options.processes, 1);
  const commit = commitOf(options.to);
  say(`building ${options.to}`);
  const { folder, remove } = checkOut(commit);
  try {
    const results = {};
    for (const task of options.tasks.split(',')) results[task] = compare(task, { folder, seconds, processes });
    const unit = 'CPU µs per action, medians of processes';
    report(options, { to: options.to, commit, unit, processes, results }, table);
  } finally {
    remove();
  }
}

function compare(task, { folder, seconds, processes }) {
  const here = join(import.meta.dirname, 'timing.mjs');
  const sides = { there: join(folder, 'bench/timing.mjs'), here, again: here };
  const taken = { there: [], here: [], again: [] };
  const names = Object.keys(sides);
  for (let round = 0; round < processes; round++) {
    say(`${task}, process ${round + 1} of ${processes}`);
    // each begins as often as the others: whoever comes first may find a cooler machine
    for (let i = 0; i < names.length; i++) {
      const side = names[(i + round) % names.length];
      taken[side].push(inChild(sides[side], [task, seconds]));
    }
  }
  const [there, one, other] = names.map((name) => median(taken[name]));
  const now = median([...taken.here, ...taken.again]);
  return { there: rounded(there), here: rounded(now), ratio: rounded(now / there), control: rounded(other / one) };
}

function table({ machine, to, processes, results }) {
  const lines = [`${machine.cpu}, Node ${machine.node}; CPU µs per action, medians of ${processes} processes\n`];
  for (const [task, { there, here, ratio, control }] of Object.entries(results))
    lines.push(`  ${task.padEnd(18)}${to} ${there} → here ${here}: × ${ratio} (control × ${control})\n`);
  return lines.join('');
}
