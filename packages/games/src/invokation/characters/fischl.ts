import { burst, character, elemental, normal, summoned } from '../forms.ts';
import { hasTalent, yours } from '../moment.ts';
import { damage, pierce, summon } from '../ops.ts';

/** Fischl: Electro, bow. Her raven strikes at the end of rounds, and with her talent beside her. */
export const fischl = character({
  name: 'Fischl',
  element: 'electro',
  weapon: 'bow',
  faction: 'Mondstadt',
  energy: 3,
  skills: [
    normal('Bolts of Downfall', [damage(2, 'physical')]),
    elemental('Nightrider', { electro: 3 }, [damage(1, 'electro'), summon('Oz')]),
    burst('Midnight Phantasmagoria', { electro: 3, energy: 3 }, [pierce(2), damage(4, 'electro')]),
  ],
  // after her normal attack Oz deals 2 Electro: see Oz
  talent: {
    name: 'Stellar Predator',
    cost: { electro: 3 },
    uses: 1,
    text: 'Use Nightrider. After her normal attack Oz deals 2 Electro, which takes a usage.',
  },
  makes: [
    // end phase: 1 Electro
    summoned('Oz', {
      usages: 2,
      on: {
        endPhase: { does: [damage(1, 'electro')] },
        afterSkill: {
          when: (m) => yours('normal')(m) && m.who.name === 'Fischl' && hasTalent(m.who),
          does: [damage(2, 'electro')],
        },
      },
    }),
  ],
});
