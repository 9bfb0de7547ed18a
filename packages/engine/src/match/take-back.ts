import { everySeat, isIn } from '../players/priority.ts';
import type { RecordedMove } from '../runtime/action.ts';
import { type ErrorCode, type Failure, failure } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import { hasLearned } from '../world/learned.ts';
import { quoted } from '../world/quote.ts';
import { entryEnds, type TapeSlice } from '../world/tape.ts';
import type { World } from '../world/world.ts';
import type { Entry } from './history.ts';

/** Whether an action showed somebody something, or drew random: then taking it back is not free. */
function revealed(world: World, slice: TapeSlice): boolean {
  return hasLearned(world, slice.words, slice.from, slice.to, everySeat(world.layout.seats));
}

/** Who has agreed to take the last action back. It lives outside the match's memory, or it would undo itself. */
export interface TakeBack {
  readonly asked: string;
  readonly agreed: ReadonlySet<string>;
}

export type Verdict =
  | { readonly isGranted: true; readonly by: string }
  | { readonly isGranted: false; readonly reason: Failure; readonly next: TakeBack | null };

/** What comes of a player's wish to take back: at once if it is free, otherwise when all others agree. */
export function judge(
  runtime: Runtime,
  last: Entry | undefined,
  pending: TakeBack | null,
  { player, args }: RecordedMove,
): Verdict {
  const { world, playerIds } = runtime;
  const no = (code: ErrorCode, message: string, path: string, next: TakeBack | null = pending): Verdict => ({
    isGranted: false,
    reason: failure(code, message, path),
    next,
  });
  const seat = playerIds.indexOf(player);
  if (seat < 0) return no('unknown-player', `${quoted(player)} is no player of this match.`, 'player');
  if (!isIn(world, seat)) return no('player-left', `${player} has left the match.`, 'player');
  if (last === undefined) return no('nothing-to-undo', 'There is nothing to undo.', 'move');
  if (hasLeft(last.slice)) return no('illegal-move', 'Only the host can undo a concession.', 'move');
  const missing = (asked: string, agreed: ReadonlySet<string>): string[] =>
    playerIds.filter((id, other) => id !== asked && !agreed.has(id) && isIn(world, other));

  if (pending === null || pending.asked === player) {
    const isOwn = !('host' in last.recorded) && last.recorded.player === player;
    const others = missing(player, new Set());
    if ((isOwn && !revealed(world, last.slice)) || others.length === 0) return { isGranted: true, by: player };
    const next = { asked: player, agreed: new Set<string>() };
    return no('consent-needed', `The others must agree: "undo" with { agree: true }.`, 'move', next);
  }
  if (args.agree !== true) return no('consent-needed', 'The undo was declined.', 'args.agree', null);
  const agreed = new Set([...pending.agreed, player]);
  const others = missing(pending.asked, agreed);
  if (others.length === 0) return { isGranted: true, by: pending.asked };
  const next = { asked: pending.asked, agreed };
  return no('consent-needed', `Still to agree: ${others.join(', ')}.`, 'move', next);
}

/** Whether somebody left the match in this stretch of tape. */
function hasLeft(slice: TapeSlice): boolean {
  for (const end of entryEnds(slice.words, slice.from, slice.to)) if (slice.words[end - 1] === At.left) return true;
  return false;
}
