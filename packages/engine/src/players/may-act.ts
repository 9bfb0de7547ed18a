import { Actors } from '../definition/node.ts';
import { effectiveActors } from '../runtime/position.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { firstPending } from './pending.ts';

/** Whether it is this player's place to act here. */
export function mayAct(runtime: Runtime, seat: number): boolean {
  const { world } = runtime;
  const actors = effectiveActors(runtime);
  if (actors === Actors.priority) return world.mem[At.priority] === seat;
  if (actors >= Actors.pending) return firstPending(world, actors - Actors.pending) === seat;
  return actors === Actors.any || world.mem[At.turnPlayer] === seat;
}
