import type { Verdict } from 'cardloom';
import { DOMINATE, OVERPOWER } from './ability.ts';
import { collect, keywordsOf, recount } from './attack.ts';
import { defenseOf, isOnChain, takePart } from './chain.ts';
import { holds } from './conditions.ts';
import { type Card, type Context, FROM_EQUIPMENT, FROM_HAND, kit, type Player } from './kit.ts';
import { type Job, runAll } from './operations.ts';
import { DOMINATED, EMPTY_BLOCK, OVERPOWERED, STRANGE, tooManyFromHand, whyNotInHand } from './reasons.ts';

/** The block: the defender declares cards from hand, up to DEFEND_MAX, and any equipment, all at once. */

const isBlocker = ({ def }: Card): boolean => def.canBlock;
const hasBlocker = ({ player }: Context): boolean => player.hand.some(isBlocker);

/** A piece of equipment defends once on a chain: it stays there until the chain closes. */
const isShield = (context: Context, card: Card): boolean => card.def.defense >= 0 && !isOnChain(context, card);
const hasShield = (context: Context): boolean => context.player.equipment.some((card) => isShield(context, card));

/** How many cards from hand may still defend: DEFEND_MAX at a time, and under dominate one on the whole link. */
export function handLimit(context: Context): number {
  const { G } = context;
  const isDominated = (keywordsOf(context) & DOMINATE) !== 0;
  return isDominated ? Math.min(G.defendMax, Math.max(0, 1 - G.handDefenders)) : G.defendMax;
}

/** DEFEND_MAX, dominate (one card from hand) and overpower (one action card). */
function canBlockTogether(context: Context, chosen: readonly Card[]): Verdict {
  if (chosen.length === 0) return hasShield(context) || EMPTY_BLOCK;
  if (chosen.length === 1) return true;
  const keywords = keywordsOf(context);
  if ((keywords & DOMINATE) !== 0) return DOMINATED;
  const { defendMax } = context.G;
  if (chosen.length > defendMax) return tooManyFromHand(defendMax);
  if ((keywords & OVERPOWER) === 0) return true;
  let actions = 0;
  for (const { def } of chosen) if (def.isAction) actions++;
  return actions < 2 || OVERPOWERED;
}

function canBlock(context: Context, card: Card): Verdict {
  if (!context.player.hand.has(card))
    return whyNotInHand(context, card, 'lies in your arsenal: cards there never block');
  if (card.def.canBlock) return true;
  if (card.def.isDefenseReaction) return 'is a defense reaction: it is played in the reaction step';
  return card.def.isAttackReaction ? 'is an attack reaction: it never blocks' : 'has no defense';
}

function canShield(context: Context, card: Card): Verdict {
  const { equipment, hand } = context.player;
  if (!equipment.has(card)) return hand.has(card) ? 'is no equipment' : STRANGE;
  return isShield(context, card) || (card.def.defense < 0 ? 'has no defense' : 'has defended on this chain already');
}

const areSome = (cards: readonly Card[] | undefined): boolean => cards !== undefined && cards.length > 0;

export const block = kit
  .move()
  .when(
    (context) =>
      hasBlocker(context) ||
      hasShield(context) ||
      'You have nothing to block with; reactions come in the reaction step.',
  )
  .cards(
    'cards',
    (context) => ({
      from: context.player.hand.filter(isBlocker),
      min: hasShield(context) ? 0 : 1,
      max: handLimit(context),
    }),
    {
      valid: canBlockTogether,
      has: canBlock,
      noSuch: STRANGE,
      if: (context) => hasBlocker(context) || 'names no card that can block: reactions come in the reaction step',
      leftOut: [],
      prompt: 'Which cards block?',
    },
  )
  .cards(
    'equipment',
    (context, { cards }) => ({
      from: context.player.equipment.filter((card) => isShield(context, card)),
      min: areSome(cards) ? 0 : 1,
    }),
    {
      valid: (_context, chosen, { cards }) => chosen.length > 0 || areSome(cards) || EMPTY_BLOCK,
      has: canShield,
      noSuch: STRANGE,
      if: (context) => hasShield(context) || 'names no equipment of yours that can defend now',
      leftOut: [],
      prompt: 'Which equipment blocks too?',
    },
  )
  .run((context, { cards = [], equipment = [] }) => {
    const { G, coreOps } = context;
    const jobs: Job[] = [];
    for (const card of cards) defend(context, card, FROM_HAND, jobs);
    for (const card of equipment) defend(context, card, FROM_EQUIPMENT, jobs);
    runAll(context, jobs);
    recount(context);
    coreOps.emit('block_play', { cards, equipment, blocked: G.reactionBlock });
    coreOps.endStep();
  });

/** A card defends: it is counted, goes where it belongs, and its defense is added. */
export function defend(context: Context, card: Card, from: number, jobs: Job[]): void {
  const { G, player, coreOps } = context;
  takePart(context, card, from);
  G.reactionBlock += defenseOf(card) + staticDefense(context, card, player);
  collect(jobs, card, player, 'on_defend');
  if (from === FROM_EQUIPMENT) return;
  G.cardDefenders++;
  if (from === FROM_HAND) G.handDefenders++;
  coreOps.moveCard(card, player.graveyard);
}

function staticDefense(context: Context, card: Card, player: Player): number {
  let sum = 0;
  for (const { do: what, if: condition, amount } of card.def.abilities.by.static) {
    if (what === 'defense' && holds(context, condition, card, player)) sum += amount;
  }
  return sum;
}

export const passBlock = kit.move().run(({ coreOps }) => {
  coreOps.emit('block_pass');
  coreOps.endStep();
});
