import { type ByeReason, type HostFrame, type Open, VERSION } from '@cardloom/protocol';
import { type Action, type Game, type Match, randomSeed } from 'cardloom';
import type { Entry } from './entry.ts';
import { Host, type Received } from './host.ts';
import { sinceOf } from './joining.ts';
import type { HostOptions } from './options.ts';
import type { Addressed } from './outbox.ts';
import { readFrame } from './read-frame.ts';
import { rematchOf } from './rematch.ts';

/** What a bot does when it is its turn. It may take its time: if the match goes on meanwhile, it is asked anew. */
export type Chooser = (match: Match, player: string) => Action | Promise<Action>;

/**
 * What a table in this process is made with: a host's options, and who its bots are.
 *
 * ```ts
 * const options: LocalTableOptions = {
 *   seats: [{ player: 'ann', name: 'Ann' }, { player: 'bot', isBot: true }],
 *   bots: { bot: (match, player) => match.listActions(player).at(0) },
 *   seed: 7,
 * };
 * ```
 */
export interface LocalTableOptions extends HostOptions {
  /** By player; whoever has one is a bot. */
  readonly bots?: Readonly<Record<string, Chooser>>;
  /** All that was done at this table already. */
  readonly entries?: readonly Entry[];
  /** Plays where somebody's seat was claimed for a bot. */
  readonly standIn?: Chooser;
  readonly now?: () => number;
  /** Runs something later; what comes back prevents it. */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** What a bot threw, or that it chose what it may not do. Without it the error is thrown where nobody catches it. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * What brings a table back, with its game and its bots: `new LocalTable(game, { ...saved, bots })`. Plain JSON.
 *
 * ```ts
 * const saved: SavedTable = table.save();
 * const again = new LocalTable(game, saved);
 * ```
 */
export type SavedTable = HostOptions & { readonly entries: readonly Entry[] };

interface Guest {
  readonly player: string | null;
  hear(text: string): void;
  end(): void;
}

/**
 * A table in this process, without a store: the host, the turns of its bots, and connections like those of a socket.
 *
 * ```ts
 * const choose: Chooser = (match, player) => match.listActions(player).at(0);
 * const table = new LocalTable(game, { seats: [{ player: 'ann' }, { player: 'bot' }], bots: { bot: choose } });
 * const client = createClient(table.open('ann'));
 * ```
 */
export class LocalTable {
  readonly #game: Game;
  readonly #bots: Readonly<Record<string, Chooser>>;
  readonly #standIn: Chooser | undefined;
  readonly #now: () => number;
  readonly #after: (ms: number, run: () => void) => () => void;
  readonly #onFailure: ((error: unknown) => void) | undefined;
  readonly #guests = new Map<string, Guest>();
  #options: HostOptions;
  #host: Host;
  #entries: Entry[];
  #connections = 0;
  #isThinking = false;
  #isClosed = false;
  #stopWaiting = (): void => undefined;

  constructor(game: Game, given: LocalTableOptions) {
    const { bots = {}, entries = [], standIn, now = Date.now, after = later, onFailure, ...options } = given;
    this.#game = game;
    this.#bots = bots;
    this.#standIn = standIn;
    this.#now = now;
    this.#after = after;
    this.#onFailure = onFailure;
    const seats = options.seats.map((seat) => ({ ...seat, isBot: bots[seat.player] !== undefined }));
    this.#options = { ...options, seed: options.seed ?? randomSeed(), seats };
    this.#host = new Host(game, this.#options, entries);
    this.#entries = [...entries];
    this.#take(this.#host.wake(now()));
  }

  /** The match that is played here now. */
  get match(): Match {
    return this.#host.match;
  }

