import { ruleError } from '../actions/perform.ts';
import { Calling, type Runtime } from '../runtime/runtime.ts';
import type { PlayerHandle } from '../world/handles.ts';
import { ZoneAt } from '../world/layout.ts';

const EVALUATE = { path: 'evaluate' };

/** How well a seat stands: the game's own opinion, or what lies on the table. */
export function evaluate(runtime: Runtime, seat: number): number {
  const run = runtime.game.evaluate as ((context: unknown, player: PlayerHandle) => unknown) | null;
  if (run === null) return material(runtime, seat);
  runtime.callingAt = EVALUATE;
  runtime.callingKind = Calling.itself;
  try {
    const value = run(runtime.context, runtime.playerHandle(seat));
    if (!Number.isFinite(value)) throw new TypeError(`gave ${String(value)}, which is no number`);
    return value as number;
  } catch (thrown) {
    throw ruleError(runtime, thrown);
  }
}

/** Without the game's help: every numeric attribute of the player counts, and so does each of their cards in the open. */
function material({ world, layout }: Runtime, seat: number): number {
  const m = world.mem;
  const row = layout.playerStart + seat * layout.playerWords;
  let sum = 0;
  for (const column of layout.player) if (column.kind === 'int') sum += m[row + column.offset];
  for (const zone of layout.zones) {
    if (zone.owner === seat && zone.seenBy === 'everyone') sum += m[zone.address + ZoneAt.count];
  }
  return sum;
}
