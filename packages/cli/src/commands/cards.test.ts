import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cardSetOf, defineSkirmish } from '@cardloom/games/skirmish';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { cardloom, Folder } from './binary.fixture.ts';

const BERRIES = fileURLToPath(new URL('./berries.fixture', import.meta.url));
const FORMAT = `${BERRIES}/format.mjs`;

describe('cardloom cards', () => {
  it('makes a module of the files in a folder, which runs by itself', async () => {
    using folder = new Folder();
    const out = folder.file('berries.mjs');
    expect(cardloom(['cards', BERRIES, '--out', out])).toEqual({
      code: 0,
      out: `1 files, 2 cards: written to ${out}\n`,
      err: '',
    });
    expect(readFileSync(out, 'utf8')).not.toContain('import');
    expect({ ...(await import(pathToFileURL(out).href)) }).toEqual({
      cards: { sloe: { id: 'sloe', worth: 1, tart: true }, rowan: { id: 'rowan', worth: 2, tart: false } },
      decks: { hedge: { sloe: 3, rowan: 2 } },
    });
  });

  it('prints exactly the promised fields; problems name file, line, card and field, and nothing is written', () => {
    using folder = new Folder();
    const [mine, out] = [folder.file('mine.yaml'), folder.file('mine.js')];
    writeFileSync(mine, 'cards:\n  - {id: elder, worth: none}\n');
    const { code, out: printed } = cardloom(['cards', BERRIES, mine, '--format', FORMAT, '--out', out, '--json']);
    expect([code, JSON.parse(printed)]).toEqual([
      1,
      {
        files: 2,
        cards: 0,
        problems: [{ file: mine, line: 2, id: 'elder', path: 'worth', message: 'must be a number, not "none"' }],
      },
    ]);
    expect(cardloom(['cards', mine, '--format', FORMAT]).err).toBe(
      `${mine}:2: elder: worth: must be a number, not "none"\n`,
    );
    expect(() => readFileSync(out)).toThrow('ENOENT');
  });

  it("a game's own cards and some more: the game is played with both", async () => {
    using folder = new Folder();
    const [mine, out] = [folder.file('mine.yaml'), folder.file('mine.mjs')];
    writeFileSync(mine, 'cards:\n  - {id: giant, type: unit, power: 9, text: Big.}\n');
    expect(cardloom(['cards', mine, '--game', 'skirmish', '--out', out]).code).toBe(0);
    const set = cardSetOf(await import(pathToFileURL(out).href));
    expect(Object.keys(set.cards)).toHaveLength(39);
    const deck = { ...set.decks.basic, giant: 2 };
    const match = createMatch(defineSkirmish(set), { seed: 1, options: { decks: [deck, 'control'] } });
    expect(match.snapshot().cards.some(({ name }) => name === 'giant')).toBe(true);
  });

  it('a module in TypeScript has the types of the format', () => {
    using folder = new Folder();
    const [mine, out] = [folder.file('mine.yaml'), folder.file('mine.ts')];
    writeFileSync(mine, 'cards:\n  - {id: giant, type: unit, power: 9, text: Big.}\n');
    expect(cardloom(['cards', mine, '--game', 'skirmish', '--out', out]).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('import type format from "@cardloom/games/skirmish/cards";');
  });

  it.each([
    [['nowhere'], 'cannot read nowhere: there is no such file or folder'],
    [[import.meta.dirname], 'there is no YAML file in'],
    [[`${BERRIES}/berries.yaml`, '--game', 'skirmisch'], 'there is no game "skirmisch"; did you mean skirmish?'],
    [[`${BERRIES}/berries.yaml`, '--format', `${BERRIES}/berries.yaml`], 'cannot be loaded'],
    [[BERRIES, '--format', FORMAT, '--game', 'skirmish'], '--game brings its format'],
    [
      [
        fileURLToPath(new URL('../../../games/src/gundam/cards/decks.yaml', import.meta.url)),
        '--format',
        import.meta.filename,
      ],
      '',
    ],
  ])('bad input is one line and code 2: %j', (args, message) => {
    const { code, err } = cardloom(['cards', ...args]);
    expect([code, err.split('\n')]).toEqual([2, [expect.stringContaining(message), '']]);
  });
});
