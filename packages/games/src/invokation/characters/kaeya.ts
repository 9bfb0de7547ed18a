import { burst, character, combatStatus, elemental, normal } from '../forms.ts';
import { bearers } from '../moment.ts';
import { create, damage, heal } from '../ops.ts';

/** Kaeya: Cryo, sword. His burst bites whenever his side switches. */
export const kaeya = character({
  name: 'Kaeya',
  element: 'cryo',
  weapon: 'sword',
  faction: 'Mondstadt',
  energy: 2,
  skills: [
    normal('Ceremonial Bladework', [damage(2, 'physical')]),
    elemental('Frostgnaw', { cryo: 3 }, [damage(3, 'cryo')]),
    burst('Glacial Waltz', { cryo: 4, energy: 2 }, [damage(1, 'cryo'), create('Icicle')]),
  ],
  // after he uses Frostgnaw: heal himself 2, once per round
  talent: {
    name: 'Cold-Blooded Strike',
    cost: { cryo: 4 },
    uses: 1,
    text: 'Use Frostgnaw. After Frostgnaw Kaeya heals 2, once per round.',
    on: { afterSkill: { perRound: 1, when: bearers('elemental'), does: [heal(2, 'self')] } },
  },
  makes: [
    // after you switch active character: 2 Cryo
    combatStatus('Icicle', {
      usages: 3,
      on: { afterSwitch: { when: (m) => m.isMine, does: [damage(2, 'cryo')] } },
    }),
  ],
});
