import { findIn } from '../board.ts';
import { burst, character, elemental, normal, summoned } from '../forms.ts';
import type { Op } from '../kit.ts';
import type { Moment } from '../moment.ts';
import { addUsages, damage, leave, summon } from '../ops.ts';

const MIMICS: readonly string[] = ['Squirrel', 'Raptor', 'Frog'];

/** So many different Mimics at random, while possible kinds that are not in play. */
function mimics({ context, player }: Moment, count: number): Op[] {
  const isOut = (name: string): boolean => findIn(player.summons, name) !== undefined;
  const fresh = MIMICS.filter((name) => !isOut(name));
  const others = MIMICS.filter(isOut);
  const chosen: Op[] = [];
  for (let i = 0; i < count; i++) {
    const from = fresh.length > 0 ? fresh : others;
    chosen.push(summon(from.splice(context.coreOps.random(from.length), 1)[0]));
  }
  return chosen;
}

/** Rhodeia of Loch: Hydro, a monster. She calls Mimics, and her burst grows with them. */
export const rhodeia = character({
  name: 'Rhodeia of Loch',
  element: 'hydro',
  weapon: 'none',
  faction: 'Monster',
  energy: 3,
  skills: [
    normal('Surge', [damage(1, 'hydro')]),
    elemental('Oceanid Mimic Summoning', { hydro: 3 }, (m) => mimics(m, 1)),
    elemental('The Myriad Wilds', { hydro: 5 }, (m) => mimics(m, 2)),
    burst('Tide and Torrent', { hydro: 3, energy: 3 }, (m) => {
      const tide = damage(2 + 2 * m.player.summons.length, 'hydro');
      return m.hasTalent ? [tide, addUsages(1, 'summons')] : [tide];
    }),
  ],
  // her burst gives her side's summons +1 usage
  talent: {
    name: 'Streaming Surge',
    cost: { hydro: 4, energy: 3 },
    uses: 3,
    text: 'Use Tide and Torrent, which also gives each summon of yours +1 usage.',
  },
  makes: [
    // end phase: 2 Hydro
    summoned('Squirrel', { usages: 2, on: { endPhase: { does: [damage(2, 'hydro')] } } }),
    // end phase: 1 Hydro
    summoned('Raptor', { usages: 3, on: { endPhase: { does: [damage(1, 'hydro')] } } }),
    // your active character takes damage: -1; used up it stays, and in the end phase goes with 2 Hydro
    summoned('Frog', {
      usages: 2,
      stays: true,
      reduces: { by: 1 },
      on: { endPhase: { isFree: true, when: ({ me }) => me.usages === 0, does: [damage(2, 'hydro'), leave()] } },
    }),
  ],
});
