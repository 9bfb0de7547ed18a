import { calledCard, partMoves, type Wording } from '@cardloom/parts/present';
import type { riftbound } from './definition.ts';
import { VICTORY } from './numbers.ts';
import { tell } from './tell.ts';

export const wording: Wording<typeof riftbound> = {
  about: `Two players fight over two battlefields; the first to have eight points wins.
In your turn you ready your cards, score the battlefields you hold, channel two runes and draw a card.
Ready runes pay for units, spells and gear. Units enter at your base, exhausted.
You move ready units from the base to a battlefield, or back.
Where nobody, or an opponent, is in control, you contest the battlefield: both may play spells.
If both sides have units there, they fight: each side's might is dealt as damage to the other's units.
Who is alone left conquers the battlefield and scores a point, once a turn for each of them.
The last point must be earned by holding, or by conquering both in one turn.`,
  reasons: { points: `${VICTORY} points` },
  phases: { chooseFirstPlayer: 'first player' },
  terms: {
    tank: 'Must be damaged before units without tank.',
    ganking: 'Moves from one battlefield to another, too.',
    accelerate: 'May enter ready, for 1 more.',
    assault: 'Has +N might while it attacks.',
    shield: 'Has +N might while it defends.',
    stunned: 'Deals no damage in combat this turn.',
    contested: 'Both players fight over it now.',
    'nobody’s': 'Who moves a unit here conquers it.',
  },
  moves: {
    ...partMoves,
    pass: { words: ({ zones }) => (zones.chain.length > 0 ? 'let it resolve' : 'pass'), key: 'space' },
    assign: 'choose who is damaged next',
    mulligan: 'replace up to two cards',
    playUnit: 'play a unit',
    playGear: 'play a gear',
    cast: 'play a spell',
    activate: 'activate an ability',
    move: 'move units',
    endTurn: { words: 'end your turn', key: 'space' },
  },
  label: (option, choice) => {
    if (option === 'base') return 'the base';
    if (choice === 'to' && typeof option === 'number') return calledCard(option);
    if (choice === 'enters') return option === 'ready' ? 'ready, for 1 more' : 'exhausted';
    return option === null ? 'no target' : undefined;
  },
  tell,
};
