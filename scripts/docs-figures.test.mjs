import { expect, it } from 'vitest';
import { read } from './docs/pages.mjs';
import { FIGURED, withResults } from './docs/results.mjs';

it.each(FIGURED)('%s has the figures of the committed results; `node scripts/figures.mjs` writes them', (page) => {
  const text = read(page);
  expect(text).toContain('<!-- results: ');
  expect(text).toBe(withResults(text));
});

it('the first page is read in three minutes', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(250);
});
