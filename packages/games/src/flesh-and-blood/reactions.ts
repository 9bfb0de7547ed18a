import { type Args, type Json, type MoveDefinition, oneOf, someOf, type Verdict } from 'cardloom';
import type { Operation } from './ability.ts';
import { fromOf, heldChoice, holdsAny, jobsOf } from './actions.ts';
import { activate } from './activations.ts';
import { collect, keywordsOf, recount } from './attack.ts';
import { defend, handLimit } from './blocks.ts';
import { takePart } from './chain.ts';
import { fits } from './conditions.ts';
import { affordable, costChoices, costOf, meansOf, pay, payFor, pitchChoice } from './cost.ts';
import { type Job, runAll } from './operations.ts';
import { DOMINATED, EMPTY_BLOCK, heldCard, tooManyFromHand, UNHELPFUL, whyNotInHand } from './reasons.ts';
import { type Card, type Context, cardOf, type FleshAndBlood, FROM_ARSENAL, opponentOf } from './shape.ts';

/**
 * The reaction exchange. The defender begins. A defender's pass sets the counter to 1; an attacker's pass on 1 is the
 * end of it, on 0 it only hands priority back. Whatever is played sets the counter to 0.
 */

const isAttacker = ({ player, turnPlayer }: Context): boolean => player.seat === turnPlayer.seat;

/** Something was played: the exchange begins anew with the other player. */
function answered(context: Context): void {
  const { G, player, coreOps } = context;
  recount(context);
  G.combatPasses = 0;
  coreOps.setPriority(opponentOf(context, player));
}

// the defender

const isDefenseReaction = (_context: Context, { def }: Card): boolean => def.isDefenseReaction;

function defenseReactions(context: Context): Card[] {
  const { player } = context;
  const { hand } = player;
  const found: Card[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand.at(i) as Card;
    if (!card.def.isDefenseReaction) continue;
    if (handLimit(context) < 1) break;
    if (costOf(context, card, player) <= meansOf(player) - card.def.pitch) found.push(card);
  }
  const hidden = player.arsenal.top;
  if (hidden?.def.isDefenseReaction === true && costOf(context, hidden, player) <= meansOf(player)) found.push(hidden);
  return found;
}

/** What is left to pay with besides these cards, once they are paid for without extras. */
function leftOver(context: Context, cards: readonly Json[]): number {
  const { player } = context;
  let left = meansOf(player);
  for (const id of cards) {
    const card = cardOf(context, id as number);
    left -= costOf(context, card, player) + (player.hand.has(card) ? card.def.pitch : 0);
  }
  return left;
}

/** DEFEND_MAX is about cards from hand; one from the arsenal may come with them. */
function fitTogether(context: Context, cards: readonly Json[]): Verdict {
  const { G, player } = context;
  if (cards.length === 0) return EMPTY_BLOCK;
  let fromHand = 0;
  for (const id of cards) if (player.hand.has(cardOf(context, id as number))) fromHand++;
  if (fromHand > handLimit(context)) return fromHand > G.defendMax ? tooManyFromHand(G.defendMax) : DOMINATED;
  return leftOver(context, cards) >= 0 || 'cost more together than you have to pay with';
}

function canReact(context: Context, answer: Json): Verdict {
  const card = heldCard(context, answer);
  if (card === null) return whyNotInHand(context, answer);
  if (!card.def.isDefenseReaction) {
    return card.def.canBlock
      ? 'is no defense reaction: it could only block, and that is over'
      : 'is no defense reaction';
  }
  if (context.player.hand.has(card) && handLimit(context) < 1) {
    return 'is one too many: only one card from hand defends against dominate';
  }
  return affordable(context, card);
}

const extrasOf = (context: Context, cards: Json): Card[] =>
  (cards as readonly number[]).map((id) => cardOf(context, id)).filter(({ def }) => def.optionalCost > 0);
const extraSum = (context: Context, additional: Json | undefined): number =>
  ((additional ?? []) as readonly number[]).reduce((sum, id) => sum + cardOf(context, id).def.optionalCost, 0);

function priceOfAll(context: Context, { cards, additional }: Args): number {
  let sum = extraSum(context, additional);
  for (const id of cards as readonly number[]) sum += costOf(context, cardOf(context, id), context.player);
  return sum;
}

