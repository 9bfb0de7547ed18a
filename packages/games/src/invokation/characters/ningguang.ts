import { findIn } from '../board.ts';
import { Element } from '../elements.ts';
import { burst, character, combatStatus, elemental, normal } from '../forms.ts';
import { create, damage } from '../ops.ts';

/** Ningguang: Geo, catalyst. Her screen guards, and her burst is stronger behind it. */
export const ningguang = character({
  name: 'Ningguang',
  element: 'geo',
  weapon: 'catalyst',
  faction: 'Liyue',
  energy: 3,
  skills: [
    normal('Sparkling Scatter', [damage(1, 'geo')]),
    elemental('Jade Screen', { geo: 3 }, [damage(2, 'geo'), create('Jade Screen')]),
    burst('Starshatter', { geo: 3, energy: 3 }, (m) => [damage(m.find('Jade Screen') === undefined ? 6 : 8, 'geo')]),
  ],
  // while the screen is out, your side's Geo damage +1, wherever she stands
  talent: {
    name: 'Strategic Reserve',
    cost: { geo: 4 },
    uses: 1,
    text: 'Use Jade Screen. While Jade Screen is out, your Geo damage +1.',
    adds: {
      to: 'side',
      by: 1,
      when: ({ element }, me) => element === Element.geo && findIn(me.owner.statuses, 'Jade Screen') !== undefined,
    },
  },
  // your active character takes at least 2 damage: -1
  makes: [combatStatus('Jade Screen', { usages: 2, reduces: { by: 1, from: 2 } })],
});
