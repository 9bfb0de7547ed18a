import { describe, expect, it } from 'vitest';
import type { Work } from '../index.ts';
import { act, log, type Stage, stage, tryTo } from './stage.fixture.ts';

const A = (more: object = {}): Work<Stage> => ({ do: 'then', name: 'A', ...more }) as Work<Stage>;
const B: Work<Stage> = { do: 'say', text: 'B' };
const C: Work<Stage> = { do: 'say', text: 'C' };
const one = (text: string): Work<Stage> => ({ do: 'say', text });

describe('the order of the agenda', () => {
  it('sequence([A, B, C]) runs A, B, C', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.sequence([A(), B, C]));
    expect(log(match)).toBe('A B C');
  });

  it('if A interrupts I: A, I, B, C', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.sequence([A({ interrupts: [one('I')] }), B, C]));
    expect(log(match)).toBe('A I B C');
  });

  it('if I does sequence([X, Y]): A, I, X, Y, B, C', () => {
    const match = stage();
    const interrupt = { do: 'then', name: 'I', sequences: [[one('X'), one('Y')]] };
    act(match, ({ coreOps }) => coreOps.sequence([A({ interrupts: [interrupt] }), B, C]));
    expect(log(match)).toBe('A I X Y B C');
  });

  it('A interrupting I1 and then I2: A, I2, I1, B, C', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.sequence([A({ interrupts: [one('I1'), one('I2')] }), B, C]));
    expect(log(match)).toBe('A I2 I1 B C');
  });

  it('what is performed happens here and now', () => {
    const match = stage();
    act(match, (context) => {
      context.coreOps.interrupt(B);
      context.coreOps.perform({ do: 'say', text: 'now' });
    });
    expect(log(match)).toBe('now B');
  });

  it('a nested sequence runs whole before the outer rest', () => {
    const match = stage();
    const inner = { do: 'then', name: 'X', sequences: [[one('Y'), one('Z')]] };
    act(match, ({ coreOps }) => coreOps.sequence([A({ sequences: [[inner, one('P')]] }), B]));
    expect(log(match)).toBe('A X Y Z P B');
  });
});

describe('what cannot be put on the agenda', () => {
  it.each([
    ['an effect nobody handles', { do: 'fly' }, 'there is no effect "fly" in stage'],
    ['a decision nobody declared', { ask: 'fly', player: 'ann' }, 'there is no decision "fly" in stage'],
  ])('%s', (_what, work, message) => {
    const match = stage();
    const before = match.checksum();
    expect(() => act(match, ({ coreOps }) => coreOps.interrupt(work as never))).toThrow(message);
    expect(match.checksum()).toBe(before);
  });

  it('a handle, because work is data', () => {
    const match = stage();
    const run = tryTo(match, ({ coreOps, player }) => {
      const card = coreOps.createCard('bell', player.board);
      coreOps.interrupt({ do: 'say', card: card as never });
    });
    expect(run).toMatchObject({ ok: false, error: { code: 'rule-threw' } });
    expect(match.inspect()).toEqual([]);
  });

  it('what is on it cannot be changed any more', () => {
    const match = stage();
    const list = ['x'];
    expect(() =>
      act(match, ({ coreOps }) => {
        coreOps.interrupt({ do: 'say', text: 'a', list });
        list.push('y');
      }),
    ).toThrow(TypeError);
  });
});

describe('runaway work', () => {
  it('is stopped, taken back and named', () => {
    const match = stage({
      effects: { again: ({ coreOps }) => coreOps.sequence([{ do: 'again' }, { do: 'say', text: 'x' }]) },
    });
    const before = match.checksum();
    const result = tryTo(match, ({ coreOps }) => coreOps.interrupt({ do: 'again' }));
    expect(result).toMatchObject({ ok: false, error: { code: 'runaway' } });
    expect(result.ok ? '' : result.error.message).toMatch(
      /Stopped after \d+ effects; next would be effects: again, say/,
    );
    expect(match.checksum()).toBe(before);
    act(match, ({ coreOps }) => coreOps.interrupt({ do: 'say', text: 'fine' }));
    expect(log(match)).toBe('fine');
  });

  it('a rule that counts up to a number from an edited snapshot is stopped, taken back and named', () => {
    const match = stage({
      effects: {
        roll: ({ coreOps }) => {
          for (let i = 0; i < 2 ** 31 - 1; i++) coreOps.random(6);
        },
      },
    });
    const before = match.checksum();
    const result = tryTo(match, ({ coreOps }) => coreOps.interrupt({ do: 'roll' }));
    expect(result).toMatchObject({ ok: false, error: { code: 'runaway', path: 'effects.roll' } });
    expect(match.checksum()).toBe(before);
    act(match, ({ coreOps }) => coreOps.interrupt({ do: 'say', text: 'fine' }));
    expect(log(match)).toBe('fine');
  });

  it('a handler that throws takes the whole move back and is named', () => {
    const match = stage({
      effects: {
        fail: () => {
          throw new Error('broken');
        },
      },
    });
    const before = match.checksum();
    const result = tryTo(match, ({ coreOps }) => coreOps.sequence([{ do: 'say', text: 'a' }, { do: 'fail' }]));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'rule-threw', path: 'effects.fail', message: 'effects.fail threw: broken' },
    });
    expect(match.checksum()).toBe(before);
  });

  it('work that waits is dropped when the game is over', () => {
    const match = stage();
    act(match, ({ coreOps }) => {
      coreOps.sequence([{ do: 'say', text: 'late' }]);
      coreOps.endGame();
    });
    expect(log(match)).toBe('');
    expect(match.snapshot().header).toMatchObject({ agenda: [], decision: [], triggered: [] });
  });
});
