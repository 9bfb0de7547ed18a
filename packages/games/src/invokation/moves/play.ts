import { type Args, type Choice, type Json, type MoveDefinition, oneOf } from 'cardloom';
import { aimsOf, canPlay, playObjection, playWorks } from '../cards.ts';
import type { Purse } from '../cost.ts';
import * as dice from '../dice.ts';
import { findIn } from '../moment.ts';
import { cardPrice } from '../price.ts';
import { type Aim, Kind, type Printed } from '../printed.ts';
import { activeOf, type Card, type Context, foeOf, type Invokation, type Player } from '../shape.ts';
import { paysFor } from './paying.ts';

/**
 * Plays a card of the hand, by its name: copies are alike, so they are one action. A fast action unless the card says
 * otherwise.
 */
export function playCard(cards: Readonly<Record<string, Printed>>): MoveDefinition<Invokation> {
  const defs = new Map(Object.entries(cards));
  const chosen = ({ card }: Args): Printed => defs.get(card as string) as Printed;
  const aimChoice = (which: 0 | 1): Choice<Invokation> => {
    const aim = (context: Context, args: Args): Aim => aimsOf(context, context.player, chosen(args))[which];
    const first = ({ coreOps }: Context, { target }: Args): Card | undefined =>
      which === 0 ? undefined : coreOps.card(target as number);
    const targets = (context: Context, args: Args): readonly Card[] =>
      aim(context, args).list(context.player, foeOf(context, context.player), first(context, args));
    return oneOf<Invokation>(targets, {
      if: (context, args) => aimsOf(context, context.player, chosen(args)).length > which,
      has: (context, answer, args) => {
        const card = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
        if (card !== undefined && targets(context, args).includes(card)) return true;
        // what lies hidden has no say: only cards on the table are talked about
        return (isOnTable(card) ? aim(context, args).why?.(card, context.player) : undefined) ?? false;
      },
      prompt: 'Which target?',
    });
  };
  return {
    when: (context) => {
      const { player } = context;
      const { cards: held } = player.hand;
      const lying = dice.packed(player);
      for (let i = 0; i < held.length; i++) if (canPlay(context, player, held[i].def, lying)) return true;
      if (held.length === 0) return 'Your hand is empty.';
      const { name, def } = held[held.length - 1];
      return `No card in your hand can be played now: ${name} ${playObjection(context, player, def)}.`;
    },
    choices: {
      card: oneOf((context) => playableCards(context), {
        has: (context, answer) => {
          const { player } = context;
          const card = typeof answer === 'string' ? heldCard(player, answer) : undefined;
          if (card === undefined) return 'is not in your hand';
          return canPlay(context, player, card.def, dice.packed(player)) || playObjection(context, player, card.def);
        },
        asIs: true,
        prompt: 'Which card?',
      }),
      target: aimChoice(0),
      second: aimChoice(1),
      dice: paysFor(({ player }, args) => cardPrice(player, chosen(args))),
    },
    run: (context, { card: name, target, second, dice: paid }) => {
      const { player, coreOps } = context;
      const card = heldCard(player, name) as Card;
      cardPrice(player, card.def, context);
      dice.spend(player, paid as Purse);
      activeOf(player).energy -= card.def.cost.energy;
      coreOps.emit('CARD_PLAYED', { player: player.id, card: card.id, name: card.name });
      const at = (id: Json | undefined): Card | undefined =>
        id === undefined ? undefined : coreOps.card(id as number);
      coreOps.sequence(playWorks(context, card, at(target), at(second)));
    },
  };
}

export const heldCard = (player: Player, name: Json): Card | undefined => findIn(player.hand, name as string);

const isOnTable = (card: Card | undefined): card is Card =>
  card !== undefined && (card.inPlay || card.def.kind === Kind.character);

/** The different cards of the hand that can be played now. */
function playableCards(context: Context): string[] {
  const { player } = context;
  const { cards } = player.hand;
  const names: string[] = [];
  const lying = dice.packed(player);
  for (let i = 0; i < cards.length; i++) {
    const { def } = cards[i];
    if (!names.includes(def.name) && canPlay(context, player, def, lying)) names.push(def.name);
  }
  return names;
}
