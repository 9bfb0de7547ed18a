import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { createMatch, debuggers } from '../index.ts';
import { accepted, logged, play } from './flow.fixture.ts';

describe('inspection', () => {
  const inspected = (log: string[] = []) =>
    testGame({
      name: 'inspect',
      state: { game: { ready: false, to: 'q' } },
      moves: {
        ready: ({ G }, { to }) => {
          G.ready = true;
          G.to = to as string;
        },
      },
      segments: {
        s: {
          next: 't',
          endIf: ({ G }) => G.ready,
          ...logged(log, 's'),
          turn: {
            endIf: ({ G }) => G.ready,
            phases: {
              p: {
                start: true,
                endIf: ({ G }) => G.ready,
                next: {
                  to: ['q', null],
                  by: ({ G }) => (G.to === 'null' ? null : G.to === 'stay' ? undefined : (G.to as 'q')),
                },
                ...logged(log, 'p'),
                steps: {
                  a: { start: true, next: 'b', endIf: ({ G }) => G.ready, ...logged(log, 'a') },
                  b: { ...logged(log, 'b') },
                },
              },
              q: {},
            },
          },
        },
        t: {},
      },
    });

  it('X1 (R0-109): the inspectors, called a hundred times, change nothing and run no hook', () => {
    const log: string[] = [];
    const match = createMatch(inspected(log));
    log.length = 0;
    const before = { state: match.state, checksum: match.checksum() };
    for (let i = 0; i < 100; i++) {
      expect(match.flow.shouldEndPhase(match.state, match.flow.context)).toBe(false);
      expect(match.flow.getNextPhase(match.state, match.flow.context)).toBe('q');
    }
    expect(log).toEqual([]);
    expect(match.state).toBe(before.state);
    expect(match.checksum()).toBe(before.checksum);
    expect(match.replay().actions).toEqual([]);
  });

  it('R0-109: each level says whether it wants to end and where it would lead', () => {
    const match = createMatch(inspected());
    accepted(match.setManualMode(true));
    const ask = () => [
      match.flow.shouldEndStep(),
      match.flow.shouldEndPhase(),
      match.flow.shouldEndTurn(),
      match.flow.shouldEndSegment(),
    ];
    expect(ask()).toEqual([false, false, false, false]);
    play(match, 'p0', 'ready', { to: 'q' });
    expect(ask()).toEqual([true, true, true, true]);
    expect([match.flow.getNextStep(), match.flow.getNextPhase(), match.flow.getNextSegment()]).toEqual(['b', 'q', 't']);
    play(match, 'p0', 'ready', { to: 'null' });
    expect(match.flow.getNextPhase()).toBeNull();
    play(match, 'p0', 'ready', { to: 'stay' });
    expect(match.flow.getNextPhase()).toBe('p');
  });

  it('R0-109: where there is no such level, nothing ends and nothing follows', () => {
    const match = createMatch(inspected());
    accepted(match.flow.setSegment('t'));
    expect([match.flow.shouldEndStep(), match.flow.shouldEndPhase(), match.flow.shouldEndTurn()]).toEqual([
      false,
      false,
      false,
    ]);
    expect([match.flow.getNextStep(), match.flow.getNextPhase(), match.flow.getNextSegment()]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('R0-109: a phase that ends with its steps says so', () => {
    const game = testPhases({
      name: 'inspect',
      phases: { p: { start: true, next: 'q', steps: { a: { start: true } } }, q: {} },
    });
    const match = createMatch(game);
    expect(match.flow.shouldEndPhase()).toBe(false);
    accepted(match.setManualMode(true));
    accepted(match.flow.endStep());
    expect(match.flow.shouldEndPhase()).toBe(true);
  });

  it('R0-109: asking prints nothing and a rule that throws is named', () => {
    const game = testPhases({
      name: 'inspect',
      moves: { arm: () => ({ armed: true }) },
      state: { game: { armed: false } },
      phases: {
        p: {
          start: true,
          endIf: ({ G, ctx }) => {
            if (G.armed && ctx.manualMode) throw new Error('armed');
            return ctx.manualMode;
          },
        },
      },
    });
    const match = createMatch(game);
    accepted(match.setManualMode(true));
    const printed: string[] = [];
    const { write } = debuggers;
    debuggers.write = (line) => void printed.push(line);
    debuggers.flowTransitions = true;
    try {
      expect(match.flow.shouldEndPhase()).toBe(true);
    } finally {
      debuggers.flowTransitions = false;
      debuggers.write = write;
    }
    expect(printed).toEqual([]);
    play(match, 'p0', 'arm');
    const before = match.checksum();
    expect(() => match.flow.shouldEndPhase()).toThrow(
      expect.objectContaining({ code: 'rule-threw', path: 'segments.s.turn.phases.p.endIf' }),
    );
    expect(match.checksum()).toBe(before);
  });

  it('R0-3, R0-108: the position is always readable from state.ctx', () => {
    const match = createMatch(inspected());
    const { currentSegment, currentPhase, currentStep } = match.state.ctx;
    expect([currentSegment, currentPhase, currentStep]).toEqual(['s', 'p', 'a']);
  });
});
