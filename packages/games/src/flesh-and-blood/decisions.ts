import { type DecisionDefinition, type Effect, type Json, oneOf, orderOf, someOf } from 'cardloom';
import { discard, markUsed, operate } from './operations.ts';
import { handCard, whyNotInHand } from './reasons.ts';
import { type Card, type Context, cardOf, type FleshAndBlood } from './shape.ts';

/** Questions in the middle of something, and what becomes of the answers. */

interface Data {
  readonly amount: number;
  readonly optional: boolean;
  readonly seat: number;
}

export const decisions: Readonly<Record<string, DecisionDefinition<FleshAndBlood>>> = {
  /** Whether to use an optional ability. */
  MAY: { choices: { use: oneOf<FleshAndBlood>(() => [true, false], { prompt: 'Use it?' }) } },
  DISCARD: {
    choices: {
      cards: someOf<FleshAndBlood>(({ player }) => player.hand, {
        min: (_context, _args, { amount }: Data) => amount,
        max: (_context, _args, { amount }: Data) => amount,
        has: (context, answer) => whyNotInHand(context, answer),
        prompt: 'Discard what?',
      }),
    },
  },
  /** The card that goes under the deck; null for none. */
  LOOT: {
    choices: {
      card: oneOf<FleshAndBlood>(
        ({ player }, _args, { optional }: Data): Iterable<Card | null> =>
          optional && player.hand.length > 0 ? [...player.hand, null] : player.hand,
        {
          has: (context, answer, _args, { optional }: Data) => {
            if (answer === null) return optional || 'must be a card: this is not optional';
            return handCard(context, answer) !== null || whyNotInHand(context, answer);
          },
          prompt: 'Put which card under your deck?',
        },
      ),
    },
  },
  CHOOSE_EQUIPMENT: {
    choices: {
      card: oneOf<FleshAndBlood>(({ players }, _args, { seat }: Data) => players[seat].equipment, {
        has: ({ players, coreOps }, answer, _args, { seat }: Data) => {
          const card = typeof answer === 'number' ? coreOps.card(answer) : undefined;
          return (card !== undefined && players[seat].equipment.has(card)) || 'is no equipment that can be chosen';
        },
        prompt: 'Which equipment?',
      }),
    },
  },
  /** Pitched cards on their way under the deck: the first will be the lowest. */
  ORDER_PITCH: {
    choices: { order: orderOf<FleshAndBlood>(({ player }) => player.bottoming, { prompt: 'From the bottom up?' }) },
  },
};

const answerOf = <T>(effect: Effect, name: string): T => (effect.answer as Readonly<Record<string, Json>>)[name] as T;

function jobOf(context: Context, effect: Effect) {
  const card = cardOf(context, effect.card as number);
  const player = context.players[effect.seat as number];
  return { card, player, operation: card.def.abilities.operations[effect.operation as number] };
}

export const answers: Readonly<Record<string, (context: Context, effect: Effect) => void>> = {
  operate,

  decide(context, effect) {
    if (answerOf<boolean>(effect, 'use')) operate(context, { ...effect, do: 'operate', sure: true });
  },

  discard(context, effect) {
    for (const id of answerOf<readonly number[]>(effect, 'cards')) discard(context, cardOf(context, id));
  },

  loot(context, effect) {
    const { operation, card, player } = jobOf(context, effect);
    const chosen = answerOf<number | null>(effect, 'card');
    if (chosen === null) return;
    markUsed(operation, card);
    context.coreOps.moveCard(cardOf(context, chosen), player.deck, 'bottom');
    context.coreOps.drawCard(player);
    context.coreOps.emit('loot', { player: player.seat });
  },

  equipCounter(context, effect) {
    const { operation, card } = jobOf(context, effect);
    const worn = cardOf(context, answerOf<number>(effect, 'card'));
    markUsed(operation, card);
    worn.counters += operation.amount;
    context.coreOps.emit('equip_counter', { card: worn.name, player: worn.owner.seat, amount: operation.amount });
  },
};
