import type { Action } from 'cardloom';
import type { BotTurn } from './turn.ts';

/** Somebody who chooses actions. It may take its time: a promise is awaited. */
export interface Bot {
  readonly name: string;
  choose(turn: BotTurn): Action | Promise<Action>;
}

/** A bot that answers at once. */
export interface PromptBot extends Bot {
  choose(turn: BotTurn): Action;
}
