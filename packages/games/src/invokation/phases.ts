import type { Effect } from 'cardloom';
import type { Purse } from './cost.ts';
import { switchActive } from './defeat.ts';
import * as dice from './dice.ts';
import { drawCards } from './effects.ts';
import { ageAll } from './entities.ts';
import { forgetHappenings } from './happenings.ts';
import { modes } from './modes.ts';
import { inOrder, inOrderOf } from './order.ts';
import { Hook } from './printed.ts';
import { activeOf, type Card, type Context, foeOf, PlayerPhase, placeOf } from './shape.ts';

/** The phases of a match: what begins each of them, and what their effects do. */

const ids = ({ players }: Context): string[] => players.map(({ id }) => id);

function setPhases({ players }: Context, phase: PlayerPhase): void {
  for (const player of players) player.phase = phase;
}

/** Card Select: both may exchange cards of their first hand, at once and in secret. */
export function beginCardSelect(context: Context): void {
  setPhases(context, PlayerPhase.action);
  context.coreOps.ask({ ask: 'EXCHANGE', player: ids(context), then: { do: 'exchange' } });
}

/** Starting Hand Select: both choose who begins, at once and in secret. */
export function beginStartingHandSelect(context: Context): void {
  setPhases(context, PlayerPhase.action);
  context.coreOps.ask({ ask: 'CHOOSE_ACTIVE', player: ids(context), then: { do: 'chooseActive' } });
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
    coreOps.emit('ROLLED', { player: player.id, count: all - fixed });
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
  context.coreOps.interrupt({ do: 'triggers', hook, happening: 0, cards: listeners.map(({ id }) => id) });
}

export const phaseEffects: Readonly<Record<string, (context: Context, work: Effect) => void>> = {
  /** Cards go back into the pile and as many are drawn, while possible none of the names that went back. */
  exchange(context, { answers }) {
    const { players, coreOps } = context;
    for (const player of players) {
      const { cards } = (answers as Readonly<Record<string, { readonly cards: readonly number[] }>>)[player.id];
      if (cards.length > 0) {
        const back = cards.map((id) => coreOps.card(id) as Card);
        const names = new Set(back.map(({ name }) => name));
        for (const card of back) coreOps.moveCard(card, player.pile);
        coreOps.shuffle(player.pile);
        for (let i = 0; i < back.length; i++) {
          const other = player.pile.cards.findLast(({ name }) => !names.has(name));
          coreOps.moveCard(other ?? (player.pile.top as Card), player.hand);
        }
      }
      coreOps.emit('EXCHANGED', { player: player.id, count: cards.length });
    }
    setPhases(context, PlayerPhase.end);
  },

  chooseActive(context, { answers }) {
    const { players, coreOps } = context;
    const chosen = answers as Readonly<Record<string, { readonly character: number }>>;
    for (const player of players) {
      switchActive(context, player, placeOf(coreOps.card(chosen[player.id].character) as Card));
    }
    // to begin with somebody is no switch
    forgetHappenings(context);
    setPhases(context, PlayerPhase.end);
  },

  /** Asks whoever may still reroll; in the roll phase that is both at once. */
  askReroll(context) {
    const { players, coreOps, ctx } = context;
    for (const player of players) if (player.dice === 0) player.rerolls = 0;
    const asked = players.filter(({ rerolls }) => rerolls > 0).map(({ id }) => id);
    if (asked.length > 0) coreOps.ask({ ask: 'REROLL', player: asked, then: { do: 'rerollAnswers' } });
    else if (ctx.currentSegment === 'roll') setPhases(context, PlayerPhase.end);
  },

  /** The dice chosen are thrown again, by seat; choosing none ends it. */
  rerollAnswers(context, { answers }) {
    const { players, coreOps } = context;
    const given = answers as Readonly<Record<string, { readonly dice: Purse }>>;
    for (const player of players) {
      if (given[player.id] === undefined) continue;
      const chosen = given[player.id].dice;
      let count = 0;
      for (const face in chosen) count += chosen[face];
      player.rerolls = count === 0 ? 0 : player.rerolls - 1;
      if (count === 0) continue;
      dice.spend(player, chosen);
      dice.roll(context, player, count);
      coreOps.emit('ROLLED', { player: player.id, count });
    }
    coreOps.interrupt({ do: 'askReroll' });
  },

  /** Draw, age, throw the dice away; after the last round nobody has won. */
  endRound(context) {
    const { G, players, coreOps } = context;
    const mode = modes[G.mode];
    for (const player of [players[G.first], players[1 - G.first]]) drawCards(context, player, mode.drawn);
    for (const player of [players[G.first], players[1 - G.first]]) {
      ageAll(context, player);
      player.hasLost = false;
      dice.discardAll(player);
    }
    if (G.round >= mode.rounds) coreOps.endGame();
  },
};
