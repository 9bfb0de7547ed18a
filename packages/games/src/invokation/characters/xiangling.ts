import { burst, character, combatStatus, elemental, normal, summoned } from '../forms.ts';
import { create, damage, summon } from '../ops.ts';

/** Xiangling: Pyro, polearm. Guoba breathes fire at the end of rounds, Pyronado after skills. */
export const xiangling = character({
  name: 'Xiangling',
  element: 'pyro',
  weapon: 'polearm',
  faction: 'Liyue',
  energy: 2,
  skills: [
    normal('Dough-Fu', [damage(2, 'physical')]),
    elemental('Guoba Attack', { pyro: 3 }, (m) =>
      m.hasTalent ? [damage(1, 'pyro'), summon('Guoba')] : [summon('Guoba')],
    ),
    burst('Pyronado', { pyro: 4, energy: 2 }, [damage(2, 'pyro'), create('Pyronado')]),
  ],
  // Guoba Attack also deals 1 Pyro
  talent: {
    name: 'Crossfire',
    cost: { pyro: 4 },
    uses: 1,
    text: 'Use Guoba Attack, which also deals 1 Pyro.',
  },
  makes: [
    // end phase: 2 Pyro
    summoned('Guoba', { usages: 2, on: { endPhase: { does: [damage(2, 'pyro')] } } }),
    // after a skill of your characters, her burst excepted: 2 Pyro
    combatStatus('Pyronado', {
      usages: 2,
      on: {
        afterSkill: { when: (m) => m.isMine && m.skill.name !== 'Pyronado', does: [damage(2, 'pyro')] },
      },
    }),
  ],
});
