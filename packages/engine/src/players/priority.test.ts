import { describe, expect, it } from 'vitest';
import { endsSegment, endsTurn, testGame } from '../define.fixture.ts';
import { play } from '../flow/flow.fixture.ts';
import { createMatch } from '../index.ts';

describe('priority', () => {
  const nothing = (): void => {};
  const game = testGame({
    name: 'priority',
    moves: {
      act: nothing,
      give: { anyPlayer: true, run: ({ coreOps }, { to }) => coreOps.setPriority(to as number | string | null) },
      turn: { anyPlayer: true, run: ({ coreOps }, { to }) => coreOps.setTurnPlayer(to as string | null) },
    },
    segments: { s: { turn: {} } },
  });
  const who = (to: number | string | null) => {
    const match = createMatch(game);
    play(match, 'p0', 'give', { to });
    const can = match.players.filter((player) => match.availableMoves(player).includes('act'));
    return { can, pos: match.state.ctx.priorityPlayerPos };
  };

  it.each([
    [0, ['p0'], 0],
    [1, ['p1'], 1],
    [-1, [], -1],
    [5, [], 5],
    ['p1', ['p1'], 1],
    [null, [], -1],
  ] as const)('case 31 (R0-89): priority %s', (to, can, pos) => {
    expect(who(to)).toEqual({ can, pos });
  });

  it('case 31: nobody with priority may act, and the refusal says so', () => {
    const match = createMatch(game);
    play(match, 'p0', 'give', { to: 5 });
    for (const player of match.players) {
      expect(match.act({ player, move: 'act' })).toMatchObject({
        error: { code: 'not-your-priority', message: `It is not ${player}'s place to act now.`, path: 'player' },
      });
    }
  });

  it('R0-89: a place that is no whole number is refused', () => {
    const match = createMatch(game);
    expect(match.act({ player: 'p0', move: 'give', args: { to: 0.5 } })).toMatchObject({
      error: { code: 'rule-threw', path: 'game.moves.give' },
    });
  });

  it('case 32 (R0-48…50): setting the turn player sets priority; setting priority changes nothing else', () => {
    const match = createMatch(game);
    play(match, 'p0', 'act');
    play(match, 'p0', 'turn', { to: 'p1' });
    expect(match.state.ctx).toMatchObject({ turnPlayerPos: 1, priorityPlayerPos: 1, numTurns: 0, numTurnMoves: 0 });
    play(match, 'p1', 'act');
    play(match, 'p1', 'give', { to: 'p0' });
    expect(match.state.ctx).toMatchObject({ turnPlayerPos: 1, priorityPlayerPos: 0, numTurns: 0, numTurnMoves: 2 });
    play(match, 'p0', 'act');
    expect(match.state.ctx).toMatchObject({ turnPlayerPos: 1, priorityPlayerPos: 0, numTurns: 0, numTurnMoves: 3 });
  });

  it('R0-97: setting the turn player to the one who has the turn resets nothing', () => {
    const match = createMatch(game);
    play(match, 'p0', 'act');
    play(match, 'p0', 'turn', { to: 'p0' });
    expect(match.state.ctx.numTurnMoves).toBe(2);
  });

  it('R0-52: no move changes priority by itself', () => {
    const match = createMatch(game);
    play(match, 'p0', 'give', { to: 'p1' });
    for (let i = 0; i < 3; i++) play(match, 'p1', 'act');
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
  });

  describe('A-13: before the first player is known', () => {
    const choosing = (where: 'setup' | 'onBegin') =>
      testGame({
        name: 'priority',
        setup: ({ coreOps }) => {
          if (where === 'setup') coreOps.setChoosingFirstPlayer('p1');
        },
        segments: {
          startingAGame: {
            next: 'duringGame',
            onBegin: ({ coreOps }) => {
              if (where === 'onBegin') coreOps.setChoosingFirstPlayer('p1');
            },
            moves: {
              choose: ({ coreOps }, { first }) => {
                coreOps.setOtp(first as string);
              },
              begin: endsSegment,
            },
            turn: {},
          },
          duringGame: { turn: {} },
        },
      });

    it.each(['setup', 'onBegin'] as const)('A-13: the one who chooses (named in %s) has priority', (named) => {
      const match = createMatch(choosing(named));
      expect(match.state.ctx).toMatchObject({ turnPlayerPos: 0, priorityPlayerPos: 1, choosingFirstPlayer: 'p1' });
      expect(match.state.ctx.otp).toBeUndefined();
      expect(match.availableMoves('p0')).toEqual([]);
      expect(match.availableMoves('p1')).toEqual(['choose', 'begin']);
    });

    it('A-13: after the choice the turn player is the one on the play, here and in the next segment', () => {
      const match = createMatch(choosing('onBegin'));
      play(match, 'p1', 'choose', { first: 'p1' });
      expect(match.state.ctx).toMatchObject({ turnPlayerPos: 1, priorityPlayerPos: 1, otp: 'p1' });
      expect(match.state.ctx.choosingFirstPlayer).toBeUndefined();
      play(match, 'p1', 'begin');
      expect(match.state.ctx).toMatchObject({ currentSegment: 'duringGame', turnPlayerPos: 1, priorityPlayerPos: 1 });
    });

    it('A-13: the turn may be nobody’s until then', () => {
      const log: number[] = [];
      const nobody = testGame({
        name: 'priority',
        moves: {
          choose: { anyPlayer: true, run: ({ coreOps }) => coreOps.setOtp('p1') },
          end: endsTurn,
        },
        segments: {
          s: {
            onBegin: ({ coreOps }) => coreOps.setTurnPlayer(null),
            turn: {
              onBegin: ({ ctx }) => {
                log.push(ctx.turnPlayerPos);
              },
              phases: { p: { start: true } },
            },
          },
        },
      });
      const match = createMatch(nobody);
      expect(match.state.ctx).toMatchObject({ turnPlayerPos: -1, priorityPlayerPos: -1, currentPhase: 'p' });
      expect(Object.values(match.state.ctx.players).map((player) => player.turnsTaken)).toEqual([0, 0]);
      expect(match.availableMoves('p0')).toEqual(['choose']);
      play(match, 'p0', 'choose');
      expect(match.state.ctx).toMatchObject({ turnPlayerPos: 1, priorityPlayerPos: 1 });
      play(match, 'p1', 'end');
      expect(match.state.ctx.turnPlayerPos).toBe(0);
      expect(log).toEqual([-1, 0]);
    });
  });
});
