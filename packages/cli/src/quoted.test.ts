import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['match.json', 'match.json'],
  ['./a/b-1.json', './a/b-1.json'],
  ['my match.json', "'my match.json'"],
  ["it's.json", "'it'\\''s.json'"],
  ['$(rm).json', "'$(rm).json'"],
  ['', "''"],
])('%s is typed as %s', (word, typed) => {
  expect(quoted(word)).toBe(typed);
});
