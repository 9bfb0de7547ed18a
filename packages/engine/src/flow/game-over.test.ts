import { describe, expect, it } from 'vitest';
import { endsPhase, endsSegment, endsTurn, testGame } from '../define.fixture.ts';
import { createMatch, restore } from '../index.ts';
import { accepted, code, logged, play, tryMove, where } from './flow.fixture.ts';

describe('game over', () => {
  const drawing = (log: string[]) =>
    testGame({
      name: 'over',
      moves: {
        concede: {
          anyPlayer: true,
          table: true,
          run: ({ player, coreOps }) => coreOps.endGame(coreOps.nextPlayer(player)),
        },
        fix: { manual: true, anyPlayer: true, run: () => {} },
      },
      segments: {
        duringGame: {
          next: 'endGame',
          endIf: ({ ctx }) => ctx.gameOver,
          ...logged(log, 'duringGame'),
          moves: { draw: endsPhase },
          turn: {
            ...logged(log, 'turn'),
            phases: {
              main: { start: true, next: 'drawing', ...logged(log, 'main') },
              drawing: {
                next: null,
                ...logged(log, 'drawing'),
                steps: {
                  ready: { start: true, auto: true, next: 'draw', ...logged(log, 'ready') },
                  draw: {
                    auto: true,
                    next: 'later',
                    onBegin: ({ coreOps }) => {
                      log.push('draw+');
                      coreOps.endGame('p0');
                    },
                    onEnd: () => {
                      log.push('draw-');
                    },
                  },
                  later: { auto: true, ...logged(log, 'later') },
                },
              },
            },
          },
        },
        endGame: {
          onBegin: ({ ctx }) => {
            log.push(`endGame+ ${ctx.winner}`);
          },
          moves: { rematch: () => {} },
        },
      },
    });

  it('case 35 (R0-93, A-18): later steps do not run, the segment still leads to endGame', () => {
    const log: string[] = [];
    const match = createMatch(drawing(log));
    log.length = 0;
    play(match, 'p0', 'draw');
    expect(log).toEqual(['main-', 'drawing+', 'ready+', 'ready-', 'draw+', 'duringGame-', 'endGame+ p0']);
    expect(where(match)).toBe('endGame/-/-');
    expect(match.state.ctx.gameOver).toBe(true);
    expect(match.state.ctx.winner).toBe('p0');
  });

  it('case 35: every move of either player is refused with "game over"', () => {
    const match = createMatch(drawing([]));
    play(match, 'p0', 'draw');
    const { state } = match;
    for (const player of match.players) {
      for (const move of ['concede', 'rematch', 'draw', 'fix', 'no such move']) {
        expect(match.act({ player, move })).toMatchObject({
          ok: false,
          error: { code: 'game-over', message: 'The game is over.' },
        });
      }
      expect(match.availableMoves(player)).toEqual([]);
    }
    expect(match.state).toBe(state);
  });

  it('A-18: manual mode does not open a game that is over', () => {
    const match = createMatch(drawing([]));
    play(match, 'p0', 'draw');
    accepted(match.setManualMode(true));
    expect(tryMove(match, 'p0', 'fix')).toBe('game-over');
    expect(match.availableMoves('p0')).toEqual([]);
  });

  it('A-18: navigation is refused too; only undo and loading leave the state', () => {
    const match = createMatch(drawing([]));
    const before = match.snapshot();
    play(match, 'p0', 'draw');
    expect(code(match.flow.setSegment('duringGame'))).toBe('game-over');
    expect(code(match.flow.endSegment())).toBe('game-over');
    accepted(match.undo());
    expect(match.state.ctx.gameOver).toBe(false);
    expect(tryMove(match, 'p0', 'draw')).toBe('ok');
    expect(restore(match.game, before).state.ctx.gameOver).toBe(false);
  });

  it('R0-94: a draw has no winner', () => {
    const game = testGame({
      name: 'over',
      moves: { agree: ({ coreOps }) => coreOps.endGame() },
      segments: { s: {} },
    });
    const match = createMatch(game);
    play(match, 'p0', 'agree');
    expect(match.state.ctx.gameOver).toBe(true);
    expect(match.state.ctx.winner).toBeUndefined();
  });

  it('part 3: no step, phase or turn onEnd runs any more, and queued requests are dropped', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'over',
      moves: {
        win: ({ coreOps }) => {
          coreOps.setPhase('q');
          coreOps.endGame('p1');
          coreOps.endTurn();
        },
      },
      segments: {
        s: {
          next: 'z',
          endIf: ({ ctx }) => ctx.gameOver,
          ...logged(log, 's'),
          turn: {
            ...logged(log, 'turn'),
            phases: {
              p: { start: true, ...logged(log, 'p'), steps: { t: { start: true, ...logged(log, 't') } } },
              q: { ...logged(log, 'q') },
            },
          },
        },
        z: {
          ...logged(log, 'z'),
          turn: { ...logged(log, 'z.turn'), phases: { x: { start: true, ...logged(log, 'x') } } },
        },
      },
    });
    const match = createMatch(game);
    log.length = 0;
    play(match, 'p0', 'win');
    expect(log).toEqual(['s-', 'z+']);
    expect(where(match)).toBe('z/-/-');
    expect(match.snapshot().requests).toEqual([]);
    // dropped requests leave nothing behind that a saved match would miss
    expect(restore(game, match.snapshot()).checksum()).toBe(match.checksum());
  });

  it('A-18: the segment is asked first: an endIf of a step is not asked any more', () => {
    const asked: string[] = [];
    const game = testGame({
      name: 'over',
      moves: { win: ({ coreOps }) => coreOps.endGame('p0') },
      segments: {
        s: {
          endIf: ({ ctx }) => {
            asked.push('segment');
            return ctx.gameOver && false;
          },
          turn: {
            phases: {
              p: {
                start: true,
                endIf: () => {
                  asked.push('phase');
                  return false;
                },
              },
            },
          },
        },
      },
    });
    const match = createMatch(game);
    asked.length = 0;
    play(match, 'p0', 'win');
    expect(asked).toEqual(['segment']);
    expect(where(match)).toBe('s/p/-');
  });

  it.each(['step', 'phase', 'turn', 'segment'])(
    'part 3: the game may end in the onEnd of a %s, which then has run once',
    (level) => {
      const log: string[] = [];
      const ending = (name: string) => ({
        onEnd: ({ coreOps }: { coreOps: { endGame(winner: string): void } }): void => {
          log.push(`${name}-`);
          if (name === level) coreOps.endGame('p1');
        },
      });
      const game = testGame({
        name: 'over',
        moves: { go: endsSegment },
        segments: {
          s: {
            next: 'z',
            endIf: ({ ctx }) => ctx.gameOver,
            ...ending('segment'),
            turn: {
              ...ending('turn'),
              phases: { p: { start: true, ...ending('phase'), steps: { t: { start: true, ...ending('step') } } } },
            },
          },
          z: { ...logged(log, 'z') },
        },
      });
      const match = createMatch(game);
      play(match, 'p0', 'go');
      const order = ['step-', 'phase-', 'turn-'];
      const ran = level === 'segment' ? order : order.slice(0, order.indexOf(`${level}-`) + 1);
      expect(log).toEqual([...ran, 'segment-', 'z+']);
      expect(where(match)).toBe('z/-/-');
    },
  );

  it.each(['segment', 'turn', 'phase', 'step'])(
    'A-18: the game may end in the onBegin of a %s, and nothing further begins',
    (level) => {
      const log: string[] = [];
      const starting = (name: string) => ({
        onBegin: ({ coreOps }: { coreOps: { endGame(): void } }): void => {
          log.push(`${name}+`);
          if (name === level) coreOps.endGame();
        },
      });
      const game = testGame({
        name: 'over',
        segments: {
          s: {
            ...starting('segment'),
            turn: {
              ...starting('turn'),
              phases: { p: { start: true, ...starting('phase'), steps: { t: { start: true, ...starting('step') } } } },
            },
          },
        },
      });
      const match = createMatch(game);
      const order = ['segment+', 'turn+', 'phase+', 'step+'];
      expect(log).toEqual(order.slice(0, order.indexOf(`${level}+`) + 1));
      expect(match.state.ctx.gameOver).toBe(true);
      expect(restore(game, match.snapshot()).checksum()).toBe(match.checksum());
    },
  );

  it('A-18: a game may be over before its first segment begins', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'over',
      setup: ({ coreOps }) => coreOps.endGame('p0'),
      segments: { s: { ...logged(log, 's') } },
    });
    const match = createMatch(game);
    expect(match.state.ctx.gameOver).toBe(true);
    expect(log).toEqual([]);
    expect(where(match)).toBe('-/-/-');
  });

  it('A-18: the move that ends the game is counted and recorded', () => {
    const match = createMatch(drawing([]));
    play(match, 'p1', 'concede');
    expect(match.state.ctx.winner).toBe('p0');
    expect(match.state.ctx.numMoves).toBe(1);
    expect(match.state.ctx.moveHistory).toEqual([{ player: 'p1', move: 'concede', args: {} }]);
  });

  /** p1 and p2 have left; their missed turns are told, and the first of them ends the game. */
  const missing = (log: string[], endIf: (over: boolean) => boolean) =>
    testGame({
      name: 'over',
      players: 4,
      moves: {
        leave: { anyPlayer: true, table: true, run: ({ coreOps, player }) => coreOps.leave(player) },
        pass: endsTurn,
        next: ({ coreOps }) => coreOps.setSegment('t'),
      },
      segments: {
        s: {
          next: 't',
          endIf: ({ ctx }) => {
            if (ctx.gameOver) log.push('s?');
            return endIf(ctx.gameOver);
          },
          ...logged(log, 's'),
          turn: {
            ...logged(log, 'turn'),
            next: ({ ctx }) => {
              if (ctx.gameOver) log.push('turn.next asked');
              return undefined;
            },
            onMissed: ({ player, coreOps }) => {
              log.push(`missed ${player.id}`);
              coreOps.endGame('p3');
            },
          },
        },
        t: {
          endIf: ({ ctx }) => {
            if (ctx.gameOver) log.push('t?');
            return false;
          },
          ...logged(log, 't'),
          turn: {
            first: () => 'p1',
            ...logged(log, 't.turn'),
            onMissed: ({ player, coreOps }) => {
              log.push(`missed ${player.id}`);
              coreOps.endGame('p3');
            },
          },
        },
      },
    });
  const afterLeaving = (log: string[], endIf: (over: boolean) => boolean) => {
    const match = createMatch(missing(log, endIf), { seed: 1 });
    for (const player of ['p1', 'p2']) play(match, player, 'leave');
    log.length = 0;
    return match;
  };

  it('A-18: the game may end in a missed turn: the segment is asked whether it ends, and stays if it says no', () => {
    const log: string[] = [];
    const match = afterLeaving(log, () => false);
    play(match, 'p0', 'pass');
    expect(log).toEqual(['turn-', 'missed p1', 's?']);
    expect(where(match)).toBe('s/-/-');
    expect([match.state.ctx.gameOver, match.state.ctx.winner]).toEqual([true, 'p3']);
    expect(restore(match.game, match.snapshot()).checksum()).toBe(match.checksum());
  });

  it('A-18: it leaves if it says yes, once', () => {
    const log: string[] = [];
    const match = afterLeaving(log, (over) => over);
    play(match, 'p0', 'pass');
    expect(log).toEqual(['turn-', 'missed p1', 's?', 's-', 't+', 't?']);
    expect(where(match)).toBe('t/-/-');
  });

  it('A-18: the same where the first turn of a segment is missed', () => {
    const log: string[] = [];
    const match = afterLeaving(log, () => false);
    play(match, 'p0', 'next');
    expect(log).toEqual(['turn-', 's-', 't+', 'missed p1', 't?']);
    expect(where(match)).toBe('t/-/-');
  });

  it.each(['continue', 'halt', 'restart'] as const)(
    'A-18: the game may end in the gate, whatever it answers (%s): no transition, and the segment is asked',
    (answer) => {
      const log: string[] = [];
      const game = testGame({
        name: 'over',
        state: { game: { done: false } },
        moves: {
          go: ({ G }) => {
            G.done = true;
          },
        },
        flow: {
          gate: ({ coreOps }) => {
            log.push('gate');
            coreOps.endGame('p1');
            return answer;
          },
        },
        segments: {
          s: {
            next: 'z',
            endIf: ({ ctx }) => ctx.gameOver,
            ...logged(log, 's'),
            turn: { phases: { p: { start: true, next: 'q', endIf: ({ G }) => G.done }, q: { ...logged(log, 'q') } } },
          },
          z: { ...logged(log, 'z') },
        },
      });
      const match = createMatch(game);
      log.length = 0;
      play(match, 'p0', 'go');
      expect(log).toEqual(['gate', 's-', 'z+']);
      expect(where(match)).toBe('z/-/-');
    },
  );

  it('A-18: the game may end in what a trigger does when it is taken: the segment is asked', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'over',
      events: ['RANG'],
      zones: { board: { of: 'game', seenBy: 'everyone' } },
      cards: { bell: {} },
      setup: ({ coreOps, zones }) => void coreOps.createCard('bell', zones.board),
      triggers: {
        zones: ['board'],
        listens: () => ['RANG'],
        fire: ({ coreOps }) => {
          coreOps.endGame('p1');
          return undefined;
        },
      },
      frames: { at: 'priority', first: 'triggers' },
      moves: { ring: ({ coreOps }) => coreOps.emit('RANG', {}) },
      segments: { s: { next: 'z', endIf: ({ ctx }) => ctx.gameOver, ...logged(log, 's') }, z: { ...logged(log, 'z') } },
    });
    const match = createMatch(game);
    log.length = 0;
    play(match, 'p0', 'ring');
    expect(log).toEqual(['s-', 'z+']);
  });
});
