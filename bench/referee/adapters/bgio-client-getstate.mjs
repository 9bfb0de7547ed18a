// As a user would: read through client.getState() after each move (applies playerView, copies).
import { createRequire } from 'node:module';
import { makeGame } from './bgio-game.mjs';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
export const create = (o) => {
  const client = Client({ game: makeGame(o), numPlayers: 2, debug: false });
  let s = client.getState();
  return {
    G: () => s.G,
    phase: () => s.ctx.phase,
    player: () => +s.ctx.currentPlayer,
    done: () => s.ctx.gameover !== undefined,
    apply(type, i) {
      client.moves[type](i);
      s = client.getState();
    },
  };
};
