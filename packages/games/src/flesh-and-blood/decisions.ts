import { type Card, kit } from './kit.ts';
import { discard, markUsed, operate } from './operations.ts';
import { STRANGE, whyNotInHand } from './reasons.ts';
import { bottomInOrder } from './turn.ts';

/** Questions in the middle of something, and what becomes of the answers. */

/** Whether to use an optional ability. */
const may = kit
  .decision('MAY')
  .value('use', () => [true, false], { prompt: 'Use it?' })
  .run((context, { use }, job) => {
    if (use) operate(context, { ...job, sure: true });
  });

const discardSome = kit
  .decision('DISCARD')
  .cards('cards', ({ player }, _answers, { amount }) => ({ from: player.hand, min: amount, max: amount }), {
    has: (context, card) => whyNotInHand(context, card),
    noSuch: STRANGE,
    prompt: 'What do you discard?',
  })
  .run((context, { cards }) => {
    for (const card of cards) discard(context, card);
  });

/** The card that goes under the deck; null for none. */
const loot = kit
  .decision('LOOT')
  .card(
    'card',
    ({ player }, _answers, { optional }): Iterable<Card | null> =>
      optional && player.hand.length > 0 ? [...player.hand, null] : player.hand,
    {
      has: (context, card) => context.player.hand.has(card) || whyNotInHand(context, card),
      noSuch: STRANGE,
      prompt: 'Which card goes under your deck?',
    },
  )
  .run(({ player, coreOps }, { card: chosen }, { operation, card }) => {
    if (chosen === null) return;
    markUsed(card.def.abilities.operations[operation], card);
    coreOps.moveCard(chosen, player.deck, 'bottom');
    coreOps.drawCard(player);
    coreOps.emit('loot', { player: player.seat });
  });

const NO_EQUIPMENT = 'is no equipment that can be chosen';

const chooseEquipment = kit
  .decision('CHOOSE_EQUIPMENT')
  .card('card', (_context, _answers, { of }) => of.equipment, {
    has: (_context, card, _answers, { of }) => of.equipment.has(card) || NO_EQUIPMENT,
    noSuch: NO_EQUIPMENT,
    prompt: 'Which equipment?',
  })
  .run(({ coreOps }, { card: worn }, { operation: index, card }) => {
    const operation = card.def.abilities.operations[index];
    markUsed(operation, card);
    worn.counters += operation.amount;
    coreOps.emit('equip_counter', { card: worn.name, player: worn.owner.seat, amount: operation.amount });
  });

/** Pitched cards on their way under the deck: the first will be the lowest. */
const orderPitch = kit
  .decision('ORDER_PITCH')
  .order('order', ({ player }) => player.bottoming, {
    prompt: 'In which order do they go under your deck, the lowest first?',
  })
  .run((context, { order }) => bottomInOrder(context, context.player, order));

export const decisions = {
  MAY: may,
  DISCARD: discardSome,
  LOOT: loot,
  CHOOSE_EQUIPMENT: chooseEquipment,
  ORDER_PITCH: orderPitch,
};
