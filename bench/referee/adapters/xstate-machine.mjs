import { assign, setup } from 'xstate';
import * as R from '../rules.mjs';

// Hierarchical machine: phase (compound) > turn / check. Context is mutated in place inside assign(),
// which is the cheapest thing XState allows (plain actions would run only after the guards).
const phase = (name, on) => ({
  entry: assign(({ context }) => {
    R.phaseBegin(context.G, name);
    context.p = 0;
    return context;
  }),
  exit: assign(({ context }) => {
    R.phaseEnd(context.G, name);
    return context;
  }),
  initial: 'turn',
  states: {
    turn: {
      entry: assign(({ context }) => {
        R.turnBegin(context.G, context.p);
        return context;
      }),
      on: Object.fromEntries(
        on.map((t) => [
          t,
          {
            target: 'check',
            actions: assign(({ context, event }) => {
              R.MOVES[t](context.G, context.p, event.i);
              return context;
            }),
          },
        ]),
      ),
    },
    check: {
      always: [
        { guard: ({ context }) => R.gameOver(context.G) !== undefined, target: '#m.over' },
        { guard: ({ context }) => R.phaseOver(context.G, name), target: `#m.${R.NEXT[name]}`, actions: 'end' },
        { target: 'turn', actions: ['end', 'next'] },
      ],
    },
  },
});
export const machine = setup({
  actions: {
    end: assign(({ context }) => {
      R.turnEnd(context.G, context.p);
      return context;
    }),
    next: assign(({ context }) => {
      context.p = 1 - context.p;
      return context;
    }),
  },
}).createMachine({
  id: 'm',
  initial: 'muster',
  context: ({ input }) => ({ G: R.setup(input.limit, input.seed), p: 0 }),
  states: { muster: phase('muster', ['draw']), battle: phase('battle', ['play', 'pass']), over: { type: 'final' } },
});
export const phaseOf = (s) => (typeof s.value === 'string' ? s.value : Object.keys(s.value)[0]);
