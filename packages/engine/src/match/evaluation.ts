import { ruleError } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { ZoneAt } from '../world/layout.ts';

/** How well a seat stands: the game's own opinion, or what lies on the table. */
export function evaluate(runtime: Runtime, seat: number): number {
  const rule = runtime.game.evaluate;
  if (rule === null) return material(runtime, seat);
  try {
    const value = runtime.call(rule, runtime.playerHandle(seat));
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
