import { activeOf } from './board.ts';
import { buryDefeated } from './defeat.ts';
import { isReady, use } from './entities.ts';
import { hookIn, takeHappenings } from './happenings.ts';
import type { Card, Carried, Context } from './kit.ts';
import { Moment } from './moment.ts';
import { inOrder } from './order.ts';
import type { Hook } from './printed.ts';

/**
 * Triggers: each is a small skill of its own, resolved completely (deaths, what it set off, forced choices) before the
 * next. They run one after the other here; only when one of them sets something off does the rest wait on the agenda.
 */

/** Wakes everybody who listens to a hook now. */
export function wake(context: Context, hook: Hook, happening: number): void {
  const listeners = inOrder(context, 1 << hook);
  if (listeners.length > 0) run(context, hook, happening, listeners);
}

function run(context: Context, hook: Hook, happening: number, listeners: readonly Card[]): void {
  for (let i = 0; i < listeners.length; i++) {
    if (!fire(context, hook, happening, listeners[i]) || context.G.happenings === 0) continue;
    if (i + 1 < listeners.length) {
      context.coreOps.interrupt({ do: 'triggers', hook, happening, cards: listeners.slice(i + 1) });
    }
    finishBody(context);
    return;
  }
}

/** The rest of some triggers, from the agenda. */
export function runRest(context: Context, { hook, happening, cards }: Carried<'triggers'>): void {
  run(context, hook, happening, cards);
}

/** One card's answer; false if it has none now. */
function fire(context: Context, hook: Hook, happening: number, me: Card): boolean {
  const trigger = me.def.on[hook];
  // who left before its turn does not react
  if (trigger === null || !me.inPlay || !isReady(me, trigger)) return false;
  const moment = new Moment(context, me, happening);
  if (trigger.when !== null && !trigger.when(moment)) return false;
  context.coreOps.emit('TRIGGERED', { card: me, name: me.name, player: me.owner });
  const ops = typeof trigger.does === 'function' ? trigger.does(moment) : trigger.does;
  if (ops !== undefined) for (const op of ops) context.coreOps.perform({ ...op, by: me });
  // after the body: a Burning Flame that makes itself anew stays where it is
  if (me.inPlay) use(context, me, trigger);
  return true;
}

/**
 * A body is done: the dead are buried, then what it set off wakes triggers, and then whoever lost their active character
 * chooses another.
 */
export function finishBody(context: Context): void {
  settleDeaths(context);
  if (context.ctx.gameOver) return;
  if (isReplacementDue(context)) context.coreOps.interrupt({ do: 'deathCheck' });
  tellHappenings(context);
}

/** Deaths of a body: marked before anything else follows from it. */
export function settleDeaths(context: Context): void {
  if (context.G.happenings > 0) buryDefeated(context);
}

/** What a body set off, in its three groups. */
export function tellHappenings(context: Context): void {
  const list = takeHappenings(context);
  if (list.length === 1) wake(context, hookIn(list[0]), list[0]);
  else if (list.length > 1) context.coreOps.interrupt({ do: 'happenings', list });
}

/** Several of them: the first one, and the rest when it is done. */
export function runHappenings(context: Context, { list }: Carried<'happenings'>): void {
  if (list.length > 1) context.coreOps.interrupt({ do: 'happenings', list: list.slice(1) });
  wake(context, hookIn(list[0]), list[0]);
}

export const isReplacementDue = ({ players }: Context): boolean =>
  activeOf(players[0]).isDefeated || activeOf(players[1]).isDefeated;
