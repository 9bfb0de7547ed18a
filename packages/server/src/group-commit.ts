import type { Append, Appended, MatchStore } from './store/match-store.ts';

/** Everything that comes in one turn of the event loop is stored together: one transaction, one fsync. */
export interface GroupCommit {
  /** Resolves once it is stored; rejects if nothing of the batch was. */
  append(append: Append): Promise<Appended>;
  /** Resolves when nothing waits any more. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly append: Append;
  readonly done: (appended: Appended) => void;
  readonly failed: (error: unknown) => void;
}

export function groupCommit(
  store: MatchStore,
  onBatch: (entries: number, seconds: number, fenced: number) => void,
): GroupCommit {
  let waiting: Waiting[] = [];
  let isScheduled = false;
  let isBusy = false;
  let onSettled: (() => void)[] = [];

  const schedule = (): void => {
    if (isScheduled || isBusy) return;
    isScheduled = true;
    setImmediate(() => void flush());
  };

  /** One batch at a time: what a match was given later is stored later. */
  async function flush(): Promise<void> {
    isScheduled = false;
    isBusy = true;
    const batch = waiting;
    waiting = [];
    const appends = merged(batch.map(({ append }) => append));
    const startedAt = performance.now();
    try {
      const appended = await store.append(appends);
      const byMatch = new Map(appends.map(({ match }, i) => [match, appended[i]]));
      onBatch(
        appends.reduce((sum, { entries }) => sum + entries.length, 0),
        (performance.now() - startedAt) / 1000,
        appended.reduce<number>((sum, answer) => (answer === 'fenced' ? sum + 1 : sum), 0),
      );
      for (const { append, done } of batch) {
        const answer = byMatch.get(append.match) ?? 'fenced';
        done(answer === 'fenced' ? answer : (append.entries.at(-1)?.entry.seq ?? answer));
      }
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
    isBusy = false;
    if (waiting.length > 0) schedule();
    else for (const settled of onSettled.splice(0)) settled();
  }

  return {
    append(append) {
      return new Promise((done, failed) => {
        waiting.push({ append, done, failed });
        schedule();
      });
    },
    settled() {
      if (!isBusy && waiting.length === 0) return Promise.resolve();
      return new Promise((settled) => {
        onSettled = [...onSettled, settled];
      });
    },
  };
}

/** One append for each match: several in one batch follow each other. */
function merged(appends: readonly Append[]): readonly Append[] {
  const byMatch = new Map<string, Append>();
  for (const append of appends) {
    const before = byMatch.get(append.match);
    byMatch.set(
      append.match,
      before === undefined ? append : { ...before, ...append, entries: [...before.entries, ...append.entries] },
    );
  }
  return byMatch.size === appends.length ? appends : [...byMatch.values()];
}
