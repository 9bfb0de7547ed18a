import { abilityLabel, partMoves, type Wording } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import type { gundam } from './definition.ts';
import { tell } from './tell.ts';

export const wording: Wording<typeof gundam> = {
  about: `Two players command units; whoever deals battle damage to a player without shields and base wins.
In your turn you draw, get a resource, and have a main phase.
There you deploy units and bases, pair pilots with units and play commands; resources pay for it, and your level is
how many of them you have. An EX Resource pays once.
An active unit may attack the player, or a unit that is rested; units deployed this turn attack only if linked.
The defender may block with a unit that can; then both may play commands until both pass.
Attacks on the player hit the base first, then a shield; a destroyed shield may have a Burst.
Whoever has no deck left loses.`,
  phases: {
    chooseFirstPlayer: 'first player',
    startPhase: 'start',
    drawPhase: 'draw',
    resourcePhase: 'resource',
    mainPhase: 'main',
    battlePhase: 'battle',
    endPhase: 'end',
  },
  asks: { redraw: 'Do you keep this hand?', block: 'Do you block?' },
  reasons: { damage: 'no shield stopped the attack', deck: 'no card left to draw' },
  terms: {
    blocker: 'May rest to be attacked in place of what is attacked.',
    'first strike': 'Deals its damage first: what it destroys deals none.',
    'high maneuver': 'Cannot be blocked.',
    repair: 'Recovers N HP at the end of your turn.',
    breach: 'When it destroys a unit by battle, it deals N damage to the base or the first shield.',
    deployed: 'Was deployed this turn: it can attack from your next turn on, or at once if it is linked.',
    linked: 'Its pilot suits it: it can attack in the turn it is deployed.',
  },
  moves: {
    ...partMoves,
    attack: 'attack with a unit',
    block: 'block with a unit',
    discard: 'discard cards',
    keepHand: 'keep your hand',
    mulligan: 'draw a new hand',
    deploy: 'deploy a unit or base',
    pair: 'pair a pilot with a unit',
    command: 'play a command',
    activate: 'activate an ability',
    endMainPhase: { words: 'end your main phase', key: 'space' },
  },
  label: (option, choice, view) => {
    if (choice === 'use') return abilityLabel(option, view, ({ name }) => cards[String(name)].title);
    if (choice === 'ex')
      return option === 0 ? 'no EX Resource' : `${String(option)} EX Resource${option === 1 ? '' : 's'}`;
    return option === null ? 'no target' : undefined;
  },
  tell,
};
