import { describe, expect, it } from 'vitest';
import { endsPhase, endsSegment, testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { logged, play, tryMove, where } from './flow.fixture.ts';

describe('cycles', () => {
  const circle = (counts: boolean, maxTransitions?: number) =>
    testPhases({
      name: 'cycles',
      state: { game: { rounds: 0, moves: 0 } },
      flow: maxTransitions === undefined ? {} : { maxTransitions },
      moves: {
        enter: ({ G, coreOps }) => {
          G.moves++;
          coreOps.setPhase('a');
        },
        wait: ({ G }) => {
          G.moves++;
        },
      },
      phases: {
        start: { start: true },
        a: {
          next: 'b',
          endIf: () => true,
          onBegin: ({ G }) => {
            if (counts) G.rounds++;
          },
        },
        b: { next: 'a', endIf: () => true },
      },
    });

  it('case 40 (R0-110, A-22): a circle with nothing changed is found at once, and named', () => {
    const match = createMatch(circle(false));
    const before = { checksum: match.checksum(), state: match.state };
    const result = match.act({ player: 'p0', move: 'enter' });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'loop', path: 'a → b → a', message: 'The flow goes round in circles: a → b → a.' },
    });
    expect(match.checksum()).toBe(before.checksum);
    expect(match.state).toBe(before.state);
  });

  it('case 40: the triggering move is taken back and the game is still playable', () => {
    const match = createMatch(circle(false));
    expect(tryMove(match, 'p0', 'enter')).toBe('loop');
    play(match, 'p0', 'wait');
    expect(match.state.G).toEqual({ rounds: 0, moves: 1 });
    expect(match.state.ctx.numMoves).toBe(1);
    expect(where(match)).toBe('s/start/-');
  });

  it('A-22: a circle that changes something runs into the cap of 200', () => {
    const match = createMatch(circle(true));
    const before = match.checksum();
    const result = match.act({ player: 'p0', move: 'enter' });
    expect(result).toMatchObject({ ok: false, error: { code: 'runaway' } });
    if (!result.ok) {
      expect(result.error.message).toContain('Stopped after 200 transitions');
      expect(result.error.path).toBe(Array.from({ length: 6 }, () => 'a → b').join(' → '));
    }
    expect(match.checksum()).toBe(before);
    expect(tryMove(match, 'p0', 'wait')).toBe('ok');
  });

  it('A-22: the cap can be set', () => {
    const result = createMatch(circle(true, 20)).act({ player: 'p0', move: 'enter' });
    if (!result.ok) expect(result.error.message).toContain('Stopped after 20 transitions');
    expect(result.ok).toBe(false);
  });

  const chain = (length: number, maxTransitions?: number) => {
    const step = (i: number) => ({ auto: true, next: i + 1 < length ? `s${i + 1}` : null, start: i === 0 });
    const steps: Record<string, ReturnType<typeof step>> = {};
    for (let i = 0; i < length; i++) steps[`s${i}`] = step(i);
    return testPhases({
      name: 'chain',
      flow: maxTransitions === undefined ? {} : { maxTransitions },
      moves: { go: endsPhase },
      phases: { wait: { start: true, next: 'run' }, run: { endIf: () => false, steps } },
    });
  };

  it.each([30, 100])('case 40 (A-22): a chain of %i automatic steps that ends is not reported', (length) => {
    const match = createMatch(chain(length));
    play(match, 'p0', 'go');
    expect(where(match)).toBe('s/run/-');
  });

  it('A-22: exactly as many transitions as the cap says are allowed', () => {
    // entering the first step, nine on to the next, and one out of the last
    expect(tryMove(createMatch(chain(10, 11)), 'p0', 'go')).toBe('ok');
    expect(tryMove(createMatch(chain(10, 10)), 'p0', 'go')).toBe('runaway');
  });

  it('A-22: a segment in which every turn passes at once is stopped, and the match stays in setup', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'cycles',
      moves: { begin: endsSegment },
      segments: {
        setup: { next: 'duringGame', ...logged(log, 'setup') },
        duringGame: { endIf: () => false, turn: { phases: { only: { start: true, next: null, endIf: () => true } } } },
      },
    });
    const match = createMatch(game);
    const before = match.checksum();
    expect(match.act({ player: 'p0', move: 'begin' })).toMatchObject({ ok: false, error: { code: 'runaway' } });
    expect(match.checksum()).toBe(before);
    expect(where(match)).toBe('setup/-/-');
  });

  it('A-22: a match whose first settle never ends is not created, and the path is named', () => {
    const game = testGame({
      name: 'cycles',
      segments: { a: { next: 'b', endIf: () => true }, b: { next: 'a', endIf: () => true } },
    });
    expect(() => createMatch(game)).toThrow(expect.objectContaining({ code: 'loop', path: 'a → b → a' }));
  });

  it('A-22: hooks that chase each other by navigation are stopped', () => {
    const game = testPhases({
      name: 'cycles',
      moves: { go: ({ coreOps }) => void coreOps.setPhase('b') },
      phases: {
        a: { start: true, onBegin: ({ ctx, coreOps }) => (ctx.numMoves > 0 ? coreOps.setPhase('b') : undefined) },
        b: { onBegin: ({ coreOps }) => coreOps.setPhase('a') },
      },
    });
    const match = createMatch(game);
    const before = match.checksum();
    expect(match.act({ player: 'p0', move: 'go' })).toMatchObject({ ok: false, error: { code: 'loop' } });
    expect(match.checksum()).toBe(before);
  });

  it('A-22: coming back to a position with something changed is no circle', () => {
    const game = testPhases({
      name: 'cycles',
      state: { game: { left: 3 } },
      moves: { go: ({ coreOps }) => void coreOps.setPhase('a') },
      phases: {
        wait: { start: true },
        a: {
          endIf: () => true,
          next: { to: ['b', 'end'], by: ({ G }) => (G.left > 0 ? 'b' : 'end') },
        },
        b: {
          auto: true,
          next: 'a',
          onBegin: ({ G }) => {
            G.left--;
          },
        },
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(where(match)).toBe('s/end/-');
    expect(match.state.G.left).toBe(0);
  });
});
