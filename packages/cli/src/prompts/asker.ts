/**
 * How a person is asked. Two ways: prompts in a terminal (terminal-asker.ts) and numbered lines where there is none
 * (line-asker.ts), so that a match can also be played through a pipe.
 */
export interface Asker {
  /** Shows what stands above the next question; a terminal is cleared first. */
  show(text: string): void;
  /** One of some offers. */
  one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>>;
  /** Several of them. */
  some<T>(
    question: Question,
    offers: readonly Offer<T>[],
    bounds: { readonly min: number; readonly max: number },
  ): Promise<Reply<T[]>>;
  /** Something typed. `check` says what is wrong with it. */
  typed(question: Question, initial: string, check: (text: string) => string | undefined): Promise<Reply<string>>;
  /** Shows a text until a key is pressed. */
  pause(text: string): Promise<void>;
  /** How wide and high the picture may be. */
  readonly size: { readonly columns: number; readonly rows: number };
  close(): void;
}

export interface Offer<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

export interface Question {
  readonly message: string;
  /** The keys that work here besides the offers. */
  readonly keys: readonly Key[];
}

/** What a person can ask for instead of answering. Ctrl-C and the end of input count as `quit`. */
export const KEYS = {
  '?': 'help',
  b: 'back',
  u: 'undo',
  p: 'pass',
  w: 'why',
  t: 'table',
  e: 'events',
  s: 'save',
  q: 'quit',
} as const;
export type Key = (typeof KEYS)[keyof typeof KEYS];

export const letterOf = (key: Key): string => Object.entries(KEYS).find(([, name]) => name === key)?.[0] ?? '';
export const keyOf = (letter: string): Key | undefined =>
  Object.hasOwn(KEYS, letter) ? KEYS[letter as keyof typeof KEYS] : undefined;

export type Reply<T> = { readonly answer: T } | { readonly key: Key };

/** `? help · b back · u undo`: the keys that work at this question. */
export const keyLine = (keys: readonly Key[]): string =>
  keys.map((key) => `${letterOf(key)} ${KEY_WORDS[key] ?? key}`).join(' · ');

const KEY_WORDS: Partial<Record<Key, string>> = { why: "why can't I", pass: 'pass on', table: 'table moves' };
