import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, DefinitionError } from '../index.ts';
import { logged, type Position, place, where } from './flow.fixture.ts';

/** Where a match begins. */
describe('start', () => {
  it('case 1 (R0-59): every level begins once, outer to inner, each seeing its own position', () => {
    const log: string[] = [];
    const saw = (level: string) => ({
      onBegin: ({ ctx }: { ctx: Position }): void => {
        log.push(`${level} ${place(ctx)}`);
      },
    });
    const game = testGame({
      name: 'start',
      segments: {
        setup: {
          start: true,
          ...saw('segment'),
          turn: {
            ...saw('turn'),
            phases: { ph: { start: true, ...saw('phase'), steps: { st: { start: true, ...saw('step') } } } },
          },
        },
      },
    });
    const match = createMatch(game);
    expect(log).toEqual(['segment setup/-/-', 'turn setup/-/-', 'phase setup/ph/-', 'step setup/ph/st']);
    expect(where(match)).toBe('setup/ph/st');
  });

  it('case 2 (A-2): without `start` the first segment written is the first', () => {
    const game = testGame({ name: 'start', segments: { a: { next: 'b' }, b: {} } });
    expect(where(createMatch(game))).toBe('a/-/-');
  });

  it('case 2 (A-2): a later segment with `start` goes before the first written', () => {
    const game = testGame({ name: 'start', segments: { a: {}, b: { start: true, next: 'a' } } });
    expect(where(createMatch(game))).toBe('b/-/-');
  });

  it('case 2 (A-2): two starts are an error that names both', () => {
    const define = () => testGame({ name: 'start', segments: { a: { start: true }, b: { start: true } } });
    expect(define).toThrow(DefinitionError);
    expect(define).toThrow('segments has more than one start: a and b');
  });

  it('case 3 (R0-44): no start phase means no phase, and segment, turn and global moves are open', () => {
    const nothing = (): void => {};
    const game = testGame({
      name: 'start',
      moves: { global: nothing },
      segments: {
        s: {
          moves: { segment: nothing },
          turn: {
            moves: { turn: nothing },
            phases: { p: { moves: { phase: nothing }, steps: { t: { start: true, moves: { step: nothing } } } } },
          },
        },
      },
    });
    const match = createMatch(game);
    expect(match.state.ctx.currentPhase).toBeNull();
    expect(match.state.ctx.currentStep).toBeNull();
    expect([...match.availableMoves('p0')].sort()).toEqual(['global', 'segment', 'turn']);
  });

  it('case 4 (R0-13): a segment without `turn` has its onBegin and no phase or step', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'start',
      segments: { play: { auto: true, next: 'endGame' }, endGame: { ...logged(log, 'endGame') } },
    });
    const match = createMatch(game);
    expect(log).toEqual(['endGame+']);
    expect(where(match)).toBe('endGame/-/-');
  });

  it('R0-8: any number of named segments run one after another', () => {
    const game = testGame({
      name: 'start',
      segments: {
        draft: { auto: true, next: 'setup' },
        setup: { auto: true, next: 'main' },
        main: { auto: true, next: 'sideboarding' },
        sideboarding: { auto: true, next: 'end' },
        end: {},
      },
    });
    expect(where(createMatch(game))).toBe('end/-/-');
  });

  it('R0-11: setup of the game runs before the first segment begins', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'start',
      state: { game: { cards: 0 } },
      setup: (_context, options) => {
        log.push('setup');
        return { cards: options as number };
      },
      segments: {
        s: {
          onBegin: ({ G }) => {
            log.push(`segment sees ${G.cards}`);
          },
        },
      },
    });
    createMatch(game, { options: 40 });
    expect(log).toEqual(['setup', 'segment sees 40']);
  });

  it('R0-11: a setup that throws is reported with its path', () => {
    const game = testGame({
      name: 'start',
      setup: () => {
        throw new Error('no cards');
      },
      segments: { s: {} },
    });
    expect(() => createMatch(game)).toThrow('setup threw: no cards');
  });

  it('A-25: a hook that throws while the match begins is reported with its path', () => {
    const game = testGame({
      name: 'start',
      segments: {
        s: {
          turn: {
            onBegin: () => {
              throw new Error('no turn');
            },
          },
        },
      },
    });
    expect(() => createMatch(game)).toThrow(
      expect.objectContaining({ code: 'rule-threw', path: 'segments.s.turn.onBegin' }),
    );
  });
});
