import { afterEach, describe, expect, it } from 'vitest';
import { endsPhase, testGame } from '../define.fixture.ts';
import { lines, logged, play, wrong } from '../flow/flow.fixture.ts';
import { createMatch, debuggers } from '../index.ts';

describe('trace', () => {
  const { write } = debuggers;
  afterEach(() => {
    debuggers.flowTransitions = false;
    debuggers.write = write;
  });

  const traced = () =>
    testGame({
      name: 'traced',
      moves: { end: endsPhase, wait: () => {} },
      segments: {
        s: {
          turn: {
            ...logged([], 'turn'),
            phases: {
              a: { start: true, next: 'b', ...logged([], 'a') },
              b: { auto: true, steps: { t: { start: true, auto: true } } },
            },
          },
        },
      },
    });

  it('R0-88: a result tells every step of the flow in order', () => {
    const match = createMatch(traced());
    const phases = 'segments.s.turn.phases';
    expect(lines(play(match, 'p0', 'end'))).toEqual([
      'request endPhase',
      `onEnd ${phases}.a`,
      `leavePhase ${phases}.a`,
      `enterPhase ${phases}.b`,
      `enterStep ${phases}.b.steps.t`,
      `endIf ${phases}.b.steps.t`,
      `leaveStep ${phases}.b.steps.t`,
      `endIf ${phases}.b`,
      `leavePhase ${phases}.b`,
      'onEnd segments.s.turn',
      'leaveTurn p0',
      'enterTurn p1',
      'onBegin segments.s.turn',
      `enterPhase ${phases}.a`,
      `onBegin ${phases}.a`,
    ]);
    expect(lines(play(match, 'p1', 'wait'))).toEqual([]);
  });

  it('R0-88: a trace stays readable after later moves and undo', () => {
    const match = createMatch(traced());
    const result = play(match, 'p0', 'end');
    const first = lines(result);
    play(match, 'p1', 'end');
    match.undo();
    match.undo();
    play(match, 'p0', 'wait');
    expect(lines(result)).toEqual(first);
  });

  it('X9 (R0-107): debuggers.flowTransitions changes what is printed and nothing else', () => {
    const printed: string[] = [];
    debuggers.write = (line) => void printed.push(line);
    const end = (): { checksum: string; state: unknown; trace: string[] } => {
      const match = createMatch(traced(), { seed: 5 });
      const trace = lines(play(match, 'p0', 'end'));
      return { checksum: match.checksum(), state: match.state, trace };
    };
    const silent = end();
    expect(printed).toEqual([]);
    debuggers.flowTransitions = true;
    const loud = end();
    expect(loud).toEqual(silent);
    expect(printed).toEqual([
      'traced: enterSegment segments.s',
      'traced: enterTurn p0',
      'traced: onBegin segments.s.turn',
      'traced: enterPhase segments.s.turn.phases.a',
      'traced: onBegin segments.s.turn.phases.a',
      ...loud.trace.map((line) => `traced: ${line}`),
    ]);
  });

  it('A-12: navigation that leads nowhere is printed too, though nothing happened', () => {
    const match = createMatch(traced());
    const printed: string[] = [];
    debuggers.write = (line) => void printed.push(line);
    debuggers.flowTransitions = true;
    expect(match.flow.setPhase(wrong('nope')).ok).toBe(false);
    expect(printed).toEqual(['traced: unknownTarget jumpTo']);
  });

  it('R0-88: what happened is also there as events for people', () => {
    const match = createMatch(traced());
    const { events } = play(match, 'p0', 'end');
    expect(events.map((event) => event.type)).toEqual(
      expect.arrayContaining(['phaseEnded', 'phaseBegan', 'stepBegan', 'stepEnded', 'turnEnded', 'turnBegan']),
    );
    expect(events.find((event) => event.type === 'turnBegan')).toMatchObject({ player: 'p1' });
  });
});
