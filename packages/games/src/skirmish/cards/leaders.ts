import type { LeaderData } from './schema.ts';

/** The leaders. Charges are for the whole match. */
export const leaders: readonly LeaderData[] = [
  { id: 'rookie', name: 'Rookie', maxCharges: 0, abilityName: '', abilityDescription: 'No ability.' },
  {
    id: 'sage',
    name: 'Sage',
    maxCharges: 1,
    abilityName: 'Insight',
    abilityDescription: 'Draw 1 card.',
    do: [{ op: 'draw', n: 1 }],
  },
  {
    id: 'warlord',
    name: 'Warlord',
    maxCharges: 2,
    abilityName: 'Assault',
    abilityDescription: 'Deal 1 damage to an enemy unit.',
    do: [{ op: 'damage', n: 1, target: { who: 'enemy', where: 'all', pick: 'player' } }],
  },
];
