import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { drawn } from '../terminal.ts';
import {
  type Asker,
  keyOf,
  keyWords,
  numbersOf,
  type Offer,
  type Picture,
  type Question,
  type Reply,
} from './asker.ts';
import { type Range, rangeProblem, rangeWords } from './range.ts';

/** Numbered lines instead of prompts: for pipes, scripts and screen readers. The end of input counts as `quit`. */
export class LineAsker implements Asker {
  readonly #output: Writable;
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;

  constructor(input: Readable, output: Writable) {
    this.#output = output;
    this.#reader = createInterface({ input, terminal: false });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  show(picture: Picture): void {
    this.#output.write(drawn(`\n${picture({ columns: 80, rows: 1000 })}\n`));
  }

  async one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>> {
    const known = this.#list(question, offers);
    // an empty line takes what stands first, as enter does
    const start = offers.find(({ value }) => value === initial) ?? offers[0];
    for (;;) {
      const line = await this.#read(question);
      if (typeof line !== 'string') return line;
      const meant = line === '' ? start : known.get(line);
      if (meant !== undefined) return { answer: meant.value };
      this.#say(`one of the numbers ${spanOf([...known.keys()])}, please`);
    }
  }

  async some<T>(question: Question, offers: readonly Offer<T>[], range: Range): Promise<Reply<T[]>> {
    const words = rangeWords(range, offers.length).replace(', or none', '');
    const how = `${words}${range.max === 1 ? '' : ', such as 1,3'}${range.min === 0 ? '; an empty line for none' : ''}`;
    const known = this.#list({ ...question, message: `${question.message} (${how})` }, offers);
    for (;;) {
      const line = await this.#read(question);
      if (typeof line !== 'string') return line;
      const typed = line === '' ? [] : line.split(/[\s,]+/);
      const meant = typed.map((number) => known.get(number));
      const found = meant.filter((offer) => offer !== undefined);
      if (found.length < meant.length || new Set(found).size < found.length) {
        this.#say(`different numbers out of ${spanOf([...known.keys()])}, please`);
        continue;
      }
      const wrong = rangeProblem(range, offers.length, found.length);
      if (wrong === undefined) return { answer: found.map(({ value }) => value) };
      this.#say(wrong);
    }
  }

  async typed(
    question: Question,
    initial: string,
    check: (text: string) => string | undefined,
  ): Promise<Reply<string>> {
    this.#say(`${question.message}${initial === '' ? '' : ` [${initial}]`}`);
    for (;;) {
      const line = await this.#read(question);
      if (typeof line !== 'string') return line;
      const answer = line === '' ? initial : line;
      const wrong = check(answer);
      if (wrong === undefined) return { answer };
      this.#say(wrong);
    }
  }

  async pause(text: Picture): Promise<void> {
    this.show(text);
  }

  /** A line that is waited for cannot be called off; the host says that it came too late. */
  cancel(): void {}

  /** Ctrl-C is a signal here. */
  onInterrupt(): void {}

  close(): void {
    this.#reader.close();
  }

  /** The offers by the numbers that take them. */
  #list<T>({ message, about = '', keys }: Question, offers: readonly Offer<T>[]): ReadonlyMap<string, Offer<T>> {
    if (about !== '') this.#say(about);
    this.#say(message);
    const numbers = numbersOf(offers).map(String);
    for (const [i, { label, hint = '' }] of offers.entries()) {
      this.#say(`${numbers[i].padStart(3)}  ${label}${hint === '' ? '' : `  (${hint})`}`);
    }
    if (keys.length > 0) this.#say(`     ${keyWords(keys).join(' · ')}`);
    return new Map(offers.map((offer, i) => [numbers[i], offer]));
  }

  #say(line: string): void {
    this.#output.write(drawn(`${line}\n`));
  }

  /** A line, or the key that was asked for. */
  async #read({ keys }: Question): Promise<string | { key: 'quit' } | Reply<never>> {
    const { value, done } = await this.#lines.next();
    if (done === true) return { key: 'quit' };
    const line = value.trim();
    const key = keyOf(line);
    return key !== undefined && (keys.includes(key) || key === 'quit') ? { key } : line;
  }
}

/** `1 to 9`, or all of them where some are left out. */
function spanOf(numbers: readonly string[]): string {
  const values = numbers.map(Number).sort((a, b) => a - b);
  const first = values[0] ?? 1;
  return values.every((value, i) => value === first + i) && values.length > 2
    ? `${first} to ${values.at(-1)}`
    : values.join(', ');
}
