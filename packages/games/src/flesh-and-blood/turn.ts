import { collectIn, isInSet } from './attack.ts';
import type { Trigger } from './cards/words.ts';
import { closeChain } from './chain.ts';
import { holds } from './conditions.ts';
import { type Card, CHAIN_LONG, type Context, kit, NEXT_TURN_LONG, type Player, TURN_LONG, type Zone } from './kit.ts';
import { endEffects, operationOf } from './lasting.ts';
import { type Job, jobWork, runAll } from './operations.ts';
import { STRANGE, whyNotInHand } from './reasons.ts';

/** The start phase, the end phase, and the turn's end. */

export function beginTurn(context: Context): void {
  context.G.isTurnOver = false;
  runAll(context, permanentJobs(context.turnPlayer, 'start_of_turn'));
}

/** What lies open before a player: hero, weapons, equipment. */
function permanentJobs(player: Player, trigger: Trigger): Job[] {
  const jobs: Job[] = [];
  if (!isInSet(player, trigger)) return jobs;
  collectIn(jobs, player.hero, player, trigger);
  collectIn(jobs, player.weapons, player, trigger);
  collectIn(jobs, player.equipment, player, trigger);
  return jobs;
}

export const continueTurn = kit.move().run(({ G, coreOps }) => {
  G.actionPoints = 1;
  coreOps.emit('sot_to_action');
  coreOps.endPhase();
});

/** With no combat pending: the chain closes and the action phase ends. */
export const passAction = kit.move().run((context) => {
  context.coreOps.emit('pass_action');
  closeChain(context);
  context.coreOps.endPhase();
});

export function beginEndPhase(context: Context): void {
  const { players, turnPlayer, coreOps } = context;
  for (const player of players) if (player.floating !== 0) player.floating = 0;
  const jobs = permanentJobs(turnPlayer, 'end_phase');
  if (jobs.some(({ operation }) => operation.asks)) coreOps.sequence([...jobs.map(jobWork), { do: 'offerArsenal' }]);
  else {
    runAll(context, jobs);
    offerArsenal(context);
  }
}

/** Nobody is asked when it cannot succeed: the arsenal is taken, or there is no card. */
export function offerArsenal(context: Context): void {
  const { turnPlayer, coreOps } = context;
  if (turnPlayer.arsenal.length > 0 || turnPlayer.hand.length === 0) endTurn(context);
  else coreOps.emit('end_phase_prompt', { player: turnPlayer.seat });
}

export const setArsenal = kit
  .move()
  .card('card', ({ player }) => player.hand, {
    has: (context, card) => context.player.hand.has(card) || whyNotInHand(context, card),
    noSuch: STRANGE,
    prompt: 'Which card goes into your arsenal?',
  })
  .run((context, { card }) => {
    const { player, coreOps } = context;
    coreOps.emit('set_arsenal', { player: player.seat, card: card.name }, [player], { player: player.seat });
    coreOps.moveCard(card, player.arsenal);
    endTurn(context);
  });

export const skipArsenal = kit.move().run((context) => {
  context.coreOps.emit('skip_arsenal', { player: context.player.seat });
  endTurn(context);
});

/** Pitched cards go under the decks, in the order they were pitched or in one their owner chooses; then the rest. */
function endTurn(context: Context): void {
  const { G, players, coreOps } = context;
  if (!G.choosesPitchOrder) {
    for (const player of players) bottomPitched(context, player);
    wrapUp(context);
    return;
  }
  coreOps.interrupt({ do: 'wrapUp' });
  // what is asked last is answered first
  for (const player of players.toReversed()) {
    if (player.pitched.length < 2) bottomPitched(context, player);
    else {
      // out of sight and mixed up: only their owner will know the order
      for (const card of player.pitched) coreOps.moveCard(card, player.bottoming);
      coreOps.shuffle(player.bottoming);
      coreOps.ask({ ask: 'ORDER_PITCH', player, otherwise: { do: 'bottomAsTheyLie', player } });
    }
  }
}

/** The first card pitched lies lowest. */
function bottomPitched({ coreOps }: Context, { pitched, deck }: Player): void {
  for (let card = pitched.top; card !== undefined; card = pitched.top) coreOps.moveCard(card, deck, 'bottom');
}

/** The first card will be the lowest. */
export function bottomInOrder({ coreOps }: Context, { deck }: Player, order: readonly Card[]): void {
  for (const card of order.toReversed()) coreOps.moveCard(card, deck, 'bottom');
}

/** Draws, then everything that was for this turn is over. */
export function wrapUp(context: Context): void {
  const { G, ctx, players, turnPlayer, coreOps } = context;
  drawUp(context, turnPlayer);
  // turns that are over
  const isFirstTurn = ctx.numTurns === 0;
  for (const player of players) {
    if (isFirstTurn && G.firstTurnDraw && player !== turnPlayer) drawUp(context, player);
    endEffects(context, player, TURN_LONG);
    // what waited for a chain that never came
    endEffects(context, player, CHAIN_LONG);
    player.attacksThisTurn = 0;
    player.weaponHitThisTurn = false;
    refresh(player.hero);
    refresh(player.weapons);
    refresh(player.equipment);
  }
  endEffects(context, turnPlayer, NEXT_TURN_LONG);
  G.actionPoints = 0;
  G.lastAttackCard = 0;
  G.lastPitchSum = 0;
  G.lastAttackHadGoAgain = false;
  G.isTurnOver = true;
  if (ctx.numTurns + 1 >= G.turnCap) coreOps.endGame();
}

/** An empty deck gives fewer cards; that is no loss. */
function drawUp(context: Context, player: Player): void {
  const missing = intellectOf(context, player) - player.hand.length;
  if (missing > 0) context.coreOps.drawCard(player, missing);
}

function intellectOf(context: Context, player: Player): number {
  let { intellect } = player;
  for (const effect of player.effects) {
    const operation = operationOf(context, effect);
    if (operation.do === 'intellect') intellect += operation.amount;
  }
  return intellect + staticIntellect(context, player, player.hero) + staticIntellect(context, player, player.equipment);
}

function staticIntellect(context: Context, player: Player, zone: Zone): number {
  let sum = 0;
  for (const card of zone) {
    for (const { do: what, if: condition, amount } of card.def.abilities.by.static) {
      if (what === 'intellect' && holds(context, condition, card, player)) sum += amount;
    }
  }
  return sum;
}

/** What can be used once a turn can be used again. */
function refresh(zone: Zone): void {
  for (const card of zone) {
    if (card.used !== 0) card.used = 0;
    if (card.attacks !== 0) card.attacks = 0;
    if (card.extraAttacks !== 0) card.extraAttacks = 0;
  }
}
