import pc from 'picocolors';
import type { Picture, Reply } from './asker.ts';
import type { Prompt } from './list-prompt.ts';
import type { Press } from './press.ts';

/** A text to read, as long as it takes: arrows and page keys move in it, any other key goes on. */
export class PagePrompt implements Prompt<null> {
  readonly #text: Picture;
  #first: number;
  #page = 10;

  constructor(text: Picture, from: 'start' | 'end' = 'start') {
    this.#text = text;
    this.#first = from === 'start' ? 0 : Number.MAX_SAFE_INTEGER;
  }

  press(press: Press): Reply<null> | undefined {
    const by = 'name' in press ? this.#steps(press.name) : undefined;
    if (by === undefined) return { answer: null };
    this.#first += by;
    return undefined;
  }

  #steps(name: string): number | undefined {
    const steps: Readonly<Record<string, number>> = {
      up: -1,
      down: 1,
      pageUp: -this.#page,
      pageDown: this.#page,
      home: -Infinity,
      end: Number.MAX_SAFE_INTEGER,
    };
    return steps[name];
  }

  height(): number {
    return Infinity;
  }

  draw(columns: number, rows: number): string[] {
    const lines = this.#text({ columns, rows: rows - 1 }).split('\n');
    this.#page = Math.max(1, rows - 2);
    const last = Math.max(0, lines.length - (rows - 1));
    this.#first = Math.max(0, Math.min(last, this.#first));
    const foot =
      last === 0 ? 'any key goes on' : `↑ ↓ move (${this.#first + 1} of ${lines.length}), any other key goes on`;
    return [...lines.slice(this.#first, this.#first + rows - 1), pc.dim(foot)];
  }
}
