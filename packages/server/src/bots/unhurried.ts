import type { BotPool } from './pool.ts';

/** Bots that act no sooner than after so long: people want to see what they do. */
export const unhurried = (pool: BotPool, ms: number): BotPool =>
  ms === 0
    ? pool
    : {
        think: async (question) => {
          const pause = new Promise<void>((resolve) => {
            setTimeout(resolve, ms).unref();
          });
          const choice = await pool.think(question);
          await pause;
          return choice;
        },
        get waiting() {
          return pool.waiting;
        },
        close: () => pool.close(),
      };
