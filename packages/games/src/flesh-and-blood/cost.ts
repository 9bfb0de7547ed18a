import type { Verdict } from 'cardloom';
import { fits, holds } from './conditions.ts';
import type { Card, Context, Player } from './kit.ts';
import { operationOf } from './lasting.ts';
import { STRANGE, tooDear, whyNotInHand } from './reasons.ts';

/** Costs and how they are paid: floating resources first, then pitched cards; what is too much floats. */

/** What it costs to play a card or to attack with a weapon, all reductions counted. */
export function costOf(context: Context, card: Card, player: Player): number {
  const { effects } = player;
  let cost = card.def.cost;
  if (effects.length === 0 && card.def.abilities.by.static.length === 0 && !card.def.inSet.static) return cost;
  for (const effect of effects) {
    const operation = operationOf(context, effect);
    if (operation.do === 'cost_delta' && fits(operation.target, card, card.def.keywords)) cost += operation.amount;
  }
  cost += staticCost(context, card, player, card);
  for (const source of player.hero) cost += staticCost(context, source, player, card);
  for (const source of player.equipment) cost += staticCost(context, source, player, card);
  return cost > 0 ? cost : 0;
}

function staticCost(context: Context, source: Card, player: Player, card: Card): number {
  const { static: statics } = source.def.abilities.by;
  if (statics.length === 0) return 0;
  let sum = 0;
  for (const { do: what, if: condition, target, amount } of statics) {
    if (what !== 'cost_delta' || !holds(context, condition, source, player)) continue;
    if (fits(target, card, card.def.keywords)) sum += amount;
  }
  return sum;
}

/** All that a player could pay: what floats, and every card in hand. */
export function meansOf({ floating, hand }: Player): number {
  let sum = floating;
  for (const { def } of hand) sum += def.pitch;
  return sum;
}

/** What is left of the means once this card is played from where it lies. */
const meansBeside = (player: Player, card: Card, means: number): number =>
  player.hand.has(card) ? means - card.def.pitch : means;

/** Whether a card can be paid for at this price, and a card be revealed for it that is not pitched. */
export function isAffordable(player: Player, card: Card, cost: number, means: number): boolean {
  const left = meansBeside(player, card, means);
  if (left < cost) return false;
  return card.def.revealCost === null || player.hand.some((shown) => canReveal(shown, card, cost, left));
}

/** The same for one card, with the reason if not. */
export function affordable(context: Context, card: Card): Verdict {
  const { player } = context;
  const cost = costOf(context, card, player);
  const means = meansOf(player);
  if (isAffordable(player, card, cost, means)) return true;
  const left = meansBeside(player, card, means);
  return left < cost ? tooDear(cost, left) : 'asks for a card to reveal that you need not pitch, and you have none';
}

/** Pitching comes before revealing, so a card is revealed or pitched, not both. */
const canReveal = (shown: Card, card: Card, cost: number, means: number): boolean =>
  shown !== card && fits(card.def.revealCost, shown, shown.def.keywords) && means - shown.def.pitch >= cost;

/** Pays; gives the sum that was pitched. */
export function pay({ coreOps }: Context, player: Player, cost: number, pitch: readonly Card[] = []): number {
  let sum = 0;
  for (const card of pitch) {
    sum += card.def.pitch;
    coreOps.moveCard(card, player.pitched);
  }
  const floating = player.floating + sum - cost;
  if (floating !== player.floating) player.floating = floating;
  return sum;
}

