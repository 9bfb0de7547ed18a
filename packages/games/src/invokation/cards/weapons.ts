import { weapon } from '../forms.ts';
import { bearers, theirs } from '../moment.ts';
import { gainDice, heal } from '../ops.ts';
import type { Printed, WeaponType } from '../printed.ts';

/** Weapons: for characters who use the type, one each. All of them give damage +1. */

const plain = (name: string, type: WeaponType): Printed =>
  weapon(name, type, { cost: { same: 2 }, text: 'Damage +1.', adds: { by: 1 } });

// after the bearer's elemental skill a die of its element, once per round
const sacrificial = (name: string, type: WeaponType): Printed =>
  weapon(name, type, {
    cost: { same: 3 },
    text: 'Damage +1. After its elemental skill: 1 die of its element, once per round.',
    adds: { by: 1 },
    on: { afterSkill: { perRound: 1, when: bearers('elemental'), does: [gainDice(1, 'own')] } },
  });

export const weapons: readonly Printed[] = [
  plain('Magic Guide', 'catalyst'),
  plain('Raven Bow', 'bow'),
  plain('White Iron Greatsword', 'claymore'),
  plain('White Tassel', 'polearm'),
  plain("Traveler's Handy Sword", 'sword'),

  sacrificial('Sacrificial Fragments', 'catalyst'),
  sacrificial('Sacrificial Bow', 'bow'),
  sacrificial('Sacrificial Greatsword', 'claymore'),
  sacrificial('Sacrificial Sword', 'sword'),

  weapon("Wolf's Gravestone", 'claymore', {
    cost: { same: 3 },
    text: 'Damage +1, and +2 more against a target with 6 hp or less.',
    adds: { by: ({ target }) => (target.hp <= 6 ? 3 : 1) },
  }),

  weapon('Aquila Favonia', 'sword', {
    cost: { same: 3 },
    text: 'Damage +1. After a skill of your opponent, while its bearer is active: heal 1, twice per round.',
    adds: { by: 1 },
    on: { afterSkill: { perRound: 2, when: (m) => theirs(m) && m.isBearerActive, does: [heal(1, 'self')] } },
  }),
];
