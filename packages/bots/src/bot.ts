import type { Action } from 'cardloom';
import type { BotTurn } from './turn.ts';

/**
 * Somebody who chooses actions. It may take its time: a promise is awaited.
 *
 * ```ts
 * const first: Bot = { name: 'first', choose: ({ actions }) => actions.at(0) };
 * ```
 */
export interface Bot {
  readonly name: string;
  choose(turn: BotTurn): Action | Promise<Action>;
}

/**
 * A bot that answers at once.
 *
 * ```ts
 * const any: PromptBot = { name: 'any', choose: ({ actions, random }) => actions.at(random(actions.size)) };
 * ```
 */
export interface PromptBot extends Bot {
  choose(turn: BotTurn): Action;
}
