import { createRequire } from 'node:module';
import { makeGame } from './bgio-game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
export const create = (o) => {
  const client = Client({ game: makeGame(o), numPlayers: 2, debug: false });
  let s = client.store.getState();
  return {
    client,
    G: () => s.G,
    phase: () => s.ctx.phase,
    player: () => +s.ctx.currentPlayer,
    done: () => s.ctx.gameover !== undefined,
    apply(type, i) {
      client.moves[type](i);
      s = client.store.getState();
    },
    sizes: () => ({
      state: JSON.stringify(client.store.getState()).length,
      log: JSON.stringify(client.log).length,
      logEntries: client.log.length,
    }),
  };
};
