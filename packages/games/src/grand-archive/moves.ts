import { type Json, type MoveDefinition, oneOf, someOf } from 'cardloom';
import {
  type Ability,
  anyIn,
  cardIn,
  cardsFor,
  hasEnemyOnTop,
  opponentOf,
  pass,
  type Question,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { canRetaliate, retaliate as strikeBack } from './combat.ts';
import { enterChampion, payMemory, payReserve } from './deeds.ts';
import type { Card, Context, GrandArchive } from './shape.ts';
import { beginAttack, enterStack, isSlowMoment } from './stack.ts';
import { canAttack, championOf, isAttackable } from './units.ts';

/** What players may do. Choices list exactly what is legal. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;
const inHand = (isPossible: Question<GrandArchive>, prompt: string) =>
  cardIn<GrandArchive>(({ hand }) => hand, isPossible, prompt);

// choosing a champion

const isSpirit: Question<GrandArchive> = (_context, { def }) => def.type === 'champion' && def.level === 0;

/** It enters at once, or waits for its player's first turn. */
export const chooseChampion: MoveDefinition<GrandArchive> = {
  choices: { card: cardIn<GrandArchive>(({ material }) => material, isSpirit, 'Which spirit is your champion?') },
  run: (context, { card: id }) => {
    const { G, coreOps, player } = context;
    const card = cardOf(context, id);
    if (G.isSpiritOpening) coreOps.moveCard(card, player.lineage);
    else enterChampion(context, player, card);
    coreOps.emit('championChosen', { card: card.id, player: player.id });
    coreOps.donePending('championSelection', player);
  },
};

// materializing

/** A champion must be one level above the present one. */
const canMaterialize: Question<GrandArchive> = (context, { def }) => {
  const { player } = context;
  if (def.memory > player.memory.length) return false;
  return def.type !== 'champion' || def.level === (championOf(player)?.def.level ?? 0) + 1;
};

const materialize: MoveDefinition<GrandArchive> = {
  when: (context) =>
    context.G.hasChosenMaterial
      ? 'You have materialized this turn.'
      : anyIn<GrandArchive>(
          ({ material }) => material,
          canMaterialize,
          'You have nothing to materialize that your memory can pay.',
        )(context),
  choices: { card: cardIn<GrandArchive>(({ material }) => material, canMaterialize, 'What do you materialize?') },
  run: (context, { card: id }) => {
    const { G, coreOps, player } = context;
    const card = cardOf(context, id);
    payMemory(context, player, card.def.memory);
    if (card.def.type === 'champion') enterChampion(context, player, card);
    else coreOps.moveCard(card, player.field);
    coreOps.emit('materialized', { card: card.id, player: player.id });
    G.hasChosenMaterial = true;
    G.hasMaterialized = true;
    coreOps.openWindow({ first: player });
  },
};

const skipMaterialize: MoveDefinition<GrandArchive> = {
  when: ({ G }) => !G.hasChosenMaterial || 'You have materialized this turn.',
  choices: {},
  run: ({ G, coreOps, player }) => {
    coreOps.emit('materializeSkipped', { player: player.id });
    G.hasChosenMaterial = true;
  },
};

const passAfterMaterializing: MoveDefinition<GrandArchive> = {
  ...pass,
  when: ({ G }) => G.hasMaterialized || 'Materialize a card, or skip it.',
};

// cards of the hand

/** Attack cards need an awake champion and somebody to attack; what must choose needs a target. */
const canPlay: Question<GrandArchive> = (context, card) => {
  const { G, ctx, player, turnPlayer, zones } = context;
  const { def } = card;
  if (def.isMaterial || player.hand.length - 1 < def.cost) return false;
  if (ctx.currentPhase === 'materialize' && !G.hasMaterialized) return false;
  if (!def.isFast && !isSlowMoment(context, player, turnPlayer)) return false;
  if (def.type === 'attack') return championOf(player)?.exerted === false && hasSomebody(context);
  if (def.negates) return hasEnemyOnTop(zones.stack, player);
  return abilities.canUse(context, def.onPlay, player, card);
};

const attackable: Question<GrandArchive> = (_context, unit) => isAttackable(unit);
const hasSomebody = (context: Context): boolean =>
  anyIn<GrandArchive>(({ seat }) => context.players[1 - seat].field, attackable, '')(context) === true;
const attackTargets = (context: Context): Card[] =>
  cardsFor(context, opponentOf(context, context.player).field, attackable);

/** The others of the hand that pay for a card. */
const reserve = (costOf: (card: Card) => number) =>
  someOf<GrandArchive>(({ player }, { card }) => player.hand.cards.filter(({ id }) => id !== card), {
    if: (context, { card }) => costOf(cardOf(context, card)) > 0,
    min: (context, { card }) => costOf(cardOf(context, card)),
    max: (context, { card }) => costOf(cardOf(context, card)),
    prompt: 'Which cards go to your memory?',
  });

const targetsOf = (context: Context, { picks }: Ability, source: Card): Card[] =>
  picks === null ? [] : abilities.targets(context, picks, context.player, source);

const play: MoveDefinition<GrandArchive> = {
  when: anyIn<GrandArchive>(({ hand }) => hand, canPlay, 'You have no card for this moment that you can pay and aim.'),
  choices: {
    card: inHand(canPlay, 'Which card do you play?'),
    target: oneOf<GrandArchive>(
      (context, { card: id }) => {
        const card = cardOf(context, id);
        return card.def.type === 'attack' ? attackTargets(context) : targetsOf(context, card.def.onPlay, card);
      },
      {
        if: (context, { card }) => {
          const { type, onPlay } = cardOf(context, card).def;
          return type === 'attack' || onPlay.picks !== null;
        },
        prompt: 'Which target?',
      },
    ),
    reserve: reserve(({ def }) => def.cost),
  },
  run: (context, { card, target, reserve: paid }) =>
    enterStack(context, cardOf(context, card), target, (paid ?? []) as readonly number[]),
};

// abilities of champions, allies and regalia

const canActivate: Question<GrandArchive> = (context, card) => {
  const { player, turnPlayer } = context;
  const [ability] = card.def.activated;
  if (ability === undefined || (ability.exert && card.exerted) || player.hand.length < ability.cost) return false;
  return isSlowMoment(context, player, turnPlayer) && abilities.canUse(context, ability, player, card);
};

const activate: MoveDefinition<GrandArchive> = {
  when: anyIn<GrandArchive>(({ field }) => field, canActivate, 'You have no ability to activate now.'),
  choices: {
    card: cardIn<GrandArchive>(({ field }) => field, canActivate, 'Whose ability?'),
    target: oneOf<GrandArchive>(
      (context, { card: id }) => {
        const card = cardOf(context, id);
        return targetsOf(context, card.def.activated[0], card);
      },
      {
        if: (context, { card }) => cardOf(context, card).def.activated[0].picks !== null,
        prompt: 'Which target?',
      },
    ),
    reserve: reserve(({ def }) => def.activated[0].cost),
  },
  run: (context, { card: id, target, reserve: paid }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    payReserve(context, player, (paid ?? []) as readonly number[]);
    coreOps.emit('activated', { card: card.id, player: player.id });
    const aimed = target === undefined ? undefined : cardOf(context, target);
    abilities.use(context, ability, { player, source: card, target: aimed, about: undefined });
  },
};

// attack and retaliation

const canDeclare: Question<GrandArchive> = (context, unit) =>
  isSlowMoment(context, context.player, context.turnPlayer) && canAttack(context, unit) && hasSomebody(context);

const attack: MoveDefinition<GrandArchive> = {
  when: anyIn<GrandArchive>(
    ({ field }) => field,
    canDeclare,
    'You attack in your own main phase, with an awake unit that has power.',
  ),
  choices: {
    card: cardIn<GrandArchive>(({ field }) => field, canDeclare, 'Which unit attacks?'),
    target: cardIn<GrandArchive>((player, context) => opponentOf(context, player).field, attackable, 'Which target?'),
  },
  run: (context, { card, target }) => beginAttack(context, cardOf(context, card), cardOf(context, target)),
};

const retaliate: MoveDefinition<GrandArchive> = {
  when: (context) => canRetaliate(context) || 'Only the attacked unit retaliates, awake and with power.',
  choices: {},
  run: (context) => strikeBack(context),
};

export const materializeMoves = { materialize, skipMaterialize, play, pass: passAfterMaterializing };
export const windowMoves = { play, pass };
export const mainMoves = { play, activate, attack, pass };
export const retaliationMoves = { play, retaliate, pass };
