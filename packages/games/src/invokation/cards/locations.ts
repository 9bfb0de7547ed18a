import { healCharacter } from '../effects.ts';
import { ELEMENTAL } from '../elements.ts';
import { support } from '../forms.ts';
import { yourFood } from '../moment.ts';
import { draw, gainDice, heal, leave, reroll } from '../ops.ts';
import { isActiveHurt, mostHurtStandby } from '../picks.ts';
import type { Printed } from '../printed.ts';

/** Supports: locations and items. */

/** What the transformer needs. */
const CHARGED = 3;

export const locations: readonly Printed[] = [
  support('Liyue Harbor Wharf', 'location', {
    cost: { same: 2 },
    text: 'End phase: draw 2. Twice.',
    usages: 2,
    on: { endPhase: { does: [draw(2)] } },
  }),

  support('Knights of Favonius Library', 'location', {
    cost: { same: 1 },
    text: 'When it comes: reroll dice. Roll phase: one more reroll.',
    does: [reroll(1)],
    rolls: { rerolls: 1 },
  }),

  support('Jade Chamber', 'location', {
    cost: { same: 1 },
    text: "Roll phase: 2 dice show your active character's element.",
    rolls: { fixed: 2 },
  }),

  support('Dawn Winery', 'location', {
    cost: { same: 2 },
    text: 'Once per round your switch costs 1 less.',
    discounts: { on: 'switch', perRound: 1 },
  }),

  support('Wangshu Inn', 'location', {
    cost: { same: 2 },
    text: 'End phase: heal your most hurt standby character 2. Twice.',
    usages: 2,
    on: {
      endPhase: {
        when: ({ player }) => mostHurtStandby(player) !== undefined,
        does: ({ context, player }) => {
          const hurt = mostHurtStandby(player);
          if (hurt !== undefined) healCharacter(context, hurt, 2);
        },
      },
    },
  }),

  support('Favonius Cathedral', 'location', {
    cost: { same: 2 },
    text: 'End phase: heal your active character 2, if hurt. Twice.',
    usages: 2,
    on: { endPhase: { when: ({ player }) => isActiveHurt(player), does: [heal(2, 'active')] } },
  }),
];

export const items: readonly Printed[] = [
  support('Parametric Transformer', 'item', {
    cost: { any: 2 },
    text: "After anybody's skill with elemental damage: +1. At 3: 3 dice of different elements, and it leaves.",
    on: {
      // what came of the skill before its turn counts as well
      afterSkill: {
        when: (m) => m.wasDealt(ELEMENTAL),
        does: ({ me }) => {
          me.usages += 1;
          return me.usages < CHARGED ? [] : [gainDice(3, 'different'), leave()];
        },
      },
    },
  }),

  support('NRE', 'item', {
    cost: { any: 2 },
    text: 'When it comes: draw a food. Once per round after you play food: draw a food.',
    does: [draw(1, 'food')],
    on: { afterCard: { perRound: 1, when: yourFood, does: [draw(1, 'food')] } },
  }),
];
