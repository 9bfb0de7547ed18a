import { cardsIn } from '@cardloom/parts';
import type { Json, Verdict } from 'cardloom';
import type { Operation } from './ability.ts';
import {
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
import { type Card, type Context, kit, type Player } from './kit.ts';
import { operate } from './operations.ts';
import { canConsume, canDeploy } from './rules.ts';
import { answers, destinations, hasOption, isOption, type Picked, type Source } from './targets.ts';

/** What a player may do. Choices list exactly what is legal, so the list of actions and the validator agree. */

/** Whether a unit can be deployed to this own slot: free, or with Consume onto an own unit. */
function isPlace(context: Context, { consumes, mustConsume }: Printed, player: Player, terrain: number): boolean {
  const victim = unitOf(player, terrain);
  if (victim === undefined ? mustConsume : !consumes || !canConsume(context, victim)) return false;
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
function isPlayable(context: Context, { def }: Card): boolean {
  const { player } = context;
  if (player.hasPlayedCardThisTurn && !def.isQuick) return false;
  if (def.type === 'unit') {
    for (let terrain = 0; terrain < TERRAINS; terrain++) if (isPlace(context, def, player, terrain)) return true;
    return false;
  }
  const { picks } = def.ability;
  return picks === null || picks.may || hasOption(context, picks, player.seat, -1);
}

const playable = cardsIn<Context, Card, Player>(
  ({ hand }) => hand,
  isPlayable,
  ({ player }, { def }) => {
    if (player.hasPlayedCardThisTurn && !def.isQuick) return 'would be a second card this turn, and it is not quick';
    return def.type === 'unit' ? 'finds no slot it could go to' : 'has nothing to aim at';
  },
);
const anyPlayable = playable.any('No card in hand can be played.');
const anyQuick = playable.any('A player plays one card a turn.');

/** What an ability can be aimed at from a slot, and whether this is part of it. */
const aims = (context: Context, picks: Operation | null, slot: number): Picked[] =>
  picks === null ? [] : answers(context, picks, context.player.seat, slot);
const isAim = (context: Context, picks: Operation | null, slot: number, answer: Card | string): boolean =>
  picks !== null && isOption(context, picks, context.player.seat, slot, answer);

/** Whether what was picked goes somewhere, and where it can go. */
const hasGoal = (card: Card, target: Picked | undefined): boolean =>
  target !== undefined && target !== null && pickOf(card)?.target.to !== 'nowhere';
function goals(context: Context, card: Card, target: Picked | undefined): readonly string[] {
  const picks = pickOf(card);
  return picks === null ? [] : destinations(context, picks, context.player.seat, target ?? null);
}

function isOwnPlace(context: Context, { def }: Card, answer: Json): Verdict {
  const slot = typeof answer === 'string' ? slotById(answer) : -1;
  const { player } = context;
  if (slot < 0 || seatOf(slot) !== player.seat) return false;
  const terrain = terrainOf(slot);
  return isPlace(context, def, player, terrain) || whyNoPlace(context, def, unitOf(player, terrain));
}

/** What speaks against an own slot, in which this unit stands if any does. */
function whyNoPlace(context: Context, { title, consumes, mustConsume }: Printed, unit: Card | undefined): string {
  if (unit === undefined) return mustConsume ? `is empty, and ${title} must consume a unit` : 'is closed to new units';
  if (!consumes) return `is taken, and ${title} does not consume`;
  return canConsume(context, unit)
    ? 'is closed to new units'
    : `is taken by ${unit.def.title}, which cannot be consumed`;
}

const playCard = kit
  .move({ ahead: 'targets' })
  .when((context) => (context.player.hasPlayedCardThisTurn ? anyQuick(context) : anyPlayable(context)))
  .card('card', playable.in, { has: playable.has, prompt: 'Which card?' })
  .cardOrName('target', (context, { card }) => aims(context, pickOf(card), -1), {
    has: (context, answer, { card }) => isAim(context, pickOf(card), -1, answer),
    if: (_context, { card: { def } }) => def.type === 'action' && def.ability.picks !== null,
    prompt: 'What is {it} aimed at?',
  })
  .value('to', (context, { card, target }) => goals(context, card, target), {
    if: (_context, { card, target }) => hasGoal(card, target),
    prompt: 'Where does it go?',
  })
  // the slot comes last: most cards are units, and then nothing is asked after it
  .value('slot', (context, { card }) => places(context, card), {
    has: (context, answer, { card }) => isOwnPlace(context, card, answer),
    if: (_context, { card, target }) => target === undefined && card.def.type === 'unit',
    asIs: true,
    prompt: 'Where does {it} go?',
  })
  .run((context, { card, slot, target, to }) => {
    context.player.hasActedThisTurn = true;
    if (!card.def.isQuick) context.player.hasPlayedCardThisTurn = true;
    if (slot !== undefined) playUnit(context, card, slotById(slot));
    else playAction(context, card, target ?? null, to ?? null);
  });

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
  coreOps.interrupt({ do: 'arrive', card, slot, victim, victimPower: powerOf(victim) });
  bury(context, [victim], 'consumed');
}

function playAction(context: Context, card: Card, target: Picked, to: string | null): void {
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
  return picks === null || picks.may || hasOption(context, picks, unit.owner.seat, slotOf(unit));
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

const activate = kit
  .move({ ahead: 'targets' })
  .when((context) => hasReadyUnit(context, context.player) || 'No unit of yours is ready.')
  .card('unit', (context) => readyUnits(context, context.player), { prompt: 'Which unit?' })
  .cardOrName('target', (context, { unit }) => aims(context, pickOf(unit), slotOf(unit)), {
    if: (_context, { unit }) => pickOf(unit) !== null,
    prompt: 'What is {it} aimed at?',
  })
  .value('to', (context, { unit, target }) => goals(context, unit, target), {
    if: (_context, { unit, target }) => hasGoal(unit, target),
    prompt: 'Where does it go?',
  })
  .run((context, { unit, target, to }) => {
    const { player, coreOps } = context;
    player.hasActedThisTurn = true;
    unit.isUsed = true;
    coreOps.emit('ABILITY_ACTIVATED', { unitId: unit.id, playerId: player.seat });
    const source: Source = { seat: player.seat, slot: slotOf(unit), unit, amount: 0, about: undefined };
    for (const operation of unit.def.ability.operations) {
      operate(context, operation, source, target ?? null, to ?? null);
    }
  });

/** After acting it ends the turn; without having acted it makes the player Done for this skirmish. */
const pass = kit.move().run(({ player, players, coreOps }) => {
  const opponent = players[1 - player.seat];
  if (!player.hasActedThisTurn) player.isDone = true;
  coreOps.emit('PLAYER_PASSED', { playerId: player.seat, isDone: player.isDone });
  if (!opponent.isDone) coreOps.emit('PRIORITY_CHANGED', { newPriority: opponent.seat });
  // whoever passes last starts the next skirmish
  else if (player.isDone) coreOps.setOtp(player);
  coreOps.endTurn();
});

export const moves = { PLAY_CARD: playCard, ACTIVATE: activate, PASS: pass };
