import { createRequire } from 'node:module';
import * as R from '../rules.mjs';

const require = createRequire(import.meta.url);
const { TurnOrder } = require('boardgame.io/core');
export const makeGame = ({ limit, seed, disableUndo = false }) => {
  const turn = {
    order: TurnOrder.RESET,
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx }) => {
      R.turnBegin(G, +ctx.currentPlayer);
    },
    onEnd: ({ G, ctx }) => {
      R.turnEnd(G, +ctx.currentPlayer);
    },
  };
  const mv =
    (f) =>
    ({ G, playerID, ctx }, i) => {
      f(G, +(playerID ?? ctx.currentPlayer), i);
    };
  return {
    name: 'skirmish',
    seed: String(seed),
    disableUndo,
    setup: () => R.setup(limit, seed),
    endIf: ({ G }) => R.gameOver(G),
    phases: {
      muster: {
        start: true,
        next: 'battle',
        turn: { ...turn },
        moves: { draw: mv(R.draw) },
        onBegin: ({ G }) => {
          R.phaseBegin(G, 'muster');
        },
        onEnd: ({ G }) => {
          R.phaseEnd(G, 'muster');
        },
        endIf: ({ G }) => R.phaseOver(G, 'muster'),
      },
      battle: {
        next: 'muster',
        turn: { ...turn },
        moves: { play: mv(R.play), pass: mv(R.pass) },
        onBegin: ({ G }) => {
          R.phaseBegin(G, 'battle');
        },
        onEnd: ({ G }) => {
          R.phaseEnd(G, 'battle');
        },
        endIf: ({ G }) => R.phaseOver(G, 'battle'),
      },
    },
  };
};
