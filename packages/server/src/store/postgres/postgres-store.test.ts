import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCases } from '../../conformance/index.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { hasPostgres, READY_MS, startPostgres } from './postgres.fixture.ts';
import { postgresStore } from './postgres-store.ts';

describe.skipIf(!hasPostgres)('postgres', () => {
  let server: OwnPostgres;
  let count = 0;
  const newSchema = (): string => `test_${++count}`;
  beforeAll(async () => {
    server = await startPostgres();
  }, READY_MS);
  afterAll(() => server.stop(), READY_MS);

  const query = async (work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> => {
    const sql = postgres(server.url, { max: 1 });
    await work(sql);
    await sql.end();
  };

  for (const { name, run } of storeCases) {
    test(name, () => {
      const schema = newSchema();
      return run({ open: (now) => postgresStore(server.url, { schema, now, connections: 2 }), isLasting: true });
    });
  }

  test('nodes that start at once make the tables once, and have the same secret', async () => {
    const schema = newSchema();
    const stores = await Promise.all([1, 2, 3].map(() => postgresStore(server.url, { schema, connections: 1 })));
    expect(new Set(stores.map(({ secret }) => secret)).size).toBe(1);
    for (const store of stores) await store.close();
  });

  test('a database of a later version is refused and left as it is', async () => {
    const schema = newSchema();
    await (await postgresStore(server.url, { schema })).close();
    await query((sql) => sql`update ${sql(schema)}.setting set value = '99' where name = 'version'`);
    await expect(postgresStore(server.url, { schema })).rejects.toThrow('by a later version');
  });

  test('what one node tells all hear, also after the line was lost', async () => {
    const schema = newSchema();
    const store = await postgresStore(server.url, { schema });
    const heard: string[] = [];
    let onHeard = (): void => {};
    let onGap = (): void => {};
    const stop = await store.listen(
      (news) => {
        heard.push(news);
        onHeard();
      },
      () => onGap(),
    );
    const next = (): Promise<void> =>
      new Promise((done) => {
        onHeard = done;
      });
    const first = next();
    await store.tell('one');
    await first;
    const gap = new Promise<void>((done) => {
      onGap = done;
    });
    await query((sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`);
    await gap;
    const second = next();
    await store.tell('two');
    await second;
    expect(heard).toEqual(['one', 'two']);
    await stop();
    await store.close();
  });
});
