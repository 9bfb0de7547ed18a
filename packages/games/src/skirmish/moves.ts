import { type Json, type MoveDefinition, oneOf } from 'cardloom';
import type { Operation } from './ability.ts';
import {
  isEmpty,
  powerOf,
  SLOT_IDS,
  SLOT_NAMES,
  seatOf,
  slotAt,
  slotById,
  slotOf,
  TERRAINS,
  terrainOf,
  unitOf,
} from './board.ts';
import type { Printed } from './card-set.ts';
import { bury } from './checks.ts';
import { deploy } from './deploy.ts';
import { operate } from './operations.ts';
import { canConsume, canDeploy } from './rules.ts';
import type { Card, Context, Player, Skirmish } from './shape.ts';
import { destinations, hasOption, isOption, options, type Source } from './targets.ts';

/** What a player may do. Choices list exactly what is legal, so the list of actions and the validator agree. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

/** Whether a unit can be deployed to this own slot: free, or with Consume onto an own unit. */
function isPlace(context: Context, { consumes, mustConsume }: Printed, player: Player, terrain: number): boolean {
  if (isEmpty(player, terrain)) {
    if (mustConsume) return false;
  } else if (!consumes || !canConsume(context, unitOf(player, terrain) as Card)) return false;
  return canDeploy(context, slotAt(terrain, player.seat));
}

/** The slot ids of every set of terrains, by seat and with one bit for each terrain: most lists are needed again and again. */
const SLOT_SETS: readonly (readonly (readonly string[])[])[] = [0, 1].map((seat) =>
  Array.from({ length: 1 << TERRAINS }, (_, set) =>
    SLOT_IDS.filter((_id, slot) => seatOf(slot) === seat && (set & (1 << terrainOf(slot))) !== 0),
  ),
);

function places(context: Context, { def }: Card): readonly string[] {
  const { player } = context;
  let set = 0;
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    if (isPlace(context, def, player, terrain)) set |= 1 << terrain;
  }
  return SLOT_SETS[player.seat][set];
}

const pickOf = (card: Card): Operation | null => card.def.ability.picks;

/** One card per turn, unless it is quick; a unit needs a place and an action that aims needs a target. */
function isPlayable(context: Context, { def }: Card, player: Player): boolean {
  if (player.hasPlayedCardThisTurn && !def.isQuick) return false;
  if (def.type === 'unit') {
    for (let terrain = 0; terrain < TERRAINS; terrain++) if (isPlace(context, def, player, terrain)) return true;
    return false;
  }
  const { picks } = def.ability;
  return picks === null || picks.optional || hasOption(context, picks, player.seat, -1);
}

const playCard: MoveDefinition<Skirmish> = {
  when: (context) => {
    const { player } = context;
    const { hand } = player;
    for (let i = 0; i < hand.length; i++) if (isPlayable(context, hand.at(i) as Card, player)) return true;
    return player.hasPlayedCardThisTurn ? 'A player plays one card a turn.' : 'No card in hand can be played.';
  },
  ahead: 'targets',
  // the slot comes last: most cards are units, and then nothing is asked after it
  choices: {
    card: oneOf(
      (context) => {
        const { player } = context;
        const playable: Card[] = [];
        const { cards } = player.hand;
        for (let i = 0; i < cards.length; i++) if (isPlayable(context, cards[i], player)) playable.push(cards[i]);
        return playable;
      },
      {
        has: (context, answer) => {
          const { player } = context;
          const card = typeof answer === 'number' ? context.coreOps.card(answer) : undefined;
          return card !== undefined && player.hand.has(card) && isPlayable(context, card, player);
        },
        prompt: 'Which card?',
      },
    ),
    target: oneOf((context, { card }) => answers(context, pickOf(cardOf(context, card)) as Operation, -1), {
      has: (context, answer, { card }) =>
        isOption(context, pickOf(cardOf(context, card)) as Operation, context.player.seat, -1, answer),
      if: (context, { card }) => {
        const { def } = cardOf(context, card);
        return def.type === 'action' && def.ability.picks !== null;
      },
      prompt: 'Which target?',
    }),
    to: oneOf((context, { card, target }) => goals(context, cardOf(context, card), target), {
      if: (context, { card, target }) => target !== undefined && hasGoal(cardOf(context, card), target),
      prompt: 'Where to?',
    }),
    slot: oneOf((context, { card }) => places(context, cardOf(context, card)), {
      has: (context, answer, { card }) => {
        const slot = slotById(answer as string);
        const { player } = context;
        if (slot < 0 || seatOf(slot) !== player.seat) return false;
        return isPlace(context, cardOf(context, card).def, player, terrainOf(slot));
      },
      if: (context, { card, target }) => target === undefined && cardOf(context, card).def.type === 'unit',
      prompt: 'To which slot?',
    }),
  },
  run: (context, { card, slot, target, to }) => {
    const played = cardOf(context, card);
    context.player.hasActedThisTurn = true;
    if (!played.def.isQuick) context.player.hasPlayedCardThisTurn = true;
    if (played.def.type === 'unit') playUnit(context, played, slotById(slot as string));
    else playAction(context, played, target ?? null, to ?? null);
  },
};

