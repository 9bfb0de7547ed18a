import { createMatch, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { expectGolden, perft, transcript } from '../parts/match.fixture.ts';
import { commander } from './definition.ts';
import type { Commander } from './shape.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

const start = (players: number, seed: number, life = 40): Match<Commander> =>
  createMatch(commander, {
    seed,
    players: ['ann', 'bo', 'cy', 'di', 'ed', 'flo'].slice(0, players),
    options: { life, firstPlayer: 0 },
  });

/** Plays on by dice, to where there is more to decide. */
function advance(match: Match<Commander>, actions: number): Match<Commander> {
  let x = actions;
  for (let i = 0; i < actions; i++) {
    const list = match.listActions(match.players[match.seatToAct]);
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    match.processAction(list.at((x >>> 8) % list.size));
  }
  return match;
}

describe('perft', () => {
  it.each([
    ['two players from the start', start(2, 1), []],
    ['four players from the start', start(4, 2), []],
    ['two players in the middle of a match', advance(start(2, 3), 400), []],
    ['four players in the middle of a match', advance(start(4, 4), 1500), []],
  ])('%s', { timeout: 60_000 }, (_, match, expected: number[]) => {
    const line = match.line();
    const before = line.checksum();
    expect([1, 2, 3, 4].map((depth) => perft(line, depth))).toEqual(expected);
    expect(line.checksum()).toBe(before);
  });
});

describe('golden match', () => {
  it('of three players, seed 7, goes as it always went', { timeout: 30_000 }, () => {
    expectGolden(new URL('./golden-match.txt', import.meta.url), transcript(start(3, 7, 12), 7));
  });
});
