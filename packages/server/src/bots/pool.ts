import { type AnsweringThread, answeringThread } from '../thread/index.ts';
import type { Choice, Thought } from './worker.ts';

/** What a bot is asked; the pool knows what its thread has heard of the match already. */
export interface Question extends Omit<Thought, 'known'> {
  readonly withinMs: number;
  /** The address it is thought for: each has its turn, however much one of them asks. */
  readonly address: string;
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
  /** By address, the next first. */
  readonly waiting: Map<string, Waiting[]>;
  length: number;
  isBusy: boolean;
}

interface Waiting {
  readonly question: Question;
  readonly answered: (choice: Choice) => void;
}

/**
 * Threads in which bots think. A match stays with its thread, which follows its log: only what is new is sent there. Addresses
 * take turns, so that whoever plays at many tables keeps nobody waiting but themselves. A match asks one question at a time.
 */
export function botPool(threads: number, onSaid: (text: string) => void): BotPool {
  const places: Place[] = Array.from({ length: threads }, () => ({
    thread: answeringThread<Thought, Choice>({ file: './worker.js', from: import.meta.url, onSaid }),
    told: new Map(),
    waiting: new Map(),
    length: 0,
    isBusy: false,
  }));
  let isClosed = false;

  const placeOf = (match: string): Place =>
    places.find(({ told }) => told.has(match)) ??
    places.reduce((best, place) => (place.length < best.length ? place : best));

  async function ask({ thread, told }: Place, question: Question): Promise<Choice> {
    if (isClosed) return { error: 'the bots have gone home' };
    const { played, withinMs, address: _address, ...asked } = question;
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

  async function answerAll(place: Place): Promise<void> {
    if (place.isBusy) return;
    place.isBusy = true;
    for (let next = takeNext(place); next !== null; next = takeNext(place)) {
      const { question, answered } = next;
      const choice = await ask(place, question).catch(
        (error: unknown): Choice => ({ error: String((error as Error | null)?.message ?? error) }),
      );
      place.length--;
      answered(choice);
    }
    place.isBusy = false;
  }

  return {
    get waiting() {
      return places.reduce((sum, { length }) => sum + length, 0);
    },
    think(question) {
      const place = placeOf(question.match);
      place.length++;
      return new Promise((answered) => {
        const { waiting } = place;
        const before = waiting.get(question.address);
        if (before === undefined) waiting.set(question.address, [{ question, answered }]);
        else before.push({ question, answered });
        void answerAll(place);
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(places.map(({ thread }) => thread.close()));
    },
  };
}

/** The oldest question of the address whose turn it is, which is then the last to have another. */
function takeNext({ waiting }: Place): Waiting | null {
  const [turn] = waiting;
  if (turn === undefined) return null;
  const [address, questions] = turn;
  waiting.delete(address);
  const [next, ...others] = questions;
  if (others.length > 0) waiting.set(address, others);
  return next;
}

const MOST_TOLD = 500;
