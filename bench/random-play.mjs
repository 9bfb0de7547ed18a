// Random play: somebody picks uniformly among all they can do until nobody can do anything.
import { ActionList, describeGame } from 'cardloom';

/** A match as a registry entry has it for benchmarks: its game, the ids of the players and the options. */
export function tableFor(entry, players = describeGame(entry.game).players.min) {
  const ids = Array.from({ length: players }, (_, seat) => `p${seat}`);
  const options = entry.bench?.options ?? entry.options?.(ids.map(() => undefined)) ?? null;
  return { game: entry.game, ids, options };
}

/** Plays on, at most so many actions, and gives how many there were. */
export function playOut(match, pick, most, list = new ActionList()) {
  const { players } = match;
  const seats = players.length;
  let seat = 0;
  for (let actions = 0; actions < most; actions++) {
    // the same player goes on as long as they can, then the next who can
    for (let asked = 0; match.listActions(players[seat], list).size === 0; ) {
      if (++asked === seats) return actions;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    const k = pick(list.size);
    // older commits, which `compare` measures, make an object of every action
    const result = match.actAt === undefined ? match.act(list.at(k)) : match.actAt(list, k);
    if (!result.ok) throw new Error(`a listed action was refused: ${result.error.message}`);
  }
  return most;
}

export function xorshift(seed) {
  let x = seed | 0 || 1;
  return (bound) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % bound;
  };
}
