import { burst, character, combatStatus, elemental, normal } from '../forms.ts';
import { yours } from '../moment.ts';
import { apply, create, damage } from '../ops.ts';

/** Xingqiu: Hydro, sword. His swords guard against great blows, and follow normal attacks. */
export const xingqiu = character({
  name: 'Xingqiu',
  element: 'hydro',
  weapon: 'sword',
  faction: 'Liyue',
  energy: 2,
  skills: [
    normal('Guhua Style', [damage(2, 'physical')]),
    elemental('Fatal Rainscreen', { hydro: 3 }, (m) => [
      damage(2, 'hydro'),
      apply('hydro', 'self'),
      create('Rain Sword', { usages: m.hasTalent ? 3 : 2 }),
    ]),
    burst('Raincutter', { hydro: 3, energy: 2 }, [
      damage(1, 'hydro'),
      apply('hydro', 'self'),
      create('Rainbow Bladework'),
    ]),
  ],
  // his Rain Sword has 3 usages
  talent: {
    name: 'The Scent Remained',
    cost: { hydro: 4 },
    uses: 1,
    text: 'Use Fatal Rainscreen. Rain Sword made by him has 3 usages.',
  },
  makes: [
    // your active character takes at least 3 damage: -1
    combatStatus('Rain Sword', { usages: 2, reduces: { by: 1, from: 3 } }),
    // after your normal attack: 2 Hydro
    combatStatus('Rainbow Bladework', {
      usages: 3,
      on: { afterSkill: { when: yours('normal'), does: [damage(2, 'hydro')] } },
    }),
  ],
});
