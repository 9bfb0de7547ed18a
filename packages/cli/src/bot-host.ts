import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Bot, BotTurn } from '@cardloom/bots';
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
  let worker: Worker | undefined;
  /** Fails the question that waits, if one does. */
  let onEnd: ((why: string) => void) | undefined;
  let loaded: Promise<void> | undefined;

  const start = (): Worker => {
    const started = new Worker(WORKER, { workerData: { file }, stdout: true, stderr: true });
    // standard output belongs to the command
    for (const said of [started.stdout, started.stderr]) said.setEncoding('utf8').on('data', say);
    started.on('error', (error) => onEnd?.(`threw: ${firstLine(error)}`));
    started.on('exit', () => onEnd?.('left without an answer'));
    started.unref();
    return started;
  };

  const ask = (request: BotRequest, withinMs: number): Promise<BotAnswer> => {
    worker ??= start();
    const asked = worker;
    asked.ref();
    return new Promise<BotAnswer>((answered, refused) => {
      const done = (): void => {
        clearTimeout(timer);
        asked.off('message', hear);
        asked.unref();
        onEnd = undefined;
      };
      const hear = (answer: BotAnswer): void => {
        done();
        answered(answer);
      };
      onEnd = (why) => {
        done();
        worker = undefined;
        loaded = undefined;
        void asked.terminate();
        refused(why);
      };
      const timer = setTimeout(
        () => onEnd?.(`did not ${request.kind === 'load' ? 'load' : 'answer'} within ${withinMs / 1000} s`),
        withinMs,
      );
      asked.on('message', hear);
      asked.postMessage(request);
    })
      .catch((why: string) => fail(`the bot ${path} ${why}`))
      .then((answer) => ('error' in answer ? fail(`the bot ${path} ${answer.error}`) : answer));
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
      onEnd = undefined;
      await worker?.terminate();
      worker = undefined;
      loaded = undefined;
    },
  };
}

/** Starting a thread takes its time; that does not count as thinking. */
const LOAD_MS = 10_000;

/** Tests run on the sources, where the worker is the built one all the same: a thread loads plain JavaScript. */
const WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/bot-worker.js' : './bot-worker.js', import.meta.url),
);

const firstLine = (error: unknown): string => String((error as Error | null)?.message ?? error).split('\n')[0];
