import { describe, expect, it } from 'vitest';
import { endsTurn, testGame } from '../define.fixture.ts';
import { Table } from '../flow/table.fixture.ts';
import { createMatch } from '../index.ts';

const TURN = 'beginning untap upkeep draw main';
const REST = 'combat attack damage ending';

describe('leaving', () => {
  it('CR 800.4j: the turn of a leaver goes on to its end without them', () => {
    const table = new Table(3);
    expect(table.rule(({ coreOps }) => coreOps.leave('a'))).toBe('');
    expect([table.turnPlayer, table.ctx.currentPhase]).toEqual(['a', 'main']);
    expect(table.next()).toBe(`${REST} b: ${TURN}`);
    expect(table.turns(3)).toBe('c b c');
  });

  it('CR 800.4a: marks the seat, so nobody else’s seat shifts', () => {
    const table = new Table(4);
    table.rule(({ coreOps }) => coreOps.leave('b'));
    expect(table.ctx.playerOrder).toEqual(['a', 'b', 'c', 'd']);
    expect(Object.values(table.ctx.players).map((player) => player.left)).toEqual([false, true, false, false]);
    expect(table.turns(4)).toBe('c d a c');
  });

  it.each([2, 3, 4, 5, 6, 7, 8])('any one of %i players may leave at any moment', (players) => {
    for (const leaver of [...'abcdefgh'].slice(0, players)) {
      const table = new Table(players);
      table.rule(({ coreOps }) => coreOps.leave(leaver));
      const order = [...'abcdefgh'].slice(0, players).filter((id) => id !== leaver);
      const next = leaver === 'a' ? order : [...order.slice(1), 'a'];
      expect(table.turns(players - 1)).toBe(next.join(' '));
    }
  });

  it('CR 800.4k: the extra turn of a leaver does not begin', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('b');
      coreOps.extraTurn('c');
      coreOps.leave('c');
    });
    expect(table.turns(4)).toBe("b' b a b");
  });

  it('CR 800.4k: the skips of a leaver hold nobody up', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.skipTurn('b', 5);
      coreOps.leave('b');
    });
    expect(table.turns(3)).toBe('c a c');
  });

  it('an extra turn after the next turn of a leaver never comes', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => {
      coreOps.extraTurn('a', { after: 'b' });
      coreOps.leave('b');
    });
    expect(table.turns(4)).toBe('c a c a');
  });

  it('nobody leaves twice', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.leave('b'));
    const before = table.match.checksum();
    const trace = table.match.fork();
    trace.act({ player: 'a', move: 'pass' });
    expect(trace.act({ player: 'b', move: 'rule' })).toMatchObject({ ok: false, error: { code: 'player-left' } });
    expect(table.match.checksum()).toBe(before);
  });
});

describe('priority', () => {
  it('CR 800.4a: of a leaver goes to the next player in the match', () => {
    const table = new Table(4);
    table.rule(({ coreOps }) => {
      coreOps.leave('b');
      coreOps.leave('a');
    });
    expect(table.priority).toBe('c');
  });

  it('stays where it is when somebody else leaves', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.leave('c'));
    expect(table.priority).toBe('a');
  });

  it('the others’ passes stand', () => {
    const table = new Table(4);
    table.match.act({ player: 'a', move: 'pass' });
    table.match.act({ player: 'b', move: 'pass' });
    table.rule(({ coreOps }) => coreOps.leave('c'));
    expect(table.ctx.passed).toEqual(['a', 'b']);
    expect([table.priority, table.turnPlayer, table.ctx.currentPhase]).toEqual(['d', 'a', 'main']);
    table.match.act({ player: 'd', move: 'pass' });
    expect(table.turnPlayer).toBe('b');
  });

  it('a leaver keeps nobody waiting: if all the others have passed, all have', () => {
    const table = new Table(3);
    table.match.act({ player: 'a', move: 'pass' });
    table.match.act({ player: 'b', move: 'pass' });
    expect(table.rule(({ coreOps }) => coreOps.leave('c'))).toBe(`${REST} b: ${TURN}`);
  });

  it('the closer of a window who leaves need not pass', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.openWindow({ first: 'b', closer: 'a' }));
    table.match.act({ player: 'b', move: 'pass' });
    table.match.act({ player: 'c', move: 'pass' });
    expect(table.ctx.currentPhase).toBe('main');
    expect(table.rule(({ coreOps }) => coreOps.leave('a'))).toBe(`${REST} b: ${TURN}`);
  });

  it('in the turn of a leaver goes round those who are in', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.leave('a'));
    expect(table.priority).toBe('b');
    table.match.act({ player: 'b', move: 'pass' });
    expect(table.priority).toBe('c');
    table.match.act({ player: 'c', move: 'pass' });
    expect(table.turnPlayer).toBe('b');
  });
});

