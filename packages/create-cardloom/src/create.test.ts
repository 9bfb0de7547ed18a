import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { create } from './index.ts';
import { HELP } from './wishes.ts';

let folder: string;
let said: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardloom-create-'));
  said = '';
  const hear = (text: unknown): boolean => {
    said += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const make = (name: string, ...more: string[]) => create([join(folder, name), '--yes', '--no-install', ...more]);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('writes a project with the name, the title and the number of players that are wanted', async () => {
  expect(await make('deep-sea', '--title', "Deep 'Sea'", '--players', '3')).toBe(0);
  expect(JSON.parse(read('deep-sea/package.json')).name).toBe('deep-sea');
  expect(read('deep-sea/src/game.ts')).toContain("name: 'deep-sea',\n  players: 3,");
  expect(read('deep-sea/index.html')).toContain('<title>Deep ’Sea’</title>');
  expect(read('deep-sea/.gitignore')).toContain('node_modules/');
  expect(said).toContain('npm install\n');
});

it('asks for the packages of its own version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  await make('one');
  const { dependencies, devDependencies } = JSON.parse(read('one/package.json'));
  expect([dependencies.cardloom, devDependencies['@cardloom/testkit']]).toEqual([version, version]);
});

it('makes a title of the name', async () => {
  await make('deep-sea');
  expect(read('deep-sea/README.md')).toMatch(/^# Deep sea\n/);
});

it('leaves a folder alone in which something lies, but for a repository', async () => {
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/mine.txt'), '');
  expect(await make('full')).toBe(2);
  expect(said).toMatch(/full is not empty: name another folder/);
  expect(existsSync(join(folder, 'full/package.json'))).toBe(false);
  mkdirSync(join(folder, 'repo/.git'), { recursive: true });
  expect(await make('repo')).toBe(0);
});

it.each([
  [['My Game'], /"My Game" cannot be the name: use small letters/],
  [['a', 'b'], /"b" is one word too many/],
  [['a', '--players', '9'], /players must be 2, 3 or 4, not 9/],
  [['a', '--colour', 'red'], /Unknown option '--colour'; --help shows the options/],
])('refuses %j with a sentence and writes nothing', async (args, message) => {
  expect(await create([...args, '--yes', '--no-install'])).toBe(2);
  expect(said).toMatch(message);
});

it('explains itself', async () => {
  expect(await create(['--help'])).toBe(0);
  expect(said).toBe(HELP);
});
