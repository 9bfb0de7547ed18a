import { parentPort, workerData } from 'node:worker_threads';
import { findGame } from '../catalogue.ts';
import { READY, Signals } from '../threads.ts';
import { loadBots } from './bots.ts';
import { type SimPlan, seatsOf } from './plan.ts';
import { Player } from './play.ts';
import { count, emptyTally } from './tally.ts';

/** One of a simulation's threads: plays the stretches of matches it is given. */

export interface WorkerSetup {
  readonly plan: SimPlan;
  readonly worker: number;
  readonly signals: SharedArrayBuffer;
}

/** Matches from one number to before another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const { plan, worker, signals: buffer } = workerData as WorkerSetup;
const signals = new Signals(buffer);
const player = new Player(plan, await findGame(plan.source), await loadBots(plan.bots, plan.source));

parentPort?.on('message', async ({ from, to }: Stretch) => {
  const tally = emptyTally(seatsOf(plan), plan.wantsDetails);
  for (let number = from; number < to && !signals.isStopped; number++) {
    const outcome = await player.play(number, () => signals.isStopped);
    if (outcome === undefined) break;
    count(tally, outcome);
    signals.count(worker);
  }
  parentPort?.postMessage(tally);
});
parentPort?.postMessage(READY);
