import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMatch, declareGame } from 'cardloom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertGolden, assertPerft, perft, transcript } from './index.ts';

/** Nim: one takes one, two or three of five stones; whoever takes the last one wins. */
const kit = declareGame({ name: 'nim', players: 2, state: { game: { stones: 5 } }, events: { taken: { n: 0 } } });
const take = kit
  .move()
  .number('n', ({ G }) => ({ min: 1, max: Math.min(3, G.stones) }))
  .run(({ G, player, coreOps }, { n }) => {
    G.stones -= n;
    coreOps.emit('taken', { n });
    if (G.stones === 0) coreOps.endGame(player);
    else coreOps.endTurn();
  });
const nim = kit.define({ segments: { play: { turn: {}, moves: { take } } } });
const start = () => createMatch(nim, { players: ['ann', 'bo'], seed: 1 });

describe('perft', () => {
  it('counts every sequence of legal actions', () => {
    expect(perft(start(), 3)).toEqual([3, 8, 10]);
  });

  it('throws when a count is another one', () => {
    assertPerft(start(), [3, 8]);
    expect(() => assertPerft(start(), [3, 9])).toThrow('perft counts 3, 8, not 3, 9: a rule has changed');
  });
});

describe('a golden match', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cardloom-golden-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  it('is every action, what the game told, and a checksum', () => {
    const lines = transcript(start(), 7).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^> ann take \{n:\d\} \(of 3\)$/);
    expect(lines[1]).toMatch(/^ {2}taken \{n:\d\}$/);
    expect(lines.at(-1)).toMatch(/^= /);
  });

  it('is written when asked for; afterwards the first line that differs is named', () => {
    const path = join(folder, 'golden-match.txt');
    const file = pathToFileURL(path);
    vi.stubEnv('UPDATE_GOLDEN', '1');
    assertGolden(file, 'one\ntwo\n');
    vi.unstubAllEnvs();
    assertGolden(file, 'one\ntwo\n');
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    writeFileSync(path, 'one\nthree\n');
    expect(() => assertGolden(file, 'one\ntwo\n')).toThrow(/golden-match\.txt:2 says "three", and now it is "two"/);
    expect(() => assertGolden(file, 'one\nthree')).toThrow(/golden-match\.txt:3/);
  });
});