  /** All that was done in this match, so far. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  save(): SavedTable {
    return { ...this.#options, entries: [...this.#entries] };
  }

  /** How a client comes to a seat, or to watch (null). After a rematch it is the same seat of the next match. */
  open(player: string | null): Open {
    return (on) => {
      const id = `c${this.#connections++}`;
      let isOpen = true;
      /** In order, and never before `open` has returned. */
      const soon = (run: () => void): void => queueMicrotask(() => isOpen && run());
      const end = (): void => {
        soon(() => {
          isOpen = false;
          on.close();
        });
      };
      soon(on.open);
      if (this.#isClosed) end();
      const guest: Guest = { player, end, hear: (message) => soon(() => on.message(message)) };
      return {
        send: (text) => soon(() => this.#receive(id, guest, text)),
        close: () => {
          isOpen = false;
          this.#leave(id);
        },
      };
    };
  }

  /** Everybody is sent away; bots think no more. */
  close(): void {
    this.#isClosed = true;
    this.#stopWaiting();
    for (const [id, guest] of [...this.#guests]) {
      this.#guests.delete(id);
      guest.end();
    }
  }

  #leave(id: string): void {
    if (this.#guests.delete(id)) this.#take(this.#host.leave(id, this.#now()));
  }

  #receive(id: string, guest: Guest, text: string): void {
    if (this.#isClosed) return;
    if (this.#guests.has(id)) this.#take(this.#host.receive(id, text, this.#now()));
    else this.#greet(id, guest, text);
  }

  #greet(id: string, guest: Guest, text: string): void {
    const frame = readFrame(text);
    if (typeof frame === 'string' || frame.type !== 'hello') dismiss(guest, 'kicked');
    else if (frame.v !== VERSION) dismiss(guest, 'version');
    else {
      this.#guests.set(id, guest);
      this.#take(this.#host.join(id, guest.player, this.#now(), sinceOf(frame)));
    }
  }

  #take({ entries, frames }: Received): void {
    this.#entries.push(...entries);
    this.#deliver(frames);
    this.#deliver(this.#host.stored(this.#host.head, this.#now()));
    if (this.#host.isRematch) this.#playAgain();
    this.#letBotsAct();
    this.#waitUntilDue();
  }

  #waitUntilDue(): void {
    this.#stopWaiting();
    const { wakeAt } = this.#host;
    if (wakeAt === null || this.#isClosed) return;
    const ms = Math.min(Math.max(0, wakeAt - this.#now()), LONGEST_WAIT);
    this.#stopWaiting = this.#after(ms, () => this.#take(this.#host.wake(this.#now())));
  }

  /** Whoever was here comes back by themselves, to the next match. */
  #playAgain(): void {
    this.#options = rematchOf(this.#options, this.#host.match.result);
    this.#host = new Host(this.#game, this.#options);
    this.#entries = [];
    this.#take(this.#host.wake(this.#now()));
    for (const guest of this.#guests.values()) guest.end();
    this.#guests.clear();
  }

  #deliver(frames: readonly Addressed[]): void {
    for (const { to, text } of frames) this.#guests.get(to)?.hear(text);
  }

  #letBotsAct(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.#think().catch((error: unknown) => {
      this.#isThinking = false;
      if (this.#onFailure === undefined) throw error;
      this.#onFailure(error);
    });
  }

  async #think(): Promise<void> {
    // whoever made the table has not got it yet
    await null;
    for (;;) {
      const host = this.#host;
      const player = host.botToAct;
      if (player === null || this.#isClosed) {
        // at once: what comes before a promise settles must not find somebody thinking
        this.#isThinking = false;
        return;
      }
      const head = host.head;
      const choose = this.#bots[player] ?? this.#standIn;
      if (choose === undefined) throw new Error(`a bot should play for ${player}: give the table a standIn`);
      const action = await choose(host.match, player);
      if (this.#isClosed || host !== this.#host || host.head !== head) continue;
      const received = host.actAsBot(action, this.#now());
      if (received.entries.length === 0)
        throw new Error(`${player} chose what is not legal: ${JSON.stringify(action)}`);
      this.#take(received);
    }
  }
}

function dismiss(guest: Guest, reason: ByeReason): void {
  const bye: HostFrame = { type: 'bye', reason };
  guest.hear(JSON.stringify(bye));
  guest.end();
}

declare function queueMicrotask(run: () => void): void;
declare function setTimeout(run: () => void, ms: number): { unref?(): void };
declare function clearTimeout(timer: unknown): void;

/** A timer cannot wait longer; then it waits again. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** A table that nobody closed keeps no process alive. */
function later(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref?.();
  return () => clearTimeout(timer);
}
