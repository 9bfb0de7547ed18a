// A PostgreSQL for a measurement, with fsync, that can be killed and started again on the same files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoPostgres, ownPostgres } from '@cardloom/server';
import postgres from 'postgres';
import { UsageError } from '../usage.mjs';

const from = [join(import.meta.dirname, '../../postgres'), '.'];
const later = (ms) => new Promise((done) => setTimeout(done, ms));

const connect = (url) => postgres(url, { max: 1, connection: { search_path: 'cardloom' }, onnotice: () => {} });

/** Whoever interrupts a measurement ends what it has started, too. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

async function startDatabase(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-nodes-'));
  const start = () => ownPostgres(folder, { from, settings: { max_connections: 100, ...settings } });
  let server = await start().catch((error) => {
    throw error instanceof NoPostgres
      ? new UsageError('there is no PostgreSQL here: node scripts/test-setup.mjs')
      : error;
  });
  return {
    get url() {
      return server.url;
    },
    get pid() {
      return server.process.pid;
    },
    get port() {
      return Number(new URL(server.url).port);
    },
    /** A connection for statements of the measurement. */
    connect: () => connect(server.url),
    /** One statement, on a connection of its own. */
    async query(text) {
      const sql = connect(server.url);
      try {
        return await sql.unsafe(text);
      } finally {
        await sql.end({ timeout: 1 });
      }
    },
    async kill() {
      const ended = new Promise((done) => server.process.once('exit', done));
      server.process.kill('SIGKILL');
      await ended;
    },
    async restart() {
      // its own processes may need a moment to notice
      for (let tried = 0; ; tried++) {
        try {
          server = await start();
          return;
        } catch (error) {
          if (tried > 50) throw error;
          await later(200);
        }
      }
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Something on a database of its own. */
export async function onDatabase(work, settings) {
  const database = await startDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}
