import { type AnsweringThread, answeringThread } from '../thread/index.ts';
import type { Choice, Thought } from './worker.ts';

/** What a bot is asked; the pool knows what its thread has heard of the match already. */
export interface Question extends Omit<Thought, 'known'> {
  readonly withinMs: number;
}

export interface BotPool {
  think(question: Question): Promise<Choice>;
  /** How many wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

interface Place {
  readonly thread: AnsweringThread<Thought, Choice>;
  /** How far the thread has followed each match, and which thread that was. */
  readonly told: Map<string, { readonly count: number; readonly generation: number }>;
  queue: Promise<unknown>;
  length: number;
}

/** Threads in which bots think. A match stays with its thread, which follows its log: only what is new is sent there. */
export function botPool(threads: number, onSaid: (text: string) => void): BotPool {
  const places: Place[] = Array.from({ length: threads }, () => ({
    thread: answeringThread<Thought, Choice>({ file: './worker.js', from: import.meta.url, onSaid }),
    told: new Map(),
    queue: Promise.resolve(),
    length: 0,
  }));
  let isClosed = false;

  const placeOf = (match: string): Place =>
    places.find(({ told }) => told.has(match)) ??
    places.reduce((best, place) => (place.length < best.length ? place : best));

  async function ask({ thread, told }: Place, question: Question): Promise<Choice> {
    if (isClosed) return { error: 'the bots have gone home' };
    const { played, withinMs, ...asked } = question;
    const count = played.length;
    const before = told.get(question.match);
    const known =
      before !== undefined && before.generation === thread.generation && before.count <= count ? before.count : 0;
    const tell = (from: number): Promise<Choice> =>
      thread.ask({ ...asked, known: from, played: played.slice(from) }, withinMs);
    let choice = await tell(known);
    if ('lost' in choice) choice = await tell(0);
    told.delete(question.match);
    told.set(question.match, { count, generation: thread.generation });
    for (const oldest of told.keys()) if (told.size > MOST_TOLD) told.delete(oldest);
    return choice;
  }

  return {
    get waiting() {
      return places.reduce((sum, { length }) => sum + length, 0);
    },
    think(question) {
      const place = placeOf(question.match);
      place.length++;
      const choice = place.queue
        .then(() => ask(place, question))
        .catch((error: unknown): Choice => ({ error: String((error as Error | null)?.message ?? error) }))
        .finally(() => place.length--);
      place.queue = choice;
      return choice;
    },
    async close() {
      isClosed = true;
      await Promise.all(places.map(({ thread }) => thread.close()));
    },
  };
}

const MOST_TOLD = 500;
