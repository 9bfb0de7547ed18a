import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCases } from '../../conformance/index.ts';
import { newMatch } from '../../tables/tables.fixture.ts';
import type { Sql } from './connection.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { hasPostgres, READY_MS, startPostgres } from './postgres.fixture.ts';
import { postgresStore } from './postgres-store.ts';
import { migrate } from './schema.ts';

describe.skipIf(!hasPostgres)('postgres', () => {
  let server: OwnPostgres;
  let count = 0;
  const newSchema = (): string => `test_${++count}`;
  beforeAll(async () => {
    server = await startPostgres();
  }, READY_MS);
  afterAll(() => server.stop(), READY_MS);

  const query = async (work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> => {
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
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

  test('processes that start at once make the tables once, and have the same secret', async () => {
    const schema = newSchema();
    const script = `import { postgresStore } from '@cardloom/server';
      const store = await postgresStore(${JSON.stringify(server.url)}, { schema: '${schema}' });
      console.log(store.secret);
      await store.close();`;
    const run = promisify(execFile);
    const started = [1, 2, 3].map(() =>
      run(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname }),
    );
    const said = (await Promise.all(started)).map(({ stdout }) => stdout.trim());
    expect(said[0]).toMatch(/^[\w-]{22}$/);
    expect(new Set(said).size).toBe(1);
  });

  test('whoever comes while the tables are made waits for it, longer than for any answer', async () => {
    const schema = newSchema();
    await query(async (sql) => {
      const waiting = await sql.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(hashtextextended(${`cardloom ${schema}`}, 0))`;
        const opened = postgresStore(server.url, { schema, connections: 1, patienceMs: 200 });
        opened.catch(() => {});
        await new Promise((later) => setTimeout(later, 800));
        return [opened];
      });
      await (await waiting[0]).close();
    });
  });

  test('tables of an earlier version are brought up to date and keep what they hold', async () => {
    const schema = newSchema();
    await query(async (sql) => {
      const typed = sql as unknown as Sql;
      await sql`select set_config('search_path', ${schema}, false)`;
      await migrate(typed, schema, () => 'first', ['create table one (a integer)']);
      await sql`insert into one values (1)`;
      const changes = ['create table one (a integer)', 'alter table one add column b integer not null default 2'];
      await migrate(typed, schema, () => 'second', changes);
      await migrate(typed, schema, () => 'third', changes);
      expect([...(await sql`select * from one`)]).toEqual([{ a: 1, b: 2 }]);
      expect([...(await sql`select * from setting order by name`)]).toEqual([
        { name: 'secret', value: 'first' },
        { name: 'version', value: '2' },
      ]);
      // one that fails changes nothing
      const failing = [...changes, 'alter table one add column c integer; select 1 / 0'];
      await expect(migrate(typed, schema, () => '', failing)).rejects.toThrow('division by zero');
      expect([...(await sql`select * from one`)]).toEqual([{ a: 1, b: 2 }]);
    });
  });

  test('a database of a later version is refused and left as it is', async () => {
    const schema = newSchema();
    await (await postgresStore(server.url, { schema })).close();
    await query((sql) => sql`update ${sql(schema)}.setting set value = '99' where name = 'version'`);
    await expect(postgresStore(server.url, { schema })).rejects.toThrow(
      'by a later version: its tables are of version 99, and this one knows 3. Start that version or a later one',
    );
    await query(async (sql) => {
      const [{ value }] = await sql`select value from ${sql(schema)}.setting where name = 'version'`;
      expect(value).toBe('99');
    });
  });

  test('a match is not taken from a node whose renewal is under way, and one that lost some finds another epoch', async () => {
    const schema = newSchema();
    const store = await postgresStore(server.url, { schema, connections: 3 });
    await store.create(newMatch('m'));
    const { epoch } = await store.renew('late', 'http://late', 1);
    await store.claim('m', 'late');
    await new Promise((later) => setTimeout(later, 20));
    await query(async (sql) => {
      let both: readonly Promise<unknown>[] = [];
      await sql.begin(async (tx) => {
        await tx`update ${tx(schema)}.node set lease_until = lease_until + 600000 where id = 'late'`;
        both = [store.claim('m', 'here'), store.takeOver('here', 9)];
        await new Promise((later) => setTimeout(later, 200));
      });
      expect(await Promise.all(both)).toEqual([{ heldBy: 'http://late' }, []]);
      await sql`update ${sql(schema)}.node set lease_until = 1 where id = 'late'`;
    });
    expect(await store.claim('m', 'here')).toHaveProperty('epoch');
    expect((await store.renew('late', 'http://late', 1000)).epoch).not.toBe(epoch);
    // nor does one that was forgotten meanwhile take itself for who it was
    await store.retire('late');
    expect(await store.takeOver('here', 9)).toEqual([]);
    expect((await store.renew('late', 'http://late', 1000)).epoch).not.toBe(epoch);
    await store.close();
  });

  test('a match that is handed over is another’s at once; what was still under way is fenced', async () => {
    const clock = { now: 1000 };
    const store = await postgresStore(server.url, { schema: newSchema(), connections: 3, now: () => clock.now });
    await store.create(newMatch('m'));
    for (const node of ['here', 'there']) await store.renew(node, `http://${node}`, 1000);
    const claim = await store.claim('m', 'here');
    const epoch = claim !== null && 'epoch' in claim ? claim.epoch : 0;
    const entries = [{ entry: { seq: 1, at: 0, by: 'p0', did: { type: 'undo' as const } } }];
    // nobody is handed anything who has not said that they take it, or has said that they do not
    expect(await store.hand('m', epoch, 'there')).toBe(false);
    await store.compare('there', 'one', null);
    expect(await store.hand('m', epoch, 'there')).toBe(false);
    expect(await store.compare('here', 'one', 7)).toEqual([]);
    expect(await store.compare('there', 'one', 3)).toEqual([{ id: 'here', address: 'http://here', tables: 7 }]);
    expect(await store.compare('here', 'one', 6)).toEqual([{ id: 'there', address: 'http://there', tables: 3 }]);
    // nor does anybody compare themselves with those who play by other rules
    expect(await store.compare('here', 'two', 6)).toEqual([]);
    expect(await store.compare('there', 'one', 3)).toEqual([]);
    expect(await store.hand('m', epoch + 1, 'there')).toBe(false);
    expect(await store.hand('m', epoch, 'nobody')).toBe(false);
    expect((await store.listHeld('here', '', 9)).map(({ id }) => id)).toEqual(['m']);
    expect(await store.hand('m', epoch, 'there')).toBe(true);
    expect(await store.listHeld('here', '', 9)).toEqual([]);
    expect((await store.listHeld('there', '', 9)).map(({ id }) => id)).toEqual(['m']);
    expect(await store.listHeld('there', 'm', 9)).toEqual([]);
    expect(await store.hand('m', epoch, 'there')).toBe(false);
    expect(await store.append([{ match: 'm', epoch, entries }])).toEqual(['fenced']);
    expect(await store.claim('m', 'here')).toEqual({ heldBy: 'http://there' });
    const theirs = await store.claim('m', 'there');
    const again = theirs !== null && 'epoch' in theirs ? theirs.epoch : 0;
    expect(again).toBeGreaterThan(epoch + 1);
    expect(await store.append([{ match: 'm', epoch: again, entries }])).toEqual([1]);
    // nor who lives no more
    clock.now += 1000;
    await store.renew('there', 'http://there', 1000);
    expect(await store.hand('m', again, 'here')).toBe(false);
    expect(await store.compare('there', 'one', 3)).toEqual([]);
    await store.close();
  });

  test('a node of the version before goes on beside this one, and is handed nothing', async () => {
    const schema = newSchema();
    const store = await postgresStore(server.url, { schema, connections: 3 });
    await store.create(newMatch('m'));
    await store.renew('new', 'http://new', 60_000);
    await query(async (sql) => {
      await sql`select set_config('search_path', ${schema}, false)`;
      // what that version says when it renews its lease, takes a match and stores a move
      const until = Date.now() + 60_000;
      await sql`insert into node (id, epoch, address, lease_until) values ('old', 7, 'http://old', ${until})
        on conflict (id) do update set address = excluded.address, lease_until = excluded.lease_until,
          epoch = node.epoch + (node.lease_until <= excluded.lease_until - 60000)::integer returning epoch`;
    });
    expect((await store.renew('new', 'http://new', 60_000)).others).toHaveLength(1);
    expect(await store.compare('new', 'one', 50)).toEqual([]);
    const claim = await store.claim('m', 'new');
    expect(await store.hand('m', claim !== null && 'epoch' in claim ? claim.epoch : 0, 'old')).toBe(false);
    await store.close();
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
