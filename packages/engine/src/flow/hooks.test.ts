import { describe, expect, it } from 'vitest';
import { endsPhase, endsSegment, endsTurn, testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { logged, type Position, place, play, where, wrong } from './flow.fixture.ts';

describe('hooks', () => {
  it('case 24 (A-10): segments: endIf, onEnd, then the next one’s onBegin', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'hooks',
      segments: {
        first: {
          next: 'second',
          endIf: () => {
            log.push('first.endIf');
            return true;
          },
          onEnd: () => {
            log.push('first.onEnd');
          },
        },
        second: {
          onBegin: () => {
            log.push('second.onBegin');
          },
        },
      },
    });
    createMatch(game);
    expect(log).toEqual(['first.endIf', 'first.onEnd', 'second.onBegin']);
  });

  it('case 24 (A-10): phases and steps: endIf, next, onEnd, then the next one’s onBegin and endIf', () => {
    const log: string[] = [];
    const told = <R>(name: string, answer: R) => ({
      endIf: () => {
        log.push(`${name}.endIf`);
        return true;
      },
      next: {
        to: [answer],
        by: () => {
          log.push(`${name}.next`);
          return answer;
        },
      },
      onBegin: () => {
        log.push(`${name}.onBegin`);
      },
      onEnd: () => {
        log.push(`${name}.onEnd`);
      },
    });
    const game = testPhases({
      name: 'hooks',
      phases: {
        one: { start: true, ...told('one', 'two' as const) },
        two: {
          ...told('two', 'three' as const),
          endIf: ({ ctx }) => ctx.currentStep === null,
          steps: { a: { start: true, ...told('a', 'b' as const) }, b: { ...told('b', null) } },
        },
        three: {},
      },
    });
    expect(where(createMatch(game))).toBe('s/three/-');
    const life = (name: string) => [`${name}.onBegin`, `${name}.endIf`, `${name}.next`, `${name}.onEnd`];
    expect(log).toEqual([...life('one'), 'two.onBegin', ...life('a'), ...life('b'), 'two.next', 'two.onEnd']);
  });

  it('A-1, A-10: each onBegin sees its own position, each onEnd the old one, at all four levels', () => {
    const log: string[] = [];
    const saw = (level: string) => {
      const note =
        (when: string) =>
        ({ ctx, turnPlayer }: { ctx: Position; turnPlayer: { id: string } }): void => {
          log.push(`${level}${when} ${place(ctx)} ${turnPlayer.id}`);
        };
      return { onBegin: note('+'), onEnd: note('-') };
    };
    const game = testGame({
      name: 'hooks',
      moves: {
        turn: endsTurn,
        segment: endsSegment,
      },
      segments: {
        s: {
          next: 'z',
          ...saw('segment'),
          turn: {
            ...saw('turn'),
            phases: { p: { start: true, ...saw('phase'), steps: { t: { start: true, ...saw('step') } } } },
          },
        },
        z: {},
      },
    });
    const match = createMatch(game);
    expect(log.splice(0)).toEqual(['segment+ s/-/- p0', 'turn+ s/-/- p0', 'phase+ s/p/- p0', 'step+ s/p/t p0']);
    play(match, 'p0', 'turn');
    expect(log.splice(0)).toEqual([
      'step- s/p/t p0',
      'phase- s/p/- p0',
      'turn- s/-/- p0',
      'turn+ s/-/- p1',
      'phase+ s/p/- p1',
      'step+ s/p/t p1',
    ]);
    play(match, 'p1', 'segment');
    expect(log.splice(0)).toEqual(['step- s/p/t p1', 'phase- s/p/- p1', 'turn- s/-/- p1', 'segment- s/-/- p1']);
  });

  it('case 26 (A-16): a returned G and a change through coreOps both stay, and the next hook sees them', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'hooks',
      state: { game: { turns: 0, name: 'none' } },
      moves: { go: endsPhase },
      phases: {
        wait: { start: true, next: 'one' },
        one: { next: 'two', auto: true, onBegin: ({ G }) => ({ ...G, turns: G.turns + 1 }) },
        two: {
          next: 'three',
          auto: true,
          onBegin: ({ G, coreOps }) => {
            log.push(`two sees ${G.turns}`);
            coreOps.setPriority('p1');
          },
        },
        three: {
          onBegin: ({ G, ctx }) => {
            log.push(`three sees ${G.turns} and ${ctx.priorityPlayerPos}`);
            return { name: 'three' };
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(log).toEqual(['two sees 1', 'three sees 1 and 1']);
    expect(match.state.G).toEqual({ turns: 1, name: 'three' });
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
    expect(match.state.ctx.turnPlayerPos).toBe(0);
  });

  it('case 26 (A-16): priority given by a segment’s onBegin is still there when its turn begins', () => {
    const log: number[] = [];
    const game = testGame({
      name: 'hooks',
      segments: {
        s: {
          onBegin: ({ coreOps }) => {
            coreOps.setPriority('p1');
          },
          turn: {
            onBegin: ({ ctx }) => {
              log.push(ctx.turnPlayerPos, ctx.priorityPlayerPos);
            },
          },
        },
      },
    });
    const match = createMatch(game);
    expect(log).toEqual([0, 1]);
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
  });

  it('case 27 (A-25): a hook that throws fails the move by its path and takes everything back', () => {
    const game = testGame({
      name: 'hooks',
      state: { game: { steps: 0 } },
      segments: {
        duringGame: {
          moves: {
            go: ({ G, coreOps }) => {
              G.steps++;
              coreOps.endPhase();
            },
          },
          turn: {
            phases: {
              wait: {
                start: true,
                next: 'main',
                onEnd: ({ G }) => {
                  G.steps += 10;
                },
              },
              main: {
                onBegin: ({ G }) => {
                  G.steps += 100;
                  throw new Error('boom');
                },
              },
            },
          },
        },
      },
    });
    const match = createMatch(game);
    const before = { state: match.state, checksum: match.checksum(), snapshot: match.snapshot() };
    const result = match.act({ player: 'p0', move: 'go' });
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'rule-threw',
        path: 'segments.duringGame.turn.phases.main.onBegin',
        message: 'segments.duringGame.turn.phases.main.onBegin threw: boom',
      },
    });
    expect(match.state).toBe(before.state);
    expect(match.checksum()).toBe(before.checksum);
    expect(match.snapshot()).toEqual(before.snapshot);
    expect(match.state.ctx.numMoves).toBe(0);
  });

  describe('A-25: every function is named by its path when it throws', () => {
    const boom = (): never => {
      throw new Error('boom');
    };
    const when = (armed: boolean) => (armed ? boom : undefined);
    const pathOf = (culprit: string): string => {
      const game = testGame({
        name: 'hooks',
        segments: {
          s: {
            next: culprit === 'segments.s.next' ? { to: ['t'], by: boom } : 't',
            endIf: culprit === 'segments.s.endIf' ? ({ ctx }) => ctx.numMoves > 0 && boom() : () => false,
            onEnd: when(culprit === 'segments.s.onEnd'),
            moves: {
              phase: endsPhase,
              turn: endsTurn,
              segment: endsSegment,
              throws: boom,
              guarded: { when: boom, run: () => {} },
            },
            turn: {
              next: culprit === 'segments.s.turn.next' ? boom : undefined,
              onEnd: when(culprit === 'segments.s.turn.onEnd'),
              phases: {
                p: {
                  start: true,
                  next: culprit === 'segments.s.turn.phases.p.next' ? { to: ['q'], by: boom } : 'q',
                  onEnd: when(culprit === 'segments.s.turn.phases.p.onEnd'),
                  steps: { one: { start: true, onEnd: when(culprit === 'segments.s.turn.phases.p.steps.one.onEnd') } },
                },
                q: {
                  steps: {
                    two: { start: true, onBegin: when(culprit === 'segments.s.turn.phases.q.steps.two.onBegin') },
                  },
                },
              },
            },
          },
          t: { onBegin: when(culprit === 'segments.t.onBegin') },
        },
      });
      const match = createMatch(game);
      const before = match.checksum();
      for (const move of ['phase', 'turn', 'segment', 'throws', 'guarded']) {
        if (move === 'throws' && !culprit.endsWith('throws')) continue;
        const result = match.act({ player: 'p0', move });
        expect(match.checksum()).toBe(result.ok ? match.checksum() : before);
        if (!result.ok) return `${result.error.code} ${result.error.path}`;
        match.undo();
      }
      return 'nothing threw';
    };

    it.each([
      'segments.s.next',
      'segments.s.endIf',
      'segments.s.onEnd',
      'segments.t.onBegin',
      'segments.s.turn.next',
      'segments.s.turn.onEnd',
      'segments.s.turn.phases.p.next',
      'segments.s.turn.phases.p.onEnd',
      'segments.s.turn.phases.p.steps.one.onEnd',
      'segments.s.turn.phases.q.steps.two.onBegin',
      'segments.s.moves.throws',
      'segments.s.moves.guarded.when',
    ])('A-25: %s', (path) => {
      expect(pathOf(path)).toBe(`rule-threw ${path}`);
    });
  });

  it('R0-56: an endIf that changes something is refused and taken back', () => {
    const game = testPhases({
      name: 'hooks',
      state: { game: { asked: 0 } },
      moves: { go: ({ coreOps }) => void coreOps.setPhase('q') },
      phases: {
        p: { start: true },
        q: {
          endIf: ({ G }) => {
            G.asked++;
            return false;
          },
        },
      },
    });
    const match = createMatch(game);
    const result = match.act({ player: 'p0', move: 'go' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'side-effect', path: 'segments.s.turn.phases.q.endIf' },
    });
    expect(match.state.G.asked).toBe(0);
    expect(where(match)).toBe('s/p/-');
  });

  it('R0-54: a hook that returns an unknown key, or no object at all, is refused by its path', () => {
    const returning = (value: unknown) =>
      testPhases({
        name: 'hooks',
        state: { game: { x: 0 } },
        moves: { go: endsPhase },
        phases: { p: { start: true, next: 'q' }, q: { onBegin: () => wrong(value) } },
      });
    for (const value of [{ y: 1 }, 7, Promise.resolve({ x: 1 })]) {
      const match = createMatch(returning(value));
      expect(match.act({ player: 'p0', move: 'go' })).toMatchObject({
        ok: false,
        error: { code: 'rule-threw', path: 'segments.s.turn.phases.q.onBegin' },
      });
      expect(where(match)).toBe('s/p/-');
    }
  });

  it('R0-57, R0-63: G, ctx, coreOps and _getUpdatedState are current in every hook of a chain', () => {
    const log: unknown[] = [];
    const game = testGame({
      name: 'hooks',
      state: { game: { n: 0 } },
      segments: {
        s: {
          onBegin: ({ G, _getUpdatedState }) => {
            G.n = 1;
            log.push(_getUpdatedState().G.n);
          },
          turn: {
            onBegin: ({ G, _getUpdatedState }) => {
              log.push(_getUpdatedState().G.n);
              G.n = 2;
              log.push(_getUpdatedState().G.n);
            },
            phases: {
              p: {
                start: true,
                onBegin: ({ G, ctx, _getUpdatedState }) => {
                  const state = _getUpdatedState();
                  log.push([G.n, state.G.n, ctx.currentPhase, state.ctx.currentPhase]);
                },
              },
            },
          },
        },
      },
    });
    createMatch(game);
    expect(log).toEqual([1, 1, 2, [2, 2, 'p', 'p']]);
  });

  it('a hook that looks at the state leaves match.state right, and the same after a refusal', () => {
    const game = testPhases({
      name: 'hooks',
      moves: {
        look: () => {},
        fail: ({ coreOps }) => void coreOps.setPhase('bad'),
      },
      phases: {
        p: {
          start: true,
          endIf: ({ _getUpdatedState }) => _getUpdatedState().ctx.numMoves > 99,
        },
        bad: {
          onBegin: ({ _getUpdatedState }) => {
            throw new Error(`seen ${_getUpdatedState().ctx.currentPhase}`);
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'look');
    expect(match.state.ctx.moveHistory).toEqual([{ player: 'p0', move: 'look', args: {} }]);
    const { state } = match;
    expect(match.act({ player: 'p0', move: 'fail' })).toMatchObject({
      error: { message: 'segments.s.turn.phases.bad.onBegin threw: seen bad' },
    });
    expect(match.state).toBe(state);
  });

  it('R0-51: the player in a hook is the turn player, in a move the one who acts', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'hooks',
      moves: {
        poke: {
          anyPlayer: true,
          run: ({ player, turnPlayer, coreOps }) => {
            log.push(`${player.id} on ${turnPlayer.id}'s turn`);
            coreOps.endPhase();
          },
        },
      },
      phases: {
        p: {
          start: true,
          next: 'q',
          onEnd: ({ player }) => {
            log.push(`hook of ${player.id}`);
          },
        },
        q: {},
      },
    });
    play(createMatch(game), 'p1', 'poke');
    expect(log).toEqual(["p1 on p0's turn", 'hook of p0']);
  });

  it('nobody can act in the middle of a rule', () => {
    const log: unknown[] = [];
    const box: { act?: () => unknown } = {};
    const game = testGame({
      name: 'hooks',
      moves: {
        go: () => {
          log.push(box.act?.());
        },
      },
      segments: { s: { ...logged([], 's') } },
    });
    const match = createMatch(game);
    box.act = () => [match.act({ player: 'p0', move: 'go' }), match.undo(), match.flow.setSegment('s')];
    play(match, 'p0', 'go');
    expect(log).toEqual([
      [
        { ok: false, error: expect.objectContaining({ code: 'busy' }) },
        { ok: false, error: expect.objectContaining({ code: 'busy' }) },
        { ok: false, error: expect.objectContaining({ code: 'busy' }) },
      ],
    ]);
    expect(match.state.ctx.numMoves).toBe(1);
  });
});
