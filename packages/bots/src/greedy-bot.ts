import { ActionList } from 'cardloom';
import type { PromptBot } from './bot.ts';
import { make, settle, spread } from './settling.ts';
import { lead } from './standing.ts';

/**
 * How `greedyBot` thinks.
 *
 * ```ts
 * const options: GreedyOptions = { samples: 5 };
 * ```
 */
export interface GreedyOptions {
  /** How many ways the hidden cards may lie are looked at; 3 if left out. */
  readonly samples?: number;
}

/** More actions than this are not all tried. */
const MOST_ACTIONS = 256;

/**
 * The action after which the player leads by most: one move deep, on a few samples, questions answered on the way.
 *
 * ```ts
 * const bot = greedyBot({ samples: 5 });
 * playMatch(match, [bot, randomBot()], { seed: 1 });
 * ```
 */
export function greedyBot({ samples = 3 }: GreedyOptions = {}): PromptBot {
  const list = new ActionList();
  return {
    name: 'greedy',
    choose({ actions, player, sample, random }) {
      const count = Math.min(actions.size, MOST_ACTIONS);
      if (count === 1) return actions.at(0);
      const tried = Array.from({ length: count }, (_, i) => actions.at(spread(i, count, actions.size)));
      const leads = new Float64Array(count);
      for (let k = 0; k < samples; k++) {
        const match = sample();
        const seat = match.players.indexOf(player);
        const line = match.line();
        for (let i = 0; i < count; i++) {
          make(line, tried[i]);
          settle(line, list);
          leads[i] += lead(line, seat);
          while (line.unmake());
        }
      }
      const most = Math.max(...leads);
      const best = tried.filter((_, i) => leads[i] === most);
      return best[random(best.length)];
    },
  };
}
