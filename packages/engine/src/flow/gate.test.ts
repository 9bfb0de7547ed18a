import { describe, expect, it } from 'vitest';
import { endsPhase, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { lines, play, where, wrong } from './flow.fixture.ts';

/** the game holds transitions back while effects or choices wait. */
describe('gate', () => {
  const bag = (log: string[], answer: (waiting: number) => 'continue' | 'halt' | 'restart') =>
    testPhases({
      name: 'gate',
      state: { game: { bag: 0, done: false } },
      moves: {
        fill: ({ G }, { bag: size }) => {
          G.bag = size as number;
          G.done = true;
        },
        empty: ({ G }) => {
          G.bag--;
        },
        jump: ({ coreOps }) => void coreOps.setPhase('b'),
      },
      flow: {
        gate: ({ G, ctx }) => {
          log.push(`gate ${ctx.currentPhase} ${G.bag}`);
          const said = answer(G.bag);
          if (said === 'restart') G.bag--;
          return said;
        },
      },
      phases: { a: { start: true, next: 'b', endIf: ({ G }) => G.done }, b: {} },
    });

  it('A-26: halt waits, and the transition happens once the bag is empty', () => {
    const log: string[] = [];
    const match = createMatch(bag(log, (waiting) => (waiting > 0 ? 'halt' : 'continue')));
    expect(log).toEqual([]);
    const trace = lines(play(match, 'p0', 'fill', { bag: 2 }));
    expect(where(match)).toBe('s/a/-');
    expect(trace).toEqual(['endIf segments.s.turn.phases.a', 'halt segments.s.turn.phases.a']);
    play(match, 'p0', 'empty');
    expect(where(match)).toBe('s/a/-');
    play(match, 'p0', 'empty');
    expect(where(match)).toBe('s/b/-');
    expect(log).toEqual(['gate a 2', 'gate a 1', 'gate a 0']);
  });

  it('A-26: restart asks everything again after the gate did some work', () => {
    const log: string[] = [];
    const match = createMatch(bag(log, (waiting) => (waiting > 0 ? 'restart' : 'continue')));
    play(match, 'p0', 'fill', { bag: 3 });
    expect(log).toEqual(['gate a 3', 'gate a 2', 'gate a 1', 'gate a 0']);
    expect(where(match)).toBe('s/b/-');
  });

  it('A-26: a gate that restarts for ever is stopped', () => {
    const match = createMatch(bag([], () => 'restart'));
    const before = match.checksum();
    expect(match.act({ player: 'p0', move: 'fill', args: { bag: 3 } })).toMatchObject({
      ok: false,
      error: { code: 'runaway' },
    });
    expect(match.checksum()).toBe(before);
  });

  it('A-26: it is asked before automatic transitions only, not before navigation', () => {
    const log: string[] = [];
    const match = createMatch(bag(log, () => 'halt'));
    play(match, 'p0', 'jump');
    expect(where(match)).toBe('s/b/-');
    expect(log).toEqual([]);
  });

  it('A-26: it also holds back a turn that is complete', () => {
    const game = testPhases({
      name: 'gate',
      state: { game: { held: true } },
      moves: {
        end: endsPhase,
        release: ({ G }) => {
          G.held = false;
        },
      },
      flow: { gate: ({ G }) => (G.held ? 'halt' : 'continue') },
      phases: { only: { start: true } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'end');
    expect(where(match)).toBe('s/-/-');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    play(match, 'p0', 'release');
    expect(where(match)).toBe('s/only/-');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
  });

  it.each(['continue', 'halt'] as const)(
    'A-26: work that the gate itself makes is done before anybody acts (%s)',
    (said) => {
      const game = testPhases({
        name: 'gate',
        state: { game: { done: false, log: '' } },
        effects: {
          note: ({ G }) => {
            G.log += 'x';
          },
        },
        moves: {
          go: ({ G }) => {
            G.done = true;
          },
        },
        flow: {
          gate: ({ G, coreOps }) => {
            if (G.log === '') coreOps.interrupt({ do: 'note' });
            return said;
          },
        },
        phases: { a: { start: true, next: 'b', endIf: ({ G }) => G.done }, b: {} },
      });
      const match = createMatch(game);
      play(match, 'p0', 'go');
      expect(match.state.G.log).toBe('x');
      expect(match.snapshot().header.agenda).toEqual([]);
      expect(where(match)).toBe(said === 'halt' ? 's/a/-' : 's/b/-');
    },
  );

  it('A-26: an answer that is none fails the move by the gate’s path', () => {
    const match = createMatch(bag([], () => wrong('maybe')));
    expect(match.act({ player: 'p0', move: 'fill', args: { bag: 1 } })).toMatchObject({
      ok: false,
      error: { code: 'rule-threw', path: 'flow.gate' },
    });
  });
});
