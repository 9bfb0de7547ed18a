import { createRequire } from 'node:module';
import { makeGame } from './bgio-game.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
export const makeCreate = (extra) => (o) => {
  const game = ProcessGameConfig(makeGame({ ...o, ...extra }));
  const reducer = CreateGameReducer({ game });
  let s = InitializeGame({ game, numPlayers: 2 });
  return {
    G: () => s.G,
    phase: () => s.ctx.phase,
    player: () => +s.ctx.currentPlayer,
    done: () => s.ctx.gameover !== undefined,
    apply(type, i, p) {
      s = reducer(s, { type: 'MAKE_MOVE', payload: { type, args: [i], playerID: String(p) } });
    },
    sizes: () => ({ state: JSON.stringify(s).length }),
  };
};
export const create = makeCreate({});