const defendWithReactions: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    if (isAttacker(context)) return 'The attacker does not defend.';
    return holdsAny(context, isDefenseReaction) || 'You have no defense reaction.';
  },
  choices: {
    cards: someOf<FleshAndBlood>(defenseReactions, {
      min: 1,
      // the one in the arsenal comes on top
      max: (context) => handLimit(context) + context.player.arsenal.length,
      valid: fitTogether,
      has: canReact,
      leftOut: [],
      prompt: 'Which defense reactions?',
    }),
    /** The cards whose additional cost is paid as well. */
    additional: someOf<FleshAndBlood>((context, { cards }) => extrasOf(context, cards), {
      valid: (context, chosen, { cards }) =>
        extraSum(context, chosen as Json) <= leftOver(context, cards as readonly Json[]) ||
        'cost more than you have left to pay with',
      has: () => 'is no card that is played now and has an additional cost',
      leftOut: [],
      if: (context, { cards }) => {
        const left = leftOver(context, cards as readonly Json[]);
        const extras = extrasOf(context, cards);
        if (extras.length === 0) return 'names no card with an additional cost';
        return extras.some(({ def }) => def.optionalCost <= left) || 'costs more than you have left to pay with';
      },
      prompt: 'Pay more for which?',
    }),
    pitch: pitchChoice(priceOfAll, ({ id }, { cards }) => (cards as readonly number[]).includes(id)),
  },
  run: (context, args) => {
    const { G, player, coreOps } = context;
    const paidMore = (args.additional ?? []) as readonly number[];
    const sum = pay(context, player, priceOfAll(context, args), (args.pitch ?? []) as readonly number[]);
    const before = G.reactionBlock;
    const jobs: Job[] = [];
    for (const id of args.cards as readonly number[]) {
      const card = cardOf(context, id);
      const from = fromOf(player, card);
      card.paidMore = paidMore.includes(id);
      defend(context, card, from, jobs);
      collect(jobs, card, player, 'on_play');
      jobs.push(...jobsOf(card, player, card.def.abilities.by.on_react, 0));
    }
    runAll(context, jobs);
    coreOps.emit('defense_react', {
      cards: args.cards,
      blocked: G.reactionBlock - before,
      pitch_sum: sum,
    });
    answered(context);
  },
};

// the attacker

/** An attack reaction needs the pending attack to be one it can help. */
function isAttackReaction(context: Context, { def }: Card): boolean {
  if (!def.isAttackReaction) return false;
  const operations = def.abilities.by.on_react;
  if (operations.length === 0) return true;
  const attack = cardOf(context, context.G.attack);
  const keywords = keywordsOf(context);
  return operations.some(({ target, modes }) =>
    modes.length > 0 ? modes.some((mode) => fits(mode.target, attack, keywords)) : fits(target, attack, keywords),
  );
}

/** The modes that fit the pending attack. */
function modesOf(context: Context, id: Json): number[] {
  const { choice } = cardOf(context, id as number).def.abilities;
  if (choice === null) return [];
  const attack = cardOf(context, context.G.attack);
  const keywords = keywordsOf(context);
  return choice.modes.flatMap(({ target }: Operation, i) => (fits(target, attack, keywords) ? [i] : []));
}

const attackReaction: MoveDefinition<FleshAndBlood> = {
  when: (context) => {
    if (!isAttacker(context)) return 'The defender plays no attack reactions.';
    // in manual mode everything is asked for at any time
    if (context.G.attack === 0) return 'There is no attack to help.';
    return holdsAny(context, isAttackReaction) || 'You have no attack reaction for this attack.';
  },
  choices: {
    card: heldChoice(
      isAttackReaction,
      (_context, { def }) => (def.isAttackReaction ? UNHELPFUL : 'is no attack reaction'),
      'Which attack reaction?',
    ),
    mode: oneOf<FleshAndBlood>((context, { card }) => modesOf(context, card), {
      if: (context, { card }) => modesOf(context, card).length > 1,
      prompt: 'Which mode?',
    }),
    ...costChoices((context, { card }) => cardOf(context, card as number)),
  },
  run: (context, args) => {
    const { G, player, coreOps } = context;
    const card = cardOf(context, args.card as number);
    const from = fromOf(player, card);
    const mode = typeof args.mode === 'number' ? args.mode : (modesOf(context, card.id)[0] ?? 0);
    const before = G.pendingAttack;
    const sum = payFor(context, card, args);
    takePart(context, card, from);
    coreOps.moveCard(card, player.graveyard);
    const jobs: Job[] = [];
    collect(jobs, card, player, 'on_play');
    jobs.push(...jobsOf(card, player, card.def.abilities.by.on_react, mode));
    runAll(context, jobs);
    answered(context);
    coreOps.emit('attack_react', {
      card: card.name,
      bonus: G.pendingAttack - before,
      source: from === FROM_ARSENAL ? 'arsenal' : 'hand',
      pitch_sum: sum,
    });
  },
};

const passReaction: MoveDefinition<FleshAndBlood> = {
  choices: {},
  run: (context) => {
    const { G, player, coreOps } = context;
    coreOps.emit('reaction_pass', { player: player.seat });
    if (!isAttacker(context)) G.combatPasses = 1;
    else if (G.combatPasses === 1) {
      G.combatPasses = 0;
      coreOps.endStep();
      return;
    }
    coreOps.setPriority(opponentOf(context, player));
  },
};

export const reactions = {
  DEFEND: defendWithReactions,
  PLAY_ATTACK_REACTION: attackReaction,
  ACTIVATE: activate('attack_reaction', answered),
  PASS: passReaction,
};