/** The listed answers, and null for what is optional. */
function answers(context: Context, operation: Operation, slot: number): (Card | Json)[] {
  const list = options(context, operation, context.player.seat, slot);
  if (operation.optional) list.push(null);
  return list;
}

const hasGoal = (card: Card, target: Json | undefined): boolean =>
  target !== undefined && target !== null && pickOf(card)?.target.to !== 'nowhere';

const goals = (context: Context, card: Card, target: Json): readonly string[] =>
  destinations(context, pickOf(card) as Operation, context.player.seat, target);

function playUnit(context: Context, card: Card, slot: number): void {
  const { coreOps, player } = context;
  coreOps.emit('CARD_PLAYED', {
    playerId: player.seat,
    cardId: card.id,
    cardName: card.name,
    cardType: 'unit',
    targetSlot: SLOT_NAMES[slot],
  });
  const victim = unitOf(player, terrainOf(slot));
  if (victim === undefined) {
    deploy(context, card, slot);
    return;
  }
  // everybody has seen it, though it waits in the hand until the victim's Death is done
  coreOps.reveal(card);
  coreOps.interrupt({ do: 'arrive', card: card.id, slot, victim: victim.id, victimPower: powerOf(victim) });
  bury(context, [victim], 'consumed');
}

function playAction(context: Context, card: Card, target: Json, to: Json): void {
  const { coreOps, player } = context;
  coreOps.moveCard(card, player.graveyard);
  coreOps.emit('CARD_PLAYED', {
    playerId: player.seat,
    cardId: card.id,
    cardName: card.name,
    cardType: 'action',
  });
  const source: Source = { seat: player.seat, slot: -1, unit: undefined, amount: 0, about: undefined };
  for (const operation of card.def.ability.operations) operate(context, operation, source, target, to);
}

/** Ready: an ability not yet used in this deployment, its cooldown over, and somebody to aim at. */
function isReady(context: Context, unit: Card): boolean {
  if (!unit.def.canActivate || unit.isUsed || unit.cooldown > 0) return false;
  const picks = pickOf(unit);
  return picks === null || picks.optional || hasOption(context, picks, unit.owner.seat, slotOf(unit));
}

function readyUnits(context: Context, player: Player): Card[] {
  const ready: Card[] = [];
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const unit = unitOf(player, terrain);
    if (unit !== undefined && isReady(context, unit)) ready.push(unit);
  }
  return ready;
}

function hasReadyUnit(context: Context, player: Player): boolean {
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const unit = unitOf(player, terrain);
    if (unit !== undefined && isReady(context, unit)) return true;
  }
  return false;
}

const activate: MoveDefinition<Skirmish> = {
  when: (context) => hasReadyUnit(context, context.player) || 'No unit of yours is ready.',
  ahead: 'targets',
  choices: {
    unit: oneOf((context) => readyUnits(context, context.player), { prompt: 'Which unit?' }),
    target: oneOf(
      (context, { unit }) => {
        const card = cardOf(context, unit);
        return answers(context, pickOf(card) as Operation, slotOf(card));
      },
      { if: (context, { unit }) => pickOf(cardOf(context, unit)) !== null, prompt: 'Which target?' },
    ),
    to: oneOf((context, { unit, target }) => goals(context, cardOf(context, unit), target), {
      if: (context, { unit, target }) => hasGoal(cardOf(context, unit), target),
      prompt: 'Where to?',
    }),
  },
  run: (context, { unit: id, target, to }) => {
    const { player, coreOps } = context;
    const unit = cardOf(context, id);
    player.hasActedThisTurn = true;
    unit.isUsed = true;
    coreOps.emit('ABILITY_ACTIVATED', { unitId: unit.id, playerId: player.seat });
    const source: Source = { seat: player.seat, slot: slotOf(unit), unit, amount: 0, about: undefined };
    for (const operation of unit.def.ability.operations)
      operate(context, operation, source, target ?? null, to ?? null);
  },
};

/** After acting it ends the turn; without having acted it makes the player Done for this skirmish. */
const pass: MoveDefinition<Skirmish> = {
  choices: {},
  run: ({ player, players, coreOps }) => {
    const opponent = players[1 - player.seat];
    if (!player.hasActedThisTurn) player.isDone = true;
    coreOps.emit('PLAYER_PASSED', { playerId: player.seat, isDone: player.isDone });
    if (!opponent.isDone) coreOps.emit('PRIORITY_CHANGED', { newPriority: opponent.seat });
    // whoever passes last starts the next skirmish
    else if (player.isDone) coreOps.setOtp(player);
    coreOps.endTurn();
  },
};

export const moves = { PLAY_CARD: playCard, ACTIVATE: activate, PASS: pass };
