import { ownSummon, passesOn, theirSummon } from '../aims.ts';
import { activeOf } from '../board.ts';
import { gainEnergy } from '../effects.ts';
import { leavePlay } from '../entities.ts';
import { combatStatus, event } from '../forms.ts';
import type { Player } from '../kit.ts';
import { yours } from '../moment.ts';
import { addUsages, create, destroyTarget, draw, energy, gainDice, moveEquipment, reroll, switchTo } from '../ops.ts';
import * as picks from '../picks.ts';
import { Kind, type Printed } from '../printed.ts';

/** Events, each with the status it leaves. */

const hasStandby = (player: Player): true | string => picks.hasStandby(player) || 'needs a standby character';

const hasRoom = (player: Player): true | string =>
  picks.hasRoomForEnergy(activeOf(player)) || `needs room for energy, and ${activeOf(player).name} is full`;

export const events: readonly Printed[] = [
  event('The Bestest Travel Companion!', { cost: { any: 2 }, text: 'Create 2 Omni.', does: [gainDice(2, 'omni')] }),

  event('Changing Shifts', {
    text: 'Your next switch costs 1 less.',
    playable: hasStandby,
    does: [create('Changing Shifts (played)')],
  }),
  combatStatus('Changing Shifts (played)', { usages: 1, discounts: { on: 'switch' } }),

  event('Leave It to Me!', {
    text: 'Your next switch is a fast action.',
    playable: hasStandby,
    does: [create('Leave It to Me! (played)')],
  }),
  combatStatus('Leave It to Me! (played)', { usages: 1, fastSwitch: {} }),

  event('When the Crane Returned', {
    cost: { same: 1 },
    text: 'After your next skill, switch to the next character.',
    playable: hasStandby,
    does: [create('When the Crane Returned (played)')],
  }),
  combatStatus('When the Crane Returned (played)', {
    usages: 1,
    on: { afterSkill: { when: yours(), does: [switchTo('next')] } },
  }),

  event('Toss-Up', { text: 'Reroll dice, up to twice.', does: [reroll(2)] }),

  event('Strategize', { cost: { same: 1 }, text: 'Draw 2 cards.', does: [draw(2)] }),

  event('Starsigns', {
    cost: { any: 2 },
    text: 'Your active character gains 1 energy.',
    playable: hasRoom,
    does: [energy(1, 'active')],
  }),

  // both give, even if the active character has room for one only
  event("Calx's Arts", {
    cost: { same: 1 },
    text: 'Each standby character gives 1 energy to the active one.',
    playable: (player) =>
      picks.standbysOf(player).some((giver) => giver.energy > 0)
        ? hasRoom(player)
        : 'needs a standby character with energy',
    does: ({ player, active }) => {
      const givers = picks.standbysOf(player).filter((giver) => giver.energy > 0);
      for (const giver of givers) giver.energy -= 1;
      gainEnergy(active, givers.length);
    },
  }),

  event('Master of Weaponry', {
    text: 'Move a weapon to another of your characters who uses its type.',
    aims: passesOn(Kind.weapon),
    does: [moveEquipment('weapon')],
  }),
  event("Blessing of the Divine Relic's Installation", {
    text: 'Move an artifact to another of your characters.',
    aims: passesOn(Kind.artifact),
    does: [moveEquipment('artifact')],
  }),

  event('Quick Knit', {
    cost: { same: 1 },
    text: 'A summon of yours: +1 usage.',
    aims: [ownSummon],
    does: [addUsages(1, 'target')],
  }),

  // 3.3; later ones take usages away
  event('Send Off', {
    cost: { same: 2 },
    text: 'Destroy a summon of your opponent.',
    aims: [theirSummon],
    does: [destroyTarget()],
  }),

  event("Guardian's Oath", {
    cost: { same: 4 },
    text: 'Destroy all summons of both players.',
    does: ({ context, player, foe }) => {
      for (const { summons } of [player, foe]) {
        for (const summon of summons.cards) leavePlay(context, summon);
      }
    },
  }),

  event("I Haven't Lost Yet!", {
    text: 'If you lost a character this round: 1 Omni, and your active character gains 1 energy.',
    playable: ({ hasLost }) => hasLost || 'needs a character of yours who was defeated in this round',
    does: [gainDice(1, 'omni'), energy(1, 'active')],
  }),
];
