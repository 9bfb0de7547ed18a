import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { createMatch, restore } from '../index.ts';
import { accepted, code, logged, where, wrong } from './flow.fixture.ts';

const world = (log: string[]) =>
  testGame({
    name: 'navigation',
    segments: {
      S: {
        next: 'T',
        ...logged(log, 'S'),
        turn: {
          ...logged(log, 'S.turn'),
          phases: {
            p: {
              start: true,
              next: 'q',
              ...logged(log, 'p'),
              steps: { s: { start: true, next: 's2', ...logged(log, 's') }, s2: logged(log, 's2') },
            },
            q: {
              ...logged(log, 'q'),
              steps: { u: { start: true, next: 'v', ...logged(log, 'u') }, v: logged(log, 'v') },
            },
          },
        },
      },
      T: {
        ...logged(log, 'T'),
        turn: {
          ...logged(log, 'T.turn'),
          phases: {
            w: { start: true, next: 'x', ...logged(log, 'w') },
            x: {
              ...logged(log, 'x'),
              steps: { z: { start: true, next: 'y', ...logged(log, 'z') }, y: logged(log, 'y') },
            },
          },
        },
      },
      U: { ...logged(log, 'U') },
    },
  });

const begin = () => {
  const log: string[] = [];
  const match = createMatch(world(log), { players: ['ann', 'bo'] });
  log.length = 0;
  return { match, log };
};

