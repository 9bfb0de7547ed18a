// In place, tape on: moves are made on a line of play, each atomic, and nothing is kept of them.
import { reader, start } from '../game.mjs';

export const create = (options, keep = false) => {
  const line = start(options).line();
  const players = line.context.ctx.playerOrder;
  return {
    ...reader(line.context),
    apply(move, i, p) {
      line.make({ player: players[p], move, args: { i } });
      if (!keep) line.forget();
    },
    line,
  };
};
