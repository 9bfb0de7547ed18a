import { partMoves, type Wording } from '@cardloom/parts/present';
import { turnPlayerOf } from 'cardloom';
import type { grandArchive } from './definition.ts';
import { tell } from './tell.ts';

export const wording: Wording<typeof grandArchive> = {
  about: `Two champions fight; whoever's champion dies loses.
In your turn you wake your cards, may materialize a card from your material deck, get your memory back into your hand
and draw a card.
Materializing is paid with cards from your memory, at random: a champion levels up, or you get regalia.
Everything else costs cards from your hand, which go to your memory face down.
Cards you play wait on the stack, where both may answer; the newest resolves first.
Allies and your champion may attack; the champion needs a weapon or an attack card.
What is attacked may retaliate. A unit with as much damage as life dies.
Whoever must draw from an empty deck loses.`,
  phases: { chooseFirstPlayer: 'first player', chooseChampions: 'champions' },
  asks: {
    mulligan: 'Do you keep this hand?',
    materialize: 'Do you materialize a card?',
    retaliation: (view) => (turnPlayerOf(view) === view.viewer ? undefined : 'Do you retaliate?'),
  },
  terms: {
    stealth: 'Cannot be attacked.',
    steadfast: 'Does not rest to attack.',
    vigor: 'Wakes up at the end of your turn.',
    attack: 'Your champion attacks with it.',
    'fast action': 'Can be played in the other’s turn, too.',
    regalia: 'Comes from the material deck and stays.',
  },
  moves: {
    ...partMoves,
    pass: { words: ({ zones }) => (zones.stack.length > 0 ? 'let it resolve' : 'pass'), key: 'space' },
    attack: 'attack with a unit',
    retaliate: 'retaliate with the unit that is attacked',
    chooseChampion: 'choose your champion',
    keepHand: 'keep your hand',
    mulligan: 'draw a new hand',
    materialize: 'materialize a card',
    skipMaterialize: { words: 'materialize nothing', key: 'space' },
    play: 'play a card',
    activate: 'use an ability',
  },
  label: (option) => (option === null ? 'no target' : undefined),
  tell,
};
