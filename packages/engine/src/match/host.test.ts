import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch, playReplay } from '../index.ts';

const game = testGame({
  name: 'hosted',
  state: { game: { total: 0 } },
  segments: {
    play: {
      moves: {
        add: ({ G }, args: { n: number }) => {
          G.total += args.n;
          args.n = 99;
        },
      },
    },
  },
});

describe('the host', () => {
  it('notes pauses and time extensions like actions, without changing the game', () => {
    const match = createMatch(game);
    const before = match.checksum();
    expect(match.note('pauseGame', { minutes: 5 }).ok).toBe(true);
    expect(match.checksum()).toBe(before);
    expect(match.replay().actions).toEqual([{ host: 'note', args: { minutes: 5, name: 'pauseGame' } }]);
    expect(playReplay(game, match.replay()).replay().actions).toEqual(match.replay().actions);
  });

  it('notes only what can be kept', () => {
    const match = createMatch(game);
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    for (const args of [{ n: 1n }, { f: () => 1 }, circle]) {
      expect(match.note('x', args as never)).toMatchObject({ ok: false, error: { code: 'malformed-action' } });
    }
    expect(match.note(7 as never)).toMatchObject({ ok: false, error: { path: 'name' } });
    expect(match.flow.jumpTo({ segment: { toString: 1 } } as never)).toMatchObject({
      error: { code: 'unknown-target', path: 'segment' },
    });
    expect(match.setManualMode('on' as never)).toMatchObject({ error: { code: 'malformed-action', path: 'on' } });
    expect(match.undo({} as never)).toMatchObject({ error: { code: 'unknown-player' } });
    expect(match.undo('zoe')).toMatchObject({ error: { code: 'unknown-player' } });
    expect(match.flow.jumpTo(null as never)).toMatchObject({ error: { code: 'unknown-target' } });
    expect(match.replay().actions).toEqual([]);
  });
});

it('what a rule does to its arguments does not reach the history', () => {
  const match = createMatch(game);
  match.act({ player: 'p0', move: 'add', args: { n: 2 } });
  expect(match.replay().actions).toEqual([{ player: 'p0', move: 'add', args: { n: 2 } }]);
});
