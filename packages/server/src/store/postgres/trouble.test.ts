import { createServer, connect as dial } from 'node:net';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMatch } from '../../tables/tables.fixture.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { hasPostgres, READY_MS, startPostgres } from './postgres.fixture.ts';
import { postgresStore } from './postgres-store.ts';

describe.skipIf(!hasPostgres)('a database in trouble', () => {
  let server: OwnPostgres;
  let count = 0;
  const newSchema = (): string => `trouble_${++count}`;
  beforeAll(async () => {
    server = await startPostgres();
  }, READY_MS);
  afterAll(() => server.stop(), READY_MS);

  /** While somebody else has the table `seat` for themselves: whoever looks for a match waits. */
  const whileLocked = async (schema: string, work: () => Promise<void>): Promise<void> => {
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    await sql.begin(async (tx) => {
      await tx`lock table ${tx(schema)}.seat in access exclusive mode`;
      await work();
    });
    await sql.end();
  };
  const addressWith = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };

  test('what takes too long is given up there, and nothing else fails with it', async () => {
    const schema = newSchema();
    // a loaded machine needs some of the time between what is slow and what is cut
    const store = await postgresStore(server.url, { schema, connections: 4, patienceMs: 4000 });
    await store.create(newMatch('m'));
    await whileLocked(schema, async () => {
      const slow = store.find('m');
      slow.catch(() => {});
      // asked later on the same connections, and still waiting when the other is given up
      await new Promise((later) => setTimeout(later, 2400));
      const later = store.list({ what: 'playing', since: 0, most: 9 });
      later.catch(() => {});
      await expect(slow).rejects.toThrow('the database took too long, and did nothing');
      await expect(later).rejects.toThrow('the database took too long, and did nothing');
    });
    expect((await store.find('m'))?.id).toBe('m');
    await store.close();
  });

  test('leases are renewed and moves stored while all who look for a match wait', async () => {
    const schema = newSchema();
    const store = await postgresStore(server.url, { schema, connections: 3, patienceMs: 1000 });
    await store.create(newMatch('m'));
    await store.renew('here', 'http://here', 1000);
    const claim = await store.claim('m', 'here');
    if (claim === null || !('epoch' in claim)) throw new Error('not claimed');
    await whileLocked(schema, async () => {
      const looking = Array.from({ length: 20 }, () => store.find('m'));
      const answers = Promise.allSettled(looking);
      const entries = [{ entry: { seq: 1, at: 0, by: 'p0', did: { type: 'undo' as const } } }];
      expect(await store.append([{ match: 'm', epoch: claim.epoch, entries }])).toEqual([1]);
      expect(await store.renew('here', 'http://here', 1000)).toHaveProperty('epoch');
      const reasons = (await answers).map((one) => (one.status === 'rejected' ? String(one.reason) : 'found'));
      expect(new Set(reasons)).toEqual(
        new Set([
          'Error: the database took too long, and did nothing',
          'Error: the database has too much to do: no connection was free for 1 s',
        ]),
      );
    });
    expect((await store.find('m'))?.id).toBe('m');
    await store.close();
  });

  test('whoever starts with what cannot be used is told what to do, and never shown the password', async () => {
    const cases: [string, string][] = [
      [addressWith((url) => (url.password = 'hush')), 'Name its user and password in the address'],
      [addressWith((url) => (url.pathname = '/nowhere')), '"nowhere" does not exist. Create it first'],
      [addressWith((url) => (url.port = '1')), 'Is it running, and is this its address?'],
    ];
    for (const [url, said] of cases) {
      const failed = await postgresStore(url).catch((error: unknown) => error);
      expect(String(failed)).toContain(said);
      expect(String(failed)).not.toContain(new URL(url).password);
    }
  });

  test('a database that takes no writes is not used', async () => {
    const sql = postgres(server.url, { max: 1 });
    await sql`create database standby`;
    await sql`alter database standby set default_transaction_read_only = on`;
    await sql.end();
    const url = addressWith((one) => (one.pathname = '/standby'));
    await expect(postgresStore(url)).rejects.toThrow('It takes no writes: name the primary, not a standby.');
  });

  test('a user that may not make the schema is told so', async () => {
    const sql = postgres(server.url, { max: 1 });
    await sql`create role guest login password 'guest'`;
    await sql.end();
    const url = addressWith((one) => {
      one.username = 'guest';
      one.password = 'guest';
    });
    await expect(postgresStore(url, { schema: newSchema() })).rejects.toThrow(
      'must be allowed to create a schema there',
    );
  });

  test('too many connections are told as such, and whoever has one goes on', async () => {
    const sql = postgres(server.url, { max: 1 });
    await sql`create database small connection limit 4`;
    await sql`create role few login password 'few'`;
    await sql`grant all on database small to few`;
    await sql.end();
    const url = addressWith((one) => {
      one.pathname = '/small';
      one.username = 'few';
      one.password = 'few';
    });
    const store = await postgresStore(url, { connections: 3 });
    const others = await Promise.allSettled(Array.from({ length: 5 }, () => postgresStore(url, { connections: 3 })));
    const refused = others.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toContain('Raise max_connections');
    for (const one of others) if (one.status === 'fulfilled') await one.value.close();
    expect(await store.find('m')).toBe(null);
    await store.close();
  });

  /** A line to the database on which the first thing that is said may be changed. */
  const proxied = async (change: (first: Buffer) => Buffer = (first) => first) => {
    const target = Number(new URL(server.url).port);
    const proxy = createServer((near) => {
      const far = dial(target, '127.0.0.1');
      near.once('data', (first: Buffer) => {
        far.write(change(first));
        near.pipe(far);
      });
      far.pipe(near);
      for (const one of [near, far]) one.on('error', () => {});
    });
    const listen = (port: number): Promise<void> => new Promise((done) => proxy.listen(port, '127.0.0.1', done));
    await listen(0);
    const { port } = proxy.address() as { port: number };
    const url = addressWith((one) => (one.port = String(port)));
    return { url, listen: () => listen(port), close: () => new Promise((closed) => proxy.close(closed)) };
  };

  test.each(['search_path', 'synchronous_commit'])('a pooler that drops %s of a session is not used', async (name) => {
    // the length of the message, its version, then names and values
    const proxy = await proxied((first) => {
      const said = first
        .subarray(8)
        .toString()
        .replace(new RegExp(`${name}\\0[^\\0]*\\0`), '');
      const changed = Buffer.concat([first.subarray(0, 8), Buffer.from(said)]);
      changed.writeInt32BE(changed.length);
      return changed;
    });
    const sql = postgres(server.url, { max: 1 });
    await sql`alter role cardloom set synchronous_commit = off`;
    const schema = newSchema();
    await expect(postgresStore(proxy.url, { schema })).rejects.toThrow('connect to it, not to a pooler');
    expect([
      ...(await sql`select 1 from information_schema.tables where table_name = 'setting'
      and table_schema in ('public', ${schema})`),
    ]).toEqual([]);
    await sql`alter role cardloom reset synchronous_commit`;
    await sql.end();
    await proxy.close();
  });

  test('a database that is not there yet is waited for', async () => {
    const proxy = await proxied();
    await proxy.close();
    const opened = postgresStore(proxy.url, { schema: newSchema(), waitMs: 30_000 });
    await new Promise((later) => setTimeout(later, 1000));
    await proxy.listen();
    const store = await opened;
    expect(await store.find('m')).toBe(null);
    await store.close();
    await proxy.close();
  });
});
