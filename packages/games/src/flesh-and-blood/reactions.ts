import { cardOf, opponentOf } from '@cardloom/parts';
import type { Verdict } from 'cardloom';
import { addJobs, fromOf, heldCard, holdsAny } from './actions.ts';
import { activate } from './activations.ts';
import { collect, keywordsOf, recount } from './attack.ts';
import { defend, handLimit } from './blocks.ts';
import { takePart } from './chain.ts';
import { fits } from './conditions.ts';
import { additional, affordable, costOf, meansOf, pay, payFor, pitch, pitching, reveal } from './cost.ts';
import { type Card, type Context, FROM_ARSENAL, kit } from './kit.ts';
import { type Job, runAll } from './operations.ts';
import { DOMINATED, EMPTY_BLOCK, isHeld, STRANGE, tooManyFromHand, UNHELPFUL, whyNotInHand } from './reasons.ts';

/**
 * The reaction exchange. The defender begins. A defender's pass sets the counter to 1; an attacker's pass on 1 is the
 * end of it, on 0 it only hands priority back. Whatever is played sets the counter to 0.
 */

const isAttacker = ({ player, turnPlayer }: Context): boolean => player === turnPlayer;

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
  const found: Card[] = [];
  for (const card of player.hand) {
    if (!card.def.isDefenseReaction) continue;
    if (handLimit(context) < 1) break;
    if (costOf(context, card, player) <= meansOf(player) - card.def.pitch) found.push(card);
  }
  const hidden = player.arsenal.top;
  if (hidden?.def.isDefenseReaction === true && costOf(context, hidden, player) <= meansOf(player)) found.push(hidden);
  return found;
}

/** What is left to pay with besides these cards, once they are paid for without extras. */
function leftOver(context: Context, cards: readonly Card[]): number {
  const { player } = context;
  let left = meansOf(player);
  for (const card of cards) left -= costOf(context, card, player) + (player.hand.has(card) ? card.def.pitch : 0);
  return left;
}

/** DEFEND_MAX is about cards from hand; one from the arsenal may come with them. */
function fitTogether(context: Context, cards: readonly Card[]): Verdict {
  const { G, player } = context;
  if (cards.length === 0) return EMPTY_BLOCK;
  let fromHand = 0;
  for (const card of cards) if (player.hand.has(card)) fromHand++;
  if (fromHand > handLimit(context)) return fromHand > G.defendMax ? tooManyFromHand(G.defendMax) : DOMINATED;
  return leftOver(context, cards) >= 0 || 'cost more together than you have to pay with';
}

