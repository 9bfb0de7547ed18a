import { findIn } from '../board.ts';
import { burst, character, elemental, normal, summoned } from '../forms.ts';
import { apply, damage, heal, summon } from '../ops.ts';

/** Barbara: Hydro, catalyst. She heals everybody, and leaves them a little wet. */
export const barbara = character({
  name: 'Barbara',
  element: 'hydro',
  weapon: 'catalyst',
  faction: 'Mondstadt',
  energy: 3,
  skills: [
    normal('Whisper of Water', [damage(1, 'hydro')]),
    elemental('Let the Show Begin', { hydro: 3 }, [damage(1, 'hydro'), summon('Melody Loop')]),
    burst('Shining Miracle', { hydro: 3, energy: 3 }, [heal(4, 'all')]),
  ],
  // while the loop is out, once per round your switch costs 1 less
  talent: {
    name: 'Glorious Season',
    cost: { hydro: 4 },
    uses: 1,
    text: 'Use Let the Show Begin. While Melody Loop is out, once per round your switch costs 1 less.',
    discounts: {
      on: 'switch',
      perRound: 1,
      when: (_price, me) => findIn(me.owner.summons, 'Melody Loop') !== undefined,
    },
  },
  makes: [
    // end phase: heal all 1, then Hydro on your active character
    summoned('Melody Loop', { usages: 2, on: { endPhase: { does: [heal(1, 'all'), apply('hydro', 'active')] } } }),
  ],
});
