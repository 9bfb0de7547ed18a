import { describe, expect, it } from 'vitest';
import { endsStep, testGame, testPhases } from '../define.fixture.ts';
import { accepted, play, tryMove, where } from '../flow/flow.fixture.ts';
import { createMatch } from '../index.ts';

/** the round of passes. */
const build = (players: number) =>
  testPhases({
    name: 'passes',
    players,
    moves: {
      act: () => {},
      pass: ({ coreOps }) => coreOps.pass(),
      give: ({ coreOps }, { to }) => coreOps.setPriority(to as string),
      chat: { anyPlayer: true, table: true, run: () => {} },
      shout: { anyPlayer: true, run: () => {} },
      concede: { anyPlayer: true, table: true, run: ({ coreOps }) => coreOps.leave() },
      open: ({ coreOps }, { closer, first }) =>
        coreOps.openWindow({ closer: closer as string, ...(first === undefined ? {} : { first: first as string }) }),
      step: endsStep,
    },
    phases: {
      window: {
        start: true,
        next: 'after',
        steps: { one: { start: true, next: 'two', endIf: ({ ctx }) => ctx.allPlayersPassed }, two: {} },
      },
      after: {},
    },
  });
const passed = (match: { state: { ctx: { passed: readonly string[] } } }): readonly string[] => match.state.ctx.passed;

