import { declareAttack } from './attack.ts';
import {
  additional,
  affordable,
  costOf,
  isAffordable,
  meansOf,
  pay,
  payFor,
  pitch,
  pitching,
  playedCard,
  reveal,
} from './cost.ts';
import { type Card, type Context, FROM_ARSENAL, FROM_HAND, FROM_WEAPON, kit } from './kit.ts';
import { NO_POINTS, STRANGE, tooDear, USED_WEAPON, whyNotInHand } from './reasons.ts';

/** The three ways to attack. */

const playAttack = kit
  .move()
  .when(({ G, player }) => {
    if (G.actionPoints < 1) return NO_POINTS;
    // whether one can be paid for is seen when they are listed
    return player.hand.some(({ def }) => def.isAttack) || 'There is no attack in your hand.';
  })
  .card(
    'card',
    (context) => {
      const { player } = context;
      const means = meansOf(player);
      return player.hand.filter(
        (card) => card.def.isAttack && isAffordable(player, card, costOf(context, card, player), means),
      );
    },
    {
      has: (context, card) => {
        if (!context.player.hand.has(card))
          return whyNotInHand(context, card, 'lies in your arsenal: PLAY_ARSENAL_ATTACK plays it');
        return card.def.isAttack ? affordable(context, card) : 'is no attack';
      },
      noSuch: STRANGE,
      prompt: 'What do you attack with?',
    },
  )
  .value('additional', ...additional)
  .card('reveal', ...reveal)
  .cardPayment('pitch', ...pitch)
  .run((context, answers) => attackWith(context, answers.card, FROM_HAND, answers));

const arsenalAttack = kit
  .move()
  .when((context) => {
    const { G, player } = context;
    if (G.actionPoints < 1) return NO_POINTS;
    const card = player.arsenal.top;
    if (card === undefined || !card.def.isAttack) return 'There is no attack in your arsenal.';
    const verdict = affordable(context, card);
    return verdict === true || `The attack in your arsenal ${verdict}.`;
  })
  .value('additional', ...additional)
  .card('reveal', ...reveal)
  .cardPayment('pitch', ...pitch)
  .run((context, answers) => attackWith(context, playedCard(context, answers), FROM_ARSENAL, answers));

function attackWith(context: Context, card: Card, from: number, answers: Parameters<typeof payFor>[2]): void {
  const { player, coreOps } = context;
  const floating = player.floating;
  const sum = payFor(context, card, answers);
  coreOps.moveCard(card, player.graveyard);
  declareAttack(context, card, from, floating + sum - player.floating, sum);
  coreOps.endStep();
}

/** Once a turn, unless something allows one more. */
const isReady = (weapon: Card): boolean => !weapon.def.oncePerTurn || weapon.attacks <= weapon.extraAttacks;

const isUsable = (context: Context, weapon: Card): boolean =>
  isReady(weapon) && costOf(context, weapon, context.player) <= meansOf(context.player);

const usableWeapons = (context: Context): Card[] =>
  context.player.weapons.filter((weapon) => isUsable(context, weapon));

/** The weapon that was chosen, or the only one there is. */
const weaponIn = (context: Context, { weapon }: { readonly weapon?: Card }): Card =>
  weapon ?? usableWeapons(context)[0];

const NO_WEAPON = 'is no weapon of yours';

const weaponAttack = kit
  .move()
  .when((context) => {
    const { G, player } = context;
    if (G.actionPoints < 1) return NO_POINTS;
    if (player.weapons.some((weapon) => isUsable(context, weapon))) return true;
    const ready = player.weapons.find(isReady);
    if (ready !== undefined) return `The weapon ${tooDear(costOf(context, ready, player), meansOf(player))}.`;
    return player.weapons.length === 0 ? 'You have no weapon.' : `The weapon ${USED_WEAPON}.`;
  })
  .card('weapon', usableWeapons, {
    has: (context, weapon) => {
      if (!context.player.weapons.has(weapon)) return NO_WEAPON;
      return isReady(weapon) ? affordable(context, weapon) : USED_WEAPON;
    },
    noSuch: NO_WEAPON,
    if: ({ player }) => player.weapons.length > 1 || 'is not asked: you have one weapon',
    prompt: 'Which weapon attacks?',
  })
  .cardPayment(
    'pitch',
    ...pitching<{ readonly weapon?: Card }>(
      (context, answers) => costOf(context, weaponIn(context, answers), context.player),
      () => null,
    ),
  )
  .run((context, answers) => {
    const { player } = context;
    const weapon = weaponIn(context, answers);
    const cost = costOf(context, weapon, player);
    const sum = pay(context, player, cost, answers.pitch);
    weapon.attacks++;
    declareAttack(context, weapon, FROM_WEAPON, cost, sum);
    context.coreOps.endStep();
  });

export const attacks = {
  PLAY_ATTACK: playAttack,
  PLAY_ARSENAL_ATTACK: arsenalAttack,
  WEAPON_ATTACK: weaponAttack,
};
