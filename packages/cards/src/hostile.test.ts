import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCardData } from './index.ts';

const read = (text: string) => () =>
  readCardData([{ name: 'x.yaml', text }], { cards: z.looseObject({ id: z.string() }) }).cards;

describe('hostile YAML', () => {
  it('is data, never code', () => {
    const text = 'cards: [{id: a, text: "globalThis.hit = 1", if: "(() => 1)()"}]';
    expect(read(text)().get('a')?.raw).toEqual({
      id: 'a',
      text: 'globalThis.hit = 1',
      if: '(() => 1)()',
    });
    expect('hit' in globalThis).toBe(false);
  });

  it.each([
    ['a tag', 'cards: [{id: a, run: !!js/function "function () {}"}]', /x\.yaml:1: is no valid YAML: .*tag/],
    ["a tag of one's own", 'cards: [!card {id: a}]', /is no valid YAML: .*tag/],
    ['an alias', 'cards: [&a {id: a}, *a]', /cards\[1\]: is an alias \(\*a\); write the value out/],
    ['a merge', 'cards: [&a {id: a}, {<<: *a, id: b}]', /cards\[1\]\.<<: is an alias/],
    ['__proto__', 'cards: [{id: a, __proto__: {polluted: true}}]', /has the key "__proto__", which is not allowed/],
    ['constructor', 'cards: [{id: a, x: {constructor: {prototype: 1}}}]', /cards\[0\]\.x: has the key "constructor"/],
    ['__proto__ at the top', '__proto__: []', /has the key "__proto__"/],
    ['a key that is a list', 'cards: [{id: a, ? [b] : c}]', /has a key that is no text/],
    ['two documents', 'cards: []\n---\ncards: []', /is no valid YAML/],
    ['lists in lists', `cards: ${'['.repeat(50_000)}`, /x\.yaml:1: is nested more than 40 levels deep/],
    ['mappings in mappings', `cards: [${'{a: '.repeat(60)}1${'}'.repeat(60)}]`, /nested more than 40 levels deep/],
    ['dashes', `cards:\n${'- '.repeat(50_000)}a`, /x\.yaml:2: is nested more than 40 levels deep/],
    ['indentation', Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), /nested more than 40/],
    ['a huge file', `# ${'x'.repeat(1_000_001)}`, /x\.yaml: is too long: 1000003 characters; at most 1000000 are read/],
  ])('%s is refused', (_what, text, message) => {
    expect(read(text)).toThrow(message);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('a bomb of aliases is refused before it goes off', () => {
    const levels = Array.from({ length: 20 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i},`.repeat(10)}]`);
    expect(read(`l0: &l0 [x]\n${levels.join('\n')}`)).toThrow(/is an alias/);
  });

  it('brackets in texts and comments are no nesting', () => {
    const many = '['.repeat(100);
    expect(read(`# ${many}\ncards:\n  - id: a\n    text: "${many}"\n    more: |\n      ${many}\n`)().size).toBe(1);
  });

  it('forty thousand keys take no time', () => {
    const keys = Array.from({ length: 40_000 }, (_, i) => `k${i}: 1`).join(', ');
    const start = performance.now();
    expect(read(`cards: [{id: a, ${keys}}]`)().size).toBe(1);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
