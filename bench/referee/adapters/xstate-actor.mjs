import { createActor } from 'xstate';
import { machine, phaseOf } from './xstate-machine.mjs';
export const create = (o) => {
  const a = createActor(machine, { input: o });
  a.start();
  let s = a.getSnapshot();
  return {
    G: () => s.context.G,
    phase: () => phaseOf(s),
    player: () => s.context.p,
    done: () => s.status === 'done',
    apply(type, i) {
      a.send({ type, i });
      s = a.getSnapshot();
    },
  };
};
