import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCardModules } from './cards.mjs';

/** A copy of one game's card files; the rest of the game is not needed to build them. */
let games;
beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'cardloom-cards-'));
  const from = fileURLToPath(new URL('../packages/games/src/lorcana/cards', import.meta.url));
  cpSync(from, join(games, 'lorcana/cards'), { recursive: true });
});
afterEach(() => rmSync(games, { recursive: true }));

const at = (path) => join(games, 'lorcana', path);
const change = (path, from, to) => writeFileSync(at(path), readFileSync(at(path), 'utf8').replace(from, to));

describe('card modules', () => {
  it('are written once, and again when a file or the format has changed', async () => {
    expect(await writeCardModules(games)).toEqual(['lorcana']);
    expect(readFileSync(at('cards.generated.ts'), 'utf8')).toContain('"lore":');
    expect(await writeCardModules(games)).toEqual([]);
    change('cards/words.ts', 'copies: 4', 'copies: 5');
    expect(await writeCardModules(games)).toEqual(['lorcana']);
    writeFileSync(at('cards/none.yaml'), '');
    expect(await writeCardModules(games)).toEqual(['lorcana']);
    rmSync(at('cards/none.yaml'));
    expect(await writeCardModules(games)).toEqual(['lorcana']);
  });

  it('are not written of files with mistakes: file, line, card and field are named', async () => {
    writeFileSync(at('cards/mine.yaml'), 'cards:\n  - {id: imp, title: Imp, type: item, cost: cheap, inkable: true}\n');
    await expect(writeCardModules(games)).rejects.toThrow(/mine\.yaml:2: imp: cost: must be a number, not "cheap"$/);
    expect(() => readFileSync(at('cards.generated.ts'))).toThrow('ENOENT');
  });
});
