import { type MoveDefinition, oneOf } from 'cardloom';
import { declareAttack } from './attack.ts';
import { affordable, costChoices, costOf, isAffordable, meansOf, pay, payFor, pitchChoice } from './cost.ts';
import { handCard, NO_POINTS, tooDear, USED_WEAPON, whyNotInHand } from './reasons.ts';
import {
  type Card,
  type Context,
  cardOf,
  type FleshAndBlood,
  FROM_ARSENAL,
  FROM_HAND,
  FROM_WEAPON,
  type Player,
} from './shape.ts';

/** The three ways to attack. */

function isPlayable(context: Context, card: Card, player: Player, means: number): boolean {
  return card.def.isAttack && isAffordable(player, card, costOf(context, card, player), means);
}

const playAttack: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    const { G, player } = context;
    if (G.actionPoints < 1) return NO_POINTS;
    const { hand } = player;
    // whether one can be paid for is seen when they are listed
    for (let i = 0; i < hand.length; i++) if ((hand.at(i) as Card).def.isAttack) return true;
    return 'There is no attack in your hand.';
  },
  choices: {
    card: oneOf<FleshAndBlood>(
      (context) => {
        const { player } = context;
        const { hand } = player;
        const means = meansOf(player);
        const playable: Card[] = [];
        for (let i = 0; i < hand.length; i++) {
          const card = hand.at(i) as Card;
          if (isPlayable(context, card, player, means)) playable.push(card);
        }
        return playable;
      },
      {
        has: (context, answer) => {
          const card = handCard(context, answer);
          if (card === null) return whyNotInHand(context, answer, 'lies in your arsenal: PLAY_ARSENAL_ATTACK plays it');
          return card.def.isAttack ? affordable(context, card) : 'is no attack';
        },
        prompt: 'Attack with what?',
      },
    ),
    ...costChoices((context, { card }) => cardOf(context, card as number)),
  },
  run: (context, args) => {
    attackWith(context, cardOf(context, args.card as number), FROM_HAND, args);
  },
};

const arsenalAttack: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    const { G, player } = context;
    if (G.actionPoints < 1) return NO_POINTS;
    const card = player.arsenal.top;
    if (card === undefined || !card.def.isAttack) return 'There is no attack in your arsenal.';
    const verdict = affordable(context, card);
    return verdict === true || `The attack in your arsenal ${verdict}.`;
  },
  choices: costChoices(({ player }) => player.arsenal.top as Card),
  run: (context, args) => {
    attackWith(context, context.player.arsenal.top as Card, FROM_ARSENAL, args);
  },
};

function attackWith(context: Context, card: Card, from: number, args: Parameters<typeof payFor>[2]): void {
  const { player, coreOps } = context;
  const floating = player.floating;
  const sum = payFor(context, card, args);
  coreOps.moveCard(card, player.graveyard);
  declareAttack(context, card, from, floating + sum - player.floating, sum);
  coreOps.endStep();
}

/** Once a turn, unless something allows one more. */
const isReady = (weapon: Card): boolean => !weapon.def.oncePerTurn || weapon.attacks <= weapon.extraAttacks;

function usableWeapons(context: Context): Card[] {
  const { player } = context;
  const { weapons } = player;
  const usable: Card[] = [];
  let means = -1;
  for (let i = 0; i < weapons.length; i++) {
    const weapon = weapons.at(i) as Card;
    if (!isReady(weapon)) continue;
    if (means < 0) means = meansOf(player);
    if (costOf(context, weapon, player) <= means) usable.push(weapon);
  }
  return usable;
}

const weaponIn = (context: Context, weapon: unknown): Card =>
  typeof weapon === 'number' ? cardOf(context, weapon) : (usableWeapons(context)[0] as Card);

const weaponAttack: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    const { G, player } = context;
    if (G.actionPoints < 1) return NO_POINTS;
    if (usableWeapons(context).length > 0) return true;
    const ready = player.weapons.cards.find(isReady);
    if (ready !== undefined) return `The weapon ${tooDear(costOf(context, ready, player), meansOf(player))}.`;
    return player.weapons.length === 0 ? 'You have no weapon.' : `The weapon ${USED_WEAPON}.`;
  },
  choices: {
    weapon: oneOf<FleshAndBlood>(usableWeapons, {
      has: (context, answer) => {
        const weapon = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
        if (weapon === undefined || !context.player.weapons.has(weapon)) return 'is no weapon of yours';
        return isReady(weapon) ? affordable(context, weapon) : USED_WEAPON;
      },
      if: ({ player }) => player.weapons.length > 1 || 'is not asked: you have one weapon',
      prompt: 'Which weapon?',
    }),
    pitch: pitchChoice(
      (context, { weapon }) => costOf(context, weaponIn(context, weapon), context.player),
      () => false,
    ),
  },
  run: (context, { weapon: chosen, pitch }) => {
    const { player } = context;
    const weapon = weaponIn(context, chosen);
    const cost = costOf(context, weapon, player);
    const sum = pay(context, player, cost, (pitch ?? []) as readonly number[]);
    weapon.attacks++;
    declareAttack(context, weapon, FROM_WEAPON, cost, sum);
    context.coreOps.endStep();
  },
};

export const attacks = {
  PLAY_ATTACK: playAttack,
  PLAY_ARSENAL_ATTACK: arsenalAttack,
  WEAPON_ATTACK: weaponAttack,
};
