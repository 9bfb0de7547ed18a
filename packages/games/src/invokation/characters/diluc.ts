import { burst, character, elemental, normal, status } from '../forms.ts';
import { timesUsed } from '../moment.ts';
import { attach, damage } from '../ops.ts';

/** Diluc: Pyro, claymore. His skill grows with its third use in a round. */
export const diluc = character({
  name: 'Diluc',
  element: 'pyro',
  weapon: 'claymore',
  faction: 'Mondstadt',
  energy: 3,
  skills: [
    normal('Tempered Sword', [damage(2, 'physical')]),
    // 3 Pyro; the third use in a round deals 5
    elemental('Searing Onslaught', { pyro: 3 }, (m) => [damage(m.timesUsed === 2 ? 5 : 3, 'pyro')]),
    burst('Dawn', { pyro: 4, energy: 3 }, [damage(8, 'pyro'), attach('Pyro Infusion', 'self')]),
  ],
  // the second Searing Onslaught in a round costs 1 Pyro less
  talent: {
    name: 'Flowing Flame',
    cost: { pyro: 3 },
    uses: 1,
    text: 'Use Searing Onslaught. Its second use in a round costs 1 Pyro less.',
    discounts: {
      on: 'skill',
      part: 'element',
      when: ({ skill, user }) => skill?.index === 1 && user !== null && timesUsed(user, 1) === 1,
    },
  },
  // his Physical becomes Pyro
  makes: [status('Pyro Infusion', { rounds: 2, infuses: 'pyro' })],
});
