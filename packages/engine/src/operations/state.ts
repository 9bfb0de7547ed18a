import type { RecordedMove } from '../runtime/action.ts';
import type { Past } from '../runtime/past.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { readColumns } from '../world/handles.ts';
import { deepFreeze } from '../world/json.ts';
import type { Ctx } from './ctx.ts';

/** `G` and `ctx` as an immutable plain object: the match as people look at it. */
export function readState(runtime: Runtime): object {
  const G = deepFreeze(readColumns(runtime.world, 0, runtime.layout.game));
  const ctx: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((runtime.ctx as Ctx).toJSON())) {
    if (value !== undefined) ctx[name] = deepFreeze(plain(value));
  }
  return Object.freeze({ G, ctx: Object.freeze(withHistory(ctx, runtime.history.branch())) });
}

/** What was done so far is only made a list once somebody reads it: it may be long, and a state is made after every move. */
function withHistory(ctx: object, moves: Past<RecordedMove>): object {
  let list: readonly RecordedMove[] | null = null;
  const get = (): readonly RecordedMove[] => {
    list ??= deepFreeze(plain(moves.all)) as readonly RecordedMove[];
    return list;
  };
  return Object.defineProperty(ctx, 'moveHistory', { get, enumerable: true });
}

/** A copy of fresh data without what is undefined. What is frozen is JSON that nobody changes, and is taken as it is. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) copy[name] = plain(member);
  return copy;
}
