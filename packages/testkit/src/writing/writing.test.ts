import { runInThisContext } from 'node:vm';
import { gameNames, games } from '@cardloom/games';
import { createMatch, type Match, playReplay } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { arrange } from '../fixture.ts';
import { advance } from '../golden.ts';
import { boardOf, testOf } from './index.ts';
import { literal } from './literal.ts';

const played = async (name: string, actions: number): Promise<Match> => {
  const { load, options, players } = games[name];
  const given = options(Array.from({ length: players.min }, () => undefined));
  return advance(createMatch(await load(), { seed: 5, options: given }) as Match, 5, actions);
};

it('a board that was played up to is written down, and laid out again it is the same', async () => {
  const match = await played('skirmish', 9);
  const board = boardOf(match);
  expect(board).not.toBeNull();
  const again = arrange(match.game, board ?? {});
  expect(again.waitingFor).toEqual(match.waitingFor);
  expect(again.listActions(match.waitingFor[0]).size).toBe(match.listActions(match.waitingFor[0]).size);
});

describe.each(gameNames)('%s', (name) => {
  it.each([20])('after %i actions the source of a test leads there again', async (actions) => {
    const match = await played(name, actions);
    const text = testOf(match, { game: name, name: `after ${actions}` });
    const [, made, given] = /const match = (\w+)\(game, ([\s\S]*?)\);\n {2}const table/.exec(text) ?? [];
    const value = runInThisContext(`(${given})`);
    const again = made === 'arrange' ? arrange(match.game, value) : playReplay(match.game, value);
    expect(again.waitingFor).toEqual(match.waitingFor);
    expect(text).toContain(`expect(table.waiting).toEqual(${literal(match.waitingFor)});`);
  });
});

it('values stand as somebody would write them', () => {
  expect(literal({ a: 1, 'b-c': ["it's", null, true], d: {} })).toBe(`{ a: 1, 'b-c': ['it\\'s', null, true], d: {} }`);
  expect(literal({ list: Array.from({ length: 30 }, (_, i) => `card ${i}`) }).split('\n')).toHaveLength(34);
});
