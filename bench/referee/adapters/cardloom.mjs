// In place, tape on: moves are made on a line of play, each atomic, and nothing is kept of them.
import { actionOf, reader, start } from '../game.mjs';

export const create = (options, keep = false) => {
  const line = start(options).line();
  const { players } = line.context;
  const { G, phase, player, done } = reader(line.context);
  // no spread: it would give every match's object a hidden class of its own
  return {
    G,
    phase,
    player,
    done,
    apply(move, i, p) {
      line.make(actionOf(players[p].id, move, i));
      if (!keep) line.forget();
    },
    line,
  };
};
