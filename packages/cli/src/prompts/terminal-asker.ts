import { isCancel, multiselect, select, text } from '@clack/prompts';
import pc from 'picocolors';
import { cutTo, widthOf } from '../table/text.ts';
import { clearScreen, drawn, inLine, print } from '../terminal.ts';
import { type Asker, type Key, keyLine, keyOf, type Offer, type Question, type Reply } from './asker.ts';

/** What a key press looks like to readline. */
interface Press {
  readonly name?: string;
  readonly ctrl?: boolean;
}

/**
 * Prompts in a terminal. clack knows arrows, space and enter; the letters of `KEYS` and the digits are heard beside it,
 * and a prompt that was answered that way is called off through its signal.
 */
export class TerminalAsker implements Asker {
  /** Lines above the prompt: what is left of the screen is for the offers. */
  #above = 0;

  get size(): Asker['size'] {
    const { columns = 80, rows = 24 } = process.stdout;
    return { columns: Math.min(columns, 120), rows };
  }

  show(picture: string): void {
    this.#above = picture.split('\n').length;
    clearScreen();
    print(`${picture}\n`);
  }

  async one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>> {
    const options = this.#options(offers, offers.length <= 9);
    const start = offers.findIndex(({ value }) => value === initial);
    const reply = await this.#hear<number>(question.keys, offers.length, (signal) =>
      select({
        message: this.#message(question),
        options,
        initialValue: Math.max(0, start),
        maxItems: this.#maxItems,
        showInstructions: false,
        withGuide: false,
        signal,
      }),
    );
    return 'answer' in reply ? { answer: offers[reply.answer].value } : reply;
  }

  async some<T>(
    question: Question,
    offers: readonly Offer<T>[],
    { min, max }: { min: number; max: number },
  ): Promise<Reply<T[]>> {
    const range = min === max ? `${min}` : `${min} to ${max}`;
    const reply = await this.#hear<number[]>(question.keys, 0, (signal) =>
      multiselect({
        message: this.#message({
          ...question,
          message: `${question.message} ${pc.dim(`(${range}; space marks, enter takes them)`)}`,
        }),
        options: this.#options(offers, false),
        required: min > 0,
        maxItems: this.#maxItems,
        showInstructions: false,
        withGuide: false,
        signal,
      }),
    );
    return 'answer' in reply ? { answer: reply.answer.map((i) => offers[i].value) } : reply;
  }

  async typed(
    question: Question,
    initial: string,
    check: (text: string) => string | undefined,
  ): Promise<Reply<string>> {
    const reply = await this.#hear<string>([], 0, (signal) =>
      text({
        message: this.#message(question),
        // enter takes it, typing replaces it
        placeholder: inLine(initial),
        defaultValue: initial,
        // a letter of a key is no answer to check
        validate: (typed) => (isKey(typed ?? '', question.keys) ? undefined : check(typed || initial)),
        withGuide: false,
        signal,
      }),
    );
    if (!('answer' in reply)) return reply;
    const key = keyOf(reply.answer.trim());
    return key !== undefined && question.keys.includes(key) ? { key } : reply;
  }

  async pause(picture: string): Promise<void> {
    this.show(picture);
    await this.one({ message: '', keys: [] }, [{ value: null, label: 'Go on' }]);
  }

  close(): void {
    process.stdin.pause();
  }

  get #maxItems(): number {
    return Math.max(5, this.size.rows - this.#above - 4);
  }

  /** The keys stand above the prompt: a question of two lines confuses clack when it is drawn anew. */
  #message({ message, keys }: Question): string {
    if (keys.length > 0) print(`${pc.dim(cutTo(keyLine(keys), this.size.columns))}\n`);
    return drawn(message);
  }

  /** Numbers only where a digit takes an offer. */
  #options<T>(offers: readonly Offer<T>[], isNumbered: boolean): { value: number; label: string }[] {
    return offers.map(({ label, hint = '' }, value) => {
      const head = drawn(isNumbered ? `${pc.dim(String(value + 1))} ${label}` : label);
      const room = this.size.columns - 6 - widthOf(head);
      return { value, label: hint === '' || room < 8 ? head : `${head}  ${pc.dim(cutTo(inLine(hint), room))}` };
    });
  }

  /** Runs a prompt and listens beside it; `digits` offers can be taken by their number. */
  async #hear<T>(
    keys: readonly Key[],
    digits: number,
    prompt: (signal: AbortSignal) => Promise<T | symbol>,
  ): Promise<Reply<T>> {
    const abort = new AbortController();
    let heard: Reply<T> | undefined;
    let isEscape = false;
    const listen = (letter: string | undefined, press: Press): void => {
      isEscape = press.name === 'escape';
      const key = press.ctrl === true ? undefined : keyOf(letter ?? '');
      const digit = Number(letter);
      if (key !== undefined && keys.includes(key)) heard = { key };
      else if (digit >= 1 && digit <= digits && digits <= 9) heard = { answer: (digit - 1) as T };
      if (heard !== undefined) abort.abort();
    };
    process.stdin.on('keypress', listen);
    try {
      const answer = await prompt(abort.signal);
      if (heard !== undefined) return heard;
      if (typeof answer !== 'symbol' && !isCancel(answer)) return { answer };
      return { key: isEscape && keys.includes('back') ? 'back' : 'quit' };
    } finally {
      process.stdin.off('keypress', listen);
    }
  }
}

function isKey(typed: string, keys: readonly Key[]): boolean {
  const key = keyOf(typed.trim());
  return key !== undefined && keys.includes(key);
}
