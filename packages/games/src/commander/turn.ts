import { askDiscard } from './discarding.ts';
import { untap } from './instructions.ts';
import type { Context } from './kit.ts';
import { addEffect, endEffects } from './layers.ts';
import { draw } from './life.ts';
import { somebodyActed } from './resolve.ts';
import { wouldHappen } from './state-based.ts';

/** Turn-based actions (CR 703): what happens by itself as turns and steps begin, before triggers and priority. */

/** What an extra turn brought with it, as `ctx.turn.riders` holds it. */
interface TurnRiders {
  readonly maxSpells?: number;
  readonly loser?: number;
}

const ridersOf = ({ ctx }: Context): TurnRiders => (ctx.turn.riders ?? {}) as TurnRiders;

export function beginTurn(context: Context): void {
  const { G, ctx, players, turnPlayer, coreOps } = context;
  G.turn++;
  G.begun = 0;
  somebodyActed(context);
  turnPlayer.turnStarted = G.turn;
  if (!ctx.turn.isExtra) G.naturalSeat = turnPlayer.seat;
  for (const player of players) {
    player.landsPlayed = 0;
    player.spellsCast = 0;
  }
  expireNextTurn(context);
  coreOps.emit('TURN', { player: turnPlayer.seat, turn: G.turn, extra: ctx.turn.isExtra });
  const { maxSpells } = ridersOf(context);
  if (maxSpells !== undefined) {
    addEffect(context, { kind: 'limitSpells', amount: maxSpells, seats: -1, until: 'EOT' });
  }
}

/** "Until your next turn" ends as that turn begins; for whoever has left, as it would have begun (CR 800.4m). */
export function expireNextTurn(context: Context): void {
  const { player } = context;
  endEffects(context, ({ until, seat }) => until === 'nextTurn' && seat === player.seat);
}

/** The active player gets priority, or if they have left the next one (CR 117.3a, 800.4j). */
export function givePriority({ coreOps, turnPlayer }: Context): void {
  coreOps.openWindow({ first: turnPlayer });
}

export function untapStep(context: Context): void {
  for (const card of context.turnPlayer.battlefield) untap(context, card);
}

const STEPS = ['upkeep', 'drawStep', 'beginCombat', 'endOfCombat', 'endStep'] as const;

/** A step begins: abilities that trigger at its beginning trigger, and wait. */
export function beginStep(event: (typeof STEPS)[number]): (context: Context) => void {
  const bit = 1 << STEPS.indexOf(event);
  return (context) => {
    const { G, coreOps, turnPlayer } = context;
    const first = (G.begun & bit) === 0;
    G.begun |= bit;
    coreOps.emit(event, { player: turnPlayer.seat, first });
    givePriority(context);
  };
}

export function drawStep(context: Context): void {
  beginStep('drawStep')(context);
  draw(context, context.turnPlayer, 1);
}

/** The end step, with what the rider of an extra turn has in store. */
export function endStep(context: Context): void {
  const { ctx, coreOps, players } = context;
  beginStep('endStep')(context);
  const { loser } = ridersOf(context);
  if (loser !== undefined) {
    const source = ctx.turn.cause ?? 0;
    coreOps.trigger({ player: players[loser].id, source, object: 0, ability: -1, about: -1 });
  }
}

const HAND_SIZE = 7;

/** Only the active player discards; then, in one go, damage wears off and effects of this turn end (CR 514). */
export function cleanupStep(context: Context): void {
  const { G, coreOps, turnPlayer } = context;
  G.cleanupOpen = true;
  givePriority(context);
  const tooMany = turnPlayer.hand.length - HAND_SIZE;
  const works = turnPlayer.left || tooMany <= 0 ? [] : [askDiscard(turnPlayer, tooMany)];
  coreOps.sequence([...works, { do: 'wearOff' }]);
}

/** If anything happens because of it, players get priority, and another cleanup step follows (CR 514.3a). */
export function wearOff(context: Context): void {
  const { G, coreOps, players } = context;
  for (const { battlefield } of players) {
    for (const card of battlefield) {
      card.damage = 0;
      card.deathtouched = false;
    }
  }
  endEffects(context, ({ until }) => until === 'EOT');
  G.cleanupOpen = wouldHappen(context) || coreOps.hasTriggers();
  if (G.cleanupOpen) coreOps.insertSteps(['cleanup']);
}
