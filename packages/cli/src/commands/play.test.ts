import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../main.ts';
import { Folder, type Ran, TIDE } from './binary.fixture.ts';

const BINARY = fileURLToPath(new URL('../../bin/cardloom.mjs', import.meta.url));

/** The real command with lines on its standard input. Asynchronous, so that several run at once. */
function typed(lines: readonly string[], args: readonly string[], cwd?: string): Promise<Ran> {
  const child = spawn(process.execPath, [BINARY, ...args], { cwd, env: { ...process.env, NO_COLOR: '1' } });
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    text.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text.err += chunk;
  });
  // it may leave before it has read everything
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((ended) => child.on('close', (code) => ended({ code, ...text })));
}

/** Always the first offer: enough for a whole match. */
const FIRST = Array.from({ length: 400 }, () => '');

const isOneLine = (err: string): boolean => /^cardloom: [^\n]+\n$/.test(err);

describe('cardloom games', () => {
  it('lists the games as JSON', async () => {
    const { code, out } = await typed([], ['games', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).games).toContainEqual({
      name: 'skirmish',
      players: { min: 2, max: 2 },
      title: 'Skirmish',
      decks: ['basic', 'control'],
    });
  });

  it.concurrent.each(['games', 'play', 'sim', 'perft', 'audit', 'replay', 'diagram'])(
    '%s has help with an example',
    async (command) => {
      const { code, out } = await typed([], [command, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`  cardloom ${command}`);
    },
  );
});

describe('cardloom play', () => {
  it('offers what can be done beside the game: a person concedes', async () => {
    const { code, out } = await typed(['t', '1', 't', '2', '2', '1'], ['play', 'skirmish', '--seed', '3']);
    expect(code).toBe(0);
    expect(out).toContain('  2  Concede');
    expect(out).toContain('You left the match.');
    expect(out).toContain('Game over: Greedy wins (concession).');
  });

  it('plays a whole match of Skirmish and saves it, and replay verifies it', async () => {
    using folder = new Folder();
    const file = folder.file('match.json');
    const played = await typed(FIRST, ['play', 'skirmish', '--seed', '7', '--bot', 'random', '--save', file]);
    expect(played.err).toContain(`cardloom replay ${file}`);
    expect(played.code).toBe(0);
    expect(played.out).toContain('Game over');
    const { format, game, players, table } = JSON.parse(readFileSync(file, 'utf8'));
    expect({ format, game, players, table }).toEqual({
      format: 'cardloom-replay/1',
      game: 'skirmish',
      players: ['p0', 'p1'],
      table: ['you', 'random'],
    });
    const replayed = JSON.parse((await typed([], ['replay', file, '--json'])).out);
    expect(replayed).toMatchObject({ ok: true, game: 'skirmish' });
    expect(Object.keys(replayed)).toEqual(['ok', 'game', 'actions', 'checksum', 'winner', 'result']);
  });

  it('resumes where it was left, in the same seat', async () => {
    using folder = new Folder();
    const args = ['play', TIDE, '--seed', '3', '--seat', 'p1', '--bot', 'random', '--save', 'm.json'];
    const left = await typed(['1', '1'], args, folder.path);
    expect(left.err).toMatch(/cardloom play \S+tide\.fixture\.mjs --resume m\.json/);
    const before = JSON.parse(readFileSync(folder.file('m.json'), 'utf8'));
    expect(before.table).toEqual(['random', 'you']);
    const resumed = await typed(['1', '1'], ['play', TIDE, '--resume', 'm.json'], folder.path);
    expect(resumed.code).toBe(0);
    const after = JSON.parse(readFileSync(folder.file('m.json'), 'utf8'));
    expect(after.actions.slice(0, before.actions.length)).toEqual(before.actions);
    expect(after.actions.length).toBeGreaterThan(before.actions.length);
    expect(readdirSync(folder.path)).toEqual(['m.json']);
  });

  it('without a game and without a terminal, bots play and the log is printed', async () => {
    const { code, out } = await typed([], ['play']);
    expect(code).toBe(0);
    expect(out).toContain('Greedy 0 against Greedy 1');
    expect(out).toContain('Game over');
  });

  it('never overwrites a file that is there', async () => {
    using folder = new Folder();
    writeFileSync(folder.file('notes.txt'), 'mine');
    const { code, err } = await typed(['1'], ['play', TIDE, '--save', folder.file('notes.txt')]);
    expect(code).toBe(2);
    expect(isOneLine(err)).toBe(true);
    expect(readFileSync(folder.file('notes.txt'), 'utf8')).toBe('mine');
  });
});

describe('bad input gets one line and exit code 2', () => {
  it('from the real command, with nothing on standard output', async () => {
    const { code, out, err } = await typed([], ['play', 'skirmsh']);
    expect([code, out, err]).toEqual([2, '', 'cardloom: there is no game "skirmsh"; did you mean skirmish?\n']);
  });

  it.each([
    [['play', 'skirmsh'], 'did you mean skirmish?'],
    [['plya'], 'did you mean play?'],
    [['play', 'skirmish', '--sed', '4'], 'did you mean --seed?'],
    [['play', 'skirmish', '--seed', 'x'], '--seed takes a whole number'],
    [['play', 'skirmish', '--seed'], '--seed needs a value'],
    [['play', 'skirmish', '--seat', '2'], 'there is no seat "2"'],
    [['play', 'skirmish', '--seat', 'ann'], 'there is no seat "ann"'],
    [['play', 'skirmish', '--players', '3'], 'skirmish is for 2 players'],
    [['play', 'skirmish', '--bot', 'gredy'], 'did you mean greedy?'],
    [['play', 'skirmish', '--bot', './none.mjs'], 'no such file'],
    [['play', 'skirmish', '--decks', 'none'], 'there is no deck "none"'],
    [['play', 'skirmish', '--save', '/none/at/all.json'], 'cannot write /none/at/all.json'],
    [['play', '--resume', 'none.json'], 'cannot read none.json'],
    [['play', 'skirmish', 'twice'], 'one word too many'],
    [['replay', 'none.json'], 'cannot read none.json'],
    [['replay', '/'], 'it is a folder'],
    [['replay'], 'FILE'],
  ])('%j', async (args, message) => {
    // in this process: starting the command for each would take longer than all other tests together
    const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    try {
      expect(await run(args)).toBe(2);
      const err = said.mock.calls.map(([text]) => String(text)).join('');
      expect(err).toContain(message);
      expect(isOneLine(err)).toBe(true);
    } finally {
      said.mockRestore();
    }
  });
});

describe('cardloom replay', () => {
  const folder = new Folder();
  const file = folder.file('m.json');
  beforeAll(() => typed(FIRST, ['play', 'skirmish', '--seed', '7', '--bot', 'random', '--save', file]));
  afterAll(() => folder[Symbol.dispose]());

  it('writes a transcript', async () => {
    const { code } = await typed([], ['replay', file, '--transcript', folder.file('m.txt')]);
    expect(code).toBe(0);
    const text = readFileSync(folder.file('m.txt'), 'utf8');
    expect(text).toContain('Skirmish · seed 7 · P0 (a person) against P1 (random)');
    expect(text).toMatch(/\n +1\. P[01]: play card · /);
    expect((await typed([], ['replay', file, '--transcript', '-'])).out).toBe(text);
  });

  it.concurrent.each([
    ['a changed checksum', { checksum: 'x' }, 'another state'],
    ['a changed seed', { seed: 8 }, 'The replay cannot be played'],
    ['another version', { version: '0' }, 'version 0'],
    ['another format', { format: 'chess' }, 'its format is "chess"'],
    ['no actions', { actions: 'none' }, '"actions" is no list'],
    [
      'an illegal action',
      { actions: [{ player: 'p0', move: 'PLAY_CARD', args: { card: 9999 } }] },
      'action 0 is refused',
    ],
    ['an unknown game', { game: 'chess' }, 'there is no game "chess"'],
  ])('refuses %s', async (name, damage, message) => {
    const bad = folder.file(`${name}.json`);
    const out = folder.file(`${name}.txt`);
    writeFileSync(bad, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...damage }));
    const ran = await typed([], ['replay', bad, '--transcript', out]);
    expect(ran.err).toContain(message);
    expect(isOneLine(ran.err)).toBe(true);
    expect([ran.code, ran.out, existsSync(out)]).toEqual([2, '', false]);
  });

  it('says so in JSON as well if the file does not hold what it says', async () => {
    const bad = folder.file('checksum.json');
    writeFileSync(bad, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), checksum: 'x' }));
    const { code, out } = await typed([], ['replay', bad, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({ ok: false, game: 'skirmish', winner: null });
  });

  it('refuses half a file', async () => {
    const text = readFileSync(file, 'utf8');
    writeFileSync(folder.file('half.json'), text.slice(0, text.length / 2));
    const { code, err } = await typed([], ['replay', folder.file('half.json')]);
    expect([code, isOneLine(err)]).toEqual([2, true]);
  });
});
