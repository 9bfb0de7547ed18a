import { everySeat } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { Known } from '../world/values.ts';
import * as read from './snapshot-reader.ts';

/** Reads how a match ended from a snapshot: places that fit each other, and winners among the first. */
export function readDetails({ world, layout }: Runtime, value: Json | undefined, path: string, address: number): void {
  if (value === null) {
    world.set(address, Known.null);
    return;
  }
  const details = read.fields(value, path, ['ranks', 'scores', 'reason']);
  const { seats } = layout;
  const ranks = read
    .list(details.ranks, `${path}.ranks`, seats)
    .map((rank, i) => read.range(rank, `${path}.ranks[${i}]`, 1, seats));
  for (const [i, rank] of ranks.entries()) {
    if (rank !== 1 + ranks.filter((other) => other < rank).length)
      read.bad(`${path}.ranks[${i}]`, `is ${rank}, which is no place beside the others`);
  }
  if (details.scores !== null) {
    for (const [i, score] of read.list(details.scores, `${path}.scores`, seats).entries()) {
      if (typeof score !== 'number') read.bad(`${path}.scores[${i}]`, 'is not a number');
    }
  }
  if (details.reason !== null) read.string(details.reason, `${path}.reason`);
  world.set(address, world.values.json(value));
}

/** Nobody has won or lost a match that goes on; partners win together; nobody comes in before a winner. */
export function checkResult({ world, layout }: Runtime): void {
  const m = world.mem;
  const everyone = everySeat(layout.seats);
  const [winners, losers] = [m[At.winners], m[At.losers]];
  const details = world.values.list[m[At.result]] as { readonly ranks: readonly number[] } | null;
  if (m[At.gameOver] === 0 && (winners !== 0 || losers !== 0 || details !== null))
    read.bad('header.gameOver', 'is 0, but somebody has won or lost');
  const isSplit = winners === 0 ? losers === 0 || losers === everyone : losers === (everyone & ~winners);
  if (!isSplit) read.bad('header.losers', 'does not fit who has won');
  for (const [seat, partners] of layout.partners.entries()) {
    const hasWon = (winners & (1 << seat)) !== 0;
    if (hasWon && (winners & partners) !== partners) read.bad('header.winners', 'parts players who play together');
    if (details === null || !hasWon) continue;
    const others = details.ranks.filter((rank, other) => rank < details.ranks[seat] && (winners & (1 << other)) === 0);
    if (others.length > 0) read.bad('header.result.ranks', 'puts somebody before a winner');
  }
}
