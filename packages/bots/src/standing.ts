import type { Line } from 'cardloom';

/** How a line of play stands, for each seat: what bots compare. */

/** More than any evaluation: a game that is won beats one that only looks good. */
const DECIDED = 1e9;

/**
 * What the end of the game is worth to a seat: 1 won; lost, the part of all others who came in behind it; a draw is shared
 * by those who are still in. Where the end is the same for all, as in a game that is played together, only the score can
 * tell a good end from a bad one: then `scale` says what it is worth, the better half of the payoffs for a game that is
 * won, the worse one for a game that is lost.
 */
export function payoff(line: Line, seat: number, scale: Scale): number {
  const { players } = line.context;
  const score = isTogether(line) ? line.scoreOf(seat) : null;
  if (score !== null) return shared(line, seat, scale.payoffOf(score));
  if (line.hasWon(seat)) return 1;
  if (line.hasLost(seat)) return behind(line, seat) / Math.max(1, players.length - 1);
  if (players[seat].left) return 0;
  let sharing = 0;
  for (const { left } of players) if (!left) sharing++;
  return 1 / Math.max(2, sharing);
}

/** Whether everybody plays on one side. */
function isTogether({ context: { players } }: Line): boolean {
  for (let i = 1; i < players.length; i++) if (players[i].team !== players[0].team) return false;
  return true;
}

const shared = (line: Line, seat: number, worth: number): number =>
  line.hasWon(seat) ? (1 + worth) / 2 : line.hasLost(seat) ? worth / 2 : worth;

/** How many seats came in behind this one. */
function behind(line: Line, seat: number): number {
  const rank = line.rankOf(seat);
  let count = 0;
  for (let other = 0; other < line.context.players.length; other++) if (line.rankOf(other) > rank) count++;
  return count;
}

/**
 * By how much a seat is better off than the others; if the game is over, by how it ended. A side stands as well as those on
 * it do on average. Among several others the best counts as much as all of them together: whoever only looked at the best
 * would see no sense in getting ahead of the rest.
 */
export function lead(line: Line, seat: number): number {
  if (line.isOver) return endLead(line, seat);
  const { players } = line.context;
  const { team } = players[seat];
  let own = 0;
  let partners = 0;
  let best = -Infinity;
  let sum = 0;
  let count = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && players[other].left) continue;
    const value = line.evaluate(other);
    if (players[other].team === team) {
      own += value;
      partners++;
      continue;
    }
    best = Math.max(best, value);
    sum += value;
    count++;
  }
  return own / partners - (count === 0 ? 0 : (best + sum / count) / 2);
}

/** Of two games that are won, or lost, the one with the better place or score is the better one. */
function endLead(line: Line, seat: number): number {
  const place = behind(line, seat) + (isTogether(line) ? (line.scoreOf(seat) ?? 0) : 0);
  if (line.hasWon(seat)) return DECIDED + place;
  if (line.hasLost(seat)) return place - DECIDED;
  return line.context.players[seat].left ? -DECIDED : place;
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
