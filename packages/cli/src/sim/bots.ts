import type { Bot } from '@cardloom/bots';
import { closeBots, findBot, readyBots } from '../bots.ts';
import { fail } from '../usage.ts';

/** One bot for all, or one for each seat. */
export function botsPerSeat(bots: readonly string[], seats: number): string[] {
  if (bots.length !== 1 && bots.length !== seats) {
    fail(`${bots.length} bots for ${seats} players: name one for all, or one for each`);
  }
  return Array.from({ length: seats }, (_, seat) => bots[bots.length === 1 ? 0 : seat]);
}

/** The bots themselves, ready to play; null if all play at random. */
export async function loadBots(names: readonly string[], game: string): Promise<Bot[] | null> {
  if (names.every((name) => name === 'random')) return null;
  const bots = names.map((name) => findBot(name, { game }));
  await readyBots(bots);
  return bots;
}

/** Refuses bots that cannot be loaded, before anything begins. */
export async function checkBots(names: readonly string[], game: string): Promise<void> {
  const bots = await loadBots(names, game);
  if (bots !== null) await closeBots(bots);
}
