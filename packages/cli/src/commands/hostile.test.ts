import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { games } from '@cardloom/games';
import { controlCharacterIn, createMatch } from 'cardloom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../main.ts';
import { cardloom, Folder, type Ran, TIDE } from './binary.fixture.ts';

/** A replay or save from somebody else: it is read, never obeyed. */

const folder = new Folder();
const mark = folder.file('ran');
const trap = folder.file('trap.mjs');
const tide = folder.file('tide.json');
let good: Record<string, unknown>;

/** A save with some fields changed. */
function forged(name: string, changes: Record<string, unknown>): string {
  const file = folder.file(`${name}.json`);
  writeFileSync(file, JSON.stringify({ ...good, ...changes }));
  return file;
}

/** In this process: starting the command for each would take longer than all other tests together. */
async function here(args: readonly string[]): Promise<Ran> {
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const textOf = ({ mock }: typeof said): string => mock.calls.map(([text]) => String(text)).join('');
  try {
    const code = await run(args);
    return { code, out: textOf(printed), err: textOf(said) };
  } finally {
    said.mockRestore();
    printed.mockRestore();
  }
}

const isPrintable = (text: string): boolean => controlCharacterIn(text.replaceAll('\n', '')) === null;

beforeAll(() => {
  writeFileSync(
    trap,
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(mark)}, 'x');\nexport default { choose: ({ actions }) => actions[0] };\n`,
  );
  cardloom(['play', TIDE, '--seed', '3', '--bot', 'random', '--save', tide]);
  const file = folder.file('good.json');
  cardloom(['play', 'skirmish', '--seed', '3', '--bot', 'random', '--save', file]);
  good = JSON.parse(readFileSync(file, 'utf8'));
});
afterAll(() => folder[Symbol.dispose]());

describe('a save file runs no code', () => {
  it.each([trap, `file://${trap}`, `data:text/javascript,1`, '../x/trap.js'])('named as its game: %s', async (game) => {
    const file = forged('game', { game });
    for (const args of [
      ['replay', file],
      ['replay', file, '--json'],
      ['play', '--resume', file],
    ]) {
      const { code, out, err } = await here(args);
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^cardloom: there is no game "[^\n]+\n$/);
    }
    expect(existsSync(mark)).toBe(false);
  });

  it.each([trap, './trap.mjs', `random,${trap}`])('named as a bot at its table: %s', async (bot) => {
    const file = forged('bot', { table: ['you', bot] });
    const { code, err } = await here(['play', '--resume', file]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^cardloom: seat 1 was taken by "[^\n]+which is no bot here; say who plays there: --bot [^\n]+\n$/,
    );
    expect(existsSync(mark)).toBe(false);
  });

  it('nor a bot that would think for ever', async () => {
    const file = forged('slow', { table: ['you', 'mcts:iterations=1000000000000'] });
    const { code, err } = await here(['play', '--resume', file]);
    expect(code).toBe(2);
    expect(err).toContain('would think for very long');
  });

  it('a person who names the file gets it run', () => {
    const file = forged('again', { table: ['you', './trap.mjs'] });
    expect(cardloom(['play', '--resume', file, '--bot', './trap.mjs'], folder.path).code).toBe(0);
    expect(existsSync(mark)).toBe(true);
  });
});

describe("a save of a game of one's own", () => {
  it('says how the game is given, and that works', () => {
    const replayed = cardloom(['replay', tide]);
    expect(replayed.code).toBe(2);
    expect(replayed.err).toBe(
      `cardloom: there is no game "tide" here; if it is in a file of your own, name that: cardloom replay ${tide} --game ./your-game.mjs\n`,
    );
    expect(cardloom(['replay', tide, '--game', TIDE]).code).toBe(0);
    const resumed = cardloom(['play', '--resume', tide]);
    expect(resumed.err).toContain(`cardloom play ./your-game.mjs --resume ${tide}`);
    const again = cardloom(['play', TIDE, '--resume', tide]);
    expect(again.code).toBe(0);
    expect(again.err).toContain('tide.fixture.mjs --resume');
  });
});

