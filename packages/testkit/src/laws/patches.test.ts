import { createMatch, type Game, type Match, type Result } from 'cardloom';
import { expect, it } from 'vitest';
import { Dice } from '../dice.ts';
import { duel } from '../duel.fixture.ts';
import { Recorder } from '../report.ts';
import { checkPatches } from './patches.ts';
import { randomAction } from './position.ts';

/** A match whose actions give patches in which what `lacks` names is missing. */
function forgetful(match: Match, lacks: string): Match {
  const without = (result: Result): Result =>
    result.ok
      ? Object.assign(Object.create(result), {
          patchFor: (player: string | null) => ({ ...result.patchFor(player), [lacks]: undefined }),
        })
      : result;
  const changed = { act: 'act', undo: 'undo', redo: 'redo' };
  return new Proxy(match, {
    get: (target, name) => {
      if (name === 'fork') return () => forgetful(target.fork(), lacks);
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...args: unknown[]) => unknown;
      return String(name) in changed ? (...args: unknown[]) => without(call(...args) as Result) : call;
    },
  });
}

function mismatches(lacks: string): number {
  const match = createMatch(duel, { seed: 4 }) as unknown as Match;
  const recorder = new Recorder();
  const dice = new Dice(1);
  const position = { game: duel as unknown as Game, dice, recorder, tableMoves: new Set<string>(), elsewhere: [] };
  for (let i = 0; i < 30; i++) {
    const action = randomAction(match, dice);
    if (action === undefined) break;
    recorder.action = i;
    checkPatches({ ...position, match: forgetful(match, lacks) }, action);
    match.act(action);
  }
  return recorder.report('duel').patchMismatches;
}

it('a patch that leaves something out is found', () => {
  expect(mismatches('nothing')).toBe(0);
  for (const part of ['ctx', 'players', 'cards', 'zones']) expect(mismatches(part), part).toBeGreaterThan(0);
});
