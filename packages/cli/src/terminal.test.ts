import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { controlCharacterIn } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { inLine, visible } from './terminal.ts';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));

describe('what goes to a terminal', () => {
  it.each([
    ['clears the screen', 'a\u001B[2Jb', 'a\\u001B[2Jb'],
    ['sets the title', '\u001B]0;hacked\u0007', '\\u001B]0;hacked\\u0007'],
    ['goes back to the line start', 'safe\rEVIL', 'safe\\u000DEVIL'],
    ['is a C1 sequence', '\u009B2J', '\\u009B2J'],
    ['hides text', '\u001B[8mhidden', '\\u001B[8mhidden'],
    ['turns text round', 'a\u202Eb', 'a\\u202Eb'],
    ['rubs out', 'a\u0008\u007F', 'a\\u0008\\u007F'],
  ])('a text that %s is written out, coloured or not', (_what, text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(visible(text, true)).toBe(shown);
    expect(inLine(text)).toBe(shown);
  });

  it('keeps lines, and our own colours where there are some', () => {
    expect(visible('\u001B[2mdim\u001B[22m\nnext', true)).toBe('\u001B[2mdim\u001B[22m\nnext');
    expect(visible('\u001B[2mdim\n')).toBe('\\u001B[2mdim\n');
    expect(controlCharacterIn(inLine('a\nb'))).toBeNull();
  });

  it('goes there in one place only', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!test)\.ts$/.test(name),
    );
    const writing = files.filter((name) =>
      /process\.std(out|err)\s*\.write|console\.|\bstd(out|err)\.write/.test(
        readFileSync(`${SOURCES}/${name}`, 'utf8'),
      ),
    );
    expect(writing).toEqual(['terminal.ts']);
  });
});
