import type { Line } from 'cardloom';

/** How a line of play stands, for each seat: what bots compare. */

/** More than any evaluation: a game that is won beats one that only looks good. */
const DECIDED = 1e9;

/** What the end of the game is worth to a seat: 1 won, 0 lost; a draw is shared by those who are still in. */
export function payoff(line: Line, seat: number): number {
  const { winnerSeat } = line;
  if (winnerSeat >= 0) return winnerSeat === seat ? 1 : 0;
  const { players } = line.context;
  if (players[seat].left) return 0;
  let sharing = 0;
  for (const { left } of players) if (!left) sharing++;
  return 1 / Math.max(2, sharing);
}

/**
 * By how much a seat is better off than the others; if the game is over, by how it ended. Among several others the best
 * counts as much as all of them together: whoever only looked at the best would see no sense in getting ahead of the rest.
 */
export function lead(line: Line, seat: number): number {
  if (line.isOver) {
    const share = payoff(line, seat);
    return share === 1 ? DECIDED : share === 0 ? -DECIDED : 0;
  }
  const { players } = line.context;
  let best = -Infinity;
  let sum = 0;
  let count = 0;
  for (let other = 0; other < players.length; other++) {
    if (other === seat || players[other].left) continue;
    const value = line.evaluate(other);
    best = Math.max(best, value);
    sum += value;
    count++;
  }
  return line.evaluate(seat) - (count === 0 ? 0 : (best + sum / count) / 2);
}

/**
 * Turns leads into payoffs between 0 and 1. A game's evaluation has any scale, so the scale is learnt from the leads
 * that a search comes across: an ordinary lead is worth a payoff of about 0.73.
 */
export class Scale {
  #sum = 0;
  #count = 0;

  payoffOf(leadOfSeat: number): number {
    const size = Math.abs(leadOfSeat);
    this.#sum += size;
    this.#count++;
    if (size === 0) return 0.5;
    return 1 / (1 + Math.exp((-leadOfSeat * this.#count) / this.#sum));
  }
}
