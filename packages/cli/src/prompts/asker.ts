import type { Range } from './range.ts';

/**
 * How a person is asked. Two ways: prompts in a terminal (terminal-asker.ts) and numbered lines where there is none
 * (line-asker.ts), so that a match can also be played through a pipe.
 */
export interface Asker {
  /** Shows what stands above the next question. */
  show(picture: Picture): void;
  /** One of some offers. */
  one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>>;
  /** Several of them. */
  some<T>(question: Question, offers: readonly Offer<T>[], range: Range): Promise<Reply<T[]>>;
  /** Something typed. `check` says what is wrong with it. */
  typed(question: Question, initial: string, check: (text: string) => string | undefined): Promise<Reply<string>>;
  /** Shows a text until a key is pressed, from its beginning or its end. */
  pause(text: Picture, from?: 'start' | 'end'): Promise<void>;
  /** What is asked counts no more: whoever waits for an answer gets `changed`. */
  cancel(): void;
  /** Who wants to leave while nobody is asked. */
  onInterrupt(listener: () => void): void;
  close(): void;
}

/** So many columns, and lines it should not exceed. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What is drawn anew when the window changes. */
export type Picture = (size: Size) => string;

export interface Offer<T> {
  readonly value: T;
  readonly label: string;
  /** What else is worth knowing; of the one that is looked at, all of it is shown. */
  readonly hint?: string;
  /** The number that takes it, if not its place in the list: terrain 5 is 5. */
  readonly number?: number;
  /** The space bar takes it. */
  readonly isSpace?: boolean;
  /** Where several are chosen: it is among them to begin with. */
  readonly isMarked?: boolean;
}

export interface Question {
  readonly message: string;
  /** What will come of it, where the question does not say: the text of the card it is about. */
  readonly about?: string;
  /** The keys that work here besides the offers. */
  readonly keys: readonly Key[];
}

/** What a person can ask for instead of answering. Ctrl-C and the end of input count as `quit`. */
export const KEYS = {
  '?': 'help',
  b: 'back',
  u: 'undo',
  p: 'pass',
  y: 'yield',
  i: 'inspect',
  w: 'why',
  n: 'news',
  c: 'coming',
  g: 'game',
  l: 'log',
  t: 'table',
  s: 'save',
  q: 'quit',
} as const;
export type Key = (typeof KEYS)[keyof typeof KEYS] | 'changed';

export const letterOf = (key: Key): string => Object.entries(KEYS).find(([, name]) => name === key)?.[0] ?? '';
export const keyOf = (letter: string): Key | undefined =>
  Object.hasOwn(KEYS, letter) ? KEYS[letter as keyof typeof KEYS] : undefined;

export type Reply<T> = { readonly answer: T } | { readonly key: Key };

/** `? help · b back · u undo`: the keys that work at this question. */
export const keyWords = (keys: readonly Key[]): string[] =>
  keys.map((key) => `${letterOf(key)} ${KEY_WORDS[key] ?? key}`);

const KEY_WORDS: Partial<Record<Key, string>> = {
  why: 'why not',
  pass: 'pass on',
  yield: 'let through',
  coming: 'what comes',
  game: 'rules',
  table: 'table',
};

/** The numbers that take the offers: their own if all have one, otherwise their places. */
export function numbersOf(offers: readonly Offer<unknown>[]): readonly number[] {
  const own = offers.flatMap(({ number }) => (number === undefined ? [] : [number]));
  return own.length === offers.length && new Set(own).size === own.length ? own : offers.map((_, i) => i + 1);
}