function canReact(context: Context, card: Card): Verdict {
  if (!isHeld(context, card)) return whyNotInHand(context, card);
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

const extrasOf = (cards: readonly Card[]): Card[] => cards.filter(({ def }) => def.optionalCost > 0);
const extraSum = (cards: readonly Card[]): number => cards.reduce((sum, { def }) => sum + def.optionalCost, 0);

interface Reacting {
  readonly cards: readonly Card[];
  /** The cards whose additional cost is paid as well. */
  readonly additional?: readonly Card[];
}

function priceOfAll(context: Context, { cards, additional: more = [] }: Reacting): number {
  let sum = extraSum(more);
  for (const card of cards) sum += costOf(context, card, context.player);
  return sum;
}

const NO_EXTRA = 'is no card that is played now and has an additional cost';

const defendWithReactions = kit
  .move()
  .when((context) => {
    if (isAttacker(context)) return 'The attacker does not defend.';
    return holdsAny(context, isDefenseReaction) || 'You have no defense reaction.';
  })
  .cards(
    'cards',
    (context) => ({
      from: defenseReactions(context),
      min: 1,
      // the one in the arsenal comes on top
      max: handLimit(context) + context.player.arsenal.length,
    }),
    { valid: fitTogether, has: canReact, noSuch: STRANGE, leftOut: [], prompt: 'Which defense reactions do you play?' },
  )
  .cards('additional', (_context, { cards }) => extrasOf(cards), {
    valid: (context, chosen, { cards }) =>
      extraSum(chosen) <= leftOver(context, cards) || 'cost more than you have left to pay with',
    has: () => NO_EXTRA,
    noSuch: NO_EXTRA,
    leftOut: [],
    if: (context, { cards }) => {
      const extras = extrasOf(cards);
      if (extras.length === 0) return 'names no card with an additional cost';
      const left = leftOver(context, cards);
      return extras.some(({ def }) => def.optionalCost <= left) || 'costs more than you have left to pay with';
    },
    prompt: 'Pay more for which?',
  })
  .cardPayment(
    'pitch',
    ...pitching<Reacting>(priceOfAll, (card, { cards }) => (cards.includes(card) ? 'cannot pay for itself' : null)),
  )
  .run((context, answers) => {
    const { G, player, coreOps } = context;
    const { cards, additional: paidMore = [] } = answers;
    const sum = pay(context, player, priceOfAll(context, answers), answers.pitch);
    const before = G.reactionBlock;
    const jobs: Job[] = [];
    for (const card of cards) {
      const from = fromOf(player, card);
      card.paidMore = paidMore.includes(card);
      defend(context, card, from, jobs);
      collect(jobs, card, player, 'on_play');
      addJobs(jobs, card, player, card.def.abilities.by.on_react);
    }
    runAll(context, jobs);
    coreOps.emit('defense_react', { cards, blocked: G.reactionBlock - before, pitch_sum: sum });
    answered(context);
  });

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
function modesOf(context: Context, { def }: Card): number[] {
  const { choice } = def.abilities;
  if (choice === null) return [];
  const attack = cardOf(context, context.G.attack);
  const keywords = keywordsOf(context);
  return choice.modes.flatMap(({ target }, i) => (fits(target, attack, keywords) ? [i] : []));
}

const attackReaction = kit
  .move()
  .when((context) => {
    if (!isAttacker(context)) return 'The defender plays no attack reactions.';
    // in manual mode everything is asked for at any time
    if (context.G.attack === 0) return 'There is no attack to help.';
    return holdsAny(context, isAttackReaction) || 'You have no attack reaction for this attack.';
  })
  .card(
    'card',
    ...heldCard(
      isAttackReaction,
      ({ def }) => (def.isAttackReaction ? UNHELPFUL : 'is no attack reaction'),
      'Which attack reaction?',
    ),
  )
  .value('mode', (context, { card }) => modesOf(context, card), {
    if: (context, { card }) => modesOf(context, card).length > 1,
    prompt: 'What does {it} do?',
  })
  .value('additional', ...additional)
  .card('reveal', ...reveal)
  .cardPayment('pitch', ...pitch)
  .run((context, answers) => {
    const { G, player, coreOps } = context;
    const { card, mode = modesOf(context, card)[0] } = answers;
    const from = fromOf(player, card);
    const before = G.pendingAttack;
    const sum = payFor(context, card, answers);
    takePart(context, card, from);
    coreOps.moveCard(card, player.graveyard);
    const jobs: Job[] = [];
    collect(jobs, card, player, 'on_play');
    addJobs(jobs, card, player, card.def.abilities.by.on_react, mode);
    runAll(context, jobs);
    answered(context);
    coreOps.emit('attack_react', {
      card: card.name,
      bonus: G.pendingAttack - before,
      source: from === FROM_ARSENAL ? 'arsenal' : 'hand',
      pitch_sum: sum,
    });
  });

const passReaction = kit.move().run((context) => {
  const { G, player, coreOps } = context;
  coreOps.emit('reaction_pass', { player: player.seat });
  if (!isAttacker(context)) G.combatPasses = 1;
  else if (G.combatPasses === 1) {
    G.combatPasses = 0;
    coreOps.endStep();
    return;
  }
  coreOps.setPriority(opponentOf(context, player));
});

export const reactions = {
  DEFEND: defendWithReactions,
  PLAY_ATTACK_REACTION: attackReaction,
  ACTIVATE: activate('attack_reaction', answered),
  PASS: passReaction,
};
