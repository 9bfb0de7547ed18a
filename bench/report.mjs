// What every benchmark says about itself: the machine, the date, and its results on standard output or in a file.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { UsageError } from './usage.mjs';

export const say = (line) => process.stderr.write(`${line}\n`);

/** The options of every benchmark, beside its own. */
export const REPORT_OPTIONS = { json: { type: 'boolean', default: false }, out: { type: 'string' } };

/** Prints a result as JSON or as the text of `table`, and writes it to `--out`. A long run gives the commit it began with. */
export function report({ json, out }, measured, table) {
  if (out === '') throw new UsageError('--out takes the name of a file');
  const result = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    date: new Date().toISOString(),
    commit: commitHere(),
    ...measured,
  };
  const text = `${JSON.stringify(result, null, 2)}\n`;
  if (out !== undefined) {
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, text);
  }
  process.stdout.write(json ? text : table(result));
}

/** Four significant digits. */
export const rounded = (value) => Number(value.toPrecision(4));

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** CPU seconds of all threads: helpers cannot hide anything, and what else runs on the machine hardly counts. */
export function cpuNow() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What was measured: the commit, and whether something in the checkout differs from it; null if this is no checkout. */
export function commitHere() {
  const git = (...args) =>
    execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--', '../packages') === '' ? '' : '+');
  } catch {
    return null;
  }
}
