import type { ChoiceEntry } from '../choices/entry.ts';
import type { Args } from '../definition/args.ts';
import type { Rejection } from '../definition/rejection.ts';
import type { FnContext, GameState, Queued, Shape } from '../definition/types.ts';

/**
 * What a move does. It changes the match through its context, may return (part of) a new `G`, or a `reject(…)`.
 * Declared as a method so that an author may annotate the arguments with their own type.
 */
export type MoveFunction<T extends Shape> = {
  bivariant(context: FnContext<T>, args: Args): Partial<GameState<T>> | Rejection | Queued | void;
}['bivariant'];

export interface MoveDefinition<T extends Shape> {
  readonly run: MoveFunction<T>;
  /** The questions a player answers to make this move, in order; later ones see earlier answers. */
  readonly choices?: Readonly<Record<string, ChoiceEntry<T>>>;
  /**
   * The name of an argument for answers given ahead: a list that answers, in order, what the move makes its own player
   * decide, so that nobody need ask. It may always be left out; legal actions are listed without it.
   */
  readonly ahead?: string;
  /** Whether it can be done now; a string is the reason why not, for people. */
  readonly when?: (context: FnContext<T>) => boolean | string;
  /** Open to every player who is still in the match, with or without priority. */
  readonly anyPlayer?: boolean;
  /** A correction by hand, open only in manual mode. */
  readonly manual?: boolean;
  /** Something people do at the table and not in the game (concede): it never interrupts a round of passes. */
  readonly table?: boolean;
}

export type MoveEntry<T extends Shape> = MoveFunction<T> | MoveDefinition<T>;
