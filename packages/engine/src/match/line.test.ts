import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';

const game = testGame({
  name: 'adding',
  events: ['added'],
  state: { game: { total: 0, log: [] as readonly number[] } },
  zones: { pile: { of: 'game', seenBy: 'everyone' } },
  cards: { coin: {} },
  segments: {
    play: {
      turn: {
        endIf: ({ ctx }) => ctx.numTurnMoves > 1,
        moves: {
          add: ({ G, coreOps, zones, ctx }, { n }: { n: number }) => {
            G.total += n;
            G.log = [...G.log, ctx.moveHistory.length];
            coreOps.createCard('coin', zones.pile);
            coreOps.emit('added', { n });
          },
          roll: ({ G, coreOps }) => {
            G.total += coreOps.random(6);
          },
          fail: ({ G }) => {
            G.total = 99;
            throw new Error('no');
          },
        },
      },
    },
  },
});
const start = () => createMatch(game, { players: ['a', 'b'], seed: 3 });
const add = (player: string, n: number) => ({ player, move: 'add', args: { n } });

describe('a line of play', () => {
  it('makes and unmakes moves, back to every checksum', () => {
    const line = start().line();
    const sums = [line.checksum()];
    for (const action of [add('a', 1), { player: 'a', move: 'roll' }, add('b', 2), add('b', 3), add('a', 4)]) {
      expect(line.make(action)).toBe(null);
      sums.push(line.checksum());
    }
    expect([line.depth, new Set(sums).size]).toEqual([5, 6]);
    for (let depth = 4; depth >= 0; depth--) {
      expect(line.unmake()).toBe(true);
      expect([line.depth, line.checksum()]).toEqual([depth, sums[depth]]);
    }
    expect(line.unmake()).toBe(false);
  });

  it('goes the way the match goes, and leaves the match alone', () => {
    const match = start();
    const before = match.checksum();
    const line = match.line();
    const actions = [add('a', 1), add('a', 2), add('b', 3)];
    for (const action of actions) line.make(action);
    expect(match.checksum()).toBe(before);
    for (const action of actions) match.act(action);
    expect(line.checksum()).toBe(match.checksum());
  });

  it('is left alone by the match', () => {
    const match = start();
    match.act(add('a', 1));
    const line = match.line();
    const before = line.checksum();
    match.act(add('a', 2));
    expect([line.checksum(), line.context.ctx.moveHistory.length]).toEqual([before, 1]);
  });

  it('rules see its moves in ctx.moveHistory, as in a match', () => {
    const match = start();
    match.act(add('a', 1));
    const line = match.line();
    line.make(add('a', 2));
    line.make(add('b', 3));
    expect(line.context.G.log).toEqual([0, 1, 2]);
    line.unmake();
    line.make({ player: 'b', move: 'roll' });
    line.make(add('b', 4));
    expect(line.context.G.log).toEqual([0, 1, 3]);
    expect(line.context.ctx.moveHistory.map((entry) => entry.move)).toEqual(['add', 'add', 'roll', 'add']);
  });

  it('a refused move changes nothing and is not unmade', () => {
    const line = start().line();
    line.make(add('a', 1));
    const before = line.checksum();
    expect(line.make(add('b', 1))).toMatchObject({ code: 'not-your-priority' });
    expect(line.make({ player: 'a', move: 'fail' })).toMatchObject({ code: 'rule-threw' });
    expect([line.depth, line.checksum()]).toEqual([1, before]);
    line.unmake();
    expect(line.context.G.total).toBe(0);
  });

  it('forget() makes a new root', () => {
    const line = start().line();
    line.make(add('a', 1));
    const root = line.checksum();
    line.forget();
    expect(line.unmake()).toBe(false);
    line.make(add('a', 2));
    line.unmake();
    expect(line.checksum()).toBe(root);
    expect(line.context.ctx.moveHistory).toHaveLength(1);
  });

  it('is as deep as one likes', () => {
    const line = start().line();
    const root = line.checksum();
    for (let i = 0; i < 500; i++) line.make(add(i % 4 < 2 ? 'a' : 'b', 1));
    expect([line.depth, line.context.G.total]).toEqual([500, 500]);
    while (line.unmake()) {
      /* to the root */
    }
    expect(line.checksum()).toBe(root);
  });
});
