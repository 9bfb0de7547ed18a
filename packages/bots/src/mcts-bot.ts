import type { Action } from 'cardloom';
import type { PromptBot } from './bot.ts';
import { Search, type SearchOptions } from './search.ts';

/**
 * How long, or how far, `mctsBot` thinks.
 *
 * ```ts
 * const options: MctsOptions = { iterations: 500, depth: 12 };
 * const search: SearchOptions = { exploration: 1.4, depth: 12, width: 30 };
 * ```
 */
export interface MctsOptions extends Partial<SearchOptions> {
  /** Milliseconds to think about a move; 200 if neither this nor `iterations` is given. */
  readonly ms?: number;
  /** Iterations per move: the same seed then gives the same move on every machine. With `ms`, whichever ends first. */
  readonly iterations?: number;
}

const DEFAULTS: SearchOptions = { exploration: 1, depth: 8, width: 1 };

/**
 * Monte Carlo tree search over what the player knows.
 *
 * ```ts
 * const bot = mctsBot({ ms: 200 });
 * playMatch(match, [bot, greedyBot()], { seed: 1 });
 * ```
 */
export function mctsBot({ ms, iterations, ...options }: MctsOptions = {}): PromptBot {
  const search: SearchOptions = { ...DEFAULTS, ...options };
  const most = iterations ?? Infinity;
  const time = ms ?? (iterations === undefined ? 200 : Infinity);
  return {
    name: 'mcts',
    choose({ actions, player, sample, random }): Action {
      if (actions.size === 1) return actions.at(0);
      const end = time === Infinity ? Infinity : Date.now() + time;
      const match = sample();
      const tree = new Search(match.line(), match.players.indexOf(player), random, search);
      let done = 0;
      do {
        tree.iterate();
        done++;
      } while (done < most && (end === Infinity || Date.now() < end));
      return tree.root.best()?.action ?? actions.at(0);
    },
  };
}
