import { knownIn, type Wording } from '@cardloom/parts/present';
import type { ViewOf } from 'cardloom';
import type { fleshAndBlood } from './definition.ts';
import { tell } from './tell.ts';

/** The same move means different things in different steps. */
const PASSES: Readonly<Record<string, string>> = {
  IDLE: 'pass: end the action phase',
  LAYER: 'pass',
  ATTACK: 'do not block',
  REACTION: 'pass: no reaction',
};

/** Which of several is asked. */
function onlyWeapon({ viewer, zones }: ViewOf<typeof fleshAndBlood>): number | undefined {
  const weapons = viewer === null ? [] : knownIn(zones.weapons[viewer]);
  return weapons.length === 1 ? weapons[0].id : undefined;
}

export const wording: Wording<typeof fleshAndBlood> = {
  about: `Two heroes fight; whoever brings the other's life to nothing wins.
You have one action point in your turn: an attack or another action takes it, and go again gives one back.
Cards are paid for by pitching others from your hand: each gives as many resources as it has dots.
Every attack is a link of the combat chain. The defender blocks with at most two cards from hand, and any equipment.
Then both may play reactions, the defender first; what power is left beyond the defense is damage.
A weapon attacks once a turn. Equipment defends too, and wears.
At the end of your turn you may put a card into your arsenal, to be played later.
Pitched cards go under your deck, and you draw up to your hero's intellect; after the first turn both do.`,
  phases: { IDLE: 'action', LAYER: null, REACTION: 'reactions' },
  asks: { ATTACK: 'Do you block?', REACTION: 'Do you react?', END: 'Does a card go into your arsenal?' },
  terms: {
    reaction: 'Is played while an attack goes on.',
    used: 'Has attacked this turn.',
    '●': 'Gives 1 resource when pitched.',
    '●●': 'Gives 2 resources when pitched.',
    '●●●': 'Gives 3 resources when pitched.',
  },
  moves: {
    MAY: 'decide whether to use an effect',
    DISCARD: 'discard a card',
    LOOT: 'put a card under your deck',
    CHOOSE_EQUIPMENT: 'choose equipment',
    ORDER_PITCH: 'order what goes under your deck',
    CONTINUE: { words: 'begin the action phase', key: 'space' },
    PLAY_ATTACK: 'attack with a card',
    PLAY_ARSENAL_ATTACK: {
      words: 'attack from the arsenal',
      card: ({ viewer, zones }) => (viewer === null ? undefined : knownIn(zones.arsenal[viewer]).at(-1)?.id),
    },
    WEAPON_ATTACK: { words: 'attack with the weapon', card: onlyWeapon },
    PLAY_ACTION: 'play an action',
    ACTIVATE: 'activate something',
    PLAY_ATTACK_REACTION: 'play an attack reaction',
    SET_ARSENAL: 'put a card into the arsenal',
    DEFEND: ({ ctx }) => (ctx.currentStep === 'ATTACK' ? 'block' : 'play defense reactions'),
    PASS: {
      words: ({ ctx }) => (ctx.currentPhase === 'END' ? 'leave the arsenal empty' : PASSES[String(ctx.currentStep)]),
      key: 'space',
    },
  },
  label: (option, choice) => {
    if (choice === 'card' && option === null) return 'none';
    if (choice === 'use' || choice === 'additional')
      return option === true ? 'yes' : option === false ? 'no' : undefined;
    if (choice === 'mode') return `the ${option === 0 ? 'first' : 'second'} thing it says`;
    return choice === 'ability' ? `ability ${Number(option) + 1}` : undefined;
  },
  pays: { pitch: 'pitch' },
  tell,
};
