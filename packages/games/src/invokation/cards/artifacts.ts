import { artifact } from '../forms.ts';
import { bearers } from '../moment.ts';
import { energy, gainDice, heal } from '../ops.ts';
import type { Printed } from '../printed.ts';

/** Artifacts: for any character, one each. */
export const artifacts: readonly Printed[] = [
  artifact("Adventurer's Bandana", {
    cost: { same: 1 },
    text: 'After its normal attack: heal 1, three times per round.',
    on: { afterSkill: { perRound: 3, when: bearers('normal'), does: [heal(1, 'self')] } },
  }),

  artifact("Lucky Dog's Silver Circlet", {
    cost: { any: 2 },
    text: 'After its elemental skill: heal 2, once per round.',
    on: { afterSkill: { perRound: 1, when: bearers('elemental'), does: [heal(2, 'self')] } },
  }),

  artifact("Traveling Doctor's Handkerchief", {
    cost: { same: 1 },
    text: 'After its burst: heal all your characters 1, once per round.',
    on: { afterSkill: { perRound: 1, when: bearers('burst'), does: [heal(1, 'all')] } },
  }),

  // unlimited in 3.3
  artifact("Gambler's Earrings", {
    cost: { same: 1 },
    text: 'After an opposing character is defeated while the wearer is active: 2 Omni.',
    on: { afterDefeat: { when: (m) => !m.isMine && m.isBearerActive, does: [gainDice(2, 'omni')] } },
  }),

  artifact("Instructor's Cap", {
    cost: { any: 2 },
    text: 'After a skill of its wearer that set off a reaction: 1 die of its element, three times per round.',
    on: { afterSkill: { perRound: 3, when: (m) => m.isBearer && m.hasReacted, does: [gainDice(1, 'own')] } },
  }),

  artifact("Exile's Circlet", {
    cost: { any: 2 },
    text: 'After its burst: your standby characters gain 1 energy, once per round.',
    on: { afterSkill: { perRound: 1, when: bearers('burst'), does: [energy(1, 'standbys')] } },
  }),
];
