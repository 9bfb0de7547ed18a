import pc from 'picocolors';
import { cutTo, flow, widthOf, wrap } from '../table/text.ts';
import { inLine } from '../terminal.ts';
import { keyOf, keyWords, numbersOf, type Offer, type Question, type Reply } from './asker.ts';
import type { Press } from './press.ts';
import { type Range, rangeProblem, rangeWords } from './range.ts';

/** A prompt that hears keys and is drawn into some lines; undefined while it waits for an answer. */
export interface Prompt<T> {
  press(press: Press): Reply<T> | undefined;
  /** At most so many lines, fewer where it needs fewer. */
  draw(columns: number, rows: number): string[];
  /** How many lines it likes to have, whichever of its offers is looked at. */
  height(columns: number): number;
}

/** Lines for what the offer that is looked at says, where that is longer than a line. */
const MOST_DETAIL = 3;

/** Lines for what the question is about. */
const MOST_ABOUT = 2;

/**
 * Offers under each other: arrows move, enter takes, numbers take at once (of two digits if there are so many), `/`
 * looks for words. With a range several can be marked.
 */
export class ListPrompt<T> implements Prompt<T[]> {
  readonly #question: Question;
  readonly #offers: readonly Offer<T>[];
  readonly #numbers: readonly string[];
  readonly #range: Range | null;
  readonly #marked = new Set<number>();
  /** The place of the offer that is looked at. */
  #at: number;
  #digits = '';
  /** What is looked for; null if nothing is. */
  #search: string | null = null;
  #notice = '';
  #first = 0;

  constructor(question: Question, offers: readonly Offer<T>[], range: Range | null, initial = 0) {
    this.#question = question;
    this.#offers = offers;
    this.#numbers = numbersOf(offers).map(String);
    this.#range = range;
    this.#at = Math.max(0, initial);
    for (const [i, { isMarked }] of offers.entries()) if (isMarked === true) this.#marked.add(i);
  }

  press(press: Press): Reply<T[]> | undefined {
    this.#notice = '';
    if ('letter' in press) return this.#type(press.letter);
    const digits = this.#digits;
    this.#digits = '';
    switch (press.name) {
      case 'up':
        return this.#move(-1);
      case 'down':
        return this.#move(1);
      case 'pageUp':
        return this.#move(-PAGE);
      case 'pageDown':
        return this.#move(PAGE);
      case 'home':
        return this.#move(-this.#offers.length);
      case 'end':
        return this.#move(this.#offers.length);
      case 'enter':
        return this.#enter();
      case 'space':
        return this.#space();
      case 'backspace':
        if (this.#search !== null) this.#look(this.#search.slice(0, -1));
        else this.#digits = digits.slice(0, -1);
        return undefined;
      case 'escape':
        return this.#leave();
      case 'interrupt':
        return { key: 'quit' };
    }
  }

  #type(letter: string): Reply<T[]> | undefined {
    if (this.#search !== null) {
      this.#look(this.#search + letter);
      return undefined;
    }
    if (/\d/.test(letter)) return this.#digit(letter);
    this.#digits = '';
    if (letter === '/') {
      this.#search = '';
      return undefined;
    }
    if (letter === 'a' && this.#range !== null) {
      this.#markAll();
      return undefined;
    }
    const key = keyOf(letter);
    return key !== undefined && this.#question.keys.includes(key) ? { key } : undefined;
  }

  /** A number that no other begins with is meant; otherwise enter or another digit tells. */
  #digit(digit: string): Reply<T[]> | undefined {
    const begins = (digits: string): boolean => this.#numbers.some((number) => number.startsWith(digits));
    const typed = [this.#digits + digit, digit].find(begins);
    this.#digits = typed ?? '';
    if (typed === undefined) {
      this.#notice = `There is no number ${digit} here.`;
      return undefined;
    }
    const meant = this.#numbers.indexOf(typed);
    if (meant < 0) return undefined;
    this.#at = meant;
    const isClear = this.#numbers.every((number) => number === typed || !number.startsWith(typed));
    if (this.#range !== null) {
      if (isClear) {
        this.#mark(meant);
        this.#digits = '';
      }
      return undefined;
    }
    if (isClear) return this.#take();
    this.#notice = `${typed}: enter takes it, another digit goes on.`;
    return undefined;
  }

