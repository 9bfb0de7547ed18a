import { type Json, type MoveDefinition, someOf, type Verdict } from 'cardloom';
import { DOMINATE, OVERPOWER } from './ability.ts';
import { collect, keywordsOf, recount } from './attack.ts';
import { defenseOf, isOnChain, takePart } from './chain.ts';
import { holds } from './conditions.ts';
import { type Job, runAll } from './operations.ts';
import { DOMINATED, EMPTY_BLOCK, handCard, OVERPOWERED, STRANGE, tooManyFromHand, whyNotInHand } from './reasons.ts';
import {
  type Card,
  type Context,
  cardOf,
  type FleshAndBlood,
  FROM_EQUIPMENT,
  FROM_HAND,
  type Player,
} from './shape.ts';

/** The block: the defender declares cards from hand, up to DEFEND_MAX, and any equipment, all at once. */

function blockers({ player: { hand } }: Context): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand.at(i) as Card;
    if (card.def.canBlock) cards.push(card);
  }
  return cards;
}

function hasBlocker({ player: { hand } }: Context): boolean {
  for (let i = 0; i < hand.length; i++) if ((hand.at(i) as Card).def.canBlock) return true;
  return false;
}

/** A piece of equipment defends once on a chain: it stays there until the chain closes. */
const isShield = (context: Context, card: Card): boolean => card.def.defense >= 0 && !isOnChain(context, card);

function shields(context: Context): Card[] {
  const { equipment } = context.player;
  const cards: Card[] = [];
  for (let i = 0; i < equipment.length; i++) {
    const card = equipment.at(i) as Card;
    if (isShield(context, card)) cards.push(card);
  }
  return cards;
}

function hasShield(context: Context): boolean {
  const { equipment } = context.player;
  for (let i = 0; i < equipment.length; i++) if (isShield(context, equipment.at(i) as Card)) return true;
  return false;
}

/** How many cards from hand may still defend: DEFEND_MAX at a time, and under dominate one on the whole link. */
export function handLimit(context: Context): number {
  const { G } = context;
  const isDominated = (keywordsOf(context) & DOMINATE) !== 0;
  return isDominated ? Math.min(G.defendMax, Math.max(0, 1 - G.handDefenders)) : G.defendMax;
}

/** DEFEND_MAX, dominate (one card from hand) and overpower (one action card). */
function canBlockTogether(context: Context, chosen: readonly Json[]): Verdict {
  if (chosen.length === 0) return hasShield(context) || EMPTY_BLOCK;
  if (chosen.length === 1) return true;
  const keywords = keywordsOf(context);
  if ((keywords & DOMINATE) !== 0) return DOMINATED;
  const { defendMax } = context.G;
  if (chosen.length > defendMax) return tooManyFromHand(defendMax);
  if ((keywords & OVERPOWER) === 0) return true;
  let actions = 0;
  for (const id of chosen) if (cardOf(context, id as number).def.isAction) actions++;
  return actions < 2 || OVERPOWERED;
}

function canBlock(context: Context, answer: Json): Verdict {
  const card = handCard(context, answer);
  if (card === null) return whyNotInHand(context, answer, 'lies in your arsenal: cards there never block');
  if (card.def.canBlock) return true;
  if (card.def.isDefenseReaction) return 'is a defense reaction: it is played in the reaction step';
  return card.def.isAttackReaction ? 'is an attack reaction: it never blocks' : 'has no defense';
}

function canShield(context: Context, answer: Json): Verdict {
  const card = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
  if (card === undefined || !context.player.equipment.has(card)) {
    return handCard(context, answer) === null ? STRANGE : 'is no equipment';
  }
  return isShield(context, card) || (card.def.defense < 0 ? 'has no defense' : 'has defended on this chain already');
}

const NOTHING: Json = Object.freeze([]) as unknown as Json;
const hasChosen = (cards: Json | undefined): boolean => Array.isArray(cards) && cards.length > 0;

export const block: MoveDefinition<FleshAndBlood> = {
  when: (context) =>
    hasBlocker(context) || hasShield(context) || 'You have nothing to block with; reactions come in the reaction step.',
  choices: {
    cards: someOf<FleshAndBlood>(blockers, {
      min: (context) => (hasShield(context) ? 0 : 1),
      max: handLimit,
      valid: canBlockTogether,
      has: canBlock,
      if: (context) => hasBlocker(context) || 'names no card that can block: reactions come in the reaction step',
      leftOut: [],
      prompt: 'Block with which cards?',
    }),
    equipment: someOf<FleshAndBlood>(shields, {
      min: (_context, { cards }) => (hasChosen(cards) ? 0 : 1),
      valid: (_context, chosen, { cards }) => chosen.length > 0 || hasChosen(cards) || EMPTY_BLOCK,
      has: canShield,
      if: (context) => hasShield(context) || 'names no equipment of yours that can defend now',
      leftOut: [],
      prompt: 'And with which equipment?',
    }),
  },
  run: (context, { cards, equipment }) => {
    const { G, coreOps } = context;
    const jobs: Job[] = [];
    for (const id of (cards ?? []) as readonly number[]) defend(context, cardOf(context, id), FROM_HAND, jobs);
    for (const id of (equipment ?? []) as readonly number[]) defend(context, cardOf(context, id), FROM_EQUIPMENT, jobs);
    runAll(context, jobs);
    recount(context);
    coreOps.emit('block_play', { cards: cards ?? NOTHING, equipment: equipment ?? NOTHING, blocked: G.reactionBlock });
    coreOps.endStep();
  },
};

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
  const operations = card.def.abilities.by.static;
  let sum = 0;
  for (let i = 0; i < operations.length; i++) {
    const { do: what, if: condition, amount } = operations[i];
    if (what === 'defense' && holds(context, condition, card, player)) sum += amount;
  }
  return sum;
}

export const passBlock: MoveDefinition<FleshAndBlood> = {
  choices: {},
  run: ({ coreOps }) => {
    coreOps.emit('block_pass');
    coreOps.endStep();
  },
};