describe('what waits for a leaver', () => {
  it('pending lists shrink', () => {
    const table = new Table(4);
    table.rule(({ coreOps }) => coreOps.setPending('vote', ['a', 'b', 'c']));
    table.rule(({ coreOps }) => coreOps.leave('b'));
    expect(table.ctx.pendingVote).toEqual(['a', 'c']);
  });

  it('where only the pending act, the next of them does', () => {
    const game = testGame({
      name: 'mulligans',
      players: 3,
      moves: { concede: { anyPlayer: true, table: true, run: ({ coreOps, player }) => coreOps.leave(player) } },
      segments: {
        setup: {
          actors: 'pending:mulligan',
          onBegin: ({ coreOps }) => coreOps.setPendingMulligan(['a', 'b', 'c']),
          endIf: ({ coreOps }) => !coreOps.isPending('mulligan'),
          moves: { keep: ({ coreOps }) => coreOps.donePending('mulligan') },
          next: 'play',
        },
        play: { turn: { moves: { end: endsTurn } } },
      },
    });
    const match = createMatch(game, { players: ['a', 'b', 'c'] });
    match.processAction({ player: 'a', move: 'concede' });
    expect(match.act({ player: 'c', move: 'keep' })).toMatchObject({ error: { code: 'not-your-priority' } });
    match.processAction({ player: 'b', move: 'keep' });
    match.processAction({ player: 'c', move: 'concede' });
    expect(match.state.ctx.currentSegment).toBe('play');
    // CR 800.4k: the first player has left, so the first turn is the next player's
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(match.state.ctx.players.a.turnsTaken).toBe(0);
    match.processAction({ player: 'b', move: 'end' });
    expect([match.state.ctx.turnPlayerPos, match.state.ctx.numRounds]).toEqual([1, 1]);
  });

  it('a skip made before the first turn eats that one', () => {
    const game = testGame({
      name: 'late start',
      players: 3,
      segments: {
        play: {
          onBegin: ({ coreOps }) => coreOps.skipTurn('a'),
          turn: { moves: { end: endsTurn } },
        },
      },
    });
    const match = createMatch(game, { players: ['a', 'b', 'c'] });
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    match.processAction({ player: 'b', move: 'end' });
    match.processAction({ player: 'c', move: 'end' });
    expect([match.state.ctx.turnPlayerPos, match.state.ctx.numRounds]).toEqual([0, 1]);
  });

  it('who was choosing the first player hands that on', () => {
    const table = new Table(3);
    table.rule(({ coreOps }) => coreOps.setChoosingFirstPlayer('c'));
    table.rule(({ coreOps }) => coreOps.leave('c'));
    expect([table.ctx.choosingFirstPlayer, table.priority]).toEqual(['a', 'a']);
  });
});

describe('everybody left', () => {
  it('the turn runs out and the segment ends', () => {
    const table = new Table(2);
    expect(
      table.rule(({ coreOps }) => {
        coreOps.leave('a');
        coreOps.leave('b');
        coreOps.extraTurn('b');
        coreOps.endPhase();
      }),
    ).toBe(REST);
    expect([table.ctx.currentSegment, table.ctx.currentPhase, table.ctx.priorityPlayerPos]).toEqual([null, null, -1]);
  });

  it('leaves nobody to act and nothing to crash', () => {
    const table = new Table(2);
    table.rule(({ coreOps }) => {
      coreOps.leave('a');
      coreOps.leave('b');
    });
    expect(table.ctx.currentPhase).toBe('main');
    expect(table.match.act({ player: 'a', move: 'pass' })).toMatchObject({ error: { code: 'player-left' } });
    expect(table.match.flow.endPhase().ok).toBe(true);
    expect(table.ctx.currentSegment).toBe(null);
    table.match.undo();
    table.match.undo();
    expect(table.present).toEqual(['a', 'b']);
  });
});
