import { initialTransition, transition } from 'xstate';
import { machine, phaseOf } from './xstate-machine.mjs';
export const create = (o) => {
  let [s] = initialTransition(machine, o);
  return {
    G: () => s.context.G,
    phase: () => phaseOf(s),
    player: () => s.context.p,
    done: () => s.status === 'done',
    apply(type, i) {
      [s] = transition(machine, s, { type, i });
    },
  };
};
