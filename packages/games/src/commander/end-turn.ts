import type { Context, Work } from './kit.ts';
import { move, permanents, removeFromCombat } from './objects.ts';
import { leaveStack } from './resolve.ts';

/**
 * End the turn (CR 724.1): triggers not yet on the stack are gone, everything on the stack is exiled, state-based
 * actions are looked for without anybody getting priority, and the turn goes on in its cleanup step.
 */
export function endTheTurn(context: Context): readonly Work[] {
  const { coreOps, zones, G } = context;
  coreOps.emit('turn_modification', { kind: 'endTurn' });
  coreOps.dropTriggers();
  for (const object of zones.stack) {
    if (object.def.isAbility) leaveStack(context, object);
    else move(context, object, zones.exile);
  }
  G.unchecked = true;
  return [{ do: 'stateBased' }, { do: 'toCleanup' }];
}

export function toCleanup(context: Context): void {
  const { coreOps } = context;
  for (const card of permanents(context)) removeFromCombat(context, card);
  // what was added to this turn lies between here and its end
  coreOps.dropInsertions();
  coreOps.jumpTo({ phase: 'ending', step: 'cleanup' }, { reenter: true });
}
