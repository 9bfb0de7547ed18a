import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Bot, BotTurn } from '@cardloom/bots';
import { answeringThread, ThreadFailure } from '@cardloom/server/thread';
import type { Action } from 'cardloom';
import type { BotAnswer, BotRequest } from './bot-worker.ts';
import { say } from './terminal.ts';
import { fail } from './usage.ts';

/** A bot in a file of its own. It runs in a thread, so that one that never answers stops nobody. */
export interface HostedBot extends Bot {
  choose(turn: BotTurn): Promise<Action>;
  /** Loads the file; refused in one line if it holds no bot. */
  ready(): Promise<void>;
  /** Ends the thread. */
  close(): Promise<void>;
}

export interface HostOptions {
  /** How long it may think about a move, in milliseconds; 10 seconds if left out. */
  readonly limitMs?: number;
  /** What `findGame` finds the game by; if left out it is the one of its name in the registry. */
  readonly game?: string;
}

/**
 * A bot from a file: the default export is a `Bot`. It gets its view, its actions and `sample()` in another thread; the
 * true state is never sent there. One that throws, or does not answer in time, is refused with a `UsageError`.
 *
 * ```ts
 * const bot = hostBot('./my-bot.mjs', { limitMs: 1000 });
 * const action = await bot.choose(createTurn(match, 'p1', 7));
 * ```
 */
export function hostBot(path: string, { limitMs = 10_000, game }: HostOptions = {}): HostedBot {
  const file = resolve(path);
  if (!existsSync(file)) fail(`cannot read the bot ${path}: there is no such file`);
  const thread = answeringThread<BotRequest, BotAnswer>({
    file: './bot-worker.js',
    from: import.meta.url,
    data: { file },
    onSaid: say,
  });
  let loaded: Promise<void> | undefined;

  const ask = async (request: BotRequest, withinMs: number): Promise<BotAnswer> => {
    try {
      const answer = await thread.ask(request, withinMs);
      return 'error' in answer ? fail(`the bot ${path} ${answer.error}`) : answer;
    } catch (error) {
      if (!(error instanceof ThreadFailure)) throw error;
      loaded = undefined;
      const why = request.kind === 'load' ? error.message.replace('did not answer', 'did not load') : error.message;
      return fail(`the bot ${path} ${why}`);
    }
  };

  const ready = (): Promise<void> => {
    loaded ??= ask({ kind: 'load' }, Math.max(limitMs, LOAD_MS)).then(() => undefined);
    return loaded;
  };

  return {
    name: basename(path).replace(/\.[cm]?[jt]s$/, ''),
    ready,
    async choose(turn) {
      await ready();
      const { player, view, random } = turn;
      const snapshot = turn.sample().snapshot();
      const request: BotRequest = {
        kind: 'choose',
        game: game ?? null,
        player,
        view,
        snapshot,
        seed: random(0x7fffffff),
      };
      const answer = await ask(request, limitMs);
      return 'action' in answer ? answer.action : fail(`the bot ${path} gave no action`);
    },
    async close() {
      loaded = undefined;
      await thread.close();
    },
  };
}

/** Starting a thread takes its time; that does not count as thinking. */
const LOAD_MS = 10_000;
