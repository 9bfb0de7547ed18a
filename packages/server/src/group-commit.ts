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
    const { appends, places } = merged(batch);
    const startedAt = performance.now();
    try {
      const appended = await store.append(appends);
      let [entries, fenced] = [0, 0];
      for (let i = 0; i < appends.length; i++) {
        entries += appends[i].entries.length;
        if (appended[i] === 'fenced') fenced++;
      }
      onBatch(entries, (performance.now() - startedAt) / 1000, fenced);
      for (let i = 0; i < batch.length; i++) {
        const { append, done } = batch[i];
        // a store that has no answer has not said that it is stored
        const answer = appended.at(places[i]) ?? 'fenced';
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

/** One append for each match, as several in one batch follow each other; and which of them each belongs to. */
function merged(batch: readonly Waiting[]): {
  readonly appends: readonly Append[];
  readonly places: readonly number[];
} {
  const placeOf = new Map<string, number>();
  const appends: Append[] = [];
  const places: number[] = [];
  for (const { append } of batch) {
    const place = placeOf.get(append.match) ?? appends.length;
    const before = appends[place];
    appends[place] =
      before === undefined ? append : { ...before, ...append, entries: [...before.entries, ...append.entries] };
    placeOf.set(append.match, place);
    places.push(place);
  }
  return { appends, places };
}
