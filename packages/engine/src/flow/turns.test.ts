import { describe, expect, it } from 'vitest';
import { endsPhase, endsSegment, endsTurn, testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { logged, play, tryMove, where } from './flow.fixture.ts';

const counters = (match: {
  readonly state: {
    readonly ctx: { numMoves: number; numTurnMoves: number; numTurns: number; numRounds: number };
  };
}) => {
  const { numMoves, numTurnMoves, numTurns, numRounds } = match.state.ctx;
  return { numMoves, numTurnMoves, numTurns, numRounds };
};

describe('turns', () => {
  it('case 11 (R0-42, R0-43): a whole turn, and the next player begins in the start phase', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'turns',
      moves: {
        done: endsPhase,
      },
      segments: {
        s: {
          turn: {
            onBegin: ({ turnPlayer }) => {
              log.push(`turn+ ${turnPlayer.id}`);
            },
            onEnd: ({ turnPlayer }) => {
              log.push(`turn- ${turnPlayer.id}`);
            },
            phases: {
              beginning: {
                start: true,
                next: 'main',
                endIf: ({ ctx }) => ctx.currentStep === null,
                steps: {
                  ready: { start: true, next: 'set', auto: true, ...logged(log, 'ready') },
                  set: { next: 'draw', auto: true, ...logged(log, 'set') },
                  draw: { next: null, auto: true, ...logged(log, 'draw') },
                },
              },
              main: { next: 'end', ...logged(log, 'main') },
              end: { next: null, endIf: () => true, ...logged(log, 'end') },
            },
          },
        },
      },
    });
    const match = createMatch(game);
    log.length = 0;
    play(match, 'p0', 'done');
    expect(log).toEqual([
      'main-',
      'end+',
      'end-',
      'turn- p0',
      'turn+ p1',
      'ready+',
      'ready-',
      'set+',
      'set-',
      'draw+',
      'draw-',
      'main+',
    ]);
    expect(where(match)).toBe('s/main/-');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
  });

  const riftbound = (log: string[], sameTurn: boolean) =>
    testGame({
      name: 'turns',
      moves: {
        next: endsPhase,
      },
      segments: {
        gamePlay: {
          turn: {
            ...logged(log, 'turn'),
            phases: {
              action: { start: true, next: 'ending', ...logged(log, 'action') },
              ending: { next: 'action', sameTurn },
            },
          },
        },
      },
    });

  it('case 12 (R0-73, A-4): a `next` into the start phase passes the turn', () => {
    const log: string[] = [];
    const match = createMatch(riftbound(log, false));
    play(match, 'p0', 'next');
    expect(where(match)).toBe('gamePlay/ending/-');
    log.length = 0;
    play(match, 'p0', 'next');
    expect(log).toEqual(['turn-', 'turn+', 'action+']);
    expect(where(match)).toBe('gamePlay/action/-');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(match.state.ctx.numTurns).toBe(1);
  });

  it('A-4: `sameTurn` goes back to the start phase within the turn', () => {
    const log: string[] = [];
    const match = createMatch(riftbound(log, true));
    play(match, 'p0', 'next');
    log.length = 0;
    play(match, 'p0', 'next');
    expect(log).toEqual(['action+']);
    expect(where(match)).toBe('gamePlay/action/-');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it('R0-76, A-4: a `next` to an earlier phase that is not the start stays in the turn', () => {
    const game = testPhases({
      name: 'turns',
      moves: {
        next: endsPhase,
      },
      phases: {
        ready: { start: true, auto: true, next: 'primary' },
        primary: { next: 'clash' },
        clash: { next: 'primary' },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'next');
    expect(where(match)).toBe('s/clash/-');
    play(match, 'p0', 'next');
    expect(where(match)).toBe('s/primary/-');
    expect(counters(match)).toEqual({ numMoves: 2, numTurnMoves: 2, numTurns: 0, numRounds: 0 });
    expect(match.state.ctx.turnPlayerPos).toBe(0);
  });

  describe('case 14 (R0-39, A-4): a phase that ends with null asks the segment before the turn completes', () => {
    const played = (over: boolean) => {
      const log: string[] = [];
      const game = testGame({
        name: 'turns',
        state: { game: { over: false } },
        moves: {
          end: ({ G, coreOps }) => {
            G.over = over;
            coreOps.endPhase();
          },
        },
        segments: {
          s: {
            next: 't',
            endIf: ({ G, ctx }) => ctx.currentPhase === null && G.over,
            ...logged(log, 's'),
            turn: {
              ...logged(log, 'turn'),
              phases: { main: { start: true, next: 'last' }, last: { auto: true, next: null, ...logged(log, 'last') } },
            },
          },
          t: { ...logged(log, 't') },
        },
      });
      const match = createMatch(game);
      log.length = 0;
      play(match, 'p0', 'end');
      return { match, log };
    };

    it('case 14: with G.over the segment ends and no new turn begins', () => {
      const { match, log } = played(true);
      expect(log).toEqual(['last+', 'last-', 'turn-', 's-', 't+']);
      expect(where(match)).toBe('t/-/-');
      expect(match.state.ctx.numTurns).toBe(0);
    });
    it('case 14: without it the turn passes', () => {
      const { match, log } = played(false);
      expect(log).toEqual(['last+', 'last-', 'turn-', 'turn+']);
      expect(where(match)).toBe('s/main/-');
      expect(match.state.ctx.turnPlayerPos).toBe(1);
      expect(match.state.ctx.numTurns).toBe(1);
    });
  });

  it('case 16 (R0-44): a turn completes where no phase has `start`', () => {
    const game = testPhases({
      name: 'turns',
      moves: {
        act: () => {},
        end: endsTurn,
      },
      phases: { p: {} },
    });
    const match = createMatch(game);
    play(match, 'p0', 'act');
    play(match, 'p0', 'end');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(counters(match)).toEqual({ numMoves: 2, numTurnMoves: 0, numTurns: 1, numRounds: 0 });
    expect(where(match)).toBe('s/-/-');
  });

  describe('case 37 (R0-96…98, A-3): the counters', () => {
    const game = testGame({
      name: 'turns',
      moves: {
        act: () => {},
        pass: endsTurn,
        leave: endsSegment,
      },
      segments: { s: { next: 't', turn: {} }, t: { turn: {} } },
    });

    it('case 37: two moves and a pass, then a pass', () => {
      const match = createMatch(game);
      expect(counters(match)).toEqual({ numMoves: 0, numTurnMoves: 0, numTurns: 0, numRounds: 0 });
      play(match, 'p0', 'act');
      expect(tryMove(match, 'p1', 'act')).toBe('not-your-priority');
      play(match, 'p0', 'act');
      expect(counters(match)).toEqual({ numMoves: 2, numTurnMoves: 2, numTurns: 0, numRounds: 0 });
      play(match, 'p0', 'pass');
      expect(counters(match)).toEqual({ numMoves: 3, numTurnMoves: 0, numTurns: 1, numRounds: 0 });
      expect(tryMove(match, 'p0', 'pass')).toBe('not-your-priority');
      play(match, 'p1', 'pass');
      expect(counters(match)).toEqual({ numMoves: 4, numTurnMoves: 0, numTurns: 2, numRounds: 1 });
    });

    it('case 37: a segment change leaves numTurns and zeroes numTurnMoves', () => {
      const match = createMatch(game);
      play(match, 'p0', 'pass');
      play(match, 'p1', 'act');
      play(match, 'p1', 'leave');
      expect(where(match)).toBe('t/-/-');
      expect(counters(match)).toEqual({ numMoves: 3, numTurnMoves: 0, numTurns: 1, numRounds: 0 });
    });
  });

  it('X4: the last phase’s onEnd runs once per turn', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'turns',
      moves: {
        done: endsPhase,
      },
      phases: { main: { start: true, next: 'last' }, last: { auto: true, ...logged(log, 'last') } },
    });
    const match = createMatch(game);
    for (const player of ['p0', 'p1', 'p0']) play(match, player, 'done');
    expect(log).toEqual(['last+', 'last-', 'last+', 'last-', 'last+', 'last-']);
  });

  it('R0-18: after the last player comes the first again', () => {
    const game = testGame({
      name: 'turns',
      players: { min: 2, max: 4 },
      moves: { act: () => {} },
      segments: { s: { turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 } } },
    });
    const match = createMatch(game, { players: ['ann', 'bo', 'cy'] });
    const order: string[] = [];
    for (let i = 0; i < 7; i++) {
      const player = match.players[match.state.ctx.turnPlayerPos];
      order.push(player);
      play(match, player, 'act');
    }
    expect(order).toEqual(['ann', 'bo', 'cy', 'ann', 'bo', 'cy', 'ann']);
    expect(match.state.ctx.numTurns).toBe(7);
    expect(match.state.ctx.numRounds).toBe(2);
  });

  it('part 3 (A-3): extra turns do not count as rounds and do not move the natural order', () => {
    const game = testGame({
      name: 'turns',
      moves: {
        end: endsTurn,
        again: ({ coreOps }) => {
          coreOps.extraTurn();
          coreOps.endTurn();
        },
      },
      segments: { s: { turn: {} } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'again');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.turn.isExtra).toBe(true);
    expect(counters(match)).toMatchObject({ numTurns: 1, numRounds: 0 });
    play(match, 'p0', 'end');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(match.state.ctx.turn.isExtra).toBe(false);
    expect(counters(match)).toMatchObject({ numTurns: 2, numRounds: 0 });
    play(match, 'p1', 'end');
    expect(counters(match)).toMatchObject({ numTurns: 3, numRounds: 1 });
  });

  it('A-1: turn.endIf ends the turn, phases and steps first', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'turns',
      moves: { act: () => {} },
      segments: {
        s: {
          turn: {
            endIf: ({ ctx }) => ctx.numTurnMoves === 2,
            ...logged(log, 'turn'),
            phases: { p: { start: true, ...logged(log, 'p'), steps: { t: { start: true, ...logged(log, 't') } } } },
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'act');
    log.length = 0;
    play(match, 'p0', 'act');
    expect(log).toEqual(['t-', 'p-', 'turn-', 'turn+', 'p+', 't+']);
    expect(match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('turn.next: the game may choose who is next, and null ends the segment', () => {
    const game = testGame({
      name: 'turns',
      players: 3,
      moves: {
        end: endsTurn,
      },
      segments: {
        s: {
          next: 't',
          turn: { next: ({ ctx }) => (ctx.numTurns === 1 ? 'p2' : ctx.numTurns === 2 ? undefined : null) },
        },
        t: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'end');
    expect(match.state.ctx.turnPlayerPos).toBe(2);
    play(match, 'p2', 'end');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.numRounds).toBe(1);
    play(match, 'p0', 'end');
    expect(where(match)).toBe('t/-/-');
    expect(match.state.ctx.numTurns).toBe(3);
  });

  it('turn.next, A-9: a segment that leads to itself stays when nobody takes a turn', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'turns',
      moves: {
        end: endsTurn,
      },
      segments: { s: { next: 's', ...logged(log, 's'), turn: { next: () => null } } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'end');
    expect(log).toEqual(['s+']);
    expect(where(match)).toBe('s/-/-');
  });

  it('R0-51: setting the turn player runs no turn hooks', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'turns',
      moves: {
        give: ({ coreOps }) => {
          coreOps.setTurnPlayer('p1');
        },
      },
      segments: { s: { turn: { ...logged(log, 'turn') } } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'give');
    expect(log).toEqual(['turn+']);
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it('players count the turns they have begun', () => {
    const game = testGame({
      name: 'turns',
      moves: {
        end: endsTurn,
      },
      segments: { s: { turn: {} } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'end');
    play(match, 'p1', 'end');
    const { players } = match.state.ctx;
    expect([players.p0.turnsTaken, players.p1.turnsTaken]).toEqual([2, 1]);
  });

  it('endTurn where the segment has no turn is dropped and changes nothing', () => {
    const game = testGame({
      name: 'turns',
      moves: {
        end: endsTurn,
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    const result = play(match, 'p0', 'end');
    expect(result.trace).toEqual([{ kind: 'stale', at: 'endTurn' }]);
    expect(match.state.ctx.numTurns).toBe(0);
    expect(where(match)).toBe('s/-/-');
  });
});
