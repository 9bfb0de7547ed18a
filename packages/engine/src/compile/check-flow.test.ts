import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { lines, play, where, wrong } from '../flow/flow.fixture.ts';
import { createMatch, DefinitionError, type Problem } from '../index.ts';

/** Everything that is wrong with a definition, found without playing it. */

type Definition = Parameters<typeof testGame>[0];
const loose = (definition: object): Definition => wrong({ name: 'checked', ...definition });

function problems(definition: object): readonly Problem[] {
  try {
    return testGame(loose(definition)).warnings;
  } catch (error) {
    if (error instanceof DefinitionError) return error.problems;
    throw error;
  }
}
const told = (definition: object): string[] =>
  problems(definition).map((problem) => `${problem.severity} ${problem.path}: ${problem.message}`);
const phases = (definitions: object, more: object = {}) => ({
  segments: { s: { turn: { phases: definitions } } },
  ...more,
});
const nothing = (): void => {};

describe('definition check', () => {
  it('R0-87, A-12: reports every problem at once, each with its path', () => {
    const found = problems({
      segments: {
        one: {
          start: true,
          next: 'tow',
          turn: {
            phases: {
              a: { start: true, next: 'bb', moves: { go: nothing } },
              b: { start: true, auto: true, next: 'c' },
              c: { auto: true, next: 'b' },
              stuck: { next: 'a' },
            },
          },
        },
        two: { start: true, next: 'nowhere' },
        lonely: {},
      },
    });
    const paths = found.map((problem) => problem.path);
    expect(paths).toContain('segments.one.next');
    expect(paths).toContain('segments.two.next');
    expect(paths).toContain('segments.one.turn.phases.a.next');
    expect(paths).toContain('segments');
    expect(paths).toContain('segments.one.turn.phases');
    expect(found).toContainEqual({
      severity: 'error',
      path: 'segments.one.turn.phases.b',
      message: 'is part of an automatic cycle that nothing stops: b → c → b',
    });
    expect(found.find((problem) => problem.path === 'segments.one.turn.phases.stuck')?.message).toMatch(
      /cannot be reached/,
    );
    expect(
      found.filter((problem) => problem.path === 'segments.one.turn.phases.stuck').map((problem) => problem.message),
    ).toContainEqual(expect.stringMatching(/dead end/));
    expect(paths).toContain('segments.lonely');
    expect(found).toHaveLength(9);
  });

  it('A-12: the message lists them all for people', () => {
    const moves = { go: nothing };
    const wrongs = { c: { moves }, a: { start: true, next: 'x', moves }, b: { start: true, next: 'y', moves } };
    expect(() => testGame(loose(phases(wrongs)))).toThrow(
      [
        'The definition of "checked" has 4 problems:',
        '  segments.s.turn.phases.a.next names "x", but there is no such phase',
        '  segments.s.turn.phases.b.next names "y", but there is no such phase',
        '  segments.s.turn.phases has more than one start: a and b',
        '  warning: segments.s.turn.phases.c cannot be reached by any `next`; if rules navigate there, say so: `navigated: true`',
      ].join('\n'),
    );
  });

  describe('A-12: a `next` that leads nowhere', () => {
    it.each([
      [
        'a segment',
        { segments: { s: { next: 'gone' } } },
        'error segments.s.next: names "gone", but there is no such segment',
      ],
      [
        'a phase',
        phases({ p: { start: true, next: 'gone', moves: { go: nothing } } }),
        'error segments.s.turn.phases.p.next: names "gone", but there is no such phase',
      ],
      [
        'a step',
        phases({ p: { start: true, steps: { t: { start: true, next: 'gone', moves: { go: nothing } } } } }),
        'error segments.s.turn.phases.p.steps.t.next: names "gone", but there is no such step',
      ],
      [
        'no name at all',
        { segments: { s: { next: 5 } } },
        'error segments.s.next: must be a name, null, a function, or { to: [names], by: function }',
      ],
    ])('A-12: of %s', (_of, definition, expected) => {
      expect(told(definition)).toEqual([expected]);
    });

    it('A-12: comes with the name that was probably meant', () => {
      expect(told({ segments: { setup: { next: 'mian' }, main: { next: 'setup' } } })[0]).toBe(
        'error segments.setup.next: names "mian", but there is no such segment; did you mean "main"?',
      );
    });

    it('A-12: a step or phase of somewhere else does not count', () => {
      expect(
        told(
          phases({
            p: { start: true, next: 'q', steps: { t: { start: true, auto: true, next: 'u' } } },
            q: { moves: { go: nothing }, steps: { u: { start: true } } },
          }),
        ),
      ).toEqual(['error segments.s.turn.phases.p.steps.t.next: names "u", but there is no such step']);
    });
  });

  it.each([
    ['segments', { segments: { a: { start: true, next: 'b' }, b: { start: true } } }, 'segments'],
    [
      'phases',
      phases({ a: { start: true, next: 'b', moves: { go: nothing } }, b: { start: true, moves: { go: nothing } } }),
      'segments.s.turn.phases',
    ],
    [
      'steps',
      phases({
        p: { start: true, moves: { go: nothing }, steps: { a: { start: true, next: 'b' }, b: { start: true } } },
      }),
      'segments.s.turn.phases.p.steps',
    ],
  ])('A-2, R0-23: two starts among %s', (_level, definition, path) => {
    expect(told(definition)).toEqual([`error ${path}: has more than one start: a and b`]);
  });

  describe('A-12: what nobody can reach', () => {
    it.each([
      ['a segment', { segments: { a: {}, b: {} } }, 'segments.b'],
      [
        'a phase',
        phases({ a: { start: true, moves: { go: nothing } }, b: { moves: { go: nothing } } }),
        'segments.s.turn.phases.b',
      ],
      [
        'a step',
        phases({ p: { start: true, moves: { go: nothing }, steps: { a: { start: true }, b: { next: 'a' } } } }),
        'segments.s.turn.phases.p.steps.b',
      ],
    ])('A-12: %s', (_level, definition, path) => {
      expect(told(definition)).toEqual([
        `warning ${path}: cannot be reached by any \`next\`; if rules navigate there, say so: \`navigated: true\``,
      ]);
    });

    it('A-12: a `next` function may lead anywhere', () => {
      expect(told({ segments: { a: { next: () => 'b' }, b: {} } })).toEqual([]);
    });
  });

  describe('A-8: dead ends', () => {
    const deadEnd = (path: string) =>
      `warning ${path}: is a dead end: it has no \`endIf\`, no moves but global ones and no hook; add \`auto: true\`, an \`endIf\` or a move that ends it`;

    it('A-8: the ready and draw steps of the seed’s Alpha Clash', () => {
      expect(
        told({
          moves: { concede: nothing },
          ...phases({
            expansion: {
              start: true,
              steps: {
                ready: { start: true, next: 'draw' },
                draw: { next: 'resource' },
                resource: { moves: { placeResource: nothing } },
              },
            },
          }),
        }),
      ).toEqual([
        deadEnd('segments.s.turn.phases.expansion.steps.ready'),
        deadEnd('segments.s.turn.phases.expansion.steps.draw'),
      ]);
    });

    it('A-8, R0-74: Riftbound’s phases, which only global moves could drive', () => {
      expect(
        told({
          moves: { concede: nothing },
          ...phases({ action: { start: true, next: 'ending' }, ending: { next: 'action' } }),
        }),
      ).toEqual([deadEnd('segments.s.turn.phases.action'), deadEnd('segments.s.turn.phases.ending')]);
    });

    it.each([
      ['an endIf', { endIf: () => false }],
      ['an onBegin that may ask for more', { onBegin: nothing }],
      ['a move of its own', { moves: { go: nothing } }],
      ['a move of its own under a global name', { moves: { concede: nothing } }],
      ['`auto`', { auto: true, onEnd: nothing }],
    ])('A-8: %s is a way out', (_what, way) => {
      expect(
        told({
          moves: { concede: nothing },
          ...phases({ p: { start: true, next: 'q', ...way }, q: { moves: { go: nothing } } }),
        }),
      ).toEqual([]);
    });

    it('A-8: an endIf or a move of an outer level is a way out', () => {
      const p = { start: true, steps: { t: { start: true } } };
      expect(told({ segments: { s: { endIf: () => false, turn: { phases: { p } } } } })).toEqual([]);
      expect(told({ segments: { s: { turn: { endIf: () => false, phases: { p } } } } })).toEqual([]);
      expect(told(phases({ p: { ...p, endIf: () => false } }))).toEqual([]);
      expect(told({ segments: { s: { moves: { go: nothing }, turn: { phases: { p } } } } })).toEqual([]);
    });
  });

  describe('A-22: automatic cycles', () => {
    it('A-22: of steps', () => {
      expect(
        told(
          phases({
            p: { start: true, steps: { a: { start: true, auto: true, next: 'b' }, b: { auto: true, next: 'a' } } },
          }),
        ),
      ).toEqual([
        'error segments.s.turn.phases.p.steps.a: is part of an automatic cycle that nothing stops: a → b → a',
      ]);
    });
    it('A-22: of phases', () => {
      const game = phases({
        w: { start: true, next: 'a', moves: { go: nothing } },
        a: { auto: true, next: 'b' },
        b: { auto: true, next: 'a' },
      });
      expect(told(game)).toEqual([
        'error segments.s.turn.phases.a: is part of an automatic cycle that nothing stops: a → b → a',
      ]);
    });
    it('A-22: of segments', () => {
      expect(told({ segments: { a: { auto: true, next: 'b' }, b: { auto: true, next: 'a' } } })).toEqual([
        'error segments.a: is part of an automatic cycle that nothing stops: a → b → a',
      ]);
    });
    it('A-22, A-23: an endIf of the segment does not stop a cycle of phases: it is never asked', () => {
      const cycle = {
        w: { start: true, next: 'a', moves: { go: nothing } },
        a: { auto: true, next: 'b' },
        b: { auto: true, next: 'a' },
      };
      expect(told({ segments: { s: { endIf: () => false, turn: { phases: cycle } } } })).toEqual([
        'error segments.s.turn.phases.a: is part of an automatic cycle that nothing stops: a → b → a',
      ]);
    });
    it('A-22: a hook on the way may stop it, so it is only a warning', () => {
      const found = problems(
        phases({ p: { start: true, auto: true, next: 'q', onBegin: nothing }, q: { auto: true, next: 'p' } }),
      );
      expect(found.map((problem) => problem.severity)).toEqual(['warning']);
    });
    it('A-22: every turn passes at once', () => {
      expect(told(phases({ only: { start: true, auto: true, next: null } }))).toEqual([
        'error segments.s.turn: passes every turn at once: only all end by themselves and the segment has no `endIf`',
      ]);
      expect(
        told({ segments: { s: { endIf: () => false, turn: { phases: { only: { start: true, auto: true } } } } } }),
      ).toEqual([]);
    });
    it('A-22: an automatic turn passes at once, whatever its phases wait for', () => {
      expect(
        told({ segments: { s: { turn: { auto: true, phases: { p: { start: true, moves: { go: nothing } } } } } } }),
      ).toEqual(['error segments.s.turn: ends by itself at once, so turn after turn would pass and nobody could act']);
    });
    it('A-9, A-22: a self-transition is no cycle', () => {
      expect(told(phases({ p: { start: true, auto: true, next: 'p', moves: { go: nothing } } }))).toEqual([]);
    });
    it('A-22: a chain that somebody can interrupt is no cycle', () => {
      expect(
        told(phases({ a: { start: true, auto: true, next: 'b' }, b: { next: 'a', moves: { go: nothing } } })),
      ).toEqual([]);
    });
  });

  describe('A-12: how much is refused', () => {
    const warned = { segments: { a: {}, b: {} } };
    const broken = phases({ p: { start: true, endIf: () => true, next: 'gone', moves: { go: nothing } } });

    it('A-12: normal refuses errors and lists warnings', () => {
      expect(testGame(loose(warned)).warnings.map((problem) => problem.path)).toEqual(['segments.b']);
      expect(() => testGame(loose(broken))).toThrow(DefinitionError);
    });
    it('A-12: strict refuses warnings too', () => {
      expect(() => testGame(loose({ ...warned, check: 'strict' }))).toThrow('segments.b cannot be reached');
    });
    it('A-12: lenient refuses nothing, and a dangling `next` stays put with a trace record', () => {
      const game = testGame(loose({ ...broken, check: 'lenient' }));
      expect(game.warnings.map((problem) => problem.path)).toEqual(['segments.s.turn.phases.p.next']);
      const match = createMatch(game);
      expect(lines(play(match, 'p0', 'go'))).toEqual([
        'endIf segments.s.turn.phases.p',
        'unknownTarget segments.s.turn.phases.p',
      ]);
      expect(where(match)).toBe('s/p/-');
    });
  });

  describe('R0-87: what is no definition', () => {
    it.each([
      ['no segments', {}, 'error segments: is empty: a game needs at least one segment'],
      ['segments that are a list', { segments: [] }, 'error segments: must be an object'],
      ['a segment that is null', { segments: { s: null } }, 'error segments.s: must be an object'],
      ['a phase that is a number', phases({ p: 5 }), 'error segments.s.turn.phases.p: must be an object'],
      [
        'a step that is null',
        phases({ p: { start: true, steps: { t: null } } }),
        'error segments.s.turn.phases.p.steps.t: must be an object',
      ],
      [
        'a misspelt property',
        { segments: { s: { onBegn: nothing } } },
        'error segments.s.onBegn: is no property of a segment; there are endIf, auto, onBegin, onEnd, moves, actors, start, next, navigated, turn; did you mean "onBegin"?',
      ],
      [
        'a hook that is no function',
        { segments: { s: { onBegin: 'draw' } } },
        'error segments.s.onBegin: must be a function',
      ],
      [
        'an endIf that is no function',
        { segments: { s: { endIf: true } } },
        'error segments.s.endIf: must be a function',
      ],
      [
        '`auto` and endIf',
        { segments: { s: { auto: true, endIf: () => true } } },
        'error segments.s: has both `auto` and `endIf`; keep one',
      ],
      [
        'a move that is none',
        { segments: { s: { moves: { go: 5 } } } },
        'error segments.s.moves.go: is no move: build it with kit.move()…run(…)',
      ],
      ['moves that are none', { segments: { s: { moves: 5 } } }, 'error segments.s.moves: must be an object'],
      [
        'a `when` that is no function',
        { moves: { go: { run: nothing, when: true } }, segments: { s: {} } },
        'error game.moves.go.when: must be a function',
      ],
      [
        'actors that do not exist',
        { segments: { s: { actors: 'everyone' } } },
        'error segments.s.actors: is "everyone"; write one of priority, turnPlayer, any, pending:mulligan, pending:championSelection',
      ],
      ['a pending list twice', { pending: ['mulligan'], segments: { s: {} } }, 'error pending: has "mulligan" twice'],
      [
        'a gate that is no function',
        { flow: { gate: true }, segments: { s: {} } },
        'error flow.gate: must be a function',
      ],
      [
        'a cap of zero',
        { flow: { maxTransitions: 0 }, segments: { s: {} } },
        'error flow.maxTransitions: must be a whole number of 1 or more',
      ],
      [
        'an option of the flow that does not exist',
        { flow: { gaet: nothing }, segments: { s: {} } },
        'error flow.gaet: is no option of the flow; there are gate, maxTransitions; did you mean "gate"?',
      ],
    ])('R0-87: %s', (_what, definition, expected) => {
      expect(told(definition)).toContain(expected);
    });
  });
});
