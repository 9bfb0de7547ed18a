import { createRequire } from 'node:module';
import { createMatch, declareGame, playReplay } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** What docs/boardgame-io.md says of boardgame.io, tried on it; and of Cardloom beside it. */
const require = createRequire(new URL('../bench/package.json', import.meta.url));
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');
const { Local } = require('boardgame.io/multiplayer');
const { MCTSBot, RandomBot } = require('boardgame.io/ai');

const started = (game, more = {}) => {
  const client = Client({ game, debug: false, ...more });
  client.start();
  return client;
};
const turn = { minMoves: 1, maxMoves: 1 };
const cells = {
  setup: () => ({ cells: [null, null] }),
  turn,
  moves: {
    take: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
};

const kit = declareGame({ name: 'cells', state: { game: { cells: ['', ''] } } });
const take = kit
  .move()
  .value('cell', ({ G }) => [0, 1].filter((id) => G.cells[id] === ''))
  .run(({ G, player, coreOps }, { cell }) => {
    G.cells = G.cells.map((owner, id) => (id === cell ? player.id : owner));
    coreOps.endTurn();
  });
const game = kit.define({ segments: { play: { turn: {}, moves: { take } } } });
const matchOf = (defined = game) => createMatch(defined, { players: ['ann', 'bo'], seed: 1 });

afterEach(() => vi.restoreAllMocks());

it('is the version that the page names', () => {
  expect(require('boardgame.io/package.json').version).toMatch(/^0\.50\./);
});

describe('a move that is not allowed', () => {
  it('boardgame.io ignores it and logs it; the caller gets undefined', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = started(cells);
    client.moves.take(0);
    const before = client.getState();
    expect(client.moves.take(0)).toBeUndefined();
    expect(client.getState()._stateID).toBe(before._stateID);
    expect(error).toHaveBeenCalled();
  });

  it('Cardloom gives a code, a sentence and a path', () => {
    const match = matchOf();
    match.act({ player: 'ann', move: 'take', args: { cell: 0 } });
    const { ok, error } = match.act({ player: 'bo', move: 'take', args: { cell: 0 } });
    expect([ok, error.code, error.path]).toEqual([false, 'illegal-choice', expect.stringContaining('cell')]);
  });
});

describe('bots', () => {
  it('boardgame.io: without enumerate a bot cannot play', async () => {
    const bot = new RandomBot({ game: cells, enumerate: undefined });
    await expect((async () => bot.play(started(cells).getState(), '0'))()).rejects.toThrow(/enumerate/);
  });

  it('boardgame.io: a bot is given the whole of G, whatever playerView strips', async () => {
    let seen;
    const secret = {
      setup: () => ({ secret: 42, players: { 0: { hand: ['ace'] }, 1: { hand: ['king'] } }, n: 0 }),
      playerView: PlayerView.STRIP_SECRETS,
      turn,
      moves: {
        go: ({ G }) => {
          G.n += 1;
        },
      },
      ai: {
        enumerate: (G) => {
          seen = JSON.parse(JSON.stringify(G));
          return [{ move: 'go' }];
        },
      },
    };
    const more = { playerID: '0', numPlayers: 2, multiplayer: Local({ bots: { 1: RandomBot } }) };
    const client = started(secret, more);
    expect(client.getState().G).toEqual({ players: { 0: { hand: ['ace'] } }, n: 0 });
    client.moves.go();
    await vi.waitFor(() => expect(seen).toBeDefined(), { timeout: 20_000 });
    expect(seen.secret).toBe(42);
    expect(seen.players[0].hand).toEqual(['ace']);
    client.stop();
  });

  it('Cardloom: legal actions come from the choices', () => {
    expect([...matchOf().legalActions('ann')].map(({ args }) => args)).toEqual([{ cell: 0 }, { cell: 1 }]);
  });
});

describe('undo', () => {
  it('boardgame.io: not after the turn has ended', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = started(cells);
    client.moves.take(0);
    client.undo();
    expect(client.getState().G.cells[0]).toBe('0');
  });

  it('Cardloom: across turns', () => {
    const match = matchOf();
    match.act({ player: 'ann', move: 'take', args: { cell: 0 } });
    match.act({ player: 'bo', move: 'take', args: { cell: 1 } });
    expect([match.undo().ok, match.undo().ok, match.state.G.cells]).toEqual([true, true, ['', '']]);
  });
});

describe('a rule that throws', () => {
  it('boardgame.io: the state stays, the error reaches the caller', () => {
    const boom = ({ G }) => {
      G.n = 5;
      throw new Error('boom');
    };
    const client = started({ setup: () => ({ n: 0 }), moves: { boom } });
    expect(() => client.moves.boom()).toThrow('boom');
    expect(client.getState().G).toEqual({ n: 0 });
  });

  it('Cardloom: the move is taken back, the failure names the rule', () => {
    const boom = kit.move().run(({ G }) => {
      G.cells = ['x', 'x'];
      throw new Error('boom');
    });
    const match = matchOf(kit.define({ segments: { play: { turn: {}, moves: { boom } } } }));
    const { ok, error } = match.act({ player: 'ann', move: 'boom' });
    expect([ok, error.code, match.state.G.cells]).toEqual([false, 'rule-threw', ['', '']]);
    expect(error.path).toContain('boom');
  });
});

describe('a misspelt phase', () => {
  it('boardgame.io: an exception when the phase ends', () => {
    const client = started({ setup: () => ({}), moves: {}, phases: { a: { start: true, next: 'bb' }, b: {} } });
    expect(() => client.events.endPhase()).toThrow(TypeError);
  });

  it('Cardloom: an error before the first match, with what was probably meant', () => {
    const segments = {
      play: { turn: { phases: { alpha: { start: true, next: 'betta', moves: { take } }, beta: {} } } },
    };
    expect(() => kit.define({ segments })).toThrow(/beta/);
  });
});

it('state outside G survives undo in boardgame.io', () => {
  let outside = 0;
  const step = ({ G }) => {
    outside += 1;
    G.n = outside;
  };
  const client = started({ setup: () => ({ n: 0 }), moves: { step } });
  client.moves.step();
  client.undo();
  client.moves.step();
  expect(client.getState().G.n).toBe(2);
});

describe('replays', () => {
  it('boardgame.io: a log of what was done', () => {
    const client = started(cells);
    client.moves.take(0);
    expect(client.log.map(({ action }) => action.payload.type)).toContain('take');
  });

  it('Cardloom: seed and actions, checked by checksum', () => {
    const match = matchOf();
    match.act({ player: 'ann', move: 'take', args: { cell: 0 } });
    const replay = match.replay();
    expect(playReplay(game, replay).checksum()).toBe(match.checksum());
    expect(() => playReplay(game, { ...replay, checksum: '0'.repeat(16) })).toThrow();
  });
});

describe('what boardgame.io has besides', () => {
  it('bots: random and MCTS', () => {
    expect([typeof RandomBot, typeof MCTSBot]).toEqual(['function', 'function']);
  });

  it('a debug panel, and a client for React Native', () => {
    for (const part of ['debug', 'react-native']) expect(require.resolve(`boardgame.io/${part}`)).toContain(part);
  });

  it('G of any JSON, changed in place', () => {
    const client = started({
      setup: () => ({ grid: [[{ owner: null }]] }),
      moves: {
        claim: ({ G, playerID }) => {
          G.grid[0][0].owner = playerID;
        },
      },
    });
    client.moves.claim();
    expect(client.getState().G).toEqual({ grid: [[{ owner: '0' }]] });
  });
});
