import type { HostFrame } from '@cardloom/protocol';

/**
 * A frame as it is sent: what it says, or its text, each made of the other when somebody asks for it. Many wait for a store at
 * a time, so that what was written already should not keep alive what it was made of.
 */
export class Letter {
  readonly type: HostFrame['type'];
  #frame: HostFrame | null;
  #text: string | null;

  private constructor(type: HostFrame['type'], frame: HostFrame | null, text: string | null) {
    this.type = type;
    this.#frame = frame;
    this.#text = text;
  }

  static of(frame: HostFrame): Letter {
    return new Letter(frame.type, frame, null);
  }

  static written(type: HostFrame['type'], text: string): Letter {
    return new Letter(type, null, text);
  }

  get frame(): HostFrame {
    this.#frame ??= JSON.parse(this.text) as HostFrame;
    return this.#frame;
  }

  get text(): string {
    this.#text ??= JSON.stringify(this.#frame);
    return this.#text;
  }
}

/**
 * A frame on its way to one connection: what it says, and its text for a wire.
 *
 * ```ts
 * for (const frame of host.join('c1', 'ann', Date.now()).frames) console.log(frame.to, frame.text);
 * ```
 */
export class Addressed {
  readonly to: string;
  readonly #letter: Letter;

  constructor(to: string, letter: Letter) {
    this.to = to;
    this.#letter = letter;
  }

  get type(): HostFrame['type'] {
    return this.#letter.type;
  }

  get frame(): HostFrame {
    return this.#letter.frame;
  }

  get text(): string {
    return this.#letter.text;
  }
}

/**
 * Frames wait here until everything they may tell of is stored. They are made in order, so those that may go are always
 * the first.
 */
export class Outbox {
  #waiting: { readonly after: number; readonly addressed: Addressed }[] = [];

  put(after: number, to: string, letter: Letter): void {
    this.#waiting.push({ after, addressed: new Addressed(to, letter) });
  }

  /** Takes out what may go now that all up to this entry is stored. */
  release(stored: number): Addressed[] {
    const waiting = this.#waiting;
    let count = 0;
    while (count < waiting.length && waiting[count].after <= stored) count++;
    const released: Addressed[] = [];
    for (let i = 0; i < count; i++) released.push(waiting[i].addressed);
    this.#waiting = count === waiting.length ? [] : waiting.slice(count);
    return released;
  }

  /** Whoever has gone, or comes anew, is sent nothing from before. */
  drop(to: string): void {
    this.#waiting = this.#waiting.filter(({ addressed }) => addressed.to !== to);
  }

  clear(): void {
    this.#waiting = [];
  }
}
