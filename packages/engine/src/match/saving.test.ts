import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { logged, play, where } from '../flow/flow.fixture.ts';
import { createMatch, type Match, restore, transition } from '../index.ts';

/** Saving, loading and sharing a definition. */

const build = (log: string[]) => ({
  name: 'saving',
  players: 3,
  state: { game: { total: 0 } },
  moves: {
    add: ({ G }: { G: { total: number } }): void => {
      G.total++;
    },
    end: ({ coreOps }: { coreOps: { endPhase(): unknown } }): void => void coreOps.endPhase(),
    pass: ({ coreOps }: { coreOps: { pass(): void } }): void => coreOps.pass(),
  },
  segments: {
    setup: { next: 'play' as const, endIf: ({ G }: { G: { total: number } }) => G.total > 1, ...logged(log, 'setup') },
    play: {
      ...logged(log, 'play'),
      turn: {
        ...logged(log, 'turn'),
        phases: {
          draw: {
            start: true,
            next: 'main' as const,
            steps: { ready: { start: true, auto: true, ...logged(log, 'ready') } },
          },
          main: { next: 'stack' as const, ...logged(log, 'main') },
          stack: {
            next: null,
            ...logged(log, 'stack'),
            endIf: ({ ctx }: { ctx: { allPlayersPassed: boolean } }) => ctx.allPlayersPassed,
          },
        },
      },
    },
  },
});
const SCRIPT = [
  ['p0', 'add'],
  ['p0', 'add'],
  ['p0', 'add'],
  ['p0', 'end'],
  ['p0', 'pass'],
  ['p1', 'pass'],
  ['p2', 'pass'],
  ['p1', 'end'],
  ['p1', 'pass'],
  ['p2', 'add'],
  ['p2', 'pass'],
] as const;

const through = (from: number, match: { act: Match['act'] }): void => {
  for (const [player, move] of SCRIPT.slice(from)) play(match, player, move);
};

describe('saving', () => {
  it.each(SCRIPT.map((_, at) => at))(
    'X7: saved before move %i, restored and played on: same position, same log',
    (at) => {
      const log: string[] = [];
      const straight = createMatch(testGame(build(log)), { seed: 1 });
      const game = testGame(build([]));
      const saved = createMatch(game, { seed: 1 });
      for (const [player, move] of SCRIPT.slice(0, at)) {
        play(straight, player, move);
        play(saved, player, move);
      }
      log.length = 0;
      through(at, straight);

      const later: string[] = [];
      const loaded = restore(testGame(build(later)), JSON.parse(JSON.stringify(saved.snapshot())));
      expect(later).toEqual([]);
      expect(loaded.checksum()).toBe(saved.checksum());
      expect(loaded.state).toEqual(saved.state);
      through(at, loaded);
      expect(later).toEqual(log);
      expect(where(loaded)).toBe(where(straight));
      expect(loaded.checksum()).toBe(straight.checksum());
      expect(loaded.state).toEqual(straight.state);
    },
  );

  it('X7: a fork plays on by itself', () => {
    const match = createMatch(testGame(build([])), { seed: 1 });
    play(match, 'p0', 'add');
    const before = match.checksum();
    const fork = match.fork();
    play(fork, 'p0', 'add');
    expect(match.checksum()).toBe(before);
    expect(where(match)).toBe('setup/-/-');
    expect(where(fork)).toBe('play/main/-');
  });

  it('transition: one action as a pure function', () => {
    const game = testGame(build([]));
    const match = createMatch(game, { seed: 1 });
    const snapshot = match.snapshot();
    const text = JSON.stringify(snapshot);
    const after = transition(game, snapshot, { player: 'p0', move: 'add' });
    expect(JSON.stringify(snapshot)).toBe(text);
    play(match, 'p0', 'add');
    expect(after.checksum).toBe(match.checksum());
  });

  const freeze = <V>(value: V): V => {
    if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) freeze(member);
    return Object.freeze(value);
  };

  it('X8 (A-27): a frozen definition object serves two games at once', () => {
    const definition = freeze(build([]));
    const keys = JSON.stringify(definition);
    const one = createMatch(testGame(definition), { seed: 1 });
    const two = createMatch(testGame(definition), { seed: 1 });
    through(0, one);
    play(two, 'p0', 'add');
    expect(where(two)).toBe('setup/-/-');
    expect(where(one)).toBe('play/stack/-');
    expect(JSON.stringify(definition)).toBe(keys);
    expect(definition.segments.setup.next).toBe('play');
  });

  it('X8 (A-27): two matches of one game do not know of each other', () => {
    const game = testGame(build([]));
    const one = createMatch(game, { seed: 1 });
    const two = createMatch(game, { seed: 1 });
    play(one, 'p0', 'add');
    play(one, 'p0', 'add');
    expect(where(one)).toBe('play/main/-');
    expect(where(two)).toBe('setup/-/-');
    expect(two.state.G.total).toBe(0);
  });

  it('undo to the root restores every checksum, redo brings it back', () => {
    const match = createMatch(testGame(build([])), { seed: 1 });
    const sums = [match.checksum()];
    for (const [player, move] of SCRIPT) {
      play(match, player, move);
      sums.push(match.checksum());
    }
    for (let i = SCRIPT.length - 1; i >= 0; i--) {
      expect(match.undo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[i]);
    }
    for (let i = 1; i <= SCRIPT.length; i++) {
      expect(match.redo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[i]);
    }
  });
});
