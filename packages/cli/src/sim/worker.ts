import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../catalogue.ts';
import { loadBots } from './bots.ts';
import type { SimPlan } from './plan.ts';
import { Player } from './play.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** One of a simulation's threads: plays the stretches of matches it is given. */

export interface WorkerSetup {
  readonly plan: SimPlan;
  /** Its number among the workers. */
  readonly worker: number;
  /** Word 0 says stop; the others count the matches each worker has played. */
  readonly shared: SharedArrayBuffer;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'played'; readonly tally: Tally };

const { plan, worker, shared } = workerData as WorkerSetup;
const words = new Int32Array(shared);
const port = parentPort;
if (port === null) throw new Error('this file is for worker threads');

const player = new Player(plan, await findGame(plan.source), await loadBots(plan.bots, plan.source));
const isStopped = (): boolean => Atomics.load(words, 0) !== 0;

port.on('message', async ({ from, to }: Stretch) => {
  const tally = emptyTally(plan.bots.length, plan.wantsDetails);
  for (let number = from; number < to && !isStopped(); number++) {
    const outcome = await player.play(number, isStopped);
    if (outcome === undefined) break;
    count(tally, outcome);
    Atomics.add(words, worker + 1, 1);
  }
  port.postMessage({ kind: 'played', tally } satisfies WorkerMessage);
});
port.postMessage({ kind: 'ready' } satisfies WorkerMessage);