/** Which cards to pitch, if floating resources are not enough; `whyKept` says why a card in hand is not to be pitched. */
export function pitching<A>(
  price: (context: Context, answers: A) => number,
  whyKept: (card: Card, answers: A) => string | null,
) {
  const due = (context: Context, answers: A): number => price(context, answers) - context.player.floating;
  const rules = {
    cards: ({ player }: Context, answers: A): Card[] =>
      player.hand.filter((card) => card.def.pitch > 0 && whyKept(card, answers) === null),
    worth: (_context: Context, { def }: Card): number => def.pitch,
    due,
    overpay: ({ G }: Context) => (G.isMinimalPitch ? 'minimal' : 'sequential'),
    has: (context: Context, card: Card, answers: A): Verdict => {
      if (!context.player.hand.has(card))
        return whyNotInHand(context, card, 'lies in your arsenal: only cards in hand are pitched');
      return card.def.pitch === 0 ? 'has no pitch value' : (whyKept(card, answers) ?? true);
    },
    noSuch: STRANGE,
  } as const;
  const asking = {
    if: (context: Context, answers: A): Verdict => due(context, answers) > 0 || 'is not needed: nothing is left to pay',
    leftOut: [],
    prompt: 'Which cards do you pitch for {it}?',
  };
  return [rules, asking] as const;
}

// What a card costs, in three choices that are asked in this order if at all: whether to pay the optional additional
// cost, what to reveal, and what to pitch.

/** The answers to these choices, and the card if it was chosen. */
interface Paying {
  readonly card?: Card;
  readonly additional?: boolean;
  readonly reveal?: Card;
}
interface Paid extends Paying {
  readonly pitch?: readonly Card[];
}

/** The card that is played: the one that was chosen, or the one in the arsenal. */
export function playedCard({ player }: Context, { card }: Paying): Card {
  const played = card ?? player.arsenal.top;
  if (played === undefined) throw new RangeError('no card is played');
  return played;
}

/** The price of the card with what was agreed to pay on top. */
function priceOf(context: Context, answers: Paying): number {
  const card = playedCard(context, answers);
  return costOf(context, card, context.player) + (answers.additional === true ? card.def.optionalCost : 0);
}

function isRevealable(context: Context, card: Card, answers: Paying): (shown: Card) => boolean {
  const cost = priceOf(context, answers);
  const left = meansBeside(context.player, card, meansOf(context.player));
  return (shown) => canReveal(shown, card, cost, left);
}

export const additional = [
  () => [false, true],
  {
    if: (context: Context, answers: Paying): boolean => {
      const { player } = context;
      const card = playedCard(context, answers);
      if (card.def.optionalCost === 0) return false;
      return isAffordable(player, card, costOf(context, card, player) + card.def.optionalCost, meansOf(player));
    },
    prompt: 'Do you pay more for {it}?',
  },
] as const;

export const reveal = [
  (context: Context, answers: Paying): Card[] =>
    context.player.hand.filter(isRevealable(context, playedCard(context, answers), answers)),
  {
    has: (context: Context, shown: Card, answers: Paying): Verdict => {
      if (!context.player.hand.has(shown)) return whyNotInHand(context, shown);
      const card = playedCard(context, answers);
      if (shown === card) return 'cannot be revealed for itself';
      if (!fits(card.def.revealCost, shown, shown.def.keywords)) return 'is not what must be revealed';
      return isRevealable(context, card, answers)(shown) || 'is needed to pay';
    },
    noSuch: STRANGE,
    if: (context: Context, answers: Paying): boolean => playedCard(context, answers).def.revealCost !== null,
    prompt: 'What do you reveal?',
  },
] as const;

export const pitch = pitching<Paying>(priceOf, (card, { card: played, reveal: shown }) => {
  if (card === shown) return 'is revealed, so it is not pitched as well';
  return card === played ? 'cannot pay for itself' : null;
});

/** Carries out what was answered; gives the sum that was pitched. */
export function payFor(context: Context, card: Card, answers: Paid): number {
  const { player, coreOps } = context;
  const { additional: paysMore, reveal: shown } = answers;
  const sum = pay(context, player, priceOf(context, answers), answers.pitch);
  if (paysMore !== undefined || card.paidMore) card.paidMore = paysMore === true;
  if (shown !== undefined) {
    coreOps.reveal(shown);
    coreOps.emit('reveal', { card: shown.name, player: player.seat });
  }
  return sum;
}
