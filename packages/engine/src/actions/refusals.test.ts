import { describe, expect, it } from 'vitest';
import { testPhases } from '../define.fixture.ts';
import { wrong } from '../flow/flow.fixture.ts';
import { CardloomError, createMatch, emptyMatch } from '../index.ts';

/** Whatever is thrown at a match, it answers with a code, a sentence and a path, and has not changed. */
describe('refusals', () => {
  const game = testPhases({
    name: 'refusals',
    players: 3,
    state: { game: { n: 0 } },
    moves: {
      act: ({ G }) => {
        G.n++;
      },
      concede: { anyPlayer: true, run: ({ coreOps }) => coreOps.leave() },
    },
    phases: { main: { start: true, next: 'combat' }, combat: { moves: { attack: () => {} } } },
  });
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  class Pile {
    cards = 3;
  }

  it.each<[what: string, action: unknown, code: string, path: string]>([
    ['null', null, 'malformed-action', ''],
    ['undefined', undefined, 'malformed-action', ''],
    ['a number', 7, 'malformed-action', ''],
    ['a string', 'act', 'malformed-action', ''],
    ['a function', () => {}, 'malformed-action', ''],
    ['an empty list', [], 'malformed-action', 'player'],
    ['an empty object', {}, 'malformed-action', 'player'],
    ['no player', { move: 'act' }, 'malformed-action', 'player'],
    ['a player by seat', { player: 0, move: 'act' }, 'malformed-action', 'player'],
    ['no move', { player: 'p0' }, 'malformed-action', 'move'],
    ['a move that is an object', { player: 'p0', move: {} }, 'malformed-action', 'move'],
    ['args that are a list', { player: 'p0', move: 'act', args: [1] }, 'malformed-action', 'args'],
    ['args that are null', { player: 'p0', move: 'act', args: null }, 'malformed-action', 'args'],
    ['args that are text', { player: 'p0', move: 'act', args: 'x' }, 'malformed-action', 'args'],
    ['args that are a Map', { player: 'p0', move: 'act', args: new Map() }, 'malformed-action', 'args'],
    ['a function in args', { player: 'p0', move: 'act', args: { f: () => {} } }, 'malformed-action', 'args.f'],
    ['NaN in args', { player: 'p0', move: 'act', args: { n: Number.NaN } }, 'malformed-action', 'args.n'],
    ['infinity in args', { player: 'p0', move: 'act', args: { n: -Infinity } }, 'malformed-action', 'args.n'],
    ['a bigint in args', { player: 'p0', move: 'act', args: { n: 3n } }, 'malformed-action', 'args.n'],
    ['a symbol in args', { player: 'p0', move: 'act', args: { n: Symbol('n') } }, 'malformed-action', 'args.n'],
    ['a date in args', { player: 'p0', move: 'act', args: { n: new Date(0) } }, 'malformed-action', 'args.n'],
    ['a class in args', { player: 'p0', move: 'act', args: { n: new Pile() } }, 'malformed-action', 'args.n'],
    ['a circle in args', { player: 'p0', move: 'act', args: { n: circle } }, 'malformed-action', 'args.n'],
    ['deep NaN in args', { player: 'p0', move: 'act', args: { n: [{ x: Number.NaN }] } }, 'malformed-action', 'args.n'],
    [
      'a prototype in args',
      { player: 'p0', move: 'act', args: JSON.parse('{"__proto__": {"x": 1}}') },
      'malformed-action',
      'args.__proto__',
    ],
    ['a player from elsewhere', { player: 'zoe', move: 'act' }, 'unknown-player', 'player'],
    ['the player __proto__', { player: '__proto__', move: 'act' }, 'unknown-player', 'player'],
    ['an unknown move', { player: 'p0', move: 'fly' }, 'unknown-move', 'move'],
    ['the move constructor', { player: 'p0', move: 'constructor' }, 'unknown-move', 'move'],
    ['the wrong player', { player: 'p1', move: 'act' }, 'not-your-priority', 'player'],
    ['a move at the wrong time', { player: 'p0', move: 'attack' }, 'move-not-available', 'move'],
    ['a player who has left', { player: 'p2', move: 'concede' }, 'player-left', 'player'],
  ])('R0-71, A-12: %s', (_what, action, code, path) => {
    const match = createMatch(game);
    match.act({ player: 'p2', move: 'concede' });
    const before = { state: match.state, checksum: match.checksum(), replay: match.replay() };
    const result = match.act(wrong(action));
    expect(result).toMatchObject({ ok: false, error: { code, path } });
    if (!result.ok) {
      expect(result.error.message).toMatch(/^["A-Za-z].*[.?]$/);
      expect(result.error.message).not.toMatch(/call stack|Cannot read/);
    }
    expect(match.state).toBe(before.state);
    expect(match.checksum()).toBe(before.checksum);
    expect(match.replay()).toEqual(before.replay);
    expect(match.act({ player: 'p0', move: 'act' }).ok).toBe(true);
  });

  it('a misspelt move comes with the one that was meant', () => {
    const match = createMatch(game);
    expect(match.act({ player: 'p0', move: 'atack' })).toMatchObject({
      error: { message: 'refusals has no move "atack"; did you mean "attack"?' },
    });
  });

  it('an argument that is undefined is left out, as in JSON', () => {
    const match = createMatch(game);
    expect(match.act({ player: 'p0', move: 'act', args: { n: wrong(undefined), m: 1 } }).ok).toBe(true);
    expect(match.replay().actions).toEqual([{ player: 'p0', move: 'act', args: { m: 1 } }]);
  });

  it('the moves of somebody who is not here cannot be asked for', () => {
    const match = createMatch(game);
    for (const nobody of ['zoe', wrong(undefined)]) {
      expect(() => match.availableMoves(nobody)).toThrow(expect.objectContaining({ code: 'unknown-player' }));
    }
  });

  it('undo and redo with nothing to do say so', () => {
    const match = createMatch(game);
    expect(match.undo()).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(match.redo()).toMatchObject({ ok: false, error: { code: 'nothing-to-redo' } });
  });

  it.each([null, 5, 'x'])('a match is not made with %s', (options) => {
    expect(() => createMatch(game, wrong(options))).toThrow(expect.objectContaining({ code: 'bad-options' }));
  });

  it.each([
    ['a player too few', { players: ['ann', 'bo'] }, 'players'],
    ['the same player twice', { players: ['ann', 'bo', 'ann'] }, 'players'],
    ['a player without a name', { players: ['ann', 'bo', ''] }, 'players'],
    ['a player whose name moves the cursor', { players: ['ann', 'bo', '\u001B[2J'] }, 'players'],
    ['a player with a line of a name', { players: ['ann', 'bo', 'x\ny'] }, 'players'],
    ['a player with an endless name', { players: ['ann', 'bo', 'x'.repeat(101)] }, 'players'],
    ['a player by number', { players: ['ann', 'bo', 7] }, 'players'],
    ['an id that is no text', { matchId: 7 }, 'matchId'],
    ['an id with an escape', { gameId: '\u001B' }, 'gameId'],
    ['options without end', { options: new Array(2 ** 32 - 1) }, 'options'],
    ['options that will not be read', { options: new Proxy({}, { ownKeys: () => null as never }) }, 'options'],
    ['a misspelt option', { sead: 5 }, 'sead'],
    ['an endless list of players', { players: new Array(2 ** 32 - 1) }, 'players'],
    ['players that are missing', { players: new Array(3) }, 'players'],
    ['an id as long as may be, and another made of it', { matchId: 'x'.repeat(100) }, 'gameId'],
    ['players that are no list', { players: 'ann' }, 'players'],
    ['a seed that is no whole number', { seed: 1.5 }, 'seed'],
    ['a seed that does not fit 32 bits', { seed: 2 ** 32 }, 'seed'],
    ['a seed below 32 bits', { seed: -(2 ** 31) - 1 }, 'seed'],
    ['a seed of fewer than 32 hex digits', { seed: 'abcdef' }, 'seed'],
    ['a seed with other signs', { seed: `0x${'1'.repeat(30)}` }, 'seed'],
    ['a seed of nothing but zeros', { seed: '0'.repeat(32) }, 'seed'],
    ['a seed that is neither', { seed: null }, 'seed'],
    ['options that are no JSON', { options: { f: () => {} } }, 'options'],
  ])('a match with %s is not created', (_what, options, path) => {
    expect(() => createMatch(game, wrong(options))).toThrow(expect.objectContaining({ code: 'bad-options', path }));
    expect(() => createMatch(game, wrong(options))).not.toThrow('\u001B');
    expect(() => emptyMatch(game, wrong(options))).toThrow(CardloomError);
  });
});
