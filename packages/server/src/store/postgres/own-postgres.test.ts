import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
