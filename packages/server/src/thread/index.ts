/**
 * Threads that answer one question at a time, each within a time.
 * @module @cardloom/server/thread
 */

import { Worker } from 'node:worker_threads';

/** A thread that answers one question at a time, each within a time. One that does not is ended; the next begins anew. */
export interface AnsweringThread<Question, Answer> {
  /** Rejects with a `ThreadFailure`. Must not be called while a question waits. */
  ask(question: Question, withinMs: number): Promise<Answer>;
  /** How many threads have been started: a new one knows nothing of what the old one was told. */
  readonly generation: number;
  close(): Promise<void>;
}

/**
 * Why no answer came, as the end of a sentence: `threw: …`, `left without an answer`, `did not answer within 2 s`.
 *
 * ```ts
 * try {
 *   await thread.ask(7, 1000);
 * } catch (error) {
 *   if (error instanceof ThreadFailure) console.log(`The thread ${error.message}`);
 * }
 * ```
 */
export class ThreadFailure extends Error {
  override readonly name = 'ThreadFailure';
}

/** Which file runs in the thread, and with what. */
export interface ThreadOptions {
  /** The worker's file beside the one that asks, `./worker.js`, and that one's `import.meta.url`. */
  readonly file: string;
  readonly from: string;
  readonly data?: unknown;
  /** What the thread writes: standard output belongs to the process. */
  readonly onSaid?: (text: string) => void;
}

/**
 * Starts a thread when it is first asked something.
 *
 * ```ts
 * const options: ThreadOptions = { file: './worker.js', from: import.meta.url };
 * const thread: AnsweringThread<number, string> = answeringThread(options);
 * console.log(await thread.ask(7, 1000));
 * await thread.close();
 * ```
 */
export function answeringThread<Question, Answer>({
  file,
  from,
  data,
  onSaid = () => {},
}: ThreadOptions): AnsweringThread<Question, Answer> {
  const url = new URL(file, builtFrom(from));
  let worker: Worker | undefined;
  let generation = 0;
  /** Fails the question that waits, if one does. */
  let onEnd: ((why: string) => void) | undefined;

  const start = (): Worker => {
    generation++;
    const started = new Worker(url, { workerData: data, stdout: true, stderr: true });
    for (const said of [started.stdout, started.stderr]) said.setEncoding('utf8').on('data', onSaid);
    const gone = (why: string): void => {
      // one that was ended already leaves later, while another is asked
      if (worker === started) onEnd?.(why);
      if (worker === started) worker = undefined;
    };
    started.on('error', (error) => gone(`threw: ${firstLine(error)}`));
    started.on('exit', () => gone('left without an answer'));
    started.unref();
    return started;
  };

  return {
    get generation() {
      return generation;
    },
    ask(question, withinMs) {
      worker ??= start();
      const asked = worker;
      asked.ref();
      return new Promise<Answer>((answered, refused) => {
        const done = (): void => {
          clearTimeout(timer);
          asked.off('message', hear);
          asked.unref();
          onEnd = undefined;
        };
        const hear = (answer: Answer): void => {
          done();
          answered(answer);
        };
        onEnd = (why) => {
          done();
          if (worker === asked) worker = undefined;
          void asked.terminate();
          refused(new ThreadFailure(why));
        };
        const timer = setTimeout(() => onEnd?.(`did not answer within ${withinMs / 1000} s`), withinMs);
        asked.on('message', hear);
        asked.postMessage(question);
      });
    },
    async close() {
      const ended = worker;
      worker = undefined;
      onEnd?.('was closed');
      await ended?.terminate();
    },
  };
}

/** Tests run on the sources, where a thread loads what is built all the same: it takes plain JavaScript. */
const builtFrom = (source: string): string =>
  source.endsWith('.ts') ? source.replace(/\/src\/(?!.*\/src\/)/, '/dist/') : source;

const firstLine = (error: unknown): string => String((error as Error | null)?.message ?? error).split('\n')[0];
