import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { drawn } from '../terminal.ts';
import { type Asker, keyLine, keyOf, type Offer, type Question, type Reply } from './asker.ts';

/** Numbered lines instead of prompts: for pipes, scripts and screen readers. The end of input counts as `quit`. */
export class LineAsker implements Asker {
  readonly #output: Writable;
  readonly #reader: Interface;
  readonly #lines: AsyncIterator<string>;
  readonly size = { columns: 80, rows: 1000 };

  constructor(input: Readable, output: Writable) {
    this.#output = output;
    this.#reader = createInterface({ input, terminal: false });
    this.#lines = this.#reader[Symbol.asyncIterator]();
  }

  show(picture: string): void {
    this.#output.write(drawn(`\n${picture}\n`));
  }

  async one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>> {
    this.#list(question, offers);
    const start = offers.findIndex(({ value }) => value === initial);
    for (;;) {
      const line = await this.#read(question);
      if (typeof line !== 'string') return line;
      const number = line === '' ? start + 1 : Number(line);
      if (Number.isInteger(number) && number >= 1 && number <= offers.length)
        return { answer: offers[number - 1].value };
      this.#say(`a number from 1 to ${offers.length}, please`);
    }
  }

  async some<T>(
    question: Question,
    offers: readonly Offer<T>[],
    { min, max }: { min: number; max: number },
  ): Promise<Reply<T[]>> {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    this.#list({ ...question, message: `${question.message} (${range} numbers, such as 1,3)` }, offers);
    for (;;) {
      const line = await this.#read(question);
      if (typeof line !== 'string') return line;
      const numbers = line === '' ? [] : line.split(/[\s,]+/).map(Number);
      const isGood =
        numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= offers.length) &&
        new Set(numbers).size === numbers.length;
      if (isGood && numbers.length >= min && numbers.length <= max)
        return { answer: numbers.map((n) => offers[n - 1].value) };
      this.#say(`${range} different numbers from 1 to ${offers.length}, please`);
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

  async pause(picture: string): Promise<void> {
    this.show(picture);
  }

  close(): void {
    this.#reader.close();
  }

  #list<T>({ message, keys }: Question, offers: readonly Offer<T>[]): void {
    this.#say(message);
    for (const [i, { label, hint = '' }] of offers.entries()) {
      this.#say(`${String(i + 1).padStart(3)}  ${label}${hint === '' ? '' : `  (${hint})`}`);
    }
    if (keys.length > 0) this.#say(`     ${keyLine(keys)}`);
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
