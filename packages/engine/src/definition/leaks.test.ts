import { expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import type { DefinitionError } from '../index.ts';

const withLeaks = (leaks: unknown) =>
  testGame({
    name: 'open',
    segments: { play: { moves: { look: ({ coreOps }) => coreOps.endGame() } } },
    leaks: leaks as never,
  });

it('a game can say what it tells on purpose, and why', () => {
  const leaks = [{ by: 'undo', move: 'look', reason: 'Looking cannot be taken back.' }];
  expect(withLeaks(leaks).compiled.leaks).toEqual(leaks);
  expect(withLeaks(undefined).compiled.leaks).toEqual([]);
});

it('a leak that is not declared rightly is a problem with its path', () => {
  const problems = (leaks: unknown): string[] => {
    try {
      withLeaks(leaks);
      return [];
    } catch (error) {
      return (error as DefinitionError).problems.map(({ path, message }) => `${path} ${message}`);
    }
  };
  expect(problems('look')).toEqual(['leaks must be a list of { by, move, reason }']);
  expect(problems([null])).toEqual(['leaks[0] must be { by, move, reason }']);
  expect(problems([{ by: 'magic', move: 'lok', reason: ' ', why: 1 }])).toEqual([
    'leaks[0].by must be one of view, events, legal-actions, refusals, undo, random',
    'leaks[0].move names "lok", but there is no such move or decision',
    'leaks[0].reason must say in a sentence why the game tells it',
    'leaks[0].why is no part of a declared leak',
  ]);
});
