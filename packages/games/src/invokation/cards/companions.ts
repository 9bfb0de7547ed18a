import * as dice from '../dice.ts';
import { chargeFirst, gainEnergy } from '../effects.ts';
import { bit, Element, FACES, OMNI } from '../elements.ts';
import { support } from '../forms.ts';
import { type Moment, timesUsed, yourFood } from '../moment.ts';
import { draw, gainDice, leave } from '../ops.ts';
import { firstNotFull } from '../picks.ts';
import { Kind, type Printed } from '../printed.ts';

/** Supports: companions. */

/** What Timmie, Liben and Chang collect before they leave. */
const ENOUGH = 3;

const PHYSICAL_OR_PIERCING = bit(Element.physical) | bit(Element.piercing);

/** Unused dice go to Liben: one of each element, then Omni, each of which counts. */
function collect({ me, player }: Moment): void {
  const taken: Record<string, number> = {};
  let wanted = ENOUGH - me.usages;
  for (let face = 0; face < FACES.length && wanted > 0; face++) {
    const n = Math.min(wanted, dice.count(player, face), face === OMNI ? ENOUGH : 1);
    if (n === 0) continue;
    taken[FACES[face]] = n;
    wanted -= n;
  }
  dice.spend(player, taken);
  me.usages = ENOUGH - wanted;
}

const addMaterial = (m: Moment): void => {
  m.me.usages += 1;
};
/** Starts with 2 materials, one more each end phase; once per round they pay a card of this kind, all of it or nothing. */
const crafter = (name: string, kind: Kind, what: string): Printed =>
  support(name, 'companion', {
    cost: { same: 2 },
    text: `2 materials, 1 more each end phase. Once per round they pay ${what} completely.`,
    usages: 2,
    stays: true,
    discounts: {
      on: 'card',
      by: 8,
      perRound: 1,
      isFree: true,
      when: ({ card, size }, me) => card?.kind === kind && size <= me.usages,
      pay: (me, taken) => {
        me.usages -= taken;
      },
    },
    on: { endPhase: { isFree: true, does: addMaterial } },
  });

export const companions: readonly Printed[] = [
  support('Paimon', 'companion', {
    cost: { same: 3 },
    text: 'Action phase start: 2 Omni. Twice.',
    usages: 2,
    on: { actionPhase: { does: [gainDice(2, 'omni')] } },
  }),

  support('Katheryne', 'companion', {
    cost: { any: 2 },
    text: 'Once per round your switch is a fast action.',
    fastSwitch: { perRound: 1 },
  }),

  support('Timmie', 'companion', {
    text: '1 pigeon, 1 more at each action phase start; with the third draw 1, 1 Omni, and it leaves.',
    usages: 1,
    on: {
      actionPhase: {
        isFree: true,
        does: ({ me }) => {
          me.usages += 1;
          return me.usages < ENOUGH ? [] : [draw(1), gainDice(1, 'omni'), leave()];
        },
      },
    },
  }),

  support('Liben', 'companion', {
    text: 'End phase: collects unused dice of different kinds, 3 in all. With 3 at action phase start: draw 2, 2 Omni, and it leaves.',
    on: {
      endPhase: { when: ({ me, player }) => me.usages < ENOUGH && player.dice > 0, does: collect },
      actionPhase: {
        when: ({ me }) => me.usages >= ENOUGH,
        does: [draw(2), gainDice(2, 'omni'), leave()],
      },
    },
  }),

  support('Chang the Ninth', 'companion', {
    text: "After anybody's skill with Physical or Piercing damage or a reaction: +1. At 3 draw 2, and it leaves.",
    on: {
      // what came of the skill before its turn counts as well
      afterSkill: {
        when: (m) => m.wasDealt(PHYSICAL_OR_PIERCING) || m.wasReaction,
        does: ({ me }) => {
          me.usages += 1;
          return me.usages < ENOUGH ? [] : [draw(2), leave()];
        },
      },
    },
  }),

  support('Ellin', 'companion', {
    cost: { same: 2 },
    text: 'Once per round a skill that was used in this round already costs 1 less.',
    discounts: {
      on: 'skill',
      perRound: 1,
      when: ({ skill, user }) => skill !== null && user !== null && timesUsed(user, skill.index) > 0,
    },
  }),

  support('Tubby', 'companion', {
    cost: { same: 2 },
    text: 'Once per round a location costs 2 less.',
    discounts: { on: 'card', by: 2, perRound: 1, when: ({ card }) => card?.tags.includes('location') === true },
  }),

  // nobody with room for energy: it waits
  support('Iron Tongue Tian', 'companion', {
    cost: { any: 2 },
    text: 'End phase: a character of yours who is not full gains 1 energy, the active one first. Twice.',
    usages: 2,
    on: {
      endPhase: {
        when: ({ player }) => firstNotFull(player) !== undefined,
        does: ({ player }) => chargeFirst(player),
      },
    },
  }),

  support('Liu Su', 'companion', {
    cost: { same: 1 },
    text: 'After you switch to a character without energy: it gains 1, once per round. Twice.',
    usages: 2,
    on: {
      afterSwitch: {
        perRound: 1,
        when: (m) => m.isMine && m.who.energy === 0 && !m.who.isDefeated,
        does: ({ who }) => gainEnergy(who, 1),
      },
    },
  }),

  crafter('Timaeus', Kind.artifact, 'an artifact'),
  crafter('Wagner', Kind.weapon, 'a weapon'),

  support('Chef Mao', 'companion', {
    cost: { same: 1 },
    text: 'After you play food: 1 die of a random element, once per round.',
    on: { afterCard: { perRound: 1, when: yourFood, does: [gainDice(1, 'random')] } },
  }),
];
