/** The thread bots think in. It follows the logs of its matches, and gives a bot a turn, never the match. */
import { parentPort } from 'node:worker_threads';
import { botByName, createTurn } from '@cardloom/bots';
import { loadGame } from '@cardloom/games';
import type { Did } from '@cardloom/host';
import { type Action, createMatch, type Game, type Json, type Match, type Seed } from 'cardloom';
import { FollowedMatches } from './followed.ts';

/** Where a thread finds a game: in the registry by its name, or as the default export of a module. */
export interface GameSource {
  readonly name: string;
  readonly module?: string;
}

export interface Thought {
  readonly match: string;
  readonly game: GameSource;
  readonly seed: Seed;
  readonly options: Json;
  readonly players: readonly string[];
  /** How many actions and takings back the thread should know; the new ones. */
  readonly known: number;
  readonly played: readonly Played[];
  readonly player: string;
  readonly bot: string;
  /** Of the bot's own random numbers. */
  readonly turnSeed: string;
}

/** What was done to the match; null where an action was taken back. */
export type Played = {
  readonly by: string;
  readonly move: string;
  readonly args: Readonly<Record<string, Json>>;
} | null;

/** `lost`: the thread does not know the match so far, and must be told all of it. */
export type Choice = { readonly action: Action } | { readonly lost: true } | { readonly error: string };

export const playedOf = (by: string | null, did: Did): Played | undefined => {
  if (did.type === 'undo') return null;
  return did.type === 'act' && by !== null ? { by, move: did.move, args: did.args } : undefined;
};

/** So many matches, and so many actions in all of them, are kept; others are told anew. */
const MOST_MATCHES = 500;
const MOST_ACTIONS = 250_000;
const followed = new FollowedMatches<Match>(MOST_MATCHES, MOST_ACTIONS);
const games = new Map<string, Promise<Game>>();

function findGame({ name, module }: GameSource): Promise<Game> {
  const key = module ?? name;
  const found = games.get(key) ?? (module === undefined ? registered(name) : imported(module));
  games.set(key, found);
  return found;
}

async function registered(name: string): Promise<Game> {
  const entry = await loadGame(name);
  if (entry === undefined) throw new Error(`there is no game "${name}"`);
  return entry.game;
}

/** The default export is a game, or an entry with one. */
async function imported(module: string): Promise<Game> {
  const { default: found } = (await import(module)) as { default: Game | { readonly game: Game } };
  return 'compiled' in found ? found : found.game;
}

async function follow({ match: id, game, seed, options, players, known, played }: Thought): Promise<Match | null> {
  const before = followed.take(id);
  if (known > 0 && before?.known !== known) return null;
  const match = known > 0 && before ? before.match : createMatch(await findGame(game), { seed, options, players });
  for (const one of played) {
    const result = one === null ? match.undo() : match.act({ player: one.by, move: one.move, args: one.args });
    if (!result.ok) throw new Error(`the log cannot be followed: ${result.error.message}`);
  }
  followed.keep(id, { match, known: known + played.length });
  return match;
}

async function think(thought: Thought): Promise<Choice> {
  const match = await follow(thought);
  if (match === null) return { lost: true };
  const turn = createTurn(match, thought.player, thought.turnSeed);
  return { action: botByName(thought.bot).choose(turn) };
}

parentPort?.on('message', (thought: Thought) => {
  think(thought)
    .catch((error: unknown): Choice => ({ error: String((error as Error | null)?.message ?? error) }))
    .then((choice) => parentPort?.postMessage(choice));
});
