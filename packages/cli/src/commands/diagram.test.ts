import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardloom, Folder, TIDE } from './binary.fixture.ts';

describe('cardloom diagram', () => {
  it('draws a Mermaid state diagram with moves and conditions', () => {
    const { code, out } = cardloom(['diagram', TIDE]);
    expect(code).toBe(0);
    expect(out).toContain('stateDiagram-v2\n');
    expect(out).toContain('s__play__turn__draw --> s__play__turn__main : ends by itself\n');
    expect(out).toContain('s__play__turn__main --> [*] : ends when ctx.numTurnMoves #62; 0\n');
    expect(out).toContain('  lay (card)\n');
    expect(out).toContain('s__play --> s__over : ends when players.some(');
  });

  it('draws an SVG, whole or not at all', () => {
    const folder = new Folder();
    expect(cardloom(['diagram', TIDE, '--out', 'tide.svg'], folder.path)).toEqual({ code: 0, out: '', err: '' });
    expect(readdirSync(folder.path)).toEqual(['tide.svg']);
    const svg = readFileSync(folder.file('tide.svg'), 'utf8');
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    for (const text of ['play', 'turn', 'draw', 'main', 'over', 'lay (card)', 'next turn', 'the end']) {
      expect(svg).toContain(`>${text}</text>`);
    }
    expect(svg).not.toMatch(/NaN|undefined/);
    folder[Symbol.dispose]();
  });

  it.each([
    [[TIDE, '--format', 'png'], 'there is no format "png"; there are: mermaid, svg'],
    [['nothing.mjs'], 'cannot read nothing.mjs: there is no such file'],
    [[TIDE, '--out', '/nowhere/at/all.svg'], 'cannot write /nowhere/at/all.svg: there is no such file or folder'],
  ])('refuses %j in one line', (args, message) => {
    const { code, out, err } = cardloom(['diagram', ...args]);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `cardloom: ${message}\n` });
  });
});
