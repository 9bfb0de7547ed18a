import { describe, expect, it } from 'vitest';
import { botByName, botNames, UnknownBotError } from './names.ts';

describe('botByName', () => {
  it.each([
    'random',
    'greedy',
    'mcts',
    'greedy:samples=5',
    'mcts:ms=200',
    'mcts:iterations=500,depth=12,width=2',
    'mcts:exploration=0.7',
  ])('knows %s', (text) => {
    expect(botByName(text).name).toBe(text.split(':')[0]);
  });

  it('takes options beside the name', () => {
    expect(botByName('mcts', { ms: 20 }).name).toBe('mcts');
    expect(() => botByName('mcts', { ms: 0 })).toThrow('the option "ms" of mcts is a number from 1, not 0');
  });

  it.each([
    ['mtcs', 'there is no bot "mtcs"; there are random, greedy, mcts'],
    ['', 'there is no bot ""; there are random, greedy, mcts'],
    ['toString', 'there is no bot "toString"; there are random, greedy, mcts'],
    ['random:ms=3', 'random has no option "ms"; it has none'],
    ['mcts:speed=3', 'mcts has no option "speed"; there are ms, iterations, depth, width, exploration'],
    ['mcts:', '"mcts:": write options as name:option=number,option=number'],
    ['mcts:ms', '"mcts:ms": write options as name:option=number,option=number'],
    ['mcts:ms=fast', '"mcts:ms=fast": write options as name:option=number,option=number'],
    ['mcts:ms=-5', '"mcts:ms=-5": write options as name:option=number,option=number'],
    ['mcts:ms=5,ms=6', '"mcts:ms=5,ms=6" has the option "ms" twice'],
    ['mcts:iterations=0', 'the option "iterations" of mcts is a whole number from 1, not 0'],
    ['mcts:iterations=2.5', 'the option "iterations" of mcts is a whole number from 1, not 2.5'],
    ['greedy:samples=0', 'the option "samples" of greedy is a whole number from 1, not 0'],
  ])('refuses "%s"', (text, message) => {
    expect(() => botByName(text)).toThrow(new UnknownBotError(message));
  });

  it('lists its names', () => {
    expect(botNames).toEqual(['random', 'greedy', 'mcts']);
  });
});
