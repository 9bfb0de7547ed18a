import { describe, expect, it } from 'vitest';
import { createMatch, defineGame } from '../index.ts';

const game = defineGame({
  name: 'watched',
  state: { game: { log: '' } },
  effects: {
    say: ({ G }, effect) => {
      G.log += String(effect.word);
    },
    fall: () => {
      throw new Error('fell');
    },
  },
  segments: {
    play: {
      moves: {
        three: ({ coreOps }) => coreOps.sequence(['a', 'b', 'c'].map((word) => ({ do: 'say', word }))),
        fall: ({ coreOps }) => coreOps.sequence([{ do: 'say', word: 'x' }, { do: 'fall' }]),
      },
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
    },
  },
});

describe('watching the machine', () => {
  it('takes one step of settle at a time and ends in the same state as act', () => {
    const match = createMatch(game);
    const twin = createMatch(game);
    expect(match.begin({ player: 'p0', move: 'three' })).toBe(null);
    const seen: string[] = [];
    for (let step = match.step(); ; step = match.step()) {
      seen.push(`${match.state.G.log}/${match.state.ctx.turnPlayerPos}`);
      if (step.done) break;
    }
    expect(seen).toEqual(['a/0', 'ab/0', 'abc/0', 'abc/1', 'abc/1']);
    twin.act({ player: 'p0', move: 'three' });
    expect(match.checksum()).toBe(twin.checksum());
    expect(match.undo().ok).toBe(true);
    expect(match.checksum()).toBe(createMatch(game).checksum());
  });

  it('nothing else can be done in the middle', () => {
    const match = createMatch(game);
    match.begin({ player: 'p0', move: 'three' });
    for (const result of [match.act({ player: 'p0', move: 'three' }), match.undo(), match.flow.endTurn()]) {
      expect(result).toMatchObject({ ok: false, error: { code: 'busy' } });
    }
  });

  it('a rule that fails takes the whole move back', () => {
    const match = createMatch(game);
    const before = match.checksum();
    match.begin({ player: 'p0', move: 'fall' });
    expect(match.step()).toEqual({ done: false });
    const last = match.step();
    expect(last).toMatchObject({ done: true, result: { ok: false, error: { code: 'rule-threw' } } });
    expect(match.checksum()).toBe(before);
    expect(match.act({ player: 'p0', move: 'three' }).ok).toBe(true);
  });
});
