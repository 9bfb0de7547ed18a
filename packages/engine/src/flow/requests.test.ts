import { describe, expect, it } from 'vitest';
import { endsPhase, testGame, testPhases } from '../define.fixture.ts';
import { type ContextOf, createMatch } from '../index.ts';
import { lines, logged, type Position, place, play, where, wrong } from './flow.fixture.ts';

/** What moves and hooks ask of the flow is done after they returned, in order. */

const build = (log: string[], go: (context: never) => void) =>
  testGame({
    name: 'requests',
    moves: {
      go: (context) => {
        go(context as never);
        log.push(`go returns at ${place(context.ctx as Position)}`);
      },
    },
    segments: {
      S: {
        next: 'T',
        ...logged(log, 'S'),
        turn: {
          ...logged(log, 'turn'),
          phases: {
            p: {
              start: true,
              next: 'q',
              ...logged(log, 'p'),
              steps: { s: { start: true, next: 's2', ...logged(log, 's') }, s2: { ...logged(log, 's2') } },
            },
            q: {
              next: 'r',
              ...logged(log, 'q'),
              steps: { u: { start: true, ...logged(log, 'u') }, v: logged(log, 'v') },
            },
            r: { ...logged(log, 'r') },
          },
        },
      },
      T: { ...logged(log, 'T') },
    },
  });
type Requests = ContextOf<ReturnType<typeof build>>;

const run = (rule: (context: Requests) => void) => {
  const log: string[] = [];
  const match = createMatch(build(log, rule as (context: never) => void));
  log.length = 0;
  const result = play(match, 'p0', 'go');
  return { match, log, trace: lines(result) };
};

