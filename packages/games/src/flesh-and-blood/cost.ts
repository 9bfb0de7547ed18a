import { type Args, type Choice, oneOf, payment, type Verdict } from 'cardloom';
import { fits, holds } from './conditions.ts';
import { operationOf } from './lasting.ts';
import { handCard, tooDear, whyNotInHand } from './reasons.ts';
import { type Card, type Context, cardOf, type FleshAndBlood, type Player, type Zone } from './shape.ts';

/** Costs and how they are paid: floating resources first, then pitched cards; what is too much floats. */

/** What it costs to play a card or to attack with a weapon, all reductions counted. */
export function costOf(context: Context, card: Card, player: Player): number {
  const { effects } = player;
  let cost = card.def.cost;
  if (effects.length === 0 && card.def.abilities.by.static.length === 0 && !card.def.inSet.static) return cost;
  for (let i = 0; i < effects.length; i++) {
    const operation = operationOf(context, effects.at(i) as Card);
    if (operation.do === 'cost_delta' && fits(operation.target, card, card.def.keywords)) cost += operation.amount;
  }
  cost += staticCost(context, card, player, card);
  cost += staticCostIn(context, player.hero, player, card);
  cost += staticCostIn(context, player.equipment, player, card);
  return cost > 0 ? cost : 0;
}

function staticCostIn(context: Context, zone: Zone, player: Player, card: Card): number {
  let sum = 0;
  for (let i = 0; i < zone.length; i++) sum += staticCost(context, zone.at(i) as Card, player, card);
  return sum;
}

function staticCost(context: Context, source: Card, player: Player, card: Card): number {
  const operations = source.def.abilities.by.static;
  let sum = 0;
  for (let i = 0; i < operations.length; i++) {
    const { do: what, if: condition, target, amount } = operations[i];
    if (what !== 'cost_delta' || !holds(context, condition, source, player)) continue;
    if (fits(target, card, card.def.keywords)) sum += amount;
  }
  return sum;
}

/** All that a player could pay: what floats, and every card in hand. */
export function meansOf({ floating, hand }: Player): number {
  let sum = floating;
  for (let i = 0; i < hand.length; i++) sum += (hand.at(i) as Card).def.pitch;
  return sum;
}

/** What is left of the means once this card is played from where it lies. */
const meansBeside = (player: Player, card: Card, means: number): number =>
  player.hand.has(card) ? means - card.def.pitch : means;

/** Whether a card can be paid for at this price, and a card be revealed for it that is not pitched. */
export function isAffordable(player: Player, card: Card, cost: number, means: number): boolean {
  const left = meansBeside(player, card, means);
  if (left < cost) return false;
  if (card.def.revealCost === null) return true;
  const { hand } = player;
  for (let i = 0; i < hand.length; i++) if (canReveal(hand.at(i) as Card, card, cost, left)) return true;
  return false;
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
  shown.id !== card.id && fits(card.def.revealCost, shown, shown.def.keywords) && means - shown.def.pitch >= cost;

/** Pays; gives the sum that was pitched. */
export function pay(context: Context, player: Player, cost: number, pitch: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < pitch.length; i++) {
    const card = cardOf(context, pitch[i]);
    sum += card.def.pitch;
    context.coreOps.moveCard(card, player.pitched);
  }
  const floating = player.floating + sum - cost;
  if (floating !== player.floating) player.floating = floating;
  return sum;
}

/** The card an action is about: the one that was chosen, or the only one it can be. */
export type Subject = (context: Context, args: Args) => Card;

/** The price of a card with what was agreed to pay on top. */
export const priceOf = (context: Context, card: Card, { additional }: Args): number =>
  costOf(context, card, context.player) + (additional === true ? card.def.optionalCost : 0);

/** Which cards to pitch, if floating resources are not enough. */
export function pitchChoice(
  price: (context: Context, args: Args) => number,
  isKept: (card: Card, args: Args) => boolean,
): Choice<FleshAndBlood> {
  const due = (context: Context, args: Args): number => price(context, args) - context.player.floating;
  return payment<FleshAndBlood>({
    cards: ({ player: { hand } }, args) => {
      const pool: Card[] = [];
      for (let i = 0; i < hand.length; i++) {
        const card = hand.at(i) as Card;
        if (card.def.pitch > 0 && !isKept(card, args)) pool.push(card);
      }
      return pool;
    },
    worth: (_context, { def }) => def.pitch,
    due,
    overpay: ({ G }) => (G.isMinimalPitch ? 'minimal' : 'sequential'),
    has: (context, answer, args) => {
      const card = handCard(context, answer);
      if (card === null) return whyNotInHand(context, answer, 'lies in your arsenal: only cards in hand are pitched');
      if (card.def.pitch === 0) return 'has no pitch value';
      if (!isKept(card, args)) return true;
      return card.id === args.reveal ? 'is revealed, so it is not pitched as well' : 'cannot pay for itself';
    },
    if: (context, args) => due(context, args) > 0 || 'is not needed: nothing is left to pay',
    leftOut: [],
    prompt: 'Pitch what?',
  });
}

/** Whether to pay the optional additional cost, what to reveal, and what to pitch: asked in this order, if at all. */
export function costChoices(subject: Subject): Readonly<Record<string, Choice<FleshAndBlood>>> {
  const isKept = ({ id }: Card, { card, reveal }: Args): boolean => id === card || id === reveal;
  return {
    additional: oneOf<FleshAndBlood>(() => [false, true], {
      if: (context, args) => {
        const card = subject(context, args);
        if (card.def.optionalCost === 0) return false;
        const cost = costOf(context, card, context.player) + card.def.optionalCost;
        return isAffordable(context.player, card, cost, meansOf(context.player));
      },
      prompt: 'Pay more?',
    }),
    reveal: oneOf<FleshAndBlood>(
      (context, args) => {
        const { player } = context;
        const card = subject(context, args);
        const left = meansBeside(player, card, meansOf(player));
        const cost = priceOf(context, card, args);
        return player.hand.cards.filter((shown) => canReveal(shown, card, cost, left));
      },
      {
        has: (context, answer, args) => {
          const { player } = context;
          const shown = handCard(context, answer);
          if (shown === null) return whyNotInHand(context, answer);
          const card = subject(context, args);
          if (shown.id === card.id) return 'cannot be revealed for itself';
          if (!fits(card.def.revealCost, shown, shown.def.keywords)) return 'is not what must be revealed';
          const left = meansBeside(player, card, meansOf(player));
          return canReveal(shown, card, priceOf(context, card, args), left) || 'is needed to pay';
        },
        if: (context, args) => subject(context, args).def.revealCost !== null,
        prompt: 'Reveal what?',
      },
    ),
    pitch: pitchChoice((context, args) => priceOf(context, subject(context, args), args), isKept),
  };
}

/** Carries out what `costChoices` asked; gives the sum that was pitched. */
export function payFor(context: Context, card: Card, args: Args): number {
  const { player, coreOps } = context;
  const sum = pay(context, player, priceOf(context, card, args), (args.pitch ?? []) as readonly number[]);
  if (args.additional !== undefined || card.paidMore) card.paidMore = args.additional === true;
  if (typeof args.reveal === 'number') {
    const shown = cardOf(context, args.reveal);
    coreOps.reveal(shown);
    coreOps.emit('reveal', { card: shown.name, player: player.seat });
  }
  return sum;
}
