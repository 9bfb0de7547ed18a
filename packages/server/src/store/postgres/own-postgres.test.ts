import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { ownPostgres } from './own-postgres.ts';
import { hasPostgres, postgresFolder, READY_MS } from './postgres.fixture.ts';

test.skipIf(!hasPostgres)(
  'a server of one’s own ends with the process that started it, also when that is killed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cardloom-postgres-'));
    const script = `import { ownPostgres } from '@cardloom/server';
    const server = await ownPostgres(${JSON.stringify(folder)}, { from: [${JSON.stringify(postgresFolder)}] });
    console.log(server.url);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((said) => child.stdout.once('data', said));
    const isThere = (): boolean => existsSync(join(folder, 'data/postmaster.pid'));
    expect(isThere()).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(isThere, { timeout: READY_MS }).toBe(false);
    rmSync(folder, { recursive: true, force: true });
  },
  READY_MS,
);

const settings = { fsync: 'off', shared_buffers: '16MB' };
const folderOf = (): string => mkdtempSync(join(tmpdir(), 'cardloom-postgres-'));
const answers = async (url: string): Promise<boolean> => {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select 1 as one`;
  await sql.end();
  return row?.one === 1;
};

test.skipIf(!hasPostgres)(
  'of several that start at once in a new folder one starts it, and the others use it',
  async () => {
    const folder = folderOf();
    const from = [postgresFolder];
    const all = await Promise.all([1, 2, 3].map(() => ownPostgres(folder, { from, settings })));
    expect(all.filter((one) => one.process !== null)).toHaveLength(1);
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(await answers(all[0].url)).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'log']);
    for (const one of all) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  READY_MS,
);

test.skipIf(!hasPostgres)(
  'one that was killed is started again, whatever its files say of a process that runs',
  async () => {
    const folder = folderOf();
    const from = [postgresFolder];
    const first = await ownPostgres(folder, { from, settings });
    const ended = new Promise((done) => first.process?.once('exit', done));
    first.process?.kill('SIGKILL');
    await ended;
    const pidFile = join(folder, 'data/postmaster.pid');
    const said = readFileSync(pidFile, 'utf8');
    expect(said).toContain('ready');
    // its number is another process's now
    writeFileSync(pidFile, said.replace(/^\d+/, '1'));
    const second = await ownPostgres(folder, { from, settings });
    expect(second.process).not.toBe(null);
    expect(await answers(second.url)).toBe(true);
    await second.stop();
    // what cannot be mended is told as PostgreSQL tells it
    rmSync(join(folder, 'data/global/pg_control'));
    await expect(ownPostgres(folder, { from, settings })).rejects.toThrow(/It says why in .*log: .*could not/s);
    rmSync(folder, { recursive: true, force: true });
  },
  READY_MS,
);
