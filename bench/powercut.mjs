// Power cuts: every write, truncation and fsync of a process that appends to a SQLite store is recorded, and the files are built as
// a cut after each of them could have left them. What was acknowledged before the cut must be there, once.
//   powercut [--json] [--appends n] [--matches n] [--every n] [--seed n] [--write] [--out file]
// Of what was not synchronised there is none, all, a random half, or torn pieces. The control is the same without synchronisation:
// it must lose something, or this proves nothing. It needs strace.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sqliteStore } from '@cardloom/server';
import { CUTS, Disk } from './powercut/disk.mjs';
import { traceOf } from './powercut/trace.mjs';
import { randomFrom } from './random.mjs';
import { commitHere, cpuNow, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { integrity } from './server/integrity.mjs';
import { readNumber, readOptions } from './usage.mjs';

const RESULTS = join(import.meta.dirname, 'results', 'powercut.json');
/** Where a file that is written and read at once costs least. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** The control loses almost everything: it need not be looked at so often. */
const CONTROL_EVERY = 50;

/** A database that was closed keeps its files open until its statements are collected. */
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
const collect = () => {
  gc();
  return new Promise((collected) => setImmediate(collected));
};
const COLLECT_EVERY = 100;

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    appends: { type: 'string', default: '400' },
    matches: { type: 'string', default: '10' },
    every: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  });
  const wanted = {
    appends: readNumber('appends', options.appends, 1),
    matches: readNumber('matches', options.matches, 1),
    every: readNumber('every', options.every, 1),
    seed: readNumber('seed', options.seed, 0),
  };
  const before = cpuNow();
  const full = await cutPower({ ...wanted, synchronous: 'full' });
  const control = await cutPower({ ...wanted, synchronous: 'off', every: wanted.every * CONTROL_EVERY });
  const measured = { commit: commitHere(), ...full, control, cpuSeconds: rounded(cpuNow() - before) };
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
  const { lost, doubled, wrong, unopened, damaged } = full;
  if (lost + doubled + wrong + unopened + damaged > 0 || control.lost === 0) process.exitCode = 1;
}

async function cutPower({ appends, matches, every, seed, synchronous }) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-powercut-'));
  const scratch = mkdtempSync(join(MEMORY, 'cardloom-powercut-'));
  try {
    const database = join(folder, 'matches.db');
    const acks = join(folder, 'acks');
    const ops = await traceOf({
      script: join(import.meta.dirname, 'powercut', 'appends.mjs'),
      args: [database, acks, appends, matches, synchronous].map(String),
      database,
      acks,
      log: join(folder, 'strace.log'),
    });
    say(`synchronous = ${synchronous}: ${ops.length} operations recorded`);
    return { synchronous, appends, matches, ...(await cutEverywhere(ops, { every, seed, scratch })) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function cutEverywhere(ops, { every, seed, scratch }) {
  const random = randomFrom(seed);
  const disk = new Disk();
  const acked = new Map();
  const counts = { write: 0, truncate: 0, unlink: 0, sync: 0, ack: 0 };
  const found = { cutPoints: 0, files: 0, mostUnsure: 0, lost: 0, doubled: 0, wrong: 0, unopened: 0, damaged: 0 };
  for (const [i, op] of ops.entries()) {
    counts[op.call]++;
    if (op.call === 'ack') for (const [match, seq] of op.said) acked.set(match, seq);
    else disk.apply(op);
    if (i % every !== 0 && i !== ops.length - 1) continue;
    found.cutPoints++;
    found.mostUnsure = Math.max(found.mostUnsure, disk.unsure);
    const isSure = disk.unsure === 0;
    // writes that were all lost leave what was there before them
    const names = op.call === 'write' && every === 1 ? ['all', 'some', 'torn'] : Object.keys(CUTS);
    for (const name of isSure ? ['all', 'torn'] : names) {
      if (++found.files % COLLECT_EVERY === 0) await collect();
      const path = restored(scratch, disk.after(CUTS[name](random)));
      for (const [what, count] of Object.entries(await check(path, acked))) found[what] += count;
    }
    if (found.cutPoints % 1000 === 0) say(`${found.cutPoints} cut points, ${found.lost} lost`);
  }
  return { operations: counts, ...found };
}

function restored(scratch, files) {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch);
  for (const [name, bytes] of files) writeFileSync(join(scratch, name), bytes);
  return join(scratch, 'matches.db');
}

/** `lost` and `doubled` in entries; `wrong`: matches with a gap, or whose head is not their last entry. */
async function check(path, acked) {
  const found = { lost: 0, doubled: 0, wrong: 0, unopened: 0, damaged: 0 };
  try {
    const store = await sqliteStore(path);
    for (const [match, seq] of acked) {
      const stored = await store.load(match);
      const ids = (stored?.entries ?? []).map(({ entry }) => entry.id);
      const there = new Set(ids);
      found.doubled += ids.length - there.size;
      for (let n = 1; n <= seq; n++) if (!there.has(`${match}-${n}`)) found.lost++;
      const isWhole = ids.every((id, at) => id === `${match}-${at + 1}`) && stored?.record.head === ids.length;
      if (!isWhole) found.wrong++;
    }
    await store.close();
    if ((await integrity(path)) !== 'ok') found.damaged++;
  } catch {
    for (const seq of acked.values()) found.lost += seq;
    found.unopened++;
  }
  return found;
}

const line = ({ synchronous, cutPoints, files, lost, doubled, wrong, unopened, damaged }) =>
  `synchronous = ${synchronous}: ${cutPoints} cut points, ${files} states of the disk: ${lost} entries lost, ${doubled} doubled, ` +
  `${wrong} matches with a gap, ${unopened} files that could not be opened, ${damaged} damaged\n`;
const table = ({ control, ...full }) => line(full) + line(control);
