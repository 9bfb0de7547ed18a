import { describe, expect, it } from 'vitest';
import { endsTurn, numberChoice, oneOf, someOf, testGame } from '../define.fixture.ts';
import { type CardloomError, createMatch } from '../index.ts';

const game = testGame({
  name: 'kitchen',
  state: { game: { cooked: '' } },
  segments: {
    play: {
      moves: {
        cook: {
          choices: {
            dish: oneOf(() => ['soup', 'stew'], { prompt: 'Which dish?' }),
            salt: numberChoice({ min: 0, max: 2 }, { if: (_context, { dish }) => dish === 'soup' }),
          } as never,
          run: ({ G }, { dish }) => ({ ...G, cooked: dish as string }),
        },
        shop: { choices: { list: someOf(() => Array.from({ length: 20 }, (_, i) => i)) } as never, run: () => {} },
        rest: { choices: {}, run: endsTurn },
      },
      turn: {},
    },
  },
});
const start = () => createMatch(game, { players: ['ann', 'bo'] });
const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as CardloomError).code;
  }
  return 'ok';
};

describe('the action generator', () => {
  it('asks for the move, then for each choice, and gives the action', () => {
    const match = start();
    const empty = match.choosing('ann');
    expect(empty.choices()).toEqual({ name: 'move', kind: 'oneOf', options: ['cook', 'shop', 'rest'] });
    const cook = empty.choose('cook');
    expect(cook.choices()).toEqual({
      name: 'dish',
      kind: 'oneOf',
      prompt: 'Which dish?',
      of: 'value',
      options: ['soup', 'stew'],
    });
    const soup = cook.choose('soup');
    expect(soup.choices()).toMatchObject({ name: 'salt', kind: 'number', min: 0, max: 2, options: [0, 1, 2] });
    expect(soup.filled()).toBe(false);
    const salted = soup.choose(1);
    expect(salted.filled()).toBe(true);
    expect(salted.generateAction()).toEqual({ player: 'ann', move: 'cook', args: { dish: 'soup', salt: 1 } });
    expect(match.act(salted.generateAction()).ok).toBe(true);
  });

  it('leaves the old generator as it was: branches of one tree', () => {
    const cook = start().choosing('ann').choose('cook');
    const stew = cook.choose('stew');
    const soup = cook.choose('soup');
    expect(stew.generateAction().args).toEqual({ dish: 'stew' });
    expect(soup.choose(0).generateAction().args).toEqual({ dish: 'soup', salt: 0 });
    expect(soup.choose(2).generateAction().args).toEqual({ dish: 'soup', salt: 2 });
    expect(cook.filled()).toBe(false);
  });

  it('refuses a choice that is not among the options, and stays usable', () => {
    const generator = start().choosing('ann');
    expect(codeOf(() => generator.choose('sleep'))).toBe('illegal-choice');
    const cook = generator.choose('cook');
    expect(() => cook.choose('cake')).toThrow('The choice "dish" is not among the options.');
    expect(cook.choose('stew').filled()).toBe(true);
  });

  it('refuses to generate early and to choose when everything is chosen', () => {
    const cook = start().choosing('ann').choose('cook');
    expect(codeOf(() => cook.generateAction())).toBe('not-filled');
    expect(codeOf(() => start().choosing('ann').generateAction())).toBe('not-filled');
    expect(codeOf(() => cook.choose('stew').choose(1))).toBe('nothing-to-choose');
    expect(codeOf(() => cook.choose('stew').choices())).toBe('nothing-to-choose');
  });

  it('spells an answer canonically, and leaves out a list that is too long to read', () => {
    const shop = start().choosing('ann').choose('shop');
    expect(shop.choices().options).toBe(undefined);
    expect(shop.choices()).toMatchObject({ name: 'list', kind: 'someOf', min: 0, max: 20 });
    expect(shop.choose([7, 3]).generateAction().args).toEqual({ list: [3, 7] });
  });

  it('is stale once the match has moved on', () => {
    const match = start();
    const cook = match.choosing('ann').choose('cook');
    match.act({ player: 'ann', move: 'cook', args: { dish: 'stew' } });
    expect(codeOf(() => cook.choices())).toBe('stale');
    expect(codeOf(() => cook.choose('soup'))).toBe('stale');
    expect(codeOf(() => cook.filled())).toBe('stale');
    match.undo();
    expect(codeOf(() => cook.choices())).toBe('stale');
  });

  it('has nothing to offer to a player who cannot act', () => {
    expect(start().choosing('bo').choices().options).toEqual([]);
  });
});