  #space(): Reply<T[]> | undefined {
    if (this.#search !== null) {
      this.#look(`${this.#search} `);
      return undefined;
    }
    if (this.#range !== null) {
      this.#mark(this.#at);
      return undefined;
    }
    const meant = this.#offers.findIndex(({ isSpace }) => isSpace === true);
    if (meant < 0) return undefined;
    this.#at = meant;
    return this.#take();
  }

  #leave(): Reply<T[]> | undefined {
    if (this.#search !== null) {
      this.#search = null;
      return undefined;
    }
    return this.#question.keys.includes('back') ? { key: 'back' } : undefined;
  }

  #enter(): Reply<T[]> | undefined {
    if (this.#shown.length === 0) return undefined;
    if (this.#range === null) return this.#take();
    if (this.#search !== null) {
      this.#mark(this.#at);
      this.#search = null;
      return undefined;
    }
    const wrong = rangeProblem(this.#range, this.#offers.length, this.#marked.size);
    if (wrong === undefined)
      return { answer: [...this.#marked].sort((a, b) => a - b).map((i) => this.#offers[i].value) };
    this.#notice = wrong;
    return undefined;
  }

  #take(): Reply<T[]> {
    return { answer: [this.#offers[this.#at].value] };
  }

  #mark(at: number): void {
    if (this.#marked.delete(at)) return;
    // of one, another takes its place
    if (this.#range?.max === 1) this.#marked.clear();
    this.#marked.add(at);
  }

  #markAll(): void {
    const most = Math.min(this.#offers.length, this.#range?.max ?? 0);
    const isAll = this.#marked.size >= most;
    this.#marked.clear();
    if (!isAll) for (let i = 0; i < most; i++) this.#marked.add(i);
  }

  #move(by: number): undefined {
    const shown = this.#shown;
    const from = Math.max(0, shown.indexOf(this.#at));
    // one step beyond the end begins anew
    const to = Math.abs(by) === 1 ? (from + by + shown.length) % shown.length : from + by;
    this.#at = shown[Math.max(0, Math.min(shown.length - 1, to))] ?? this.#at;
    return undefined;
  }

  #look(search: string): void {
    this.#search = search;
    this.#at = this.#shown[0] ?? this.#at;
  }

  /** The places of the offers that have all the words. */
  get #shown(): number[] {
    const words = (this.#search ?? '').toLowerCase().split(' ');
    return [...this.#offers.keys()].filter((i) => {
      const { label, hint = '' } = this.#offers[i];
      const text = `${label} ${hint}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }

  height(columns: number): number {
    const isLong = this.#offers.some((offer) => !this.#isWhole(offer, columns));
    return 1 + this.#asked(columns).length + this.#offers.length + (isLong ? 2 : 0);
  }

  draw(columns: number, rows: number): string[] {
    const shown = this.#shown;
    const asked = this.#asked(columns);
    const keys = keyLines(this.#question.keys, columns, rows, this.#more);
    // rather all offers than all keys
    const isTight = keys.length + asked.length + shown.length > rows;
    const head = [
      ...(isTight ? keyLines(this.#question.keys, columns, 0, this.#more) : keys),
      ...asked,
      ...(this.#notice === '' ? [] : [pc.yellow(cutTo(this.#notice, columns))]),
    ];
    const rest = Math.max(1, rows - head.length);
    const detail = this.#detail(columns).slice(0, Math.max(0, rest - Math.min(3, shown.length)));
    const most = Math.max(1, rest - detail.length);
    return [...head, ...this.#list(shown, columns, most), ...detail];
  }

  #asked(columns: number): string[] {
    const about = inLine(this.#question.about ?? '');
    const lines = about === '' ? [] : wrap(about, columns - 2);
    if (lines.length > MOST_ABOUT) lines[MOST_ABOUT - 1] = cutTo(`${lines[MOST_ABOUT - 1]} …`, columns - 2);
    return [...questionLines(this.#message, columns), ...lines.slice(0, MOST_ABOUT).map((line) => pc.dim(`  ${line}`))];
  }

  get #message(): string {
    const { message } = this.#question;
    const search = this.#search === null ? '' : ` /${this.#search}▏`;
    if (this.#range === null) return `${message}${search}`;
    const words = rangeWords(this.#range, this.#offers.length);
    return `${message} (${words}; ${this.#marked.size} marked)${search}`;
  }

  get #more(): readonly string[] {
    const marks = this.#range === null ? [] : ['space mark', 'a all', '⏎ done'];
    return [...marks, ...(this.#offers.length > 9 ? ['/ find'] : [])];
  }

  /** All of the offer that is looked at, if its line does not say it. */
  #detail(columns: number): string[] {
    const offer = this.#offers[this.#at];
    if (offer === undefined || this.#isWhole(offer, columns)) return [];
    const { label, hint = '' } = offer;
    const text = widthOf(label) > this.#room(columns) ? `${label}${hint === '' ? '' : ` · ${hint}`}` : hint;
    const lines = wrap(inLine(text), columns - INDENT);
    const kept = lines.slice(0, MOST_DETAIL);
    if (lines.length > MOST_DETAIL) kept[MOST_DETAIL - 1] = cutTo(`${kept[MOST_DETAIL - 1]} …`, columns - INDENT);
    return kept.map((line) => pc.dim(`${' '.repeat(INDENT)}${line}`));
  }

  /** Columns for what an offer is called and says. */
  #room(columns: number): number {
    return columns - this.#digitsWide - 3 - (this.#range === null ? 0 : 2);
  }

  get #digitsWide(): number {
    return Math.max(1, ...this.#numbers.map(({ length }) => length));
  }

  #isWhole({ label, hint = '' }: Offer<T>, columns: number): boolean {
    return widthOf(label) + (hint === '' ? 0 : 2 + widthOf(inLine(hint))) <= this.#room(columns);
  }

  #list(shown: readonly number[], columns: number, most: number): string[] {
    if (shown.length === 0) return [pc.dim('  nothing of that name')];
    const at = Math.max(0, shown.indexOf(this.#at));
    const isCut = shown.length > most;
    const room = isCut && most > 2 ? most - 1 : most;
    this.#first = Math.max(0, Math.min(this.#first, at, shown.length - room));
    if (at >= this.#first + room) this.#first = at - room + 1;
    const lines = shown.slice(this.#first, this.#first + room).map((i) => this.#line(i, columns));
    if (room === most) return lines;
    const last = this.#first + lines.length;
    return [...lines, pc.dim(`  … ${this.#first + 1} to ${last} of ${shown.length}`)];
  }

  #line(i: number, columns: number): string {
    const { label, hint = '' } = this.#offers[i];
    const isHere = i === this.#at;
    const mark = this.#range === null ? '' : this.#marked.has(i) ? `${pc.green('■')} ` : '□ ';
    const number = this.#numbers[i].padStart(this.#digitsWide);
    const room = this.#room(columns);
    const name = cutTo(label, room);
    const left = room - widthOf(name) - 2;
    const said = hint === '' || left < 8 ? '' : `  ${pc.dim(cutTo(inLine(hint), left))}`;
    return `${isHere ? pc.cyan('❯') : ' '} ${pc.dim(number)} ${mark}${isHere ? pc.cyan(name) : name}${said}`;
  }
}

const PAGE = 8;
const INDENT = 4;

/** The keys: all of them where there is room, otherwise as many as fit into a line; help tells the others. */
export function keyLines(
  keys: Question['keys'],
  columns: number,
  rows: number,
  more: readonly string[] = [],
): string[] {
  const lines = flow([...more, ...keyWords(keys)], columns - 2, ' · ');
  const shown = lines.length > 1 && rows < ROOMY ? [`${lines[0]} …`] : lines;
  return shown.map((line) => pc.dim(line));
}

/** Lines of a prompt in which a second line of keys does not matter. */
const ROOMY = 10;

export const questionLines = (message: string, columns: number): string[] =>
  message === '' ? [] : wrap(`◆ ${message}`, columns).map((line) => pc.bold(line));
