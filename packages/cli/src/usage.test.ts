import { describe, expect, it, vi } from 'vitest';
import { checkArguments } from './arguments.ts';
import { splitBots } from './bots.ts';
import { run } from './main.ts';
import { listOf, nearest, seedOf, wholeNumber } from './usage.ts';

describe('what a person may have meant', () => {
  it.each([
    ['skirmsh', 'skirmish'],
    ['skrimish', 'skirmish'],
    ['Skirmish', 'skirmish'],
    ['skir', 'skirmish'],
    ['chess', undefined],
  ])('%s → %s', (word, meant) => {
    expect(nearest(word, ['skirmish', 'commander'])).toBe(meant);
  });
});

it('the version is said', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    expect(await run(['--version'])).toBe(0);
    expect(String(printed.mock.calls[0]?.[0])).toMatch(/^cardloom \d+\.\d+\.\d+\n$/);
  } finally {
    printed.mockRestore();
  }
});

it('a whole number is a whole number', () => {
  expect(wholeNumber('seed', undefined, 7)).toBe(7);
  expect(wholeNumber('seed', '12', 7)).toBe(12);
  for (const text of ['', ' ', '1.5', '-1', 'x', '1e400'])
    expect(() => wholeNumber('seed', text, 7)).toThrow(/--seed takes/);
});

it('a seed is a number of 32 bits or 32 hex digits', () => {
  expect(seedOf(undefined)).toBeUndefined();
  expect(seedOf('4294967295')).toBe(4294967295);
  expect(seedOf('0123456789abcdef0123456789ABCDEF')).toBe('0123456789abcdef0123456789ABCDEF');
  for (const text of ['', '-1', '1.5', '4294967296', '12345678901', 'x', 'abcdef', '0'.repeat(32)])
    expect(() => seedOf(text)).toThrow(/--seed takes a whole number below 4294967296 or 32 hex digits/);
});

it('lists may have spaces and holes', () => {
  expect(listOf('a, b,,c')).toEqual(['a', 'b', 'c']);
  expect(listOf(undefined)).toEqual([]);
});

it("commas separate bots, and a bot's options", () => {
  expect(splitBots('mcts:ms=200,depth=9,greedy, ./my-bot.mjs')).toEqual([
    'mcts:ms=200,depth=9',
    'greedy',
    './my-bot.mjs',
  ]);
});

describe('arguments', () => {
  const args = {
    game: { type: 'positional' },
    seed: { type: 'string', alias: 's' },
    json: { type: 'boolean' },
  } as const;

  it.each([['g', '--seed', '4', '--json'], ['--seed=4', 'g'], ['-s', '4'], ['--seed', '-4'], ['--no-json']])(
    '%j is good',
    (...raw) => {
      expect(() => checkArguments(raw, args)).not.toThrow();
    },
  );

  it.each([
    [['--sed', '4'], /did you mean --seed/],
    [['--seed'], /needs a value/],
    [['--seed='], /needs a value/],
    [['--seed', '--json'], /needs a value/],
    [['--json=yes'], /takes no value/],
    [['g', 'h'], /"h" is one word too many/],
  ])('%j is refused', (raw, message) => {
    expect(() => checkArguments(raw, args)).toThrow(message);
  });
});
