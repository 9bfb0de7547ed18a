import { parentPort, workerData } from 'node:worker_threads';
import { conform, type Report } from '@cardloom/testkit';
import { findGame } from '../catalogue.ts';
import { partOfSeed } from '../sim/seeds.ts';
import { READY, Signals } from '../threads.ts';
import { type AuditPlan, BATCH, optionsOf } from './plan.ts';

/** One of an audit's threads: runs the conformance kit on the batches it is given. */

export interface AuditSetup {
  readonly plan: AuditPlan;
  readonly worker: number;
  readonly signals: SharedArrayBuffer;
}

/** The number of a batch. */
export type Batch = number;

/** Null if it was stopped before its first match. */
export type BatchReport = Report | null;

const { plan, worker, signals: buffer } = workerData as AuditSetup;
const signals = new Signals(buffer);
const entry = await findGame(plan.source);
const stopped = new Error('stopped');

parentPort?.on('message', (batch: Batch) => {
  const first = batch * BATCH;
  let latest: BatchReport = null;
  try {
    latest = conform(entry.game, {
      games: Math.min(BATCH, plan.games - first),
      seed: partOfSeed(plan.seed, batch),
      maxActions: plan.maxActions,
      oneIn: plan.oneIn,
      players: plan.players === null ? undefined : Array.from({ length: plan.players }, (_, seat) => `p${seat}`),
      options: (match, players) => optionsOf(plan, entry, first + match, players.length),
      onProgress(_done, _of, report) {
        latest = report;
        signals.count(worker);
        // the kit has no other way out
        if (signals.isStopped) throw stopped;
      },
    });
  } catch (error) {
    if (error !== stopped) throw error;
  }
  parentPort?.postMessage(latest);
});
parentPort?.postMessage(READY);
