import { bit, Element } from '../elements.ts';
import { combatStatus, status, summoned } from '../forms.ts';
import { damage } from '../ops.ts';
import type { Printed } from '../printed.ts';

/** What reactions make, and what food does to who eats it. */

const HITS_FROZEN = bit(Element.physical) | bit(Element.pyro);
const WAKES_CORE = bit(Element.pyro) | bit(Element.electro);
const WAKES_FIELD = bit(Element.electro) | bit(Element.dendro);

export const products: readonly Printed[] = [
  // No skills, no talent cards this round. Physical or Pyro damage: +2, and it leaves.
  status('Frozen', {
    usages: 1,
    rounds: 1,
    adds: { to: 'taken', by: 2, when: ({ element }) => (HITS_FROZEN & bit(element)) !== 0 },
  }),

  // A shield of 1 for the active character, up to 2.
  combatStatus('Crystallize', { usages: 1, stacksTo: 2, shield: true }),

  // End phase: 1 Pyro. Usages up to 2.
  summoned('Burning Flame', { usages: 1, stacksTo: 2, on: { endPhase: { does: [damage(1, 'pyro')] } } }),

  // Your next Pyro or Electro damage to the opposing active character: +2.
  combatStatus('Dendro Core', {
    usages: 1,
    adds: { by: 2, when: ({ element, isOnActive }) => isOnActive && (WAKES_CORE & bit(element)) !== 0 },
  }),

  // Your Electro or Dendro damage to the opposing active character: +1.
  combatStatus('Catalyzing Field', {
    usages: 3,
    adds: { by: 1, when: ({ element, isOnActive }) => isOnActive && (WAKES_FIELD & bit(element)) !== 0 },
  }),

  // No more food this round.
  status('Satiated', { rounds: 1 }),
];
