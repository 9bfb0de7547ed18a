// What a process does to its files, recorded with strace (a package of Debian): writes, truncations, removals and fsyncs in their order.
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '../usage.mjs';

const CALLS = 'write,pwrite64,writev,pwritev,fsync,fdatasync,ftruncate,unlink,rename,fallocate,sync_file_range';

/** Runs a script of Node on a database; gives what it did: `{ call, file, at, bytes }`, and `{ call: 'ack', said }`. */
export async function traceOf({ script, args, database, acks, log }) {
  const files = [database, `${database}-wal`, `${database}-journal`, `${database}-last`, acks, dirname(database)];
  await run('strace', [
    ...['-f', '-y', '-xx', '-s', '1000000', '-e', `trace=${CALLS}`, '-e', 'signal=none', '-o', log],
    ...files.flatMap((file) => ['-P', file]),
    ...[process.execPath, script, ...args],
  ]);
  const ops = [];
  for await (const line of createInterface({ input: createReadStream(log, 'latin1') })) {
    const op = opOf(line, basename(acks));
    if (op !== null) ops.push(op);
  }
  return ops;
}

function run(command, args) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', ({ code, message }) =>
      failed(code === 'ENOENT' ? new UsageError('this needs strace: apt-get install strace') : new Error(message)),
    );
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${command} ended with ${code}`))));
  });
}

/** A line of the log: `123 pwrite64(19<path>, "bytes", 4096, 24) = 4096`, where paths and bytes are in hexadecimal. */
function opOf(line, acks) {
  const [, call, given, result] = /^\d+ +(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? [];
  if (call === undefined) {
    if (/^\d+ +\+\+\+/.test(line)) return null;
    throw new Error(`a line of strace that is not understood: ${line.slice(0, 200)}`);
  }
  if (Number(result) < 0) return null;
  const file = basename(unhex(/[<"]((?:\\x[\da-f]{2})+)[>"]/.exec(given)?.[1] ?? '').toString());
  const numbers = given
    .split(/[">], /)
    .at(-1)
    .split(', ')
    .map(Number);
  if (call === 'write' || call === 'pwrite64') {
    const bytes = unhex(/"((?:\\x[\da-f]{2})*)"/.exec(given)[1]);
    if (bytes.length !== Number(result))
      throw new Error(`strace has ${bytes.length} of ${result} bytes that were written`);
    if (file === acks) return { call: 'ack', said: JSON.parse(bytes.toString()) };
    if (call === 'write') throw new Error(`a write to ${file} of which the place is not known`);
    return { call: 'write', file, at: numbers[1], bytes };
  }
  if (call === 'ftruncate') return { call: 'truncate', file, at: numbers.at(-1) };
  if (call === 'unlink') return { call: 'unlink', file };
  if (call === 'fsync' || call === 'fdatasync') return { call: 'sync', file };
  throw new Error(`SQLite did something that is not played back: ${call}`);
}

const unhex = (text) => Buffer.from(text.replaceAll('\\x', ''), 'hex');
