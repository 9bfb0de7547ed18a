import { readFileSync } from 'node:fs';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import {
  BYE_REASONS,
  CLIENT_FRAMES,
  ERROR_CODES,
  HOST_FRAMES,
  nextLink,
  TABLE_REQUESTS,
  VERSION,
  viewChecksum,
} from './index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** What stands in the first columns of the tables of a section. */
function named(section: string): string[] {
  const [, text] = page.split(`## ${section}\n`);
  const rows = text.split('\n## ')[0].matchAll(/^\| (`[^|]*`) \|/gm);
  return [...rows].flatMap(([, cell]) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
}

const missing = (all: readonly string[], there: readonly string[]) => all.filter((one) => !there.includes(one));

it.each([
  ['What a client says', [...CLIENT_FRAMES, ...TABLE_REQUESTS]],
  ['What a host says', HOST_FRAMES],
  ['Codes', ERROR_CODES],
  ['Goodbye', BYE_REASONS],
])('docs/protocol.md: %s', (section, all) => {
  expect(missing(all, named(section))).toEqual([]);
  expect(missing(named(section), [...all, 'do', 'code', 'reason', 'type'])).toEqual([]);
});

it('docs/protocol.md is of this version', () => {
  expect(page).toContain(`version ${VERSION}.`);
});

it('every field of a frame is named on the page', () => {
  const source = readFileSync(new URL('./messages.ts', import.meta.url), 'utf8');
  const fields = [...source.matchAll(/readonly (\w+)\??:/g)].map(([, name]) => name);
  const words = new Set(page.match(/\w+/g));
  expect(fields.filter((name) => !words.has(name))).toEqual([]);
});

it('chains and checksums are as the page has them', () => {
  const links = [...page.matchAll(/^\| `([0-9a-f]{16})` \| `(.*)` \| `([0-9a-f]{16})` \|$/gm)];
  expect(links.length).toBeGreaterThan(2);
  for (const [, before, text, next] of links) expect([text, nextLink(before, text)]).toEqual([text, next]);
  const sums = [...page.matchAll(/^\| `(\{.*\})` \| `([0-9a-f]{8})` \|$/gm)];
  expect(sums.length).toBeGreaterThan(1);
  for (const [, text, sum] of sums) expect([text, viewChecksum(JSON.parse(text) as View)]).toEqual([text, sum]);
});
