import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { drawn, enterScreen, leaveScreen, paint } from '../terminal.ts';
import type { Asker, Offer, Picture, Question, Reply } from './asker.ts';
import { compose } from './compose.ts';
import { ListPrompt, type Prompt } from './list-prompt.ts';
import { PagePrompt } from './page-prompt.ts';
import { type Press, readPresses } from './press.ts';
import type { Range } from './range.ts';
import { TextPrompt } from './text-prompt.ts';

/** Where keys come from, and what is drawn in. */
type Keyboard = Readable & { setRawMode(isRaw: boolean): unknown };
type Window = Pick<NodeJS.EventEmitter, 'on' | 'off'> & { readonly columns?: number; readonly rows?: number };

/** Wider than this, lines are hard to follow. */
const WIDEST = 120;

/**
 * Prompts on the terminal's other screen: what stood in the window and its scrollback is there again afterwards. The
 * picture and the prompt are drawn anew with every key and whenever the window changes.
 */
export class TerminalAsker implements Asker {
  #picture: Picture = () => '';
  #cancel: () => void = () => undefined;
  #hear: ((press: Press) => void) | null = null;
  #prompt: Pick<Prompt<unknown>, 'draw' | 'height'> | null = null;
  #interrupt: () => void = () => undefined;
  #isOpen = false;
  #hasEnded = false;
  readonly #input: Keyboard;
  readonly #window: Window;

  constructor(input: Keyboard = process.stdin, window: Window = process.stdout) {
    this.#input = input;
    this.#window = window;
  }

  show(picture: Picture): void {
    this.#open();
    this.#picture = picture;
    this.#repaint();
  }

  onInterrupt(listener: () => void): void {
    this.#interrupt = listener;
  }

  async one<T>(question: Question, offers: readonly Offer<T>[], initial?: T): Promise<Reply<T>> {
    const start = offers.findIndex(({ value }) => value === initial);
    const reply = await this.#ask(new ListPrompt(question, offers, null, start));
    return 'answer' in reply ? { answer: reply.answer[0] } : reply;
  }

  some<T>(question: Question, offers: readonly Offer<T>[], range: Range): Promise<Reply<T[]>> {
    return this.#ask(new ListPrompt(question, offers, range));
  }

  typed(question: Question, initial: string, check: (text: string) => string | undefined): Promise<Reply<string>> {
    return this.#ask(new TextPrompt(question, initial, check));
  }

  async pause(text: Picture, from: 'start' | 'end' = 'start'): Promise<void> {
    const before = this.#picture;
    this.#picture = () => '';
    await this.#ask(new PagePrompt(text, from));
    this.#picture = before;
  }

  cancel(): void {
    this.#cancel();
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#input.off('data', this.#read).off('end', this.#end);
    this.#window.off('resize', this.#repaint);
    process.off('exit', leaveScreen);
    this.#input.setRawMode(false);
    this.#input.pause();
    leaveScreen();
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#input.setRawMode(true);
    this.#input.setEncoding('utf8');
    this.#input.on('data', this.#read).on('end', this.#end).resume();
    this.#window.on('resize', this.#repaint);
    // however it ends
    process.on('exit', leaveScreen);
    enterScreen();
  }

  async #ask<T>(prompt: Prompt<T>): Promise<Reply<T>> {
    this.#open();
    // what was pressed while nobody was asked answers nothing: a turn of the loop reads it, and nobody hears it
    this.#hear = null;
    await setImmediate();
    await setImmediate();
    if (this.#hasEnded) return { key: 'quit' };
    return new Promise((answered) => {
      this.#prompt = prompt;
      const answer = (reply: Reply<T>): void => {
        this.#hear = null;
        this.#prompt = null;
        this.#cancel = () => undefined;
        answered(reply);
      };
      this.#cancel = () => answer({ key: 'changed' });
      this.#hear = (press) => {
        const reply = prompt.press(press);
        // the one that was chosen is seen before the next question comes
        this.#repaint();
        if (reply !== undefined) answer(reply);
      };
      this.#repaint();
    });
  }

  readonly #read = (text: string): void => {
    for (const press of readPresses(text)) {
      if (this.#hear !== null) this.#hear(press);
      else if ('name' in press && press.name === 'interrupt') this.#interrupt();
    }
  };

  readonly #end = (): void => {
    this.#hasEnded = true;
    if (this.#hear !== null) this.#hear({ name: 'interrupt' });
    else this.#interrupt();
  };

  readonly #repaint = (): void => {
    const { columns: wide = 80, rows = 24 } = this.#window;
    const columns = Math.min(wide, WIDEST);
    const lines = compose(this.#picture, this.#prompt, { columns, rows });
    paint(
      lines.map((line) => drawn(line)),
      rows,
    );
  };
}
