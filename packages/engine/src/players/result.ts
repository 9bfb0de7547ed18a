import type { GameResult } from '../definition/game-result.ts';
import { type ResultDetails, ResultNote } from '../runtime/event-note.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { World } from '../world/world.ts';

/** How the match ended, as the tables have it: who won and who lost (seats as bits), and what there is to say besides. */

/** Null if the rules said nothing besides who won. */
export const detailsOf = ({ mem, values }: World): ResultDetails | null =>
  values.list[mem[At.result]] as unknown as ResultDetails | null;

/** The place of a seat, from 1: as the rules said, or else winners come before all others. */
export function rankOf(world: World, seat: number): number {
  return detailsOf(world)?.ranks[seat] ?? plainRank(world.mem[At.winners], seat);
}

export const plainRank = (winners: number, seat: number): number =>
  (winners & (1 << seat)) !== 0 ? 1 : 1 + countSeats(winners);

export function countSeats(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The seat of the only winner; -1 if nobody won or several did. */
export function onlyWinner({ mem }: World): number {
  const winners = mem[At.winners];
  return countSeats(winners) === 1 ? 31 - Math.clz32(winners) : -1;
}

/** For people and rules; null as long as the match goes on. */
export function readResult({ world, playerIds }: Pick<Runtime, 'world' | 'playerIds'>): GameResult | null {
  const m = world.mem;
  if (m[At.gameOver] === 0) return null;
  return resultOf(playerIds, new ResultNote(m[At.winners], m[At.losers], detailsOf(world)));
}

export function resultOf(playerIds: readonly string[], { winners, losers, details }: ResultNote): GameResult {
  const those = (mask: number): string[] => playerIds.filter((_, seat) => (mask & (1 << seat)) !== 0);
  const byPlayer = (value: (seat: number) => number): Record<string, number> =>
    Object.fromEntries(playerIds.map((id, seat) => [id, value(seat)]));
  const scores = details?.scores ?? null;
  return {
    winners: those(winners),
    losers: those(losers),
    ranks: byPlayer((seat) => details?.ranks[seat] ?? plainRank(winners, seat)),
    scores: scores === null ? null : byPlayer((seat) => scores[seat]),
    reason: details?.reason ?? null,
  };
}
