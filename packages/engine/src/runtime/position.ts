import type { CompiledMove } from '../definition/compiled.ts';
import { Actors, type FlowNode } from '../definition/node.ts';
import { At } from '../world/header.ts';
import type { Runtime } from './runtime.ts';

/** Where a match stands, read from its header. */

/** The innermost node: the step, else the phase, else the segment; null when there is none. */
export function innermost(runtime: Runtime): FlowNode | null {
  const { flow } = runtime.game;
  const m = runtime.world.mem;
  if (m[At.step] >= 0) return flow.steps[m[At.step]];
  if (m[At.phase] >= 0) return flow.phases[m[At.phase]];
  return m[At.segment] >= 0 ? flow.segments[m[At.segment]] : null;
}

/** The moves open here, most specific first: step › phase › turn › segment › global. */
export function openMoves(runtime: Runtime): ReadonlyMap<string, CompiledMove> {
  return innermost(runtime)?.moves ?? runtime.game.flow.globalMoves;
}

/** The same as a list, in the same order. */
export function openMoveList(runtime: Runtime): readonly CompiledMove[] {
  const node = innermost(runtime);
  if (node === null) return [...runtime.game.flow.globalMoves.values()];
  node.moveList ??= [...node.moves.values()];
  return node.moveList;
}

export function effectiveActors(runtime: Runtime): number {
  return innermost(runtime)?.actors ?? Actors.priority;
}
