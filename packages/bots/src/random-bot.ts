import type { PromptBot } from './bot.ts';

/**
 * Any legal action, each equally likely.
 *
 * ```ts
 * playMatch(match, [randomBot(), randomBot()], { seed: 1 });
 * ```
 */
export const randomBot = (): PromptBot => ({
  name: 'random',
  choose: ({ actions, random }) => actions.at(random(actions.size)),
});
