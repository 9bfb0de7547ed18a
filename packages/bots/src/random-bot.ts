import type { PromptBot } from './bot.ts';

/** Any legal action, each equally likely. */
export const randomBot = (): PromptBot => ({
  name: 'random',
  choose: ({ actions, random }) => actions.at(random(actions.size)),
});
