import { createRequire } from 'node:module';
import { makeGame } from './bgio-game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
/** A client whose state is read in this way after each move. */
export const createWith = (read) => (o) => {
  const client = Client({ game: makeGame(o), numPlayers: 2, debug: false });
  let s = read(client);
  return {
    client,
    G: () => s.G,
    phase: () => s.ctx.phase,
    player: () => +s.ctx.currentPlayer,
    done: () => s.ctx.gameover !== undefined,
    apply(type, i) {
      client.moves[type](i);
      s = read(client);
    },
    sizes: () => ({
      state: JSON.stringify(client.store.getState()).length,
      log: JSON.stringify(client.log).length,
      logEntries: client.log.length,
    }),
  };
};
export const create = createWith((client) => client.store.getState());
