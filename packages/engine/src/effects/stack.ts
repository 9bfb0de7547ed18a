import { allPassed, clearPasses, givePriority } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { ZoneAt } from '../world/layout.ts';
import { interruptEncoded } from './agenda.ts';

/** A stack of spells: a zone of the game. What lies on top waits until every player has passed. */

/**
 * Everybody has passed and something lies on the stack: its top goes to the agenda, one object at a time. Afterwards the
 * turn player has priority, and a new round of passes begins. False if there is nothing to resolve.
 */
export function resolveTop(runtime: Runtime): boolean {
  const { stack } = runtime.game;
  if (stack === null || !allPassed(runtime.world)) return false;
  const { world, layout } = runtime;
  const top =
    world.mem[layout.zones[(layout.zonesByName.get(stack.zone) as readonly number[])[0]].address + ZoneAt.top];
  if (top === 0) return false;
  clearPasses(world);
  givePriority(world, world.mem[At.turnPlayer]);
  interruptEncoded(runtime, { do: stack.resolve, card: top });
  return true;
}
