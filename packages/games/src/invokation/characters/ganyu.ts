import { burst, character, combatStatus, elemental, normal, summoned } from '../forms.ts';
import { create, damage, pierce, summon } from '../ops.ts';

const FROSTFLAKE = 2;

/** Ganyu: Cryo, bow. A second, dear normal attack reaches all. */
export const ganyu = character({
  name: 'Ganyu',
  element: 'cryo',
  weapon: 'bow',
  faction: 'Liyue',
  energy: 2,
  skills: [
    normal('Liutian Archery', [damage(2, 'physical')]),
    elemental('Trail of the Qilin', { cryo: 3 }, [damage(1, 'cryo'), create('Ice Lotus')]),
    // with her talent, and if she has shot it in this match before, 3 and 3
    normal(
      'Frostflake Arrow',
      (m) => (m.hasTalent && m.wasEverUsed ? [pierce(3), damage(3, 'cryo')] : [pierce(2), damage(2, 'cryo')]),
      { cryo: 5 },
    ),
    burst('Celestial Shower', { cryo: 3, energy: 2 }, [pierce(1), damage(1, 'cryo'), summon('Sacred Cryo Pearl')]),
  ],
  talent: {
    name: 'Undivided Heart',
    cost: { cryo: 5 },
    uses: FROSTFLAKE,
    text: 'Use Frostflake Arrow. From its second use in the match on it deals 3 Cryo and 3 Piercing.',
  },
  makes: [
    // your active character takes damage: -1
    combatStatus('Ice Lotus', { usages: 2, reduces: { by: 1 } }),
    // end phase: 1 Cryo, 1 Piercing to the others
    summoned('Sacred Cryo Pearl', { usages: 2, on: { endPhase: { does: [pierce(1), damage(1, 'cryo')] } } }),
  ],
});
