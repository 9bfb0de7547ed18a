import { describe, expect, it } from 'vitest';
import { endsPhase, testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { accepted, lines, logged, play, where } from './flow.fixture.ts';

describe('self-transition', () => {
  const looping = (log: string[], asked: string[] = []) =>
    testPhases({
      name: 'self',
      moves: { wait: () => {}, end: endsPhase },
      phases: {
        setup: {
          start: true,
          next: 'setup',
          endIf: () => {
            asked.push('setup');
            return true;
          },
          ...logged(log, 'setup'),
          steps: {
            one: { start: true, next: 'two', endIf: ({ ctx }) => ctx.numMoves > 0, ...logged(log, 'one') },
            two: { ...logged(log, 'two') },
          },
        },
      },
    });

  it('case 38 (R0-60, R0-72, A-9): a phase that leads to itself stays, without hooks', () => {
    const log: string[] = [];
    const asked: string[] = [];
    const match = createMatch(looping(log, asked));
    expect(where(match)).toBe('s/setup/one');
    expect(log).toEqual(['setup+', 'one+']);
    expect(asked).toEqual(['setup']);
  });

  it('A-9: the step is not restarted and counters are untouched', () => {
    const log: string[] = [];
    const match = createMatch(looping(log));
    play(match, 'p0', 'wait');
    expect(where(match)).toBe('s/setup/two');
    play(match, 'p0', 'end');
    expect(where(match)).toBe('s/setup/two');
    expect(log).toEqual(['setup+', 'one+', 'one-', 'two+']);
    expect(match.state.ctx.numTurnMoves).toBe(2);
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it('case 38: with `reenter` on a navigation the hooks run once and the start step is entered again', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'self',
      moves: { on: ({ coreOps }) => void coreOps.setStep('two') },
      phases: {
        setup: {
          start: true,
          ...logged(log, 'setup'),
          steps: { one: { start: true, next: 'two', ...logged(log, 'one') }, two: { ...logged(log, 'two') } },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'on');
    expect(where(match)).toBe('s/setup/two');
    log.length = 0;
    accepted(match.flow.setPhase('setup', { reenter: true }));
    expect(log).toEqual(['two-', 'setup-', 'setup+', 'one+']);
    expect(where(match)).toBe('s/setup/one');
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it.each(['segment', 'phase', 'step'] as const)(
    'A-9: going to the current %s does nothing, and `reenter` restarts it',
    (level) => {
      const log: string[] = [];
      const game = testGame({
        name: 'self',
        segments: {
          s: {
            ...logged(log, 's'),
            turn: {
              ...logged(log, 'turn'),
              phases: { p: { start: true, ...logged(log, 'p'), steps: { t: { start: true, ...logged(log, 't') } } } },
            },
          },
        },
      });
      const match = createMatch(game);
      log.length = 0;
      const { state } = match;
      const go = (reenter: boolean) => {
        if (level === 'segment') return match.flow.setSegment('s', { reenter });
        return level === 'phase' ? match.flow.setPhase('p', { reenter }) : match.flow.setStep('t', { reenter });
      };
      expect(lines(accepted(go(false)))).toEqual([]);
      expect(log).toEqual([]);
      expect(match.state).toBe(state);
      accepted(go(true));
      expect(log).toEqual(
        {
          segment: ['t-', 'p-', 'turn-', 's-', 's+', 'turn+', 'p+', 't+'],
          phase: ['t-', 'p-', 'p+', 't+'],
          step: ['t-', 't+'],
        }[level],
      );
      expect(where(match)).toBe('s/p/t');
    },
  );

  it('A-9: a step that leads to itself stays, and its phase is still asked', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'self',
      moves: { go: () => {} },
      phases: {
        p: {
          start: true,
          next: 'q',
          endIf: ({ ctx }) => ctx.numMoves > 0,
          steps: { t: { start: true, next: 't', endIf: () => true, ...logged(log, 't') } },
        },
        q: {},
      },
    });
    const match = createMatch(game);
    expect(where(match)).toBe('s/p/t');
    play(match, 'p0', 'go');
    expect(where(match)).toBe('s/q/-');
    expect(log).toEqual(['t+', 't-']);
  });

  it('A-9: a segment that leads to itself stays', () => {
    const log: string[] = [];
    const game = testGame({ name: 'self', segments: { s: { next: 's', endIf: () => true, ...logged(log, 's') } } });
    expect(where(createMatch(game))).toBe('s/-/-');
    expect(log).toEqual(['s+']);
  });

  it('R0-46: a `next` function that says its own name stays', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'self',
      moves: { go: () => {} },
      phases: {
        main: {
          start: true,
          endIf: () => true,
          next: { to: ['end', 'main'], by: ({ ctx }) => (ctx.numMoves > 1 ? 'end' : 'main') },
          ...logged(log, 'main'),
        },
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(where(match)).toBe('s/main/-');
    expect(log).toEqual(['main+']);
    play(match, 'p0', 'go');
    expect(where(match)).toBe('s/end/-');
    expect(log).toEqual(['main+', 'main-']);
  });
});
