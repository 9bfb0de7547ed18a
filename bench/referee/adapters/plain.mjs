// Hand-written mutable loop: the physical limit.
import * as R from '../rules.mjs';
export const create = ({ limit, seed }) => {
  const G = R.setup(limit, seed);
  let phase = 'muster',
    p = 0,
    over;
  R.phaseBegin(G, phase);
  R.turnBegin(G, 0);
  return {
    G: () => G,
    phase: () => phase,
    player: () => p,
    done: () => over !== undefined,
    apply(type, i) {
      R.MOVES[type](G, p, i);
      over = R.gameOver(G);
      if (over !== undefined) {
        R.phaseEnd(G, phase);
        return;
      }
      const ph = R.phaseOver(G, phase);
      R.turnEnd(G, p);
      if (ph) {
        R.phaseEnd(G, phase);
        phase = R.NEXT[phase];
        p = 0;
        R.phaseBegin(G, phase);
      } else p = 1 - p;
      R.turnBegin(G, p);
    },
  };
};
