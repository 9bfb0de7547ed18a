/** The thread a bot from a file runs in. It loads the file, and answers one question at a time. */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, type BotTurn, createTurn } from '@cardloom/bots';
import { type Action, restore, type Snapshot, type View } from 'cardloom';
import { findGame, savedGame } from './catalogue.ts';

export type BotRequest =
  | { readonly kind: 'load' }
  | {
      readonly kind: 'choose';
      /** What `findGame` finds it by; null for the game of the registry that the snapshot names. */
      readonly game: string | null;
      readonly player: string;
      readonly view: View;
      /** A match that could be the true one for all the player knows. */
      readonly snapshot: Snapshot;
      readonly seed: number;
    };
export type BotAnswer = { readonly loaded: true } | { readonly action: Action } | { readonly error: string };

let bot: Bot | undefined;

async function load(): Promise<Bot> {
  const { file } = workerData as { readonly file: string };
  const found = ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
  if (!isBot(found)) throw new Error('has no bot as its default export: an object with a function "choose"');
  return found;
}

const isBot = (value: unknown): value is Bot =>
  typeof value === 'object' && value !== null && 'choose' in value && typeof value.choose === 'function';

async function answer(request: BotRequest): Promise<BotAnswer> {
  bot ??= await load();
  if (request.kind === 'load') return { loaded: true };
  const { game } = request.game === null ? await savedGame(request.snapshot.game) : await findGame(request.game);
  const match = restore(game, request.snapshot);
  const own = createTurn(match, request.player, request.seed);
  // what may be known is the true view; in the sample sealed answers are open again
  const turn: BotTurn = Object.freeze({
    player: own.player,
    view: request.view,
    get actions() {
      return own.actions;
    },
    sample: own.sample,
    random: own.random,
  });
  const action = await bot.choose(turn);
  if (typeof action !== 'object' || action === null) throw new Error('gave no action');
  // only plain JSON goes back
  return { action: JSON.parse(JSON.stringify(action)) as Action };
}

parentPort?.on('message', (request: BotRequest) => {
  const isLoading = bot === undefined;
  answer(request).then(
    (said) => parentPort?.postMessage(said),
    (error: unknown) => {
      const message = String((error as Error | null)?.message ?? error).split('\n')[0];
      const isOwn = /^(has no bot|gave no action)/.test(message);
      parentPort?.postMessage({ error: isOwn ? message : `${isLoading ? 'cannot be loaded' : 'threw'}: ${message}` });
    },
  );
});
