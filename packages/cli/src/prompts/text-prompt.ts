import pc from 'picocolors';
import { cutTo } from '../table/text.ts';
import { inLine } from '../terminal.ts';
import { keyOf, type Question, type Reply } from './asker.ts';
import { keyLines, type Prompt, questionLines } from './list-prompt.ts';
import type { Press } from './press.ts';

/** Something is typed; enter alone takes what stands there already. */
export class TextPrompt implements Prompt<string> {
  readonly #question: Question;
  readonly #initial: string;
  readonly #check: (text: string) => string | undefined;
  #text = '';
  #wrong = '';

  constructor(question: Question, initial: string, check: (text: string) => string | undefined) {
    this.#question = question;
    this.#initial = initial;
    this.#check = check;
  }

  press(press: Press): Reply<string> | undefined {
    this.#wrong = '';
    if ('letter' in press) {
      const key = keyOf(press.letter);
      if (key !== undefined && this.#question.keys.includes(key)) return { key };
      this.#text += press.letter;
      return undefined;
    }
    if (press.name === 'interrupt') return { key: 'quit' };
    if (press.name === 'escape') return { key: this.#question.keys.includes('back') ? 'back' : 'quit' };
    if (press.name === 'backspace') this.#text = [...this.#text].slice(0, -1).join('');
    if (press.name === 'space') this.#text += ' ';
    if (press.name !== 'enter') return undefined;
    const answer = this.#text === '' ? this.#initial : this.#text;
    const wrong = this.#check(answer);
    if (wrong === undefined) return { answer };
    this.#wrong = wrong;
    return undefined;
  }

  /** With what is wrong. */
  height(columns: number): number {
    return this.draw(columns, 0).length + 1;
  }

  draw(columns: number, rows: number): string[] {
    const typed = this.#text === '' ? pc.dim(inLine(this.#initial)) : inLine(this.#text);
    return [
      ...keyLines(this.#question.keys, columns, rows),
      ...questionLines(this.#question.message, columns),
      `❯ ${this.#text === '' ? '▏' : ''}${typed}${this.#text === '' ? '' : '▏'}`,
      ...(this.#wrong === '' ? [] : [pc.yellow(cutTo(this.#wrong, columns))]),
    ];
  }
}
