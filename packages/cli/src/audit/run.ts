import type { Report } from '@cardloom/testkit';
import { interruptible } from '../interruptible.ts';
import { onThreads, Signals } from '../threads.ts';
import { type AuditPlan, BATCH } from './plan.ts';
import type { AuditSetup, Batch, BatchReport } from './worker.ts';

/** Runs the conformance kit on several threads; the reports come in the order of their batches. */
export async function audit(
  plan: AuditPlan,
  jobs: number,
): Promise<{ reports: Report[]; seconds: number; isPartial: boolean }> {
  const batches = Math.ceil(plan.games / BATCH);
  const threads = Math.max(1, Math.min(jobs, batches));
  const signals = new Signals(threads);
  const answers: BatchReport[] = Array.from({ length: batches }, () => null);
  let next = 0;
  const seconds = await interruptible(signals, plan.games, 'matches', () =>
    onThreads<Batch, BatchReport>({
      file: './worker.js',
      from: import.meta.url,
      data: (worker) => ({ plan, worker, signals: signals.buffer }) satisfies AuditSetup,
      threads,
      next: () => (next < batches && !signals.isStopped ? next++ : undefined),
      onAnswer: (report, batch) => {
        answers[batch] = report;
      },
    }),
  );
  const reports = answers.filter((report) => report !== null);
  const games = reports.reduce((sum, report) => sum + report.games, 0);
  return { reports, seconds, isPartial: games < plan.games };
}
