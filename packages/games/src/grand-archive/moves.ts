import { type Ability, cardsIn, hasEnemyOnTop, opponentOf, pass, passOn } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { canRetaliate, retaliate as strikeBack } from './combat.ts';
import { enterChampion, payMemory, payReserve } from './deeds.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import { beginAttack, enterStack, isSlowMoment } from './stack.ts';
import { canAttack, championOf, isAttackable } from './units.ts';

/** What players may do. Choices list exactly what is legal. */

type IsPossible = (context: Context, card: Card) => boolean;
type WhyNot = (context: Context, card: Card) => string | null;
const inHand = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible, whyNot);
const inMaterial = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ material }) => material, isPossible);
const onField = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ field }) => field, isPossible);

interface Chosen {
  readonly card: Card;
}

// choosing a champion

const spirits = inMaterial((_context, { def }) => def.type === 'champion' && def.level === 0);

/** It enters at once, or waits for its player's first turn. */
export const chooseChampion = kit
  .move()
  .card('card', spirits.in, { has: spirits.has, prompt: 'Which spirit is your champion?' })
  .run((context, { card }) => {
    const { G, coreOps, player } = context;
    if (G.isSpiritOpening) coreOps.moveCard(card, player.lineage);
    else enterChampion(context, player, card);
    coreOps.emit('championChosen', { card, player });
    coreOps.donePending('championSelection', player);
  });

// materializing

/** A champion must be one level above the present one. */
const materials = inMaterial(({ player }, { def }) => {
  if (def.memory > player.memory.length) return false;
  return def.type !== 'champion' || def.level === (championOf(player)?.def.level ?? 0) + 1;
});
const anyMaterial = materials.any('You have nothing to materialize that your memory can pay.');

const materialize = kit
  .move()
  .when((context) => (context.G.hasChosenMaterial ? 'You have materialized this turn.' : anyMaterial(context)))
  .card('card', materials.in, { has: materials.has, prompt: 'What do you materialize?' })
  .run((context, { card }) => {
    const { G, coreOps, player } = context;
    payMemory(context, player, card.def.memory);
    if (card.def.type === 'champion') enterChampion(context, player, card);
    else coreOps.moveCard(card, player.field);
    coreOps.emit('materialized', { card, player });
    G.hasChosenMaterial = true;
    G.hasMaterialized = true;
    coreOps.openWindow({ first: player });
  });

const skipMaterialize = kit
  .move()
  .when(({ G }) => !G.hasChosenMaterial || 'You have materialized this turn.')
  .run(({ G, coreOps, player }) => {
    coreOps.emit('materializeSkipped', { player });
    G.hasChosenMaterial = true;
  });

const passAfterMaterializing = kit
  .move()
  .when(({ G }) => G.hasMaterialized || 'Materialize a card, or skip it.')
  .run(passOn);

// cards of the hand

const enemyField = (context: Context): Player['field'] => opponentOf(context, context.player).field;

/** Attack cards need an awake champion and somebody to attack; what must choose needs a target. */
const playable = inHand(
  (context, card) => {
    const { G, ctx, player, turnPlayer, zones } = context;
    const { def } = card;
    if (def.isMaterial || player.hand.length - 1 < def.cost) return false;
    if (ctx.currentPhase === 'materialize' && !G.hasMaterialized) return false;
    if (!def.isFast && !isSlowMoment(context, player, turnPlayer)) return false;
    if (def.type === 'attack') return championOf(player)?.exerted === false && enemyField(context).some(isAttackable);
    if (def.negates) return hasEnemyOnTop(zones.stack, player);
    return abilities.canUse(context, def.onPlay, player, card);
  },
  (context, { def }) => {
    const { player, turnPlayer } = context;
    if (def.isMaterial) return null;
    if (!def.isFast && !isSlowMoment(context, player, turnPlayer))
      return 'is played in your own main phase, while nothing is on the stack';
    if (player.hand.length - 1 < def.cost) return `costs ${def.cost}, and you hold ${player.hand.length - 1} others`;
    return def.type === 'attack' ? 'needs an awake champion and somebody to attack' : 'has nothing to aim at';
  },
);

/** The others of the hand that pay for a card. */
const reserveFor =
  (costOf: (card: Card) => number) =>
  ({ player }: Context, { card }: Chosen) => ({
    from: player.hand.filter((other) => other !== card),
    min: costOf(card),
    max: costOf(card),
  });
const reserveIf = (costOf: (card: Card) => number) => ({
  if: (_context: Context, { card }: Chosen): boolean => costOf(card) > 0,
  prompt: 'Which cards pay for {it}?',
});

const targetsFor = (context: Context, { picks }: Ability, source: Card): Card[] =>
  picks === null ? [] : abilities.targets(context, picks, context.player, source);

const toPlay = ({ def }: Card): number => def.cost;

const play = kit
  .move()
  .when(playable.any('You have no card for this moment that you can pay and aim.'))
  .card('card', playable.in, { has: playable.has, prompt: 'Which card do you play?' })
  .card(
    'target',
    (context, { card }) =>
      card.def.type === 'attack'
        ? enemyField(context).filter(isAttackable)
        : targetsFor(context, card.def.onPlay, card),
    {
      if: (_context, { card: { def } }) => def.type === 'attack' || def.onPlay.picks !== null,
      prompt: 'What is {it} aimed at?',
    },
  )
  .cards('reserve', reserveFor(toPlay), reserveIf(toPlay))
  .run((context, { card, target, reserve }) => enterStack(context, card, target, reserve));

// abilities of champions, allies and regalia

const sources = onField((context, card) => {
  const { player, turnPlayer } = context;
  const [ability] = card.def.activated;
  if (ability === undefined || (ability.exert && card.exerted) || player.hand.length < ability.cost) return false;
  return isSlowMoment(context, player, turnPlayer) && abilities.canUse(context, ability, player, card);
});

const toActivate = ({ def }: Card): number => def.activated[0].cost;

const activate = kit
  .move()
  .when(sources.any('You have no ability to activate now.'))
  .card('card', sources.in, { has: sources.has, prompt: 'Whose ability?' })
  .card('target', ...abilities.aimed((card) => card.def.activated[0]))
  .cards('reserve', reserveFor(toActivate), reserveIf(toActivate))
  .run((context, { card, target, reserve }) => {
    const { coreOps, player } = context;
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    payReserve(context, player, reserve);
    coreOps.emit('activated', { card, player });
    abilities.use(context, ability, { player, source: card, target, about: undefined });
  });

// attack and retaliation

const attackers = onField(
  (context, unit) =>
    isSlowMoment(context, context.player, context.turnPlayer) &&
    canAttack(context, unit) &&
    enemyField(context).some(isAttackable),
);

const attack = kit
  .move()
  .when(attackers.any('You attack in your own main phase, with an awake unit that has power.'))
  .card('card', attackers.in, { has: attackers.has, prompt: 'Which unit attacks?' })
  .card('target', (context) => enemyField(context).filter(isAttackable), {
    has: (context, unit) => enemyField(context).has(unit) && isAttackable(unit),
    prompt: 'What does {it} attack?',
  })
  .run((context, { card, target }) => beginAttack(context, card, target));

const retaliate = kit
  .move()
  .when((context) => canRetaliate(context) || 'Only the attacked unit retaliates, awake and with power.')
  .run(strikeBack);

export const materializeMoves = { materialize, skipMaterialize, play, pass: passAfterMaterializing };
export const windowMoves = { play, pass };
export const mainMoves = { play, activate, attack, pass };
export const retaliationMoves = { play, retaliate, pass };
