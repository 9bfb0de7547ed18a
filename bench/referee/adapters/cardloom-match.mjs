// A match as a server runs it: recorded history, events on demand, atomic moves.
import { reader, start } from '../game.mjs';

export const create = (options) => {
  const match = start(options);
  const { players } = match;
  return {
    ...reader(match.flow.context),
    apply(move, i, p) {
      match.act({ player: players[p], move, args: { i } });
    },
  };
};
