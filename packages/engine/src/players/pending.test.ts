import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { play, tryMove, where, wrong } from '../flow/flow.fixture.ts';
import { createMatch, restore } from '../index.ts';

describe('pending lists', () => {
  const mulligan = testGame({
    name: 'pending',
    state: { player: { changed: 0 } },
    segments: {
      setup: {
        onBegin: ({ coreOps }) => coreOps.setOtp('p1'),
        turn: {
          phases: {
            mulligan: {
              start: true,
              next: 'main',
              actors: 'pending:mulligan',
              onBegin: ({ coreOps }) => coreOps.setPendingMulligan(coreOps.getPlayers()),
              endIf: ({ ctx }) => !ctx.pendingMulligan.size,
              moves: {
                alterHand: ({ player, coreOps }, { count }) => {
                  player.changed = count as number;
                  coreOps.donePending('mulligan');
                },
              },
            },
            main: {},
          },
        },
      },
    },
  });

  it('case 34 (R0-80, A-15): mulligans go in turn order from the one on the play, through JSON at every point', () => {
    let match = createMatch(mulligan);
    const reload = (): void => {
      const { pendingMulligan } = match.state.ctx;
      const checksum = match.checksum();
      match = restore(mulligan, JSON.parse(JSON.stringify(match.snapshot())));
      expect(match.state.ctx.pendingMulligan).toEqual(pendingMulligan);
      expect(match.checksum()).toBe(checksum);
    };
    expect([...match.state.ctx.pendingMulligan]).toEqual(['p1', 'p0']);
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
    reload();
    expect(tryMove(match, 'p0', 'alterHand', { count: 0 })).toBe('not-your-priority');
    reload();
    play(match, 'p1', 'alterHand', { count: 0 });
    expect([...match.state.ctx.pendingMulligan]).toEqual(['p0']);
    expect(match.state.ctx.priorityPlayerPos).toBe(0);
    expect(where(match)).toBe('setup/mulligan/-');
    reload();
    expect(tryMove(match, 'p1', 'alterHand', { count: 0 })).toBe('not-your-priority');
    play(match, 'p0', 'alterHand', { count: 3 });
    expect(where(match)).toBe('setup/main/-');
    expect([...match.state.ctx.pendingMulligan]).toEqual([]);
    expect(match.state.ctx.players.p0.changed).toBe(3);
    reload();
  });

  it('A-15: in JSON a list is an ordered array of player ids', () => {
    const match = createMatch(mulligan);
    expect(match.state.ctx.pendingMulligan).toEqual(['p1', 'p0']);
    expect(match.snapshot().pending).toEqual({ mulligan: ['p1', 'p0'], championSelection: [] });
  });

  it('A-15: rules read a list like a set and like an array, and it is never undefined', () => {
    const seen: unknown[] = [];
    const game = testGame({
      name: 'pending',
      players: 3,
      pending: ['vote'],
      moves: {
        look: ({ ctx, coreOps }) => {
          const list = ctx.pendingVote;
          seen.push([list.size, list.length, list.has('p0'), list.has('p2'), list.has('zoe'), [...list]]);
          seen.push([coreOps.isPending('vote'), coreOps.isPending('vote', 'p1'), coreOps.isPending('vote', 'p2')]);
        },
        set: ({ coreOps }, { players }) => coreOps.setPending('vote', players as string[]),
        done: ({ coreOps }, { player }) => coreOps.donePending('vote', player as string),
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    play(match, 'p0', 'look');
    play(match, 'p0', 'set', { players: ['p2', 'p0', 'p2'] });
    play(match, 'p0', 'look');
    play(match, 'p0', 'done', { player: 'p1' });
    play(match, 'p0', 'done', { player: 'p0' });
    play(match, 'p0', 'look');
    expect(seen).toEqual([
      [0, 0, false, false, false, []],
      [false, false, false],
      [2, 2, true, true, false, ['p0', 'p2']],
      [true, false, true],
      [1, 1, false, true, false, ['p2']],
      [true, false, true],
    ]);
  });

  it('A-15: a list of eight players keeps its order', () => {
    const game = testGame({
      name: 'pending',
      players: 8,
      moves: {
        set: ({ coreOps }) => {
          coreOps.setOtp('p5');
          coreOps.setTurnPlayer('p2');
          coreOps.setPendingChampionSelection(coreOps.getPlayers());
        },
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    play(match, 'p0', 'set');
    const order = ['p5', 'p6', 'p7', 'p0', 'p1', 'p2', 'p3', 'p4'];
    expect(match.state.ctx.pendingChampionSelection).toEqual(order);
    expect(restore(game, match.snapshot()).state.ctx.pendingChampionSelection).toEqual(order);
  });

  it('A-15: a list or player that does not exist is an error of the rule', () => {
    const game = testGame({
      name: 'pending',
      moves: {
        list: ({ coreOps }) => coreOps.setPending(wrong('lunch'), []),
        player: ({ coreOps }) => coreOps.setPending('mulligan', ['zoe']),
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    expect(match.act({ player: 'p0', move: 'list' })).toMatchObject({
      error: { code: 'rule-threw', path: 'game.moves.list' },
    });
    expect(match.act({ player: 'p0', move: 'player' })).toMatchObject({
      error: { code: 'rule-threw', message: expect.stringContaining('"zoe" is no player of this match') },
    });
  });

  it('A-15: a list is undone with its move', () => {
    const match = createMatch(mulligan);
    const before = match.checksum();
    play(match, 'p1', 'alterHand', { count: 1 });
    match.undo();
    expect(match.checksum()).toBe(before);
    expect([...match.state.ctx.pendingMulligan]).toEqual(['p1', 'p0']);
  });
});
