import { cancelDecision } from '../effects/decisions.ts';
import { donePending } from '../players/pending.ts';
import { isIn, nextIn } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { Micro } from '../runtime/trace.ts';
import { At } from '../world/header.ts';

/**
 * A player leaves: the seat is marked and never removed, so nobody else's seat shifts. The turn of a leaver goes on
 * without them; what waited for them no longer waits; the others' passes stand.
 */
export function leave(runtime: Runtime, seat: number): void {
  const { world } = runtime;
  if (!isIn(world, seat)) return;
  world.set(At.left, world.mem[At.left] | (1 << seat));
  runtime.trace(Micro.leaveMatch, seat, 0);
  if (world.mem[At.priority] === seat) world.set(At.priority, nextIn(world, seat));
  // a leaver's pass counts for nothing any more; the others' passes stand
  if ((world.mem[At.passed] & (1 << seat)) !== 0) world.set(At.passed, world.mem[At.passed] & ~(1 << seat));
  if (world.mem[At.closer] === seat) world.set(At.closer, -1);
  if (world.mem[At.choosingFirstPlayer] === seat) {
    world.set(At.choosingFirstPlayer, nextIn(world, seat));
    world.set(At.priority, world.mem[At.choosingFirstPlayer]);
  }
  cancelDecision(runtime, seat);
  for (let kind = 0; kind < world.layout.pending.length; kind++) donePending(runtime, kind, seat);
}
