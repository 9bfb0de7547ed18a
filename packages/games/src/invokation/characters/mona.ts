import { bearer, isActive } from '../board.ts';
import { Element } from '../elements.ts';
import { burst, character, combatStatus, elemental, normal, summoned } from '../forms.ts';
import { create, damage, leave, summon } from '../ops.ts';
import { isRelated } from '../reactions.ts';

/** Mona: Hydro, catalyst. She steps aside quickly, and her bubble doubles what comes next. */
export const mona = character({
  name: 'Mona',
  element: 'hydro',
  weapon: 'catalyst',
  faction: 'Mondstadt',
  energy: 3,
  skills: [
    normal('Ripple of Fate', [damage(1, 'hydro')]),
    elemental('Mirror Reflection of Doom', { hydro: 3 }, [damage(1, 'hydro'), summon('Reflection')]),
    burst('Stellaris Phantasm', { hydro: 3, energy: 3 }, [damage(4, 'hydro'), create('Illusory Bubble')]),
  ],
  // while she is active, once per round the switch is a fast action
  passive: { fastSwitch: { perRound: 1, when: isActive } },
  // while she is active, your side's Hydro reactions +2
  talent: {
    name: 'Prophecy of Submersion',
    cost: { hydro: 3, energy: 3 },
    uses: 2,
    text: 'Use Stellaris Phantasm. While Mona is active, your Hydro reactions +2.',
    adds: {
      to: 'side',
      by: 2,
      when: ({ reaction, met }, me) => isActive(bearer(me)) && isRelated(reaction, Element.hydro, met),
    },
  },
  makes: [
    // your active character takes damage: -1; used up it stays. End phase: it goes with 1 Hydro
    summoned('Reflection', {
      usages: 1,
      stays: true,
      reduces: { by: 1 },
      on: { endPhase: { isFree: true, does: [damage(1, 'hydro'), leave()] } },
    }),
    // your next skill damage is doubled
    combatStatus('Illusory Bubble', {
      usages: 1,
      scales: { gives: (value) => value * 2, when: ({ isSkill }) => isSkill },
    }),
  ],
});
