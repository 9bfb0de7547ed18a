import { readFileSync } from 'node:fs';
import { conform } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import orchard from './orchard.mjs';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('a game built from parts takes fewer than 100 lines', () => {
  expect(read('./orchard.mjs').split('\n').length).toBeLessThan(100);
});

it('and keeps the laws every game must keep', () => {
  const report = conform(orchard, { games: 10, seed: 1 });
  expect(report.findings).toEqual([]);
  expect(report.games).toBe(10);
});
