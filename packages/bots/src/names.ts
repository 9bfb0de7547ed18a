import type { PromptBot } from './bot.ts';
import { greedyBot } from './greedy-bot.ts';
import { mctsBot } from './mcts-bot.ts';
import { randomBot } from './random-bot.ts';

/**
 * A bot that does not exist, or an option it does not have.
 *
 * ```ts
 * try {
 *   botByName('gredy');
 * } catch (error) {
 *   if (error instanceof UnknownBotError) console.log(error.message);
 * }
 * ```
 */
export class UnknownBotError extends Error {
  override readonly name = 'UnknownBotError';
}

type Numbers = Readonly<Record<string, number>>;

/** The least value of each option. */
const BOTS: Readonly<Record<string, { make(options: Numbers): PromptBot; readonly options: Numbers }>> = {
  random: { make: randomBot, options: {} },
  greedy: { make: greedyBot, options: { samples: 1 } },
  mcts: { make: mctsBot, options: { ms: 1, iterations: 1, depth: 0, width: 1, exploration: 0 } },
};
const WHOLE = new Set(['samples', 'iterations', 'depth', 'width']);

/**
 * The names `botByName` knows.
 *
 * ```ts
 * botNames; // [ 'random', 'greedy', 'mcts' ]
 * ```
 */
export const botNames: readonly string[] = Object.keys(BOTS);

/**
 * A bot by its name, with options beside it or in the same text.
 *
 * ```ts
 * botByName('mcts', { ms: 200 });
 * botByName('mcts:iterations=500,depth=12');
 * ```
 */
export function botByName(text: string, options: Readonly<Record<string, number>> = {}): PromptBot {
  const colon = text.indexOf(':');
  const name = colon < 0 ? text : text.slice(0, colon);
  if (!Object.hasOwn(BOTS, name))
    throw new UnknownBotError(`there is no bot "${name}"; there are ${botNames.join(', ')}`);
  const written = colon < 0 ? {} : parseOptions(text.slice(colon + 1), text);
  const all = { ...written, ...options };
  for (const [option, value] of Object.entries(all)) check(name, option, value);
  return BOTS[name].make(all);
}

function parseOptions(text: string, whole: string): Numbers {
  const options: Record<string, number> = {};
  for (const part of text.split(',')) {
    const match = /^([a-z]+)=(\d+(?:\.\d+)?)$/.exec(part);
    if (match === null) {
      throw new UnknownBotError(`"${whole}": write options as name:option=number,option=number`);
    }
    if (Object.hasOwn(options, match[1])) throw new UnknownBotError(`"${whole}" has the option "${match[1]}" twice`);
    options[match[1]] = Number(match[2]);
  }
  return options;
}

function check(bot: string, option: string, value: number): void {
  const { options } = BOTS[bot];
  if (!Object.hasOwn(options, option)) {
    const known = Object.keys(options).join(', ');
    throw new UnknownBotError(
      `${bot} has no option "${option}"; ${known === '' ? 'it has none' : `there are ${known}`}`,
    );
  }
  const isGood = Number.isFinite(value) && value >= options[option] && (!WHOLE.has(option) || Number.isInteger(value));
  if (isGood) return;
  const kind = WHOLE.has(option) ? 'whole number' : 'number';
  throw new UnknownBotError(
    `the option "${option}" of ${bot} is a ${kind} from ${options[option]}, not ${String(value)}`,
  );
}
