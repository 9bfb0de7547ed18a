import { describe, expect, it } from 'vitest';
import { endsStep, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { logged, play, where } from './flow.fixture.ts';

/** A beginning phase of three automatic steps, as many card games have it. */
const beginning = (log: string[], asked: boolean[] = []) =>
  testPhases({
    name: 'steps',
    phases: {
      beginning: {
        start: true,
        next: 'main',
        ...logged(log, 'beginning'),
        endIf: ({ ctx }) => {
          asked.push(ctx.currentStep === null);
          return ctx.currentStep === null;
        },
        steps: {
          ready: { start: true, next: 'set', endIf: () => true, ...logged(log, 'ready') },
          set: { next: 'draw', endIf: () => true, ...logged(log, 'set') },
          draw: { next: null, endIf: () => true, ...logged(log, 'draw') },
        },
      },
      main: { ...logged(log, 'main') },
    },
  });

describe('steps', () => {
  it('case 5 (R0-33, R0-37): automatic steps run in order and end the phase', () => {
    const log: string[] = [];
    const match = createMatch(beginning(log));
    expect(log).toEqual(['beginning+', 'ready+', 'ready-', 'set+', 'set-', 'draw+', 'draw-', 'beginning-', 'main+']);
    expect(where(match)).toBe('s/main/-');
  });

  it('case 6 (R0-29, A-7): `currentStep === null` is never true before the last step ended', () => {
    const log: string[] = [];
    const asked: boolean[] = [];
    createMatch(beginning(log, asked));
    expect(asked).toEqual([true]);
    expect(log.filter((entry) => entry === 'draw+')).toHaveLength(1);
  });

  it('case 6 (A-7): a phase that is asked while its step waits says no', () => {
    const asked: (string | null)[] = [];
    const game = testPhases({
      name: 'steps',
      phases: {
        p: {
          start: true,
          endIf: ({ ctx }) => {
            asked.push(ctx.currentStep);
            return ctx.currentStep === null;
          },
          steps: { wait: { start: true } },
        },
      },
    });
    expect(where(createMatch(game))).toBe('s/p/wait');
    expect(asked).toEqual(['wait']);
  });

  describe('case 8: a `next` function chooses the step', () => {
    const after = (passed: boolean | undefined): string => {
      const game = testPhases({
        name: 'steps',
        state: { game: { passed: false } },
        moves: {
          go: ({ G, coreOps }, { passed }) => {
            G.passed = passed === true;
            coreOps.endStep();
          },
        },
        phases: {
          p: {
            start: true,
            endIf: () => false,
            steps: {
              choose: {
                start: true,
                next: {
                  to: ['end', 'act'],
                  by: ({ G }) => (passed === undefined ? undefined : G.passed ? 'end' : 'act'),
                },
              },
              act: {},
              end: {},
            },
          },
        },
      });
      const match = createMatch(game);
      expect(where(match)).toBe('s/p/choose');
      play(match, 'p0', 'go', { passed: passed === true });
      return where(match);
    };
    it('case 8: false leads to act', () => expect(after(false)).toBe('s/p/act'));
    it('case 8: true leads to end', () => expect(after(true)).toBe('s/p/end'));
    it('case 8 (A-5): undefined ends the steps', () => expect(after(undefined)).toBe('s/p/-'));
  });

  it('case 9 (R0-61, R0-62): onBegin, endIf and onEnd run in one settle', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'steps',
      state: { game: { done: false } },
      phases: {
        p: {
          start: true,
          steps: {
            first: {
              start: true,
              next: 'second',
              onBegin: ({ G }) => {
                log.push('onBegin');
                G.done = true;
              },
              endIf: ({ G }) => {
                log.push(`endIf ${G.done}`);
                return G.done;
              },
              onEnd: () => {
                log.push('onEnd');
              },
            },
            second: {},
          },
        },
      },
    });
    const match = createMatch(game);
    expect(log).toEqual(['onBegin', 'endIf true', 'onEnd']);
    expect(where(match)).toBe('s/p/second');
  });

  it('R0-30: a step that has not ended keeps the later ones waiting', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'steps',
      state: { game: { paid: false } },
      moves: {
        look: () => {},
        pay: ({ G }) => {
          G.paid = true;
        },
      },
      phases: {
        p: {
          start: true,
          steps: {
            cost: { start: true, next: 'effect', endIf: ({ G }) => G.paid, ...logged(log, 'cost') },
            effect: { ...logged(log, 'effect') },
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'look');
    expect(log).toEqual(['cost+']);
    play(match, 'p0', 'pay');
    expect(log).toEqual(['cost+', 'cost-', 'effect+']);
  });

  it('A-7: a phase with steps and no endIf ends with its last step', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'steps',
      phases: {
        clash: {
          start: true,
          next: 'main',
          ...logged(log, 'clash'),
          steps: { attack: { start: true, next: 'damage', auto: true }, damage: { auto: true } },
        },
        main: {},
      },
    });
    expect(where(createMatch(game))).toBe('s/main/-');
    expect(log).toEqual(['clash+', 'clash-']);
  });

  it('A-7: with an endIf of its own, that alone decides', () => {
    const game = testPhases({
      name: 'steps',
      state: { game: { released: false } },
      moves: {
        release: ({ G }) => {
          G.released = true;
        },
      },
      phases: {
        p: {
          start: true,
          next: 'main',
          endIf: ({ G }) => G.released,
          steps: { only: { start: true, auto: true } },
        },
        main: {},
      },
    });
    const match = createMatch(game);
    expect(where(match)).toBe('s/p/-');
    play(match, 'p0', 'release');
    expect(where(match)).toBe('s/main/-');
  });

  it('A-7: an endIf of the phase cuts its remaining steps off', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'steps',
      phases: {
        p: {
          start: true,
          next: 'main',
          endIf: () => true,
          ...logged(log, 'p'),
          steps: { wait: { start: true, next: 'later', ...logged(log, 'wait') }, later: logged(log, 'later') },
        },
        main: {},
      },
    });
    expect(where(createMatch(game))).toBe('s/main/-');
    expect(log).toEqual(['p+', 'wait+', 'wait-', 'p-']);
  });

  it('A-5: a step without `next` is the last one', () => {
    const game = testPhases({
      name: 'steps',
      phases: { p: { start: true, endIf: () => false, steps: { only: { start: true, auto: true } } } },
    });
    expect(where(createMatch(game))).toBe('s/p/-');
  });

  it('A-8: a step without endIf waits until a move ends it, and `next` is asked only then', () => {
    let asked = 0;
    const game = testPhases({
      name: 'steps',
      moves: {
        look: () => {},
        done: endsStep,
      },
      phases: {
        p: {
          start: true,
          steps: {
            one: {
              start: true,
              next: {
                to: ['two'],
                by: () => {
                  asked++;
                  return 'two';
                },
              },
            },
            two: {},
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'look');
    expect(asked).toBe(0);
    play(match, 'p0', 'done');
    expect(asked).toBe(1);
    expect(where(match)).toBe('s/p/two');
  });
});
