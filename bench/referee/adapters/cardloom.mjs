// In place, tape on: moves are made on one line of play and could all be unmade.
import { reader, start } from '../game.mjs';

export const create = (options) => {
  const line = start(options).line();
  const players = line.context.ctx.playerOrder;
  return {
    ...reader(line.context),
    apply(move, i, p) {
      line.make({ player: players[p], move, args: { i } });
    },
    line,
  };
};
