import { activeOf, foeOf } from './board.ts';
import * as dice from './dice.ts';
import { drawCards } from './effects.ts';
import { ageAll } from './entities.ts';
import type { Context } from './kit.ts';
import { modes } from './modes.ts';
import { inOrder, inOrderOf } from './order.ts';
import { PlayerPhase } from './player-phase.ts';
import { Hook } from './printed.ts';

/** The phases of a match: what begins each of them, and what their effects do. */

function setPhases({ players }: Context, phase: PlayerPhase): void {
  for (const player of players) player.phase = phase;
}

/** Card Select: both may exchange cards of their first hand, at once and in secret. */
export function beginCardSelect(context: Context): void {
  setPhases(context, PlayerPhase.action);
  context.coreOps.ask({ ask: 'EXCHANGE', player: context.players });
}

/** Starting Hand Select: both choose who begins, at once and in secret. */
export function beginStartingHandSelect(context: Context): void {
  setPhases(context, PlayerPhase.action);
  context.coreOps.ask({ ask: 'CHOOSE_ACTIVE', player: context.players });
}

/** Roll: some dice may be fixed, the others are thrown; then both may throw again. */
export function beginRoll(context: Context): void {
  const { G, players, coreOps } = context;
  G.round += 1;
  setPhases(context, PlayerPhase.action);
  coreOps.emit('ROUND_BEGAN', { round: G.round });
  for (const player of players) {
    let fixed = 0;
    player.rerolls = 1;
    for (const { def } of inOrderOf(player, 1 << Hook.roll)) {
      fixed += def.rolls?.fixed ?? 0;
      player.rerolls += def.rolls?.rerolls ?? 0;
    }
    const all = modes[G.mode].dice;
    fixed = Math.min(fixed, all);
    if (fixed > 0) dice.gain(context, player, activeOf(player).def.element, fixed);
    dice.roll(context, player, all - fixed);
    coreOps.emit('ROLLED', { player, count: all - fixed });
  }
  if (modes[G.mode].isOmni) for (const player of players) player.rerolls = 0;
  coreOps.interrupt({ do: 'askReroll' });
}

/** Action: who begins the round, and what happens at its start. */
export function beginAction(context: Context): void {
  const { G, players, coreOps } = context;
  const first = players[G.first];
  G.endedFirst = -1;
  first.phase = PlayerPhase.action;
  foeOf(context, first).phase = PlayerPhase.passiveWait;
  coreOps.setTurnPlayer(first);
  startTriggers(context, Hook.actionPhase);
}

/** A turn begins: its player is in action, the other waits, or is done for the round. */
export function beginTurn({ turnPlayer, players }: Context): void {
  turnPlayer.phase = PlayerPhase.action;
  const other = players[1 - turnPlayer.seat];
  if (other.phase !== PlayerPhase.end) other.phase = PlayerPhase.passiveWait;
}

/** The other player's turn, unless they are done; then the same one goes on. When both are, the phase is over. */
export function nextTurn({ turnPlayer, players }: Context): string | null {
  const other = players[1 - turnPlayer.seat];
  if (other.phase !== PlayerPhase.end) return other.id;
  return turnPlayer.phase === PlayerPhase.end ? null : turnPlayer.id;
}

/** End: the triggers of whoever ended first come first, then the other player's; cards are drawn, and all ages. */
export function beginEnd(context: Context): void {
  const { G, coreOps, players } = context;
  G.first = G.endedFirst;
  coreOps.setTurnPlayer(players[G.first]);
  coreOps.interrupt({ do: 'endRound' });
  startTriggers(context, Hook.endPhase);
}

/** Everybody who listens at this moment, one after the other. */
function startTriggers(context: Context, hook: Hook): void {
  const listeners = inOrder(context, 1 << hook);
  if (listeners.length === 0) return;
  context.coreOps.interrupt({ do: 'triggers', hook, happening: 0, cards: listeners });
}

/** Asks whoever may still reroll, until nobody may; in the roll phase that is both at once. */
function askReroll(context: Context): void {
  const { players, coreOps, ctx } = context;
  for (const player of players) if (player.dice === 0) player.rerolls = 0;
  const asked = players.filter(({ rerolls }) => rerolls > 0);
  if (asked.length > 0) coreOps.sequence([{ ask: 'REROLL', player: asked }, { do: 'askReroll' }]);
  else if (ctx.currentSegment === 'roll') setPhases(context, PlayerPhase.end);
}

/** Draw, age, throw the dice away; after the last round nobody has won. */
function endRound(context: Context): void {
  const { G, players, coreOps } = context;
  const mode = modes[G.mode];
  for (const player of [players[G.first], players[1 - G.first]]) drawCards(context, player, mode.drawn);
  for (const player of [players[G.first], players[1 - G.first]]) {
    ageAll(context, player);
    player.hasLost = false;
    dice.discardAll(player);
  }
  if (G.round >= mode.rounds) coreOps.endGame();
}

export const phaseEffects = { askReroll, endRound };
