import type { ActionData } from './schema.ts';

/** The actions: they resolve and go to the graveyard. */
export const actions: readonly ActionData[] = [
  {
    id: 'assassinate',
    text: 'Kill an enemy of power 5 or more.',
    do: [{ op: 'kill', target: { who: 'enemy', where: 'all', if: { powerGte: 5 }, pick: 'player' } }],
  },
  {
    id: 'brawl',
    text: 'An ally and the unit in front of it deal their power to each other at once.',
    do: [{ op: 'fight', target: { who: 'ally', where: 'all', if: 'hasFront', pick: 'player' } }],
  },
  {
    id: 'energize',
    text: 'An ally gets +3 power.',
    do: [{ op: 'addPower', n: 3, target: { who: 'ally', where: 'all', pick: 'player' } }],
  },
  {
    id: 'fireball',
    text: 'Deal 2 damage to a slot and to every unit close to it, your own included. The slot may be empty.',
    do: [{ op: 'damage', n: 2, target: { slot: 'any', where: 'all', pick: 'player', plus: 'closeUnits' } }],
  },
  {
    id: 'repositioning',
    text: 'Move a unit to a close slot of its side; a unit there changes places with it.',
    do: [
      {
        op: 'move',
        swap: true,
        target: { who: 'any', where: 'all', pick: 'player', then: { slot: 'sameOwner', where: 'close' } },
      },
    ],
  },
  {
    id: 'seed',
    text: 'A slot of yours and your slots close to it get +1.',
    do: [{ op: 'slotMod', n: 1, target: { slot: 'own', where: 'all', pick: 'player', plus: 'closeSameOwner' } }],
  },
  {
    id: 'spike',
    text: 'Deal 1 damage to a unit.',
    do: [{ op: 'damage', n: 1, target: { who: 'any', where: 'all', pick: 'player' } }],
  },
  {
    id: 'strike',
    text: 'Deal 3 damage to a unit.',
    do: [{ op: 'damage', n: 3, target: { who: 'any', where: 'all', pick: 'player' } }],
  },
  {
    id: 'unsummon',
    text: "Return a unit to its owner's hand.",
    do: [{ op: 'bounce', target: { who: 'any', where: 'all', pick: 'player' } }],
  },
];
