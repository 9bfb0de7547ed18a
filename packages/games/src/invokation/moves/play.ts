import type { Json, Verdict } from 'cardloom';
import { activeOf, findIn, foeOf } from '../board.ts';
import { aimsOf, canPlay, playObjection, playWorks } from '../cards.ts';
import * as dice from '../dice.ts';
import { type Card, type Context, kit, type Player } from '../kit.ts';
import { cardPrice } from '../price.ts';
import { Kind, type Printed } from '../printed.ts';
import { paysFor, WHICH_DICE } from './paying.ts';

/** A card of the hand by its name. */
export const findHeld = ({ hand }: Player, name: Json): Card | undefined =>
  typeof name === 'string' ? findIn(hand, name) : undefined;

export function heldCard(player: Player, name: string): Card {
  const card = findHeld(player, name);
  if (card === undefined) throw new RangeError(`${name} is not in the hand`);
  return card;
}

/** The different cards of the hand that can be played now. */
function playableCards(context: Context): string[] {
  const { player } = context;
  const names: string[] = [];
  const lying = dice.packed(player);
  for (const { def } of player.hand) {
    if (!names.includes(def.name) && canPlay(context, player, def, lying)) names.push(def.name);
  }
  return names;
}

/** What a card can be aimed at, first or second. */
function targetsOf(context: Context, def: Printed, which: 0 | 1, first: Card | undefined): readonly Card[] {
  const { player } = context;
  return aimsOf(context, player, def)[which].list(player, foeOf(context, player), first);
}

/** Whether a card is among them; what lies hidden has no say: only cards on the table are talked about. */
function isTarget(context: Context, def: Printed, which: 0 | 1, first: Card | undefined, card: Card): Verdict {
  const { player } = context;
  if (targetsOf(context, def, which, first).includes(card)) return true;
  const isOnTable = card.inPlay || card.def.kind === Kind.character;
  return (isOnTable ? aimsOf(context, player, def)[which].why?.(card, player) : undefined) ?? false;
}

/**
 * Plays a card of the hand, by its name: copies are alike, so they are one action. A fast action unless the card says
 * otherwise.
 */
export const playCard = (cards: Readonly<Record<string, Printed>>) =>
  kit
    .move()
    .when((context) => {
      const { player } = context;
      const lying = dice.packed(player);
      if (player.hand.some(({ def }) => canPlay(context, player, def, lying))) return true;
      const { top } = player.hand;
      if (top === undefined) return 'Your hand is empty.';
      return `No card in your hand can be played now: ${top.name} ${playObjection(context, player, top.def)}.`;
    })
    .value('card', playableCards, {
      has: (context, answer) => {
        const { player } = context;
        const card = findHeld(player, answer);
        if (card === undefined) return 'is not in your hand';
        return canPlay(context, player, card.def, dice.packed(player)) || playObjection(context, player, card.def);
      },
      asIs: true,
      named: true,
      prompt: 'Which card?',
    })
    .card('target', (context, { card }) => targetsOf(context, cards[card], 0, undefined), {
      if: (context, { card }) => aimsOf(context, context.player, cards[card]).length > 0,
      has: (context, target, { card }) => isTarget(context, cards[card], 0, undefined, target),
      prompt: 'What is {it} aimed at?',
    })
    .card('second', (context, { card, target }) => targetsOf(context, cards[card], 1, target), {
      if: (context, { card }) => aimsOf(context, context.player, cards[card]).length > 1,
      has: (context, second, { card, target }) => isTarget(context, cards[card], 1, target, second),
      prompt: 'What is {it} aimed at?',
    })
    .payment(
      'dice',
      paysFor(({ player }, { card }: { readonly card: string }) => cardPrice(player, cards[card])),
      WHICH_DICE,
    )
    .run((context, { card: name, target, second, dice: paid }) => {
      const { player, coreOps } = context;
      const card = heldCard(player, name);
      cardPrice(player, card.def, context);
      dice.spend(player, paid);
      activeOf(player).energy -= card.def.cost.energy;
      coreOps.emit('CARD_PLAYED', { player, card: card.id, name: card.name });
      coreOps.sequence(playWorks(context, card, target, second));
    });
