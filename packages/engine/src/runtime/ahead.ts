import type { CompiledDecision } from '../definition/compiled.ts';
import type { Json } from '../world/json.ts';

/**
 * Answers that come with a move: what the move makes its own player decide is answered with them, in order, and nobody
 * is asked. One that is no answer, or that nothing asks for, refuses the whole move. That takes the move back, so it
 * must not tell what only the move would have shown: once a card was turned up or random was drawn, answers that do not
 * fit are forgotten instead, and the player is asked.
 */
export class Ahead {
  readonly seat: number;
  /** The argument they came in. */
  readonly name: string;
  readonly answers: readonly Json[];
  /** How long the tape was before the move. */
  mark = 0;
  /** Those that were needed so far, in their canonical spelling. */
  readonly taken: Json[] = [];
  /** The question that waits has its answer here. */
  isReady = false;
  /** The rest is forgotten. */
  isOver = false;

  constructor(seat: number, name: string, answers: readonly Json[]) {
    this.seat = seat;
    this.name = name;
    this.answers = answers;
  }

  get hasNext(): boolean {
    return !this.isOver && this.taken.length < this.answers.length;
  }

  /** The next one as arguments: a decision of one choice is answered with that alone, others with all choices by name. */
  nextArgs({ choices }: CompiledDecision): Readonly<Record<string, Json>> {
    const next = this.answers[this.taken.length];
    if (choices.length === 1) return { [choices[0][0]]: next };
    return typeof next === 'object' && next !== null && !Array.isArray(next) ? (next as Record<string, Json>) : {};
  }

  take({ choices }: CompiledDecision, args: Readonly<Record<string, Json>>): void {
    this.taken.push(choices.length === 1 ? args[choices[0][0]] : { ...args });
  }
}
