import { interruptible } from '../interruptible.ts';
import { onThreads, Signals } from '../threads.ts';
import type { SimPlan } from './plan.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import type { Stretch, WorkerSetup } from './worker.ts';

export interface SimResult {
  readonly tally: Tally;
  readonly seconds: number;
  /** Interrupted before the last match. */
  readonly isPartial: boolean;
}

/** Plays all matches of a plan on several threads; the result is the same however many there are. */
export async function simulate(plan: SimPlan, jobs: number): Promise<SimResult> {
  // more threads than matches have nothing to do
  const threads = Math.max(1, Math.min(jobs, plan.games));
  const signals = new Signals(threads);
  const tally = emptyTally(plan.bots.length, plan.wantsDetails);
  // short enough that no thread waits long for the last one
  const length = Math.max(1, Math.min(250, Math.ceil(plan.games / (threads * 16))));
  let from = 0;
  const next = (): Stretch | undefined => {
    if (from >= plan.games || signals.isStopped) return undefined;
    const stretch = { from, to: Math.min(from + length, plan.games) };
    from = stretch.to;
    return stretch;
  };
  const seconds = await interruptible(signals, plan.games, 'matches', () =>
    onThreads<Stretch, Tally>({
      file: './worker.js',
      from: import.meta.url,
      data: (worker) => ({ plan, worker, signals: signals.buffer }) satisfies WorkerSetup,
      threads,
      next,
      onAnswer: (played) => merge(tally, played),
    }),
  );
  return { tally, seconds, isPartial: tally.games < plan.games };
}
