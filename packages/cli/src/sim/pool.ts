import { Worker } from 'node:worker_threads';
import type { SimPlan } from './plan.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import type { Stretch, WorkerMessage, WorkerSetup } from './worker.ts';

/** Tests run on the sources, where a thread loads what is built all the same: it takes plain JavaScript. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/sim/worker.js' : './worker.js', import.meta.url);

/** A simulation on several threads. The result is the same however many there are. */
export class Pool {
  readonly #plan: SimPlan;
  readonly #workers: Worker[];
  readonly #words: Int32Array;
  readonly #tally: Tally;
  readonly #stretch: number;
  #next = 0;

  constructor(plan: SimPlan, jobs: number) {
    this.#plan = plan;
    // more threads than matches have nothing to do
    const threads = Math.max(1, Math.min(jobs, plan.games));
    const shared = new SharedArrayBuffer(4 * (threads + 1));
    this.#words = new Int32Array(shared);
    this.#tally = emptyTally(plan.bots.length, plan.wantsDetails);
    // short enough that no thread waits long for the last one
    this.#stretch = Math.max(1, Math.min(250, Math.ceil(plan.games / (threads * 16))));
    this.#workers = Array.from(
      { length: threads },
      (_, worker) =>
        new Worker(WORKER, {
          workerData: { plan, worker, shared } satisfies WorkerSetup,
          // matches leave much behind that is soon forgotten; a larger nursery is cleaned less often
          resourceLimits: { maxYoungGenerationSizeMb: 64 },
        }),
    );
  }

  /** How many matches are over by now. */
  get played(): number {
    let sum = 0;
    for (let i = 1; i < this.#words.length; i++) sum += Atomics.load(this.#words, i);
    return sum;
  }

  get isStopped(): boolean {
    return Atomics.load(this.#words, 0) !== 0;
  }

  /** No further match begins; what has been played counts. */
  stop(): void {
    Atomics.store(this.#words, 0, 1);
  }

  /** Plays everything; the seconds are those from when all threads were ready. */
  async run(): Promise<{ tally: Tally; seconds: number }> {
    try {
      await Promise.all(this.#workers.map((worker) => answer(worker)));
      const startedAt = performance.now();
      await Promise.all(this.#workers.map((worker) => this.#drive(worker)));
      return { tally: this.#tally, seconds: (performance.now() - startedAt) / 1000 };
    } finally {
      await Promise.all(this.#workers.map((worker) => worker.terminate()));
    }
  }

  /** Gives a worker stretch after stretch until there are none. */
  async #drive(worker: Worker): Promise<void> {
    while (this.#next < this.#plan.games && !this.isStopped) {
      const from = this.#next;
      this.#next = Math.min(from + this.#stretch, this.#plan.games);
      worker.postMessage({ from, to: this.#next } satisfies Stretch);
      const message = await answer(worker);
      if (message.kind === 'played') merge(this.#tally, message.tally);
    }
  }
}

/** The next message of a worker; an error in it is ours. */
function answer(worker: Worker): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const done = (): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const onMessage = (message: WorkerMessage): void => {
      done();
      resolve(message);
    };
    const onError = (error: unknown): void => {
      done();
      reject(error);
    };
    const onExit = (code: number): void => {
      done();
      reject(new Error(`a worker stopped with code ${code}`));
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
