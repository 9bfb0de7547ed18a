import type { Args } from '../definition/args.ts';
import type { CompiledDecision, CompiledMove } from '../definition/compiled.ts';
import type { Ahead } from './ahead.ts';

/**
 * What a player is doing: a move, or an answer to the decision that waits, checked and in its canonical spelling; and what
 * has come of it so far. A match has one, used again for every action.
 */
export class Attempt {
  seat = -1;
  /** The move; null if it is an answer. */
  move: CompiledMove | null = null;
  /** The decision that is answered; null if it is a move. */
  decision: CompiledDecision | null = null;
  /** What history remembers of the arguments: nothing that a rule does to its own can reach it. */
  kept: Args = NO_ARGS;
  /** The arguments in JSON. */
  args: Args = NO_ARGS;
  /** Answers to decisions to come that came with the move; null if none did. */
  ahead: Ahead | null = null;
  /** Whether the move has passed priority. */
  hasPassed = false;

  begin(seat: number, move: CompiledMove | null, decision: CompiledDecision | null, kept: Args, args: Args): void {
    this.seat = seat;
    this.move = move;
    this.decision = decision;
    this.kept = kept;
    this.args = args;
    this.ahead = null;
    this.hasPassed = false;
  }
}

const NO_ARGS: Args = Object.freeze({});