describe('navigation', () => {
  it('case 39 (R0-101, R0-104, A-21): setPhase leaves inner to outer, enters outer to inner, same turn', () => {
    const { match, log } = begin();
    accepted(match.flow.setPhase('q'));
    expect(log).toEqual(['s-', 'p-', 'q+', 'u+']);
    expect(where(match)).toBe('S/q/u');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it('case 39: jumpTo a segment, phase and step enters exactly that', () => {
    const { match, log } = begin();
    accepted(match.flow.jumpTo({ segment: 'T', phase: 'x', step: 'y' }));
    expect(log).toEqual(['s-', 'p-', 'S.turn-', 'S-', 'T+', 'T.turn+', 'x+', 'y+']);
    expect(where(match)).toBe('T/x/y');
  });

  describe('case 39 (R0-105, R0-106, A-12): what is nowhere is refused with nothing changed', () => {
    it.each([
      ['setPhase("nope")', 'unknown-target', 'phase', 'There is no phase "nope" in segment "S"'],
      ['jumpTo({ phase of another segment })', 'unknown-target', 'phase', 'There is no phase "x" in segment "S"'],
      ['setSegment("Z")', 'unknown-target', 'segment', 'There is no segment "Z" in the game'],
      ['setStep of another phase', 'unknown-target', 'step', 'There is no step "v" in phase "p"'],
      ['jumpTo with a step of another phase', 'unknown-target', 'step', 'There is no step "s" in phase "q"'],
      ['jumpTo({})', 'unknown-target', 'jumpTo', 'Name a segment, a phase or a step to go to'],
      ['jumpTo(null)', 'unknown-target', 'jumpTo', 'Name a segment, a phase or a step to go to'],
      ['jumpTo({ segment without phases, step })', 'no-parent', 'step', 'There is no phase that step "y" could be in'],
    ])('case 39: %s', (what, expectedCode, path, message) => {
      const { match, log } = begin();
      const { flow } = match;
      const { state } = match;
      const checksum = match.checksum();
      const go: Record<string, () => ReturnType<typeof flow.setPhase>> = {
        'setPhase("nope")': () => flow.setPhase(wrong('nope')),
        'jumpTo({ phase of another segment })': () => flow.jumpTo({ phase: 'x' }),
        'setSegment("Z")': () => flow.setSegment(wrong('Z')),
        'setStep of another phase': () => flow.setStep('v'),
        'jumpTo with a step of another phase': () => flow.jumpTo({ phase: 'q', step: 's' }),
        'jumpTo({})': () => flow.jumpTo({}),
        'jumpTo(null)': () => flow.jumpTo(wrong(null)),
        'jumpTo({ segment without phases, step })': () => flow.jumpTo({ segment: 'U', step: 'y' }),
      };
      const result = go[what]();
      expect(result).toMatchObject({ ok: false, error: { code: expectedCode, path } });
      if (!result.ok) expect(result.error.message).toContain(message);
      expect(log).toEqual([]);
      expect(match.state).toBe(state);
      expect(match.checksum()).toBe(checksum);
      expect(match.replay().actions).toEqual([]);
    });

    it('case 39: setStep where no phase is', () => {
      const { match, log } = begin();
      accepted(match.flow.setSegment('U'));
      log.length = 0;
      const { state } = match;
      expect(match.flow.setStep('y')).toMatchObject({ ok: false, error: { code: 'no-parent', path: 'step' } });
      expect(log).toEqual([]);
      expect(match.state).toBe(state);
    });

    it('case 39: setPhase where no segment is', () => {
      const { match, log } = begin();
      accepted(match.flow.setSegment('U'));
      accepted(match.flow.endSegment());
      expect(where(match)).toBe('-/-/-');
      log.length = 0;
      expect(code(match.flow.setPhase('p'))).toBe('no-parent');
      expect(code(match.flow.endSegment())).toBe('no-parent');
      expect(log).toEqual([]);
    });

    it('R0-86: a misspelt name comes with the one that was meant', () => {
      const { match } = begin();
      const result = match.flow.jumpTo({ segment: 'T', phase: wrong('xx') });
      expect(result).toMatchObject({ ok: false, error: { code: 'unknown-target' } });
      if (!result.ok) expect(result.error.message).toBe('There is no phase "xx" in segment "T"; did you mean "x"?');
    });
  });

  it('case 39 (A-21, R0-103): loading a snapshot runs no hook', () => {
    const { match, log } = begin();
    accepted(match.flow.setPhase('q'));
    const saved = JSON.parse(JSON.stringify(match.snapshot()));
    log.length = 0;
    const loaded = restore(match.game, saved);
    expect(log).toEqual([]);
    expect(where(loaded)).toBe('S/q/u');
    expect(loaded.checksum()).toBe(match.checksum());
  });

  it('R0-101: setSegment starts with the first player in the start phase', () => {
    const { match, log } = begin();
    accepted(match.flow.endTurn());
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    log.length = 0;
    accepted(match.flow.setSegment('T'));
    expect(log).toEqual(['s-', 'p-', 'S.turn-', 'S-', 'T+', 'T.turn+', 'w+']);
    expect(where(match)).toBe('T/w/-');
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.priorityPlayerPos).toBe(0);
    expect(match.state.ctx.numTurns).toBe(1);
  });

  it('R0-101: setStep stays in the phase', () => {
    const { match, log } = begin();
    accepted(match.flow.setStep('s2'));
    expect(log).toEqual(['s-', 's2+']);
    expect(where(match)).toBe('S/p/s2');
  });

  it('A-4: navigation to the start phase never passes the turn', () => {
    const { match, log } = begin();
    accepted(match.flow.setPhase('q'));
    log.length = 0;
    accepted(match.flow.setPhase('p'));
    expect(log).toEqual(['u-', 'q-', 'p+', 's+']);
    expect(match.state.ctx.turnPlayerPos).toBe(0);
    expect(match.state.ctx.numTurns).toBe(0);
  });

  it('A-21: levels that do not change run no hook', () => {
    const { match, log } = begin();
    accepted(match.flow.jumpTo({ segment: 'S', phase: 'p', step: 's2' }));
    expect(log).toEqual(['s-', 's2+']);
    log.length = 0;
    accepted(match.flow.jumpTo({ segment: 'S', step: 's' }));
    expect(log).toEqual(['s2-', 's+']);
  });

  it('A-21: a step named with another segment is in that segment’s start phase', () => {
    const { match } = begin();
    accepted(match.flow.jumpTo({ segment: 'T' }));
    accepted(match.flow.jumpTo({ segment: 'S', step: 's2' }));
    expect(where(match)).toBe('S/p/s2');
  });

  it('A-21: a step named with the current segment is in the current phase', () => {
    const { match } = begin();
    accepted(match.flow.setPhase('q'));
    accepted(match.flow.jumpTo({ segment: 'S', step: 'v' }));
    expect(where(match)).toBe('S/q/v');
  });

  it('A-21: navigation settles: automatic phases run on', () => {
    const game = testPhases({
      name: 'navigation',
      phases: { a: { start: true }, b: { auto: true, next: 'c' }, c: {} },
    });
    const match = createMatch(game);
    accepted(match.flow.setPhase('b'));
    expect(where(match)).toBe('s/c/-');
  });

  it('R0-102: navigation by the host is recorded and can be undone', () => {
    const { match } = begin();
    const before = match.checksum();
    accepted(match.flow.setPhase('q'));
    accepted(match.flow.setPhase('q', { reenter: true }));
    expect(match.replay().actions).toEqual([
      { host: 'setPhase', args: { phase: 'q' } },
      { host: 'setPhase', args: { phase: 'q', reenter: true } },
    ]);
    accepted(match.undo());
    accepted(match.undo());
    expect(match.checksum()).toBe(before);
    expect(where(match)).toBe('S/p/s');
    expect(match.state.ctx.moveHistory).toEqual([]);
    expect(match.state.ctx.numMoves).toBe(0);
  });

  it('A-8: endStep, endPhase, endTurn and endSegment of the host end their level as if it had ended itself', () => {
    const { match, log } = begin();
    accepted(match.flow.endStep());
    expect(where(match)).toBe('S/p/s2');
    accepted(match.flow.endPhase());
    expect(where(match)).toBe('S/q/u');
    accepted(match.flow.endTurn());
    expect(where(match)).toBe('S/p/s');
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    log.length = 0;
    accepted(match.flow.endSegment());
    expect(log).toEqual(['s-', 'p-', 'S.turn-', 'S-', 'T+', 'T.turn+', 'w+']);
    expect(match.flow.endStep()).toMatchObject({ ok: false, error: { code: 'no-parent', path: 'step' } });
  });

  it('A-25: a hook that throws during navigation takes it back', () => {
    const game = testPhases({
      name: 'navigation',
      phases: {
        a: { start: true },
        b: {
          onBegin: () => {
            throw new Error('no way in');
          },
        },
      },
    });
    const match = createMatch(game);
    const { state } = match;
    expect(match.flow.setPhase('b')).toMatchObject({
      ok: false,
      error: { code: 'rule-threw', path: 'segments.s.turn.phases.b.onBegin' },
    });
    expect(match.state).toBe(state);
    expect(where(match)).toBe('s/a/-');
  });
});
