import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { accepted, code, play, tryMove, where } from '../flow/flow.fixture.ts';
import { createMatch, IllegalActionError, reject } from '../index.ts';

const nothing = (): void => {};

describe('moves', () => {
  const levels = testGame({
    name: 'levels',
    moves: { global: nothing },
    segments: {
      s: {
        next: 't',
        moves: { segment: nothing },
        turn: {
          moves: { turn: nothing },
          phases: {
            p: {
              start: true,
              next: 'q',
              moves: { phase: nothing },
              steps: { one: { start: true, next: 'two', moves: { step: nothing } }, two: {} },
            },
            q: {},
          },
        },
      },
      t: {},
    },
  });
  const ALL = ['global', 'segment', 'turn', 'phase', 'step'];

  it.each([
    ['in the step', { segment: 's', phase: 'p', step: 'one' }, ALL],
    ['in a sibling step', { segment: 's', phase: 'p', step: 'two' }, ['global', 'segment', 'turn', 'phase']],
    ['in another phase', { segment: 's', phase: 'q' }, ['global', 'segment', 'turn']],
    ['in another segment', { segment: 't' }, ['global']],
  ] as const)('case 28 (R0-64…67): %s', (_where, target, open) => {
    const match = createMatch(levels);
    accepted(match.flow.jumpTo(target));
    expect(match.availableMoves('p0')).toEqual(open);
    for (const move of ALL) {
      expect(tryMove(match, 'p0', move)).toBe((open as readonly string[]).includes(move) ? 'ok' : 'move-not-available');
    }
  });

  it('case 28 (R0-64): where no segment is, only global moves', () => {
    const match = createMatch(levels);
    accepted(match.flow.setSegment('t'));
    accepted(match.flow.endSegment());
    expect(where(match)).toBe('-/-/-');
    expect(match.availableMoves('p0')).toEqual(['global']);
    expect(tryMove(match, 'p0', 'global')).toBe('ok');
    expect(match.act({ player: 'p0', move: 'segment' })).toMatchObject({
      ok: false,
      error: { code: 'move-not-available', message: '"segment" cannot be made now: no segment is running.' },
    });
  });

  it.each([0, 1, 2, 3, 4])('case 29 (R0-68…70, A-11): the most specific of %i hidden levels executes', (removed) => {
    const order = ['step', 'phase', 'turn', 'segment', 'global'];
    const at = (level: string) =>
      order.indexOf(level) < removed
        ? {}
        : {
            moves: {
              act: ({ G }: { G: { by: string } }): void => {
                G.by = level;
              },
            },
          };
    const game = testGame({
      name: 'levels',
      state: { game: { by: '' } },
      ...at('global'),
      segments: {
        s: {
          ...at('segment'),
          turn: {
            ...at('turn'),
            phases: { p: { start: true, ...at('phase'), steps: { t: { start: true, ...at('step') } } } },
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'act');
    expect(match.state.G.by).toBe(order[removed]);
    expect(match.availableMoves('p0')).toEqual(['act']);
  });

  it('case 30 (R0-71): a move of another phase is refused and nothing changes', () => {
    const game = testPhases({
      name: 'levels',
      phases: {
        main: { start: true, next: 'combat', moves: { play: nothing } },
        combat: { moves: { attack: nothing } },
      },
    });
    const match = createMatch(game);
    const { state } = match;
    const checksum = match.checksum();
    expect(match.act({ player: 'p0', move: 'attack' })).toEqual({
      ok: false,
      error: { code: 'move-not-available', message: '"attack" cannot be made in s › main.', path: 'move' },
    });
    expect(match.state).toBe(state);
    expect(match.checksum()).toBe(checksum);
    expect(match.state.ctx.numMoves).toBe(0);
    expect(match.availableMoves('p0')).toEqual(['play']);
  });

  it('R0-98: a move that rejects itself is taken back and not counted', () => {
    const game = testGame({
      name: 'levels',
      state: { player: { mana: 1 } },
      moves: {
        cast: ({ player }) => {
          player.mana -= 2;
          return player.mana < 0 ? reject('That costs 2 mana.') : undefined;
        },
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    const { state } = match;
    expect(match.act({ player: 'p0', move: 'cast' })).toMatchObject({
      ok: false,
      error: { code: 'illegal-move', message: 'That costs 2 mana.', path: 'game.moves.cast' },
    });
    expect(match.state).toBe(state);
    expect(match.state.ctx.players.p0.mana).toBe(1);
  });

  it('R0-4: `when` says whether a move can be made now, and why not', () => {
    const game = testGame({
      name: 'levels',
      state: { game: { open: false, reason: false } },
      moves: {
        enter: { when: ({ G }) => (G.reason ? 'The door is shut.' : G.open), run: nothing },
        set: ({ G }, { open, reason }) => {
          G.open = open === true;
          G.reason = reason === true;
        },
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    expect(match.availableMoves('p0')).toEqual(['set']);
    expect(match.act({ player: 'p0', move: 'enter' })).toMatchObject({
      error: { code: 'illegal-move', message: '"enter" cannot be done now.', path: 'game.moves.enter' },
    });
    play(match, 'p0', 'set', { reason: true });
    expect(match.act({ player: 'p0', move: 'enter' })).toMatchObject({ error: { message: 'The door is shut.' } });
    play(match, 'p0', 'set', { open: true });
    expect(match.availableMoves('p0')).toEqual(['enter', 'set']);
    expect(tryMove(match, 'p0', 'enter')).toBe('ok');
  });

  it('R0-56: a `when` that changes something is refused, and asking for the list leaves nothing behind', () => {
    const game = testGame({
      name: 'levels',
      state: { game: { asked: 0 } },
      moves: { bad: { when: ({ G }) => ++G.asked > 0, run: nothing } },
      segments: { s: {} },
    });
    const match = createMatch(game);
    const { state } = match;
    const checksum = match.checksum();
    expect(match.act({ player: 'p0', move: 'bad' })).toMatchObject({
      error: { code: 'side-effect', path: 'game.moves.bad.when' },
    });
    expect(() => match.availableMoves('p0')).toThrow(
      expect.objectContaining({ code: 'side-effect', path: 'game.moves.bad.when' }),
    );
    expect(match.state).toBe(state);
    expect(match.checksum()).toBe(checksum);
  });

  it('A-25: a `when` that throws fails the listing by its path and leaves nothing behind', () => {
    const game = testGame({
      name: 'levels',
      moves: {
        bad: {
          when: () => {
            throw new Error('broken');
          },
          run: nothing,
        },
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    expect(() => match.availableMoves('p0')).toThrow(
      expect.objectContaining({ code: 'rule-threw', path: 'game.moves.bad.when' }),
    );
    expect(match.flow.context.player.id).toBe('p0');
  });

  it('A-16: a move may return part of a new G', () => {
    const game = testGame({
      name: 'levels',
      state: { game: { a: 1, b: 2 } },
      moves: { go: ({ G }) => ({ a: G.a + 10 }) },
      segments: { s: {} },
    });
    const match = createMatch(game);
    play(match, 'p0', 'go');
    expect(match.state.G).toEqual({ a: 11, b: 2 });
  });

  it('R0-98, R0-100: accepted moves are counted and in the history with their arguments', () => {
    const match = createMatch(testGame({ name: 'levels', moves: { say: nothing }, segments: { s: {} } }));
    play(match, 'p0', 'say', { words: ['a', { b: null }] });
    expect(code(match.act({ player: 'p1', move: 'say' }))).toBe('not-your-priority');
    expect(match.state.ctx.numMoves).toBe(1);
    expect(match.state.ctx.moveHistory).toEqual([{ player: 'p0', move: 'say', args: { words: ['a', { b: null }] } }]);
  });

  it('what the sender does to an action afterwards changes nothing', () => {
    const game = testGame({
      name: 'levels',
      state: { game: { kept: [] as readonly number[] } },
      moves: {
        keep: ({ G }, { list }) => {
          G.kept = list as readonly number[];
        },
      },
      segments: { s: {} },
    });
    const match = createMatch(game);
    const list = [1, 2];
    play(match, 'p0', 'keep', { list });
    list.push(3);
    expect(match.state.G.kept).toEqual([1, 2]);
    expect(match.replay().actions).toEqual([{ player: 'p0', move: 'keep', args: { list: [1, 2] } }]);
  });

  it('processAction throws what act refuses', () => {
    const match = createMatch(levels);
    expect(match.processAction({ player: 'p0', move: 'global' })).toBe(match.state);
    expect(() => match.processAction({ player: 'p1', move: 'global' })).toThrow(IllegalActionError);
    expect(() => match.processAction({ player: 'p1', move: 'global' })).toThrow(
      expect.objectContaining({ code: 'not-your-priority', path: 'player' }),
    );
  });
});
