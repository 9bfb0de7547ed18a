import { Element } from '../elements.ts';
import { burst, character, combatStatus, elemental, normal, status } from '../forms.ts';
import { bearers } from '../moment.ts';
import { attach, create, damage, heal } from '../ops.ts';
import type { Skill } from '../printed.ts';

const isNormal = ({ skill }: { readonly skill: Skill | null }): boolean => skill?.type === 'normal';

/** Noelle: Geo, claymore. A shield for her side, and a burst that makes her attacks Geo. */
export const noelle = character({
  name: 'Noelle',
  element: 'geo',
  weapon: 'claymore',
  faction: 'Mondstadt',
  energy: 2,
  skills: [
    normal('Favonius Bladework-Maid', [damage(2, 'physical')]),
    elemental('Breastplate', { geo: 3 }, [damage(1, 'geo'), create('Full Plate')]),
    burst('Sweeping Time', { geo: 4, energy: 2 }, [damage(4, 'geo'), attach('Sweeping Time', 'self')]),
  ],
  // after her normal attack, if Full Plate is out: heal everyone 1, once per round
  talent: {
    name: 'I Got Your Back',
    cost: { geo: 3 },
    uses: 1,
    text: 'Use Breastplate. After her normal attack behind Full Plate: heal all your characters 1, once per round.',
    on: {
      afterSkill: {
        perRound: 1,
        when: (m) => bearers('normal')(m) && m.find('Full Plate') !== undefined,
        does: [heal(1, 'all')],
      },
    },
  },
  makes: [
    // a shield of 2; while it lasts, Physical damage is halved, rounded up
    combatStatus('Full Plate', {
      usages: 2,
      shield: true,
      scales: {
        to: 'taken',
        isFree: true,
        gives: (value) => Math.ceil(value / 2),
        when: ({ element }) => element === Element.physical,
      },
    }),
    // her normal attack +2, her Physical becomes Geo, the first normal attack of a round costs 1 Geo less
    status('Sweeping Time', {
      rounds: 2,
      infuses: 'geo',
      adds: { by: 2, when: isNormal },
      discounts: { on: 'skill', part: 'element', perRound: 1, when: isNormal },
    }),
  ],
});
