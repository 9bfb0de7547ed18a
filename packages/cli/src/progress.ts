import pc from 'picocolors';
import { sayAgain } from './terminal.ts';

/** A line on standard error that is written again and again while something long goes on; silent without a terminal. */
export class Progress {
  readonly #isShown = process.stderr.isTTY === true;
  #writtenAt = Date.now();
  #isOpen = false;

  /** Whether it is time to show something new: ask often, it costs a look at the clock. */
  get isDue(): boolean {
    return this.#isShown && Date.now() - this.#writtenAt >= 100;
  }

  /** `done` is the share that is finished, from 0 to 1. */
  show(done: number, text: string): void {
    if (!this.#isShown) return;
    this.#writtenAt = Date.now();
    this.#isOpen = true;
    const width = 24;
    const full = Math.round(Math.max(0, Math.min(1, done)) * width);
    const bar = pc.cyan('█'.repeat(full)) + pc.dim('░'.repeat(width - full));
    // room for the bar and what stands around it
    const room = Math.max(0, (process.stderr.columns ?? 80) - width - 9);
    sayAgain(`${bar} ${String(Math.floor(done * 100)).padStart(3)} %  ${text.slice(0, room)}`);
  }

  /** Takes the line away. */
  clear(): void {
    if (this.#isOpen) sayAgain('');
    this.#isOpen = false;
  }
}

/** `1 234 567`, with spaces that do not break; small values keep a digit of their fraction. */
export const grouped = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 }).replaceAll(',', '\u202f');