describe('passes', () => {
  it('A-17, R0-82: the window ends when everybody has passed one after another', () => {
    const match = createMatch(build(2));
    play(match, 'p0', 'pass');
    expect(passed(match)).toEqual(['p0']);
    expect(match.state.ctx.allPlayersPassed).toBe(false);
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
    expect(where(match)).toBe('s/window/one');
    play(match, 'p1', 'pass');
    expect(where(match)).toBe('s/window/two');
    expect(passed(match)).toEqual([]);
  });

  it.each([3, 4])('A-17: with %i players all of them', (players) => {
    const match = createMatch(build(players));
    for (let seat = 0; seat < players; seat++) {
      expect(where(match)).toBe('s/window/one');
      play(match, `p${seat}`, 'pass');
    }
    expect(where(match)).toBe('s/window/two');
  });

  it('A-17: if B acts on A’s turn, A must pass again too', () => {
    const match = createMatch(build(2));
    play(match, 'p0', 'pass');
    play(match, 'p1', 'act');
    expect(passed(match)).toEqual([]);
    play(match, 'p1', 'pass');
    expect(where(match)).toBe('s/window/one');
    expect(match.state.ctx.priorityPlayerPos).toBe(0);
    play(match, 'p0', 'pass');
    expect(where(match)).toBe('s/window/two');
  });

  it('A-17: priority coming back to the turn player is not enough', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    play(match, 'p1', 'act');
    play(match, 'p1', 'pass');
    play(match, 'p2', 'pass');
    expect(match.state.ctx.priorityPlayerPos).toBe(0);
    expect(where(match)).toBe('s/window/one');
    play(match, 'p0', 'pass');
    expect(where(match)).toBe('s/window/two');
  });

  it('part 3: table actions never clear passes; any other move of anybody does', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    play(match, 'p2', 'chat');
    play(match, 'p0', 'chat');
    expect(passed(match)).toEqual(['p0']);
    play(match, 'p2', 'shout');
    expect(passed(match)).toEqual([]);
  });

  it('part 3: undo brings passes back', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    play(match, 'p1', 'act');
    accepted(match.undo());
    expect(passed(match)).toEqual(['p0']);
  });

  it('A-17: a refused move clears nothing', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    expect(tryMove(match, 'p0', 'act')).toBe('not-your-priority');
    expect(passed(match)).toEqual(['p0']);
  });

  it('part 3: a player who leaves keeps nobody waiting', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    play(match, 'p1', 'pass');
    expect(where(match)).toBe('s/window/one');
    play(match, 'p2', 'concede');
    expect(where(match)).toBe('s/window/two');
  });

  it('part 3: a leaver who had not passed does not end the window for the others', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    play(match, 'p2', 'concede');
    expect(where(match)).toBe('s/window/one');
    play(match, 'p1', 'pass');
    expect(where(match)).toBe('s/window/two');
  });

  it('A-17: entering or leaving a step or phase clears passes', () => {
    const match = createMatch(build(3));
    play(match, 'p0', 'pass');
    accepted(match.flow.setStep('two'));
    expect(passed(match)).toEqual([]);
    play(match, 'p1', 'pass');
    accepted(match.flow.setPhase('after'));
    expect(passed(match)).toEqual([]);
  });

  it('A-17: a new turn clears passes also where there are no phases', () => {
    const game = testGame({
      name: 'passes',
      moves: { pass: ({ coreOps }) => coreOps.pass() },
      segments: { s: { turn: { endIf: ({ ctx }) => ctx.allPlayersPassed } } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'pass');
    play(match, 'p1', 'pass');
    expect(match.state.ctx).toMatchObject({ numTurns: 1, turnPlayerPos: 1, priorityPlayerPos: 1, passed: [] });
  });

  it('A-17: a new segment clears passes also where there are no turns', () => {
    const game = testGame({
      name: 'passes',
      moves: { pass: ({ coreOps }) => coreOps.pass() },
      segments: {
        a: { next: 'b', endIf: ({ ctx }) => ctx.allPlayersPassed },
        b: { next: 'c', endIf: ({ ctx }) => ctx.allPlayersPassed },
        c: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'pass');
    play(match, 'p1', 'pass');
    expect(where(match)).toBe('b/-/-');
  });

  describe('A-17: a window with a closer', () => {
    it('A-17: ends only with the closer’s pass', () => {
      const match = createMatch(build(2));
      play(match, 'p0', 'open', { closer: 'p0' });
      play(match, 'p0', 'pass');
      play(match, 'p1', 'pass');
      expect(match.state.ctx.allPlayersPassed).toBe(false);
      expect(where(match)).toBe('s/window/one');
      play(match, 'p0', 'pass');
      expect(where(match)).toBe('s/window/two');
    });

    it('A-17: with three players, the closer in the middle', () => {
      const match = createMatch(build(3));
      play(match, 'p0', 'open', { closer: 'p1', first: 'p2' });
      expect(match.state.ctx.priorityPlayerPos).toBe(2);
      play(match, 'p2', 'pass');
      play(match, 'p0', 'pass');
      play(match, 'p1', 'pass');
      expect(where(match)).toBe('s/window/two');
    });

    it('A-17: anything but a pass starts the round anew, the closer stays', () => {
      const match = createMatch(build(2));
      play(match, 'p0', 'open', { closer: 'p1', first: 'p1' });
      play(match, 'p1', 'pass');
      play(match, 'p0', 'act');
      play(match, 'p0', 'pass');
      play(match, 'p1', 'pass');
      expect(where(match)).toBe('s/window/two');
    });
  });

  it('A-14, A-17: where anybody may act, whoever passes has passed', () => {
    const game = testGame({
      name: 'passes',
      players: 3,
      moves: { pass: ({ coreOps }) => coreOps.pass() },
      segments: { s: { actors: 'any', turn: {} } },
    });
    const match = createMatch(game);
    play(match, 'p1', 'pass');
    play(match, 'p2', 'pass');
    play(match, 'p1', 'pass');
    expect(match.state.ctx).toMatchObject({ passed: ['p1', 'p2'], priorityPlayerPos: 0, allPlayersPassed: false });
    play(match, 'p0', 'pass');
    expect(match.state.ctx.allPlayersPassed).toBe(true);
  });

  it('A-17: passing where nobody has priority is an error of the rule that does it', () => {
    const game = testPhases({
      name: 'passes',
      moves: { go: ({ coreOps }) => void coreOps.setPhase('q') },
      phases: {
        p: { start: true },
        q: {
          onBegin: ({ coreOps }) => {
            coreOps.setPriority(null);
            coreOps.pass();
          },
        },
      },
    });
    expect(createMatch(game).act({ player: 'p0', move: 'go' })).toMatchObject({
      error: { code: 'rule-threw', path: 'segments.s.turn.phases.q.onBegin' },
    });
  });
});
