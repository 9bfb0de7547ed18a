import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byName, type CardDataError, type Problem, readCardData } from './index.ts';

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
    ['an escape', 'cards:\n  - id: a\n    text: "\u001B[2J"', /x\.yaml:3: has the control character U\+001B/],
    [
      'an escape written as one',
      'cards: [{id: a, text: "\\e[2J"}]',
      /cards\[0\]\.text: has the control character U\+001B/,
    ],
    ['a bell', 'cards: [{id: a, text: "\\a"}]', /has the control character U\+0007/],
    ['DEL', 'cards: [{id: a, text: "\u007F"}]', /has the control character U\+007F/],
    ['C1', 'cards: [{id: a, text: "\\x9b31m"}]', /has the control character U\+009B/],
    ['a turned writing direction', 'cards: [{id: a, text: "\u202Egnp"}]', /has the control character U\+202E/],
    ['a line separator', 'cards: [{id: a, text: "\\L"}]', /has the control character U\+2028/],
    ['an escape in a comment', 'cards: [] # \u001B]0;x\u0007', /x\.yaml:1: has the control character U\+001B/],
    ['an escape in a key', 'cards: [{id: a, "\\e[2J": 1}]', /cards\[0\]: has a key with the control character U\+001B/],
    ['a new line in a key', 'cards: [{id: a, "b\\nc": 1}]', /has a key with the control character U\+000A/],
    ['a huge file', `# ${'x'.repeat(1_000_001)}`, /x\.yaml: is too long: 1000003 characters; at most 1000000 are read/],
  ])('%s is refused', (_what, text, message) => {
    expect(read(text)).toThrow(message);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('a message never carries a control character on', () => {
    let message = '';
    try {
      readCardData([{ name: '\u001B[2J.yaml', text: 'cards: [{id: "a\\tb"}]' }], {
        cards: z.looseObject({ id: z.string() }),
      });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('\\u001B[2J.yaml:1: a\\u0009b: id');
  });

  it('a text of several lines is a text', () => {
    const cards = read('cards:\r\n  - id: a\r\n    text: |\r\n      one\r\n      two\r\n')();
    expect(cards.get('a')?.raw).toEqual({ id: 'a', text: 'one\ntwo\n' });
  });

  it('a bomb of aliases is refused before it goes off', () => {
    const levels = Array.from({ length: 20 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i},`.repeat(10)}]`);
    expect(read(`l0: &l0 [x]\n${levels.join('\n')}`)).toThrow(/is an alias/);
  });

  it('brackets in texts and comments are no nesting', () => {
    const many = '['.repeat(100);
    expect(read(`# ${many}\ncards:\n  - id: a\n    text: "${many}"\n    more: |\n      ${many}\n`)().size).toBe(1);
  });

  const keys = (count: number): string => Array.from({ length: count }, (_, i) => `k${i}: 1`).join(', ');

  it('too much for one file is refused before it is parsed', () => {
    expect(read(`cards: [{id: a, ${keys(50_000)}}]`)).toThrow(
      /^x\.yaml:1: holds too much: more than 30000 words and signs; make several files of it$/,
    );
  });

  it('who wants more raises the limit, and the time grows with the file', () => {
    const files = [{ name: 'x.yaml', text: `cards: [{id: a, ${keys(40_000)}}]` }];
    const lists = { cards: z.looseObject({ id: z.string() }), decks: byName(z.looseObject({})) };
    const limits = { tokens: 1_000_000 };
    expect(readCardData(files, lists, { limits }).cards.size).toBe(1);
    const named = [{ name: 'x.yaml', text: `decks: {${keys(20_000).replaceAll(' 1', ' {}')}}` }];
    expect(readCardData(named, lists, { limits }).decks.size).toBe(20_000);
  });

  const strict = z.strictObject({ id: z.string(), cost: z.int().optional() });
  const problemsOf = (text: string): readonly Problem[] => {
    try {
      readCardData([{ name: 'x.yaml', text }], { cards: strict }, { limits: { tokens: 1_000_000 } });
    } catch (error) {
      return (error as CardDataError).problems;
    }
    return [];
  };

  it.each([
    ['unknown keys', `cards: [{id: a, ${keys(50_000)}}]`],
    ['unknown lists', Array.from({ length: 20_000 }, (_, i) => `l${i}: []`).join('\n')],
    ['bad cards', `cards:\n${Array.from({ length: 20_000 }, (_, i) => `  - {id: c${i}, cost: x}`).join('\n')}`],
    ['cards that are there twice', `cards:\n${'  - {id: a}\n'.repeat(20_000)}`],
    ['keys that are there twice', `cards: [{id: a, ${'k: 1, '.repeat(20_000)}}]`],
    ['syntax errors', 'a: b: c: ]\n'.repeat(5000)],
  ])('of a flood of %s the first twenty are reported', (_what, text) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)?.message).toBe('has more problems; these are the first 20');
  });

  it('a message quotes no more than a reader needs', () => {
    const long = 'x'.repeat(100_000);
    for (const text of [`cards: [{id: a, ${long}: 1}]`, `${long}: []`, `cards: [{id: ${long}!}]`]) {
      const [{ path, message }] = problemsOf(text);
      expect(path.length + message.length).toBeLessThan(2000);
    }
  });
});
