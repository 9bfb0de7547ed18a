import { type Bot, botByName, botNames } from '@cardloom/bots';
import { type HostedBot, type HostOptions, hostBot } from './bot-host.ts';
import { isPath } from './catalogue.ts';
import { fail, nearest, unknown } from './usage.ts';

/** A bot as the command line names it: one of the known ones (`mcts:ms=200`), or a file (`./my-bot.mjs`). */
export function findBot(text: string, options: HostOptions = {}): Bot {
  const [name] = text.split(':');
  if (!botNames.includes(name)) {
    if (isPath(text)) return hostBot(text, options);
    if (nearest(name, botNames) !== undefined) unknown('bot', name, botNames);
    fail(`there is no bot "${name}"; there are ${botNames.join(', ')}, or a file such as ./my-bot.mjs`);
  }
  try {
    return botByName(text);
  } catch (error) {
    return fail((error as Error).message);
  }
}

/**
 * A bot that a saved match names: one of the known ones, in reason. A file of a bot is only run when a person names it,
 * and nobody's save may keep their machine busy for good.
 */
export function checkSavedBot(text: string, seat: number): void {
  const [name] = text.split(':');
  const how = 'say who plays there: --bot greedy, or --bot ./your-bot.mjs for one in a file';
  if (!botNames.includes(name)) fail(`seat ${seat} was taken by "${cut(text)}", which is no bot here; ${how}`);
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (numbers.some((number) => Number(number) > MOST_EFFORT)) {
    fail(`the bot "${cut(text)}" at seat ${seat} would think for very long; ${how}`);
  }
}
/** Milliseconds, iterations, samples. */
const MOST_EFFORT = 60_000;
const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const isHosted = (bot: Bot): bot is HostedBot => 'ready' in bot && 'close' in bot;

/** Loads the bots that come from files, so that a bad one is refused before anything begins. */
export async function readyBots(bots: readonly (Bot | null)[]): Promise<void> {
  for (const bot of bots) if (bot !== null && isHosted(bot)) await bot.ready();
}

export async function closeBots(bots: readonly (Bot | null)[]): Promise<void> {
  for (const bot of bots) if (bot !== null && isHosted(bot)) await bot.close();
}

/**
 * Bots from the command line: one name for all seats, or one per seat. Options of a bot are separated by commas too:
 * `mcts:ms=200,depth=9,greedy` names two bots.
 */
export function splitBots(text: string): string[] {
  const bots: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (part === '') continue;
    if (bots.length > 0 && /^\w+=/.test(part)) bots.push(`${bots.pop()},${part}`);
    else bots.push(part);
  }
  return bots;
}
