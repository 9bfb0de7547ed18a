import { grouped, Progress } from './progress.ts';
import type { Signals } from './threads.ts';

/** Shows how far threads are, and stops them on Ctrl-C; who insists need not wait for what is under way. */
export async function interruptible<T>(signals: Signals, of: number, what: string, work: () => Promise<T>): Promise<T> {
  const progress = new Progress();
  const startedAt = performance.now();
  const ticking = setInterval(() => {
    const { done } = signals;
    const perSecond = (done * 1000) / (performance.now() - startedAt);
    progress.show(done / of, `${grouped(done)} of ${grouped(of)} ${what}, ${grouped(perSecond)}/s`);
  }, 100);
  const interrupt = (): void => {
    if (signals.isStopped) process.exit(130);
    signals.stop();
  };
  process.on('SIGINT', interrupt);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    process.off('SIGINT', interrupt);
    progress.clear();
  }
}
