// A match as a server runs it: recorded history, events on demand, atomic moves.
import { actionOf, reader, start } from '../game.mjs';

export const create = (options) => {
  const match = start(options);
  const { players } = match.flow.context;
  const { G, phase, player, done } = reader(match.flow.context);
  // no spread: it would give every match's object a hidden class of its own
  return {
    G,
    phase,
    player,
    done,
    apply(move, i, p) {
      match.act(actionOf(players[p].id, move, i));
    },
  };
};
