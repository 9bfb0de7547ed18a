import { readdirSync, readFileSync } from 'node:fs';
import { gameNames, games } from '@cardloom/games';
import { expect, it } from 'vitest';

/** The table draws any game: the name of one in its sources would be a rule in the wrong place. */
const sources = ['..', '../../web'].flatMap((path) => {
  const root = new URL(`${path}/src/`, import.meta.url.replace(/no-games.*$/, ''));
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
});

it.each(gameNames)('no source names %s', (name) => {
  const [title] = games[name].title.split(',');
  const words = new RegExp(`\\b(${name}|${title})\\b`, 'i');
  expect(sources.length).toBeGreaterThan(40);
  expect(sources.filter((path) => words.test(readFileSync(path, 'utf8')))).toEqual([]);
});
