import { pathToFileURL } from 'node:url';
import { games } from '@cardloom/games';
import type { ServedGame } from '@cardloom/server';
import { findGame, isPath } from '../catalogue.ts';

/** The games a server offers: all of the registry, or those named, files among them. */
export async function servedGames(names: readonly string[]): Promise<Readonly<Record<string, ServedGame>>> {
  if (names.length === 0) return games;
  const served = await Promise.all(names.map(servedGame));
  return Object.fromEntries(served.map((game) => [game.name, game]));
}

async function servedGame(name: string): Promise<ServedGame> {
  const entry = await findGame(name);
  if (!isPath(name)) return games[name];
  const { game, title, players, decks, options, source } = entry;
  return {
    name: entry.name,
    title,
    players,
    decks,
    ...(options === undefined ? {} : { options }),
    load: async () => game,
    present: async () => entry,
    module: pathToFileURL(source).href,
  };
}
