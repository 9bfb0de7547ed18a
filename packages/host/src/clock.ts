import type { ClockRules, Clock as ClockShown } from '@cardloom/protocol';

/** Time on the way to a player and back is not theirs, up to so much. */
const MOST_LAG = 500;
const DAY = 24 * 60 * 60 * 1000;
const MOST_MISSES = 10;
/** What a crash gives back is at most such a part of what somebody had left, or so much. */
const NOTED_PARTS = 20;
const SHORTEST_NOTED = 10_000;

/** What an entry means to the clocks. */
export interface Ticked {
  /** What everybody had left when it came. */
  readonly left: readonly number[];
  /** The seat that acted, and how; -1 for all that is no action. */
  readonly seat: number;
  readonly did: 'chose' | 'automatic' | 'late' | 'undo' | 'seated' | 'nothing';
  /** What the seat whose action was taken back had left when it made it. */
  readonly before?: number;
  /** Who is to act now, and which turn it is. */
  readonly asked: readonly number[];
  readonly turn: number;
}

/**
 * The clocks of a table. They run from when a prompt is stored, and so can be sent, to when the answer comes; what was left
 * then is part of the entry. What follows from it is found in the same way when the table is loaded.
 */
export class Clock {
  readonly #rules: ClockRules;
  left: readonly number[];
  /** The seats whose clock runs, as long as nothing stops them all. */
  asked: readonly number[];
  /** When they began to run; null while they stand. */
  since: number | null = null;
  readonly #reserve: number[];
  readonly #missed: number[];
  #turn: number;

  constructor(rules: ClockRules, seats: number, asked: readonly number[], turn: number) {
    this.#rules = rules;
    this.#reserve = Array.from({ length: seats }, () => (rules.type === 'turn' ? (rules.reserve ?? 0) : 0));
    this.left = this.#reserve.map((reserve) => allotted(rules) + reserve);
    this.#missed = this.left.map(() => 0);
    this.asked = asked;
    this.#turn = turn;
  }

  /** Whether this seat has let so many decisions run out of time that it counts as conceding. */
  isGivenUp(seat: number): boolean {
    return this.#missed[seat] >= (this.#rules.misses ?? MOST_MISSES) - 1;
  }

  /** What everybody has left at this time; of the time that `seat` had, so much was not its own. */
  at(time: number, seat = -1, spared = 0): readonly number[] {
    const { since, asked } = this;
    if (since === null) return this.left;
    return this.left.map((left, other) => {
      if (!asked.includes(other)) return left;
      const used = time - since - (other === seat ? spared : 0);
      return Math.max(0, Math.round(left - Math.max(0, used)));
    });
  }

  /** When the first of those who are asked runs out of time, by their lag; null if nobody can. */
  due(lagOf: (seat: number) => number): number | null {
    const { since } = this;
    if (since === null || this.asked.length === 0) return null;
    return Math.min(...this.asked.map((seat) => since + this.left[seat] + allowance(lagOf(seat))));
  }

  /** When it is to be stored how they stand, or a crash would give back too much; null while they stand. */
  get noteDue(): number | null {
    const { since, asked } = this;
    if (since === null || asked.length === 0) return null;
    const left = Math.min(...asked.map((seat) => this.left[seat]));
    return since + Math.max(Math.ceil(left / NOTED_PARTS), SHORTEST_NOTED);
  }

  /** The clocks after an entry: they stand until it is stored. */
  tick({ left, seat, did, before, asked, turn }: Ticked): void {
    const rules = this.#rules;
    const next = [...left];
    if (did === 'undo' && before !== undefined) next[seat] = Math.min(next[seat], before);
    else if (did !== 'nothing') {
      if (rules.type === 'match' && did === 'chose' && this.asked.includes(seat)) next[seat] += rules.increment ?? 0;
      if (rules.type === 'turn' && turn !== this.#turn) this.#beginTurn(next, rules.ms);
      if (rules.type === 'decision' || rules.type === 'days') {
        for (const other of asked) if (other === seat || !this.asked.includes(other)) next[other] = allotted(rules);
      }
    }
    if (did === 'chose') this.#missed[seat] = 0;
    if (did === 'late') this.#missed[seat]++;
    this.left = next;
    this.asked = asked;
    this.since = null;
    this.#turn = turn;
  }

  show(players: readonly string[], time: number, isRunning: boolean): ClockShown {
    const left = this.at(time);
    return {
      left: Object.fromEntries(players.map((player, seat) => [player, left[seat]])),
      running: isRunning ? this.asked.map((seat) => players[seat]) : [],
    };
  }

  #beginTurn(left: number[], ms: number): void {
    for (let seat = 0; seat < left.length; seat++) {
      this.#reserve[seat] = Math.min(this.#reserve[seat], left[seat]);
      left[seat] = ms + this.#reserve[seat];
    }
  }
}

const allotted = (rules: ClockRules): number => (rules.type === 'days' ? rules.days * DAY : rules.ms);
/** What of the time between a prompt and its answer went by on the way. */
export const allowance = (lag: number): number => (lag > 0 ? Math.min(MOST_LAG, lag) : 0);
