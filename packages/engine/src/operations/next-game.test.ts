import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, restore } from '../index.ts';

/** Points are won by asking for them; three make a game, and whoever has two games has the match. */
const game = testGame({
  name: 'rubber',
  state: { player: { points: 0, games: 0 } },
  effects: {
    late: ({ player }) => {
      player.points = 99;
    },
  },
  moves: {
    choose: ({ player, coreOps }) => coreOps.setOtp(player),
    score: ({ player, players, coreOps }) => {
      if (++player.points < 3) return;
      if (++player.games === 2) {
        coreOps.endGame(player);
        return;
      }
      for (const other of players) other.points = 0;
      coreOps.interrupt({ do: 'late' });
      coreOps.endTurn();
      coreOps.nextGame();
      coreOps.setChoosingFirstPlayer(players[1 - player.seat]);
      coreOps.setSegment('play', { reenter: true });
    },
  },
  segments: {
    play: {
      onBegin: ({ coreOps, ctx, players }) => {
        if (ctx.choosingFirstPlayer === undefined) coreOps.setOtp(players[0]);
      },
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0, phases: { main: { start: true } } },
    },
  },
});

describe('nextGame', () => {
  const play = (moves: string) => {
    const match = createMatch(game, { players: ['ann', 'bo'], matchId: 'final', gameId: 'opener' });
    for (const player of moves.split(' ')) match.processAction({ player, move: 'score' });
    return match;
  };

  it('counts the games of a match: gameId goes on, matchId stays', () => {
    const match = play('ann bo ann bo');
    expect(match.state.ctx).toMatchObject({ matchId: 'final', gameId: 'opener', otp: 'ann' });
    match.processAction({ player: 'ann', move: 'score' });
    expect(match.state.ctx).toMatchObject({ matchId: 'final', gameId: 'final-2' });
    expect(match.state.ctx.otp).toBe(undefined);
  });

  it('counts turns anew', () => {
    const { ctx } = play('ann bo ann bo ann').state;
    expect(ctx).toMatchObject({ numTurns: 0, numRounds: 0, choosingFirstPlayer: 'bo', priorityPlayerPos: 1 });
    expect([ctx.players.ann.turnsTaken, ctx.players.bo.turnsTaken]).toEqual([1, 0]);
  });

  it('drops the work and the requests of the game that is over', () => {
    const { ctx } = play('ann bo ann bo ann').state;
    expect([ctx.players.ann.points, ctx.players.bo.points]).toEqual([0, 0]);
    expect(ctx.players.ann.games).toBe(1);
  });

  it('is undone, saved and restored like everything else', () => {
    const match = play('ann bo ann bo');
    const before = match.checksum();
    match.processAction({ player: 'ann', move: 'score' });
    const after = match.checksum();
    expect(restore(game, JSON.parse(JSON.stringify(match.snapshot()))).state.ctx.gameId).toBe('final-2');
    match.undo();
    expect(match.checksum()).toBe(before);
    expect(match.state.ctx.gameId).toBe('opener');
    match.redo();
    expect(match.checksum()).toBe(after);
  });
});
