import { Element } from '../elements.ts';
import { burst, character, combatStatus, elemental, normal, summoned } from '../forms.ts';
import { create, damage, summon } from '../ops.ts';
import { Kind } from '../printed.ts';

/** Collei: Dendro, bow. Her talent adds a little Dendro to Dendro reactions. */
export const collei = character({
  name: 'Collei',
  element: 'dendro',
  weapon: 'bow',
  faction: 'Sumeru',
  energy: 2,
  skills: [
    normal("Supplicant's Bowmanship", [damage(2, 'physical')]),
    elemental('Floral Brush', { dendro: 3 }, (m) =>
      m.hasTalent ? [damage(3, 'dendro'), create('Sprout')] : [damage(3, 'dendro')],
    ),
    burst('Trump-Card Kitty', { dendro: 3, energy: 2 }, [damage(2, 'dendro'), summon('Cuilein-Anbar')]),
  ],
  // with it, Floral Brush leaves Sprout for the round
  talent: {
    name: 'Floral Sidewinder',
    cost: { dendro: 3 },
    uses: 1,
    text: 'Use Floral Brush. In a round with Floral Brush, once: after a Dendro reaction of your skills, 1 Dendro.',
  },
  makes: [
    // this round, once for the side: after your characters' skills set off a Dendro-related reaction, 1 Dendro
    combatStatus('Sprout', {
      rounds: 1,
      countsForSide: true,
      on: {
        afterReaction: {
          perRound: 1,
          when: (m) => m.isByMe && m.byKind === Kind.character && m.isRelatedTo(Element.dendro),
          does: [damage(1, 'dendro')],
        },
      },
    }),
    // end phase: 2 Dendro
    summoned('Cuilein-Anbar', { usages: 2, on: { endPhase: { does: [damage(2, 'dendro')] } } }),
  ],
});
