import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { storeCases } from '../conformance/index.ts';
import { FIRST_VERSION } from './first-version.fixture.ts';
import type { MatchStore } from './match-store.ts';
import { memoryStore } from './memory-store.ts';
import { openDatabase } from './sqlite-driver.ts';
import { sqliteStore } from './sqlite-store.ts';

const folders: string[] = [];
const newFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-store-'));
  folders.push(folder);
  return join(folder, 'deep', 'matches.db');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A match with three entries and last views. */
async function fill(store: MatchStore, id: string, isPublic = false): Promise<void> {
  const seats = [{ player: 'p0', name: 'P', bot: null, token: null, invite: null, deck: null }];
  const rest = {
    game: 'g',
    build: 'one',
    seed: 1,
    options: null,
    terms: null,
    series: id,
    isPublic,
    createdAt: 1,
  };
  await store.create({ id, ...rest, status: 'playing', seats });
  const claim = await store.claim(id, 'here');
  const epoch = claim !== null && 'epoch' in claim ? claim.epoch : 0;
  const entries = [1, 2, 3].map((seq) => ({
    entry: { seq, at: seq, by: 'p0', did: { type: 'act' as const, move: 'pass', args: {} } },
  }));
  await store.append([{ match: id, epoch, entries }]);
  await store.keepViews(id, epoch, { seq: 3, checksum: '', views: { p0: 'seen' } });
}

describe('memory', () => {
  for (const { name, run } of storeCases) {
    test(name, () => run({ open: async (now) => memoryStore({ now }), isLasting: false }));
  }
});

describe('sqlite', () => {
  for (const { name, run } of storeCases) {
    test(name, () => {
      const path = newFile();
      return run({ open: (now) => sqliteStore(path, { now }), isLasting: true });
    });
  }

  test('what is written goes to a log beside the file first', async () => {
    const path = newFile();
    await (await sqliteStore(path)).close();
    const database = await openDatabase(path);
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  });

  test('a log that is not what was written is not loaded, and last views that are not are none', async () => {
    const path = newFile();
    const store = await sqliteStore(path);
    for (const id of ['a', 'b', 'c', 'd']) await fill(store, id);
    await store.close();
    const database = await openDatabase(path);
    const at = (id: string) => `match = (select key from match where id = '${id}')`;
    database.exec(`update entry set payload = replace(payload, 'pass', 'play') where seq = 2 and ${at('a')}`);
    database.exec(`delete from entry where seq = 3 and ${at('b')}`);
    database.exec(`update match set last_views = replace(last_views, 'seen', 'sees') where id = 'c'`);
    database.close();
    const again = await sqliteStore(path);
    await expect(again.load('a')).rejects.toThrow('The log of match a is damaged.');
    await expect(again.load('b')).rejects.toThrow('The log of match b is damaged.');
    expect((await again.load('c'))?.lastViews).toBe(null);
    expect((await again.load('d'))?.lastViews?.views).toEqual({ p0: 'seen' });
    await again.close();
  });

  test('a match or a seat that is not what was written is neither found nor loaded, and hides no other', async () => {
    const path = newFile();
    const store = await sqliteStore(path);
    for (const id of ['a', 'b', 'c', 'd', 'e']) await fill(store, id, true);
    await store.close();
    const database = await openDatabase(path);
    database.exec(`update match set seed = '2' where id = 'a'`);
    database.exec(`update seat set name = 'Q' where match = (select key from match where id = 'b')`);
    database.exec(`delete from seat where match = (select key from match where id = 'c')`);
    database.exec(`update match set sum = null, terms = '{' where id = 'd'`);
    database.close();
    const again = await sqliteStore(path);
    for (const id of ['a', 'b', 'c', 'd']) {
      await expect(again.find(id)).rejects.toThrow(`Match ${id} is damaged.`);
      await expect(again.load(id)).rejects.toThrow(`Match ${id} is damaged.`);
    }
    const listed = await again.list({ what: 'playing', since: 0, most: 9 });
    expect(listed.map(({ id }) => id)).toEqual(['e']);
    expect((await again.listUnheld('', 9)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'e']);
    await again.close();
  });

  test('a file that lacks what was stored last is not opened until somebody says that it may', async () => {
    const path = newFile();
    const store = await sqliteStore(path);
    await fill(store, 'a');
    // the last moves are in the log beside the file only
    cpSync(path, `${path}.copy`);
    await store.close();
    const older = join(dirname(path), 'older.db');
    cpSync(`${path}.copy`, older);
    cpSync(`${path}-last`, `${older}-last`);
    await expect(sqliteStore(older)).rejects.toThrow('entry 3 of match a is not in it');
    rmSync(`${older}-last`);
    await (await sqliteStore(older)).close();
    const again = await sqliteStore(path);
    await again.delete('a');
    await again.close();
    await (await sqliteStore(path)).close();
  });

  test('what was stored last may be unreadable, or be older than what there is', async () => {
    const path = newFile();
    const store = await sqliteStore(path);
    await fill(store, 'a');
    const older = readFileSync(`${path}-last`);
    await fill(store, 'b');
    await store.close();
    for (const left of [older, older.subarray(0, 40), Buffer.alloc(0), Buffer.from(`7 {"match":"x","head":9} \n`)]) {
      writeFileSync(`${path}-last`, left);
      const again = await sqliteStore(path);
      expect((await again.load('b'))?.entries).toHaveLength(3);
      await again.close();
    }
  });

  test('a file of the first version is made ready, its entries are taken as they are, and its matches go on', async () => {
    const path = newFile();
    mkdirSync(dirname(path));
    const database = await openDatabase(path);
    database.exec(FIRST_VERSION);
    database.close();
    const again = await sqliteStore(path);
    const loaded = await again.load('a');
    expect(loaded?.record).toMatchObject({ head: 3, status: 'playing', seats: [{ name: 'P' }] });
    expect(loaded?.entries.map(({ entry, checksum }) => [entry.seq, entry.by, entry.id, checksum])).toEqual([
      [1, 'p0', 'x1', undefined],
      [2, 'p0', 'x2', undefined],
      [3, null, undefined, 'sum of the match'],
    ]);
    const entry = { seq: 4, at: 4, by: 'p0', did: { type: 'act' as const, move: 'pass', args: {} } };
    // who held it holds it still
    expect(await again.append([{ match: 'a', epoch: 6, entries: [{ entry }] }])).toEqual(['fenced']);
    expect(await again.append([{ match: 'a', epoch: 7, entries: [{ entry: { ...entry, id: 'x2' } }] }])).toEqual([
      'fenced',
    ]);
    expect(await again.append([{ match: 'a', epoch: 7, entries: [{ entry }] }])).toEqual([4]);
    await again.close();
    const ready = await openDatabase(path);
    ready.exec('update entry set sum = null where seq = 2');
    ready.close();
    const third = await sqliteStore(path);
    await expect(third.load('a')).rejects.toThrow('The log of match a is damaged.');
    await third.close();
  });

  test('a file of a later version is refused and left as it is', async () => {
    const path = newFile();
    await (await sqliteStore(path)).close();
    const database = await openDatabase(path);
    database.exec('pragma user_version = 99');
    database.close();
    await expect(sqliteStore(path)).rejects.toThrow('written by a later version');
  });
});
