import { describe, expect, it } from 'vitest';
import { endsPhase, testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { play, where } from './flow.fixture.ts';

/** In which order the levels are asked whether they end. */
describe('asking order', () => {
  const asking = (ends: string) => {
    const log: string[] = [];
    const ask = (name: string) => ({
      endIf: ({ ctx }: { ctx: { numMoves: number } }): boolean => {
        log.push(name);
        return name === ends && ctx.numMoves === 1;
      },
    });
    const game = testGame({
      name: 'order',
      moves: { go: () => {} },
      segments: {
        s: {
          next: 'z',
          ...ask('segment'),
          turn: {
            ...ask('turn'),
            phases: {
              p: {
                start: true,
                next: 'q',
                ...ask('phase'),
                steps: { one: { start: true, next: 'two', ...ask('step') }, two: {} },
              },
              q: {},
            },
          },
        },
        z: {},
      },
    });
    const match = createMatch(game);
    log.length = 0;
    play(match, 'p0', 'go');
    return { match, log };
  };

  it('A-23: innermost first: step, phase, turn, segment', () => {
    expect(asking('nobody').log).toEqual(['step', 'phase', 'turn', 'segment']);
  });

  it.each([
    ['step', 's/p/two', ['step', 'phase', 'turn', 'segment']],
    ['phase', 's/q/-', ['step', 'phase', 'turn', 'segment']],
    ['segment', 'z/-/-', ['step', 'phase', 'turn', 'segment']],
  ])('A-23: one transition, then everything is asked again: %s ends', (ends, position, asked) => {
    const { match, log } = asking(ends);
    expect(where(match)).toBe(position);
    const at = asked.indexOf(ends);
    expect(log.slice(0, at + 1)).toEqual(asked.slice(0, at + 1));
    // what is asked afterwards starts with the innermost level that still has an endIf
    const rest = { step: ['phase', 'turn', 'segment'], phase: ['turn', 'segment'], segment: [] }[ends];
    expect(log.slice(at + 1)).toEqual(rest);
  });

  it('A-23: choosing the first player does not skip the mulligan', () => {
    const game = testGame({
      name: 'order',
      segments: {
        startingAGame: {
          next: 'duringGame',
          endIf: ({ ctx }) => ctx.otp !== undefined && !ctx.pendingMulligan.size,
          turn: {
            phases: {
              chooseFirstPlayer: {
                start: true,
                next: 'mulligan',
                endIf: ({ ctx }) => ctx.otp !== undefined,
                moves: {
                  choose: ({ coreOps }) => {
                    coreOps.setOtp('p1');
                  },
                },
              },
              mulligan: {
                actors: 'pending:mulligan',
                onBegin: ({ coreOps }) => {
                  coreOps.setPendingMulligan(coreOps.getPlayers());
                },
                moves: {
                  keep: ({ coreOps }) => {
                    coreOps.donePending('mulligan');
                  },
                },
              },
            },
          },
        },
        duringGame: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'choose');
    expect(where(match)).toBe('startingAGame/mulligan/-');
    play(match, 'p1', 'keep');
    play(match, 'p0', 'keep');
    expect(where(match)).toBe('duringGame/-/-');
  });

  it('part 3: a turn is asked before its segment', () => {
    const game = testGame({
      name: 'order',
      state: { game: { ends: 0 } },
      moves: { go: () => {} },
      segments: {
        s: {
          next: 'z',
          endIf: ({ ctx }) => ctx.numMoves > 0,
          turn: {
            endIf: ({ ctx }) => ctx.numTurnMoves > 0,
            onEnd: ({ G }) => {
              G.ends++;
            },
          },
        },
        z: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(where(match)).toBe('z/-/-');
    // the turn passed first, and the new one was cut short by the segment
    expect(match.state.ctx.numTurns).toBe(1);
    expect(match.state.G.ends).toBe(2);
  });

  it('part 3: a wrap to the start phase completes the turn before the segment is asked', () => {
    const game = testGame({
      name: 'order',
      moves: { go: endsPhase },
      segments: {
        s: {
          next: 'z',
          endIf: ({ ctx }) => ctx.currentPhase === null || ctx.numTurns === 1,
          turn: { phases: { a: { start: true, next: 'b' }, b: { auto: true, next: 'a' } } },
        },
        z: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(where(match)).toBe('z/-/-');
    expect(match.state.ctx.numTurns).toBe(1);
  });
});