it('a replay whose actions have no arguments can be written down', async () => {
  const match = createMatch(await games.skirmish.load(), { seed: 3 });
  match.act({ player: 'p0', move: 'concede' });
  const file = forged('bare', { ...match.replay(), actions: [{ player: 'p0', move: 'concede' }] });
  const { code, out } = await here(['replay', file, '--transcript', '-']);
  expect(code).toBe(0);
  expect(out).toContain('1. P0: concede');
});

it('a message is one line that can be read', async () => {
  const { code, err } = await here(['replay', forged('long', { format: 'x'.repeat(100_000) })]);
  expect([code, err.length < 1100]).toEqual([2, true]);
});

describe('escapes in a save', () => {
  const ESCAPE = '\u001B]0;hacked\u0007\u001B[2J';

  it.each([
    ['its error', { error: ESCAPE }],
    ['its game', { game: `skirmish${ESCAPE}` }],
    ['its version', { version: ESCAPE }],
    ['its format', { format: ESCAPE }],
    ['a player', { players: ['p0', ESCAPE] }],
    ['a player, right to left', { players: ['p0', 'p\u202E1'] }],
    ['its table', { table: ['you', ESCAPE] }],
    ['an option', { options: { decks: [ESCAPE] } }],
    ['an option deep down', { options: { a: [[{ b: 'x\u009By' }]] } }],
    ['the key of an option', { options: { [ESCAPE]: 1 } }],
    ['an action', { actions: [{ player: 'p0', move: ESCAPE, args: {} }] }],
    ['an answer', { actions: [{ player: 'p0', move: 'PASS', args: { card: ESCAPE } }] }],
    ['a line separator', { checksum: 'a\u2028b' }],
    ['a field nobody knows', { [ESCAPE]: 1 }],
  ])('%s: refused, and nothing reaches the terminal', async (_what, changes) => {
    const file = forged('escape', changes);
    for (const args of [
      ['replay', file],
      ['replay', file, '--json'],
      ['play', '--resume', file],
    ]) {
      const { code, out, err } = await here(args);
      expect(code).toBe(2);
      expect(isPrintable(out)).toBe(true);
      expect(isPrintable(err)).toBe(true);
      expect(err.split('\n')).toHaveLength(2);
    }
  });

  it('on the command line are written out', async () => {
    for (const args of [
      ['replay', `${ESCAPE}.json`],
      ['play', ESCAPE],
      ['play', `./${ESCAPE}.mjs`],
      ['play', 'skirmish', '--seed', ESCAPE],
      ['play', 'skirmish', '--bot', ESCAPE],
      ['play', 'skirmish', '--decks', ESCAPE],
      ['play', 'skirmish', '--options', ESCAPE],
      ['sim', 'skirmish', '--games', '1', '--options', JSON.stringify({ decks: [`a\u009B2J`, 'b'] })],
      [ESCAPE],
    ]) {
      const { code, out, err } = await here(args);
      expect(code).toBe(2);
      expect(isPrintable(out + err)).toBe(true);
    }
  });

  it('in what a bot from a file says are written out', () => {
    const loud = folder.file('loud.mjs');
    writeFileSync(
      loud,
      `export default { choose({ actions }) { console.log('log\\u001B[2J'); console.error('err\\u009B2J'); throw new Error('boo\\u001B[2J\\u202E'); } };`,
    );
    const { err } = cardloom(['sim', 'skirmish', '--games', '1', '--bots', loud], folder.path);
    expect(err).toContain('boo\\u001B[2J\\u202E');
    expect(isPrintable(err)).toBe(true);
  });
});

it('a save through a link leaves the link', () => {
  const link = folder.file('link.json');
  symlinkSync(tide, link);
  const before = readFileSync(tide, 'utf8');
  expect(cardloom(['play', TIDE, '--resume', link]).code).toBe(0);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(tide, 'utf8')).game).toBe(JSON.parse(before).game);
});
