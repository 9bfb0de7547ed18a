import { standby } from '../aims.ts';
import { chargeFirst } from '../effects.ts';
import { Element, type ElementName } from '../elements.ts';
import { combatStatus, event, status } from '../forms.ts';
import { attach, create, gainDice, heal, switchTo } from '../ops.ts';
import { firstNotFull, isAnyoneHurt } from '../picks.ts';
import type { Printed } from '../printed.ts';
import { isRelated, Reaction } from '../reactions.ts';

/** Elemental resonance: events for decks with two characters of an element. */

const woven = (name: string, element: ElementName): Printed =>
  event(name, { needs: { element }, text: `Create 1 ${element} die.`, does: [gainDice(1, element)] });

/** What Sprawling Greenery feeds. */
const GROWS: readonly string[] = ['Burning Flame', 'Dendro Core', 'Catalyzing Field'];

export const resonances: readonly Printed[] = [
  woven('Woven Flames', 'pyro'),
  woven('Woven Waters', 'hydro'),
  woven('Woven Thunder', 'electro'),
  woven('Woven Ice', 'cryo'),
  woven('Woven Winds', 'anemo'),
  woven('Woven Stone', 'geo'),
  woven('Woven Weeds', 'dendro'),

  event('Fervent Flames', {
    cost: { pyro: 1 },
    needs: { element: 'pyro' },
    text: 'This round, the next Pyro reaction of your active character +3.',
    does: [attach('Fervent Flames (played)', 'active')],
  }),
  status('Fervent Flames (played)', {
    usages: 1,
    rounds: 1,
    adds: { by: 3, when: ({ reaction, met }) => isRelated(reaction, Element.pyro, met) },
  }),

  event('Soothing Water', {
    cost: { hydro: 1 },
    needs: { element: 'hydro' },
    text: 'Heal your active character 2 and the others 1.',
    playable: (player) => isAnyoneHurt(player) || 'needs a character of yours who is hurt',
    does: [heal(2, 'active'), heal(1, 'standbys')],
  }),

  event('High Voltage', {
    cost: { electro: 1 },
    needs: { element: 'electro' },
    text: 'A character of yours who is not full gains 1 energy, the active one first.',
    playable: (player) => firstNotFull(player) !== undefined || 'needs room for energy, and all of yours are full',
    does: ({ player }) => chargeFirst(player),
  }),

  event('Shattering Ice', {
    cost: { cryo: 1 },
    needs: { element: 'cryo' },
    text: 'This round, the next damage of your active character +2.',
    does: [attach('Shattering Ice (played)', 'active')],
  }),
  status('Shattering Ice (played)', { usages: 1, rounds: 1, adds: { by: 2 } }),

  event('Impetuous Winds', {
    cost: { anemo: 1 },
    needs: { element: 'anemo' },
    text: 'Switch to another of your characters, and create 1 Omni.',
    stirs: true,
    aims: [standby],
    does: [switchTo('target'), gainDice(1, 'omni')],
  }),

  event('Enduring Rock', {
    cost: { geo: 1 },
    needs: { element: 'geo' },
    text: 'This round, after the next Geo damage of your skills, a shield of yours +3.',
    does: [create('Enduring Rock (played)')],
  }),
  // the next Geo damage is the one, with a shield or without
  combatStatus('Enduring Rock (played)', {
    usages: 1,
    rounds: 1,
    on: {
      afterDamage: {
        when: (m) => m.isByMe && m.isBySkill && m.element === Element.geo,
        does: ({ player }) => {
          const shield = player.statuses.find(({ def }) => def.isShield);
          if (shield !== undefined) shield.usages += 3;
        },
      },
    },
  }),

  event('Sprawling Greenery', {
    cost: { dendro: 1 },
    needs: { element: 'dendro' },
    text: 'Your Burning Flame, Dendro Core, Catalyzing Field: +1 usage. This round, your next reaction +2.',
    does: (m) => {
      for (const name of GROWS) {
        const found = m.find(name);
        if (found !== undefined) found.usages += 1;
      }
      return [create('Sprawling Greenery (played)')];
    },
  }),
  combatStatus('Sprawling Greenery (played)', {
    usages: 1,
    rounds: 1,
    adds: { by: 2, when: ({ reaction }) => reaction !== Reaction.none },
  }),
];
