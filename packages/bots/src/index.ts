/**
 * Bots for any Cardloom game. A bot gets a turn, and with it nothing its player may not know.
 * @module @cardloom/bots
 */

export type { Bot, PromptBot } from './bot.ts';
export { botCalled } from './called.ts';
export { deriveSeed } from './derive-seed.ts';
export { type GreedyOptions, greedyBot } from './greedy-bot.ts';
export { type MctsOptions, mctsBot } from './mcts-bot.ts';
export { botByName, botNames, UnknownBotError } from './names.ts';
export { type PlayOptions, playMatch, playMatchAsync } from './play.ts';
export { randomBot } from './random-bot.ts';
export { Search, type SearchOptions } from './search.ts';
export { type Actions, type BotTurn, createTurn } from './turn.ts';
