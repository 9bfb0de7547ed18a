import { Worker } from 'node:worker_threads';

/**
 * Work on several threads. A worker says `ready` once it has loaded, then answers every task with one message. Tasks
 * are handed out one at a time, so a slow one holds up nobody.
 */
export interface Work<Task, Answer> {
  /** A worker's file beside the one that asks, `./worker.js`, and that one's `import.meta.url`. */
  readonly file: string;
  readonly from: string;
  /** What worker number `worker` begins with. */
  readonly data: (worker: number) => unknown;
  readonly threads: number;
  /** The next task; undefined when there are no more. */
  readonly next: () => Task | undefined;
  readonly onAnswer: (answer: Answer, task: Task) => void;
}

/** Gives the seconds it took from when all threads were ready. */
export async function onThreads<Task, Answer>({
  file,
  from,
  data,
  threads,
  next,
  onAnswer,
}: Work<Task, Answer>): Promise<number> {
  const url = new URL(file, from.endsWith('.ts') ? builtFrom(from) : from);
  const workers = Array.from(
    { length: threads },
    (_, worker) =>
      // matches leave much behind that is soon forgotten; a larger nursery is cleaned less often
      new Worker(url, { workerData: data(worker), resourceLimits: { maxYoungGenerationSizeMb: 64 } }),
  );
  const drive = async (worker: Worker): Promise<void> => {
    for (let task = next(); task !== undefined; task = next()) {
      worker.postMessage(task);
      onAnswer(await answerOf<Answer>(worker), task);
    }
  };
  try {
    await Promise.all(workers.map((worker) => answerOf(worker)));
    const startedAt = performance.now();
    await Promise.all(workers.map(drive));
    return (performance.now() - startedAt) / 1000;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

export const READY = 'ready';

/** Tests run on the sources, where a thread loads what is built all the same: it takes plain JavaScript. */
const builtFrom = (source: string): string => source.replace('/cli/src/', '/cli/dist/').replace(/\.ts$/, '.js');

/** The next message of a worker; an error in it is ours. */
function answerOf<Answer>(worker: Worker): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      done();
    };
    const onMessage = (message: Answer): void => settle(() => resolve(message));
    const onError = (error: unknown): void => settle(() => reject(error));
    const onExit = (code: number): void => settle(() => reject(new Error(`a thread stopped with code ${code}`)));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

/** What threads and the one that started them share: whether to stop, and how much each has done. */
export class Signals {
  readonly buffer: SharedArrayBuffer;
  readonly #words: Int32Array;

  constructor(threads: number | SharedArrayBuffer) {
    this.buffer = typeof threads === 'number' ? new SharedArrayBuffer(4 * (threads + 1)) : threads;
    this.#words = new Int32Array(this.buffer);
  }

  get isStopped(): boolean {
    return Atomics.load(this.#words, 0) !== 0;
  }

  stop(): void {
    Atomics.store(this.#words, 0, 1);
  }

  /** One more is done. */
  count(worker: number): void {
    Atomics.add(this.#words, worker + 1, 1);
  }

  /** How much all have done. */
  get done(): number {
    let sum = 0;
    for (let i = 1; i < this.#words.length; i++) sum += Atomics.load(this.#words, i);
    return sum;
  }
}
