import { describe, expect, it } from 'vitest';
import { numberChoice, testGame } from '../define.fixture.ts';
import { act, answer, stage } from '../effects/stage.fixture.ts';
import { createMatch, manualMoves, playReplay, type Replay, undo } from '../index.ts';

const game = testGame({
  name: 'steps',
  state: { game: { total: 0, rolls: 0 }, player: { gold: 0 } },
  moves: { undo, ...manualMoves },
  segments: {
    walk: {
      start: true,
      next: 'rest',
      turn: { phases: { up: { start: true, next: 'down' }, down: {} } },
      moves: {
        add: {
          choices: { n: numberChoice({ min: 1, max: 9 }) } as never,
          run: ({ G }, { n }) => {
            G.total += n as number;
          },
        },
        roll: {
          choices: {},
          run: ({ G, coreOps }) => {
            G.rolls = G.rolls * 7 + coreOps.random(6);
          },
        },
      },
    },
    rest: {},
  },
});
const start = () => createMatch(game, { players: ['ann', 'bo'], seed: 11, options: { hard: true } });
const add = (n: number) => ({ player: 'ann', move: 'add', args: { n } });
const json = (replay: Replay): Replay => JSON.parse(JSON.stringify(replay)) as Replay;

describe('a replay', () => {
  it('plays moves, undo, redo and the host’s operations again, to the same checksum', () => {
    const match = start();
    match.act(add(1));
    match.act({ player: 'ann', move: 'roll' });
    match.undo();
    match.act(add(2));
    match.undo();
    match.redo();
    match.flow.setPhase('down');
    match.setManualMode(true);
    match.act({ player: 'bo', move: 'setPlayer', args: { player: 'bo', name: 'gold', value: 4 } });
    match.setManualMode(false);
    match.act({ player: 'ann', move: 'roll' });
    match.flow.endSegment();
    const replay = json(match.replay());
    const again = playReplay(game, replay);
    expect(again.checksum()).toBe(match.checksum());
    expect(again.state).toEqual(match.state);
    expect(again.replay()).toEqual(match.replay());
    expect(replay.actions).toContainEqual({ undo: null });
    expect(replay.actions).toContainEqual({ redo: null });
  });

  it('names the player who took back', () => {
    const match = start();
    match.act(add(1));
    expect(match.act({ player: 'ann', move: 'undo' }).ok).toBe(true);
    expect(match.replay().actions).toEqual([add(1), { undo: 'ann' }]);
    expect(playReplay(game, json(match.replay())).state.G.total).toBe(0);
  });

  it('calls back after every action', () => {
    const match = start();
    match.act(add(1));
    match.act(add(2));
    const totals: number[] = [];
    playReplay(game, match.replay(), (at) => totals.push(at.state.G.total));
    expect(totals).toEqual([1, 3]);
  });

  it('holds decisions and their answers', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask({ ask: 'pick', player: 'bo', data: { of: [1, 2] } }));
    answer(match, 'bo', 'pick', { n: 2 });
    expect(playReplay(match.game, json(match.replay())).checksum()).toBe(match.checksum());
  });

  const circle: unknown[] = [];
  circle.push(circle);
  const getter = Object.defineProperty({}, 'host', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });

  it.each([
    ['another game', { game: 'chess' }, 'wrong-game', 'game'],
    ['another version', { version: '9' }, 'bad-replay', 'version'],
    ['an action that is refused', { actions: [add(1), add(10)] }, 'bad-replay', 'actions[1]'],
    ['an undo of nothing', { actions: [{ undo: null }] }, 'bad-replay', 'actions[0]'],
    ['an operation nobody knows', { actions: [{ host: 'explode', args: {} }] }, 'bad-replay', 'actions[0]'],
    ['another end', { actions: [add(2)] }, 'bad-replay', 'checksum'],
    ['no actions', { actions: 'none' }, 'bad-replay', 'actions'],
    ['nonsense for an action', { actions: [null] }, 'bad-replay', 'actions[0]'],
    ['an operation without arguments', { actions: [{ host: 'jumpTo' }] }, 'bad-replay', 'actions[0]'],
    ['a note without arguments', { actions: [{ host: 'note' }] }, 'bad-replay', 'actions[0]'],
    ['arguments that are a list', { actions: [{ host: 'setManualMode', args: [] }] }, 'bad-replay', 'actions[0]'],
    ['arguments that are null', { actions: [{ host: 'setPhase', args: 7 }] }, 'bad-replay', 'actions[0]'],
    [
      'a place that is none',
      { actions: [{ host: 'jumpTo', args: { step: { toString: 1 } } }] },
      'bad-replay',
      'actions[0]',
    ],
    ['an operation that is no name', { actions: [{ host: { toString: 1 }, args: {} }] }, 'bad-replay', 'actions[0]'],
    ['an undo by nobody', { actions: [add(1), { undo: 'zoe' }] }, 'bad-replay', 'actions[1]'],
    ['an undo by an object', { actions: [add(1), { undo: {} }] }, 'bad-replay', 'actions[1]'],
    ['a hole', { actions: new Array(2) }, 'bad-replay', 'actions'],
    ['endless actions', { actions: new Array(2 ** 32 - 1) }, 'bad-replay', 'actions'],
    ['a circle', { actions: [circle] }, 'bad-replay', 'actions'],
    ['a getter that throws', { actions: [getter] }, 'bad-replay', 'actions'],
    ['a game that is an object', { game: { toString: 1 } }, 'wrong-game', 'game'],
    ['a version that is an object', { version: { toString: 1 } }, 'bad-replay', 'version'],
    ['players that are none', { players: [1, 2] }, 'bad-options', 'players'],
  ])('is refused with the place: %s', (_what, change, code, path) => {
    const match = start();
    match.act(add(1));
    expect(() => playReplay(game, { ...match.replay(), ...change } as never)).toThrow(
      expect.objectContaining({ code, path }) as never,
    );
  });
});

describe('a checksum on an action', () => {
  it('refuses what was meant for another state', () => {
    const match = start();
    const checksum = match.checksum();
    expect(match.isLegal({ ...add(1), checksum })).toBe(true);
    expect(match.act({ ...add(1), checksum }).ok).toBe(true);
    expect(match.whyNot({ ...add(1), checksum })?.code).toBe('checksum-mismatch');
    expect(match.act({ ...add(1), checksum })).toMatchObject({
      ok: false,
      error: { code: 'checksum-mismatch', path: 'checksum' },
    });
    expect(match.state.G.total).toBe(1);
  });
});
