import type { ChoiceDescription } from '../definition/description.ts';
import type { Failure } from '../runtime/errors.ts';

/**
 * What a player can do now, as plain data that a client without rules can walk: the moves, what each asks first, and what
 * is asked after each answer. Whatever a client shows as choosable comes from here.
 *
 * ```ts
 * const { moves }: Prompt = match.prompt('ann');
 * for (const { move, asks } of moves satisfies readonly PromptMove[]) {
 *   const first: PromptChoice | undefined = asks;
 *   console.log(move, first?.name);
 * }
 * const asked: Asked = match.promptAfter({ player: 'ann', move: 'lay', args: {} });
 * const isForHost = (next: PromptNext): boolean => next === 'ask';
 * ```
 */
export interface Prompt {
  readonly moves: readonly PromptMove[];
}

/** A move that a player can make now, with the first choice it asks, if any. */
export interface PromptMove {
  readonly move: string;
  /** What it asks first; missing if it asks nothing. */
  readonly asks?: PromptChoice;
}

/** A choice, with what comes after it. */
export type PromptChoice = ChoiceDescription & {
  /** What comes after an answer: the same after all of them, or by option. Missing: nothing, the action is complete. */
  readonly next?: PromptNext | readonly (PromptNext | PromptSame | null)[];
};

/** A choice, or that it must be asked for: `match.promptAfter` knows. */
export type PromptNext = PromptChoice | 'ask';

/** The same as after the option of this number; null stands for nothing. */
type PromptSame = number;

/** What `match.promptAfter` gives: the next choice, null if nothing more is asked, or why these answers cannot be. */
export type Asked =
  | { readonly ok: true; readonly asks: PromptChoice | null }
  | { readonly ok: false; readonly error: Failure };
