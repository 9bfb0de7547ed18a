import { describe, expect, it } from 'vitest';
import { cardloom, TIDE } from './binary.fixture.ts';

describe('cardloom perft', () => {
  it('counts the positions of every depth', () => {
    const { code, out, err } = cardloom(['perft', TIDE, '--seed', '7', '--depth', '4', '--decks', 'shallow', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    // three cards in hand, laid or kept
    const { nodes, ...rest } = JSON.parse(out);
    expect(rest).toEqual({ game: 'tide', seed: 7, depth: 4 });
    expect(nodes).toHaveLength(4);
    expect(nodes.slice(0, 2)).toEqual([4, 16]);
  });

  it('names a listed action that is refused', () => {
    const { code, err } = cardloom(['perft', TIDE, '--depth', '3', '--decks', 'cursed']);
    expect(code).toBe(1);
    expect(err).toMatch(/^cardloom: a listed action is refused: .*the kraken wakes/);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--depth', 'deep'], '--depth takes a whole number of 1 or more, not "deep"'],
    [['--depth', '99999999999'], '--depth is at most 100, not 99999999999: the positions multiply with every action'],
    [['--seed'], '--seed needs a value'],
  ])('refuses %j in one line', (args, message) => {
    const { code, out, err } = cardloom(['perft', TIDE, ...args]);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `cardloom: ${message}\n` });
  });

  it('has help with an example', () => {
    expect(cardloom(['perft', '--help']).out).toMatch(/EXAMPLE\n\n {2}cardloom perft /);
  });
});