describe('requests', () => {
  it('case 39 (A-21): navigation asked for in a move is done after the move returned', () => {
    const { match, log } = run(({ coreOps }) => void coreOps.setPhase('q'));
    expect(log).toEqual(['go returns at S/p/s', 's-', 'p-', 'q+', 'u+']);
    expect(where(match)).toBe('S/q/u');
  });

  it('case 39 (A-21): two requests are done in call order', () => {
    const { match, log } = run(({ coreOps }) => {
      coreOps.setPhase('q');
      coreOps.setPhase('r');
    });
    expect(log).toEqual(['go returns at S/p/s', 's-', 'p-', 'q+', 'u+', 'u-', 'q-', 'r+']);
    expect(where(match)).toBe('S/r/-');
  });

  it('A-21: a later request is meant for where the earlier ones led', () => {
    const { match } = run(({ coreOps }) => {
      coreOps.setPhase('q');
      coreOps.setStep('v');
    });
    expect(where(match)).toBe('S/q/v');
  });

  it('A-21: a request that has become stale is dropped, and the trace says so', () => {
    const { match, log, trace } = run(({ coreOps }) => {
      coreOps.endPhase();
      coreOps.endStep();
      coreOps.endPhase();
    });
    expect(where(match)).toBe('S/q/u');
    expect(log).toEqual(['go returns at S/p/s', 's-', 'p-', 'q+', 'u+']);
    expect(trace.filter((line) => line.startsWith('stale'))).toEqual(['stale endStep', 'stale endPhase']);
  });

  it('A-21: navigation that no longer fits is dropped, and the trace says so', () => {
    const { match, trace } = run(({ coreOps }) => {
      coreOps.setSegment('T');
      coreOps.setPhase('q');
    });
    expect(where(match)).toBe('T/-/-');
    expect(trace.at(-1)).toBe('stale jumpTo');
  });

  it('A-21: a request stands in the trace before what it does', () => {
    const { trace } = run(({ coreOps }) => void coreOps.setStep('s2'));
    expect(trace).toEqual([
      'request jumpTo',
      'onEnd segments.S.turn.phases.p.steps.s',
      'leaveStep segments.S.turn.phases.p.steps.s',
      'enterStep segments.S.turn.phases.p.steps.s2',
      'onBegin segments.S.turn.phases.p.steps.s2',
    ]);
  });

  it.each([
    ['endStep', 'S/p/s2', 0],
    ['endPhase', 'S/q/u', 0],
    ['endTurn', 'S/p/s', 1],
    ['endSegment', 'T/-/-', 0],
  ] as const)('A-8: %s leads to %s', (end, position, turnPlayer) => {
    const { match } = run(({ coreOps }) => void coreOps[end]());
    expect(where(match)).toBe(position);
    expect(match.state.ctx.turnPlayerPos).toBe(turnPlayer);
  });

  it('A-12: a name that exists nowhere is refused when it is asked for; nothing happens and the trace says so', () => {
    const answers: unknown[] = [];
    const { match, log, trace } = run(({ coreOps }) => {
      answers.push(coreOps.setPhase(wrong('nope')), coreOps.setSegment(wrong('Z')), coreOps.setStep(wrong('zz')));
      answers.push(coreOps.jumpTo(wrong(null)));
    });
    expect(answers).toMatchObject([
      { ok: false, code: 'unknown-target', message: 'There is no phase "nope" in requests.', path: 'phase' },
      { ok: false, code: 'unknown-target', message: 'There is no segment "Z" in requests.', path: 'segment' },
      { ok: false, code: 'unknown-target', message: 'There is no step "zz" in requests.', path: 'step' },
      { ok: false, code: 'unknown-target', path: 'jumpTo' },
    ]);
    expect(log).toEqual(['go returns at S/p/s']);
    expect(where(match)).toBe('S/p/s');
    expect(trace).toEqual(Array(4).fill('unknownTarget jumpTo'));
  });

  it('A-21: a request from a hook is done after the hook returned, before anything is asked', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'requests',
      phases: {
        a: {
          start: true,
          next: 'b',
          endIf: () => {
            log.push('a.endIf');
            return true;
          },
          onBegin: ({ coreOps, ctx }) => {
            coreOps.setPhase('c');
            log.push(`a+ ${ctx.currentPhase}`);
          },
          steps: { t: { start: true, ...logged(log, 't') } },
        },
        b: { ...logged(log, 'b') },
        c: { ...logged(log, 'c') },
      },
    });
    expect(where(createMatch(game))).toBe('s/c/-');
    expect(log).toEqual(['a+ a', 't+', 't-', 'c+']);
  });

  it('A-21: a hook that asks to end its own phase while it ends asks too late', () => {
    const game = testPhases({
      name: 'requests',
      moves: { go: endsPhase },
      phases: {
        a: { start: true, next: 'b', onEnd: endsPhase },
        b: { next: 'c' },
        c: {},
      },
    });
    const match = createMatch(game);
    const trace = lines(play(match, 'p0', 'go'));
    expect(where(match)).toBe('s/b/-');
    expect(trace.at(-1)).toBe('stale endPhase');
  });

  it('A-21: endTurn asked for twice passes one turn', () => {
    const { match, trace } = run(({ coreOps }) => {
      coreOps.endTurn();
      coreOps.endTurn();
    });
    expect(match.state.ctx.numTurns).toBe(1);
    expect(trace.at(-1)).toBe('stale endTurn');
  });

  it('A-5: endPhase asks `next`, and undefined means stay', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'requests',
      moves: { go: endsPhase },
      phases: { a: { start: true, next: { to: [], by: () => undefined }, ...logged(log, 'a') } },
    });
    const match = createMatch(game);
    expect(lines(play(match, 'p0', 'go'))).toEqual(['request endPhase', 'stay segments.s.turn.phases.a']);
    expect(log).toEqual(['a+']);
  });

  it('more requests than anybody needs are an error, and everything is taken back', () => {
    const log: string[] = [];
    const match = createMatch(
      build(log, (({ coreOps }: Requests) => {
        for (let i = 0; i < 17; i++) coreOps.setPhase('q');
      }) as (context: never) => void),
    );
    const before = match.checksum();
    expect(match.act({ player: 'p0', move: 'go' })).toMatchObject({
      ok: false,
      error: { code: 'too-many-requests', path: 'game.moves.go' },
    });
    expect(match.checksum()).toBe(before);
  });

  it('A-12: a `next` function that names nobody: no transition, no hook, and the trace says so', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'requests',
      moves: { go: () => {} },
      phases: {
        a: {
          start: true,
          endIf: ({ ctx }) => ctx.numMoves > 0,
          next: (() => wrong('nowhere')) as never,
          ...logged(log, 'a'),
        },
      },
    });
    const match = createMatch(game);
    const trace = lines(play(match, 'p0', 'go'));
    expect(where(match)).toBe('s/a/-');
    expect(log).toEqual(['a+']);
    expect(trace).toEqual(['endIf segments.s.turn.phases.a', 'unknownTarget segments.s.turn.phases.a']);
  });

  it('A-12: the host who ends a phase that leads nowhere is told', () => {
    const game = testPhases({
      name: 'requests',
      phases: { a: { start: true, next: (() => wrong('nowhere')) as never } },
    });
    const match = createMatch(game);
    const { state } = match;
    expect(match.flow.endPhase()).toMatchObject({
      ok: false,
      error: { code: 'unknown-target', path: 'segments.s.turn.phases.a.next' },
    });
    expect(match.state).toBe(state);
  });
});
