/**
 * Bots as people choose them: by how hard they are to beat. What they may think is the level's, not the player's.
 *
 * ```ts
 * BOT_LEVELS.includes('hard'); // true
 * ```
 */
export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
/**
 * One of `BOT_LEVELS`.
 *
 * ```ts
 * const level: BotLevel = 'medium';
 * ```
 */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Which bot plays at a level: its budget stands with it. */
export const BOTS: Readonly<Record<BotLevel, string>> = {
  easy: 'random',
  medium: 'greedy',
  hard: 'mcts:ms=300',
};

/** A bot that takes longer has lost itself, or its thread has: loading a game and catching up with a match are counted. */
export const LONGEST_THOUGHT_MS = 20_000;

export const isBotLevel = (text: string): text is BotLevel => BOT_LEVELS.some((level) => level === text);
