import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { storeCases } from '../conformance/index.ts';
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

  test('a file of a later version is refused and left as it is', async () => {
    const path = newFile();
    await (await sqliteStore(path)).close();
    const database = await openDatabase(path);
    database.exec('pragma user_version = 99');
    database.close();
    await expect(sqliteStore(path)).rejects.toThrow('written by a later version');
  });
});
