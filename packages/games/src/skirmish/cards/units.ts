import type { UnitData } from './schema.ts';

/** The units: printed power, what they do and, beside it, what that means. */
export const units: readonly UnitData[] = [
  {
    id: 'acolyte',
    power: 1,
    text: 'Consumed: the consumer gets +3 power.',
    triggers: { consumed: [{ op: 'addPower', target: 'consumer', n: 3 }] },
  },
  {
    id: 'apprentice',
    power: 3,
    text: 'Consume: draw a card.',
    keywords: ['consume'],
    triggers: { consume: [{ op: 'draw', n: 1 }] },
  },
  {
    id: 'archer',
    power: 3,
    text: 'Deploy: deal 2 damage to a close enemy.',
    triggers: { deploy: [{ op: 'damage', n: 2, target: { who: 'enemy', where: 'close', pick: 'player' } }] },
  },
  {
    id: 'bard',
    power: 2,
    text: 'Turn start: close allies get +1 power.',
    triggers: { turnStart: [{ op: 'addPower', n: 1, target: { who: 'ally', where: 'close', pick: 'all' } }] },
  },
  { id: 'champion', power: 5, text: 'No ability.' },
  {
    id: 'dragon',
    power: 7,
    text: 'Consume. Can only be deployed by consuming an ally.',
    keywords: ['consume'],
    deployRule: 'mustConsume',
  },
  {
    id: 'engineer',
    power: 1,
    text: 'Turn start: its slot gets +1.',
    triggers: { turnStart: [{ op: 'slotMod', n: 1, target: { where: 'self' } }] },
  },
  {
    id: 'ghoul',
    power: 1,
    text: 'When a close unit dies, +2 power.',
    triggers: { unitDied: [{ where: 'close', op: 'addPower', n: 2, target: { where: 'self' } }] },
  },
  {
    id: 'hunter',
    power: 4,
    text: 'Deploy: kill a close wounded enemy.',
    triggers: { deploy: [{ op: 'kill', target: { who: 'enemy', where: 'close', if: 'wounded', pick: 'player' } }] },
  },
  {
    id: 'knight',
    power: 3,
    text: 'Deploy: you may deploy a Squire to a close empty slot of yours.',
    triggers: {
      deploy: [
        {
          op: 'deployToken',
          token: 'squire',
          optional: true,
          target: { slot: 'ownEmpty', where: 'close', pick: 'player' },
        },
      ],
    },
  },
  { id: 'squire', power: 1, text: 'A token.', token: true },
  {
    id: 'mimic',
    power: 1,
    text: 'Deploy: its power becomes that of the unit in front.',
    triggers: { deploy: [{ op: 'setPower', to: { powerOf: 'front', else: 'original' } }] },
  },
  {
    id: 'necromancer',
    power: 2,
    text: 'Activate (1): you may deploy a unit of power 3 or less from your graveyard.',
    activate: { cooldown: 1, do: [{ op: 'deployFromGraveyard', optional: true, maxPower: 3, pick: 'player' }] },
  },
  { id: 'noble', power: 4, text: 'Conquer: draw 2 cards.', triggers: { conquer: [{ op: 'draw', n: 2 }] } },
  {
    id: 'priest',
    power: 2,
    text: 'Deploy: cleanse a close slot: its modifier and the buffs of its unit become 0.',
    triggers: { deploy: [{ op: 'cleanse', target: { slot: 'any', where: 'close', pick: 'player' } }] },
  },
  {
    id: 'ranger',
    power: 4,
    text: 'Activate (0): move to a close slot of yours; a unit there changes places with it.',
    activate: {
      cooldown: 0,
      do: [{ op: 'move', swap: true, target: { slot: 'own', where: 'close', pick: 'player' } }],
    },
  },
  {
    id: 'rogue',
    power: 2,
    text: 'If both sides have a unit here, the lower power controls the terrain.',
    rule: { type: 'DETERMINE_TERRAIN_WINNER', fn: 'lowestWins', needsBoth: true },
  },
  {
    id: 'roots',
    power: 2,
    text: 'Death: its slot gets its power (printed power and buffs).',
    triggers: { death: [{ op: 'slotMod', n: { lastPower: true }, target: { where: 'self' } }] },
  },
  { id: 'scout', power: 2, text: 'Deploy: draw a card.', triggers: { deploy: [{ op: 'draw', n: 1 }] } },
  {
    id: 'sentinel',
    power: 3,
    text: 'Enemies cannot be deployed in front of it.',
    rule: { type: 'CAN_DEPLOY', fn: 'forbidEnemyInFront' },
  },
  {
    id: 'turret',
    power: 3,
    text: 'Turn start: deal 1 damage to the enemy in front.',
    triggers: { turnStart: [{ op: 'damage', n: 1, target: { who: 'enemy', where: 'front' } }] },
  },
  {
    id: 'vampire',
    power: 2,
    text: 'When a close unit is damaged, it gets that much power. Activate (1): deal 2 damage to a close unit.',
    triggers: {
      unitDamaged: [{ where: 'close', op: 'addPower', n: { eventAmount: true }, target: { where: 'self' } }],
    },
    activate: { cooldown: 1, do: [{ op: 'damage', n: 2, target: { who: 'any', where: 'close', pick: 'player' } }] },
  },
  { id: 'veteran', power: 4, text: 'No ability.' },
  {
    id: 'warlock',
    power: 3,
    text: 'Consume: deal damage equal to the power of the consumed unit to a close enemy.',
    keywords: ['consume'],
    triggers: {
      consume: [{ op: 'damage', n: { victimPower: true }, target: { who: 'enemy', where: 'close', pick: 'player' } }],
    },
  },
  {
    id: 'wizard',
    power: 3,
    text: 'When you play an action, its slot gets +2.',
    triggers: { actionPlayed: [{ by: 'owner', op: 'slotMod', n: 2, target: { where: 'self' } }] },
  },
  {
    id: 'zombie',
    power: 2,
    text: 'Consume: +3 power.',
    keywords: ['consume'],
    triggers: { consume: [{ op: 'addPower', n: 3, target: { where: 'self' } }] },
  },
  {
    id: 'underdog',
    power: 1,
    text: 'Once per turn, when an ally is deployed close to it, both get +3 power.',
    triggers: {
      unitDeployed: [
        {
          who: 'ally',
          where: 'close',
          oncePerTurn: true,
          op: 'addPower',
          n: 3,
          target: { where: 'self', plus: 'eventUnit' },
        },
      ],
    },
  },
  {
    id: 'berserker',
    power: 4,
    text: 'Turn start: heal all its damage. When it is healed, it gets that much power.',
    triggers: {
      turnStart: [{ op: 'heal', n: 'all', target: { where: 'self' } }],
      unitHealed: [{ where: 'self', op: 'addPower', n: { eventAmount: true }, target: { where: 'self' } }],
    },
  },
  {
    id: 'thief',
    power: 3,
    text: 'Deploy: take the modifier of a close slot for its own slot.',
    triggers: { deploy: [{ op: 'stealSlotMod', target: { slot: 'any', where: 'close', pick: 'player' } }] },
  },
];
