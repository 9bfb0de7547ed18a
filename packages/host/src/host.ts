import type { Wish } from '@cardloom/protocol';
import type { Action, Game, Match } from 'cardloom';
import { tellSeats } from './absence.ts';
import { answer } from './answer.ts';
import type { Clock } from './clock.ts';
import { actOf, commit } from './commit.ts';
import { earlier, hear, nextDue, settle } from './due.ts';
import type { Entry } from './entry.ts';
import { alreadyShown, openGallery } from './gallery.ts';
import { join, leave } from './joining.ts';
import type { HostOptions } from './options.ts';
import { Addressed, Letter } from './outbox.ts';
import { passOn } from './passes.ts';
import { idOf, readFrame } from './read-frame.ts';
import { replay } from './replay.ts';
import { newTable, refuse, type Table } from './table.ts';
import type { Place } from './viewer.ts';
import type { Watch } from './watch.ts';

/** What came of something: entries to store now, and frames to send now. Others wait for `stored`. */
export interface Received {
  readonly entries: readonly Entry[];
  readonly frames: readonly Addressed[];
}

/**
 * One table without I/O and without timers: seats, numbered steps, prompts, preferences, undo by consent, rematch.
 * Nothing reaches anybody before the entry it comes from is stored. `now` is always given, in milliseconds; after each
 * call `wakeAt` says when to call `wake` at the latest.
 *
 * ```ts
 * const host = new Host(game, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1 });
 * const text = JSON.stringify({ type: 'hello', v: 1 });
 * const { entries, frames }: Received = host.receive('ann', text, Date.now());
 * // store the entries; then, and only then, send: on failure `host.failed()`, and load it again
 * const last = entries.at(-1);
 * const toSend = last === undefined ? frames : [...frames, ...host.stored(last.seq, Date.now())];
 * ```
 */
export class Host {
  readonly #table: Table;

  constructor(game: Game, options: HostOptions, log: readonly Entry[] = []) {
    const table = newTable(game, options);
    const { spectatorDelay: delay } = options;
    const shown = delay === undefined ? -1 : alreadyShown(log, delay);
    for (const entry of log) {
      if (delay !== undefined && table.head === shown) openGallery(table, delay);
      replay(table, entry);
    }
    if (delay !== undefined && table.head === shown) openGallery(table, delay);
    table.stored = table.head;
    this.#table = table;
  }

  get match(): Match {
    return this.#table.match;
  }

  /** The number of the last entry. */
  get head(): number {
    return this.#table.head;
  }

  /** Whether all have agreed to play again, and that is stored: then this table is done. */
  get isRematch(): boolean {
    const { isRematch, stored, head } = this.#table;
    return isRematch && stored === head;
  }

  /** Whether all have agreed to pause. */
  get isPaused(): boolean {
    return this.#table.isPaused;
  }

  /** What somebody wishes, while others have not agreed. */
  get wish(): Wish | null {
    return this.#table.wish;
  }

  /** The bot whose turn it is, once everything it may know of is stored; null if it is nobody's or a person's. */
  get botToAct(): string | null {
    const { hasFailed, stored, head, match, seats, isPaused } = this.#table;
    if (hasFailed || isPaused || stored < head) return null;
    return seats.hasBots ? (match.playersToAct.find((player) => seats.isBot(player)) ?? null) : null;
  }

  /** When something is due by itself, and `wake` must be called; null if nothing is. */
  get wakeAt(): number | null {
    const due = earlier(nextDue(this.#table), this.#table.clock?.noteDue ?? null);
    return due === null ? null : this.#table.watch.moment(due);
  }

  /** Does what is due by now. The first time it is told, clocks begin to run. */
  wake(now: number): Received {
    return this.#at(now, (table) => {
      const noteDue = table.clock?.noteDue ?? null;
      if (noteDue !== null && noteDue <= table.watch.time) stand(table);
      passOn(table);
    });
  }

  /** The table is about to be put away: time that has passed on clocks is not given back when it is loaded. */
  standStill(now: number): Received {
    return this.#at(now, (table) => {
      const since = table.clock?.since ?? null;
      if (since !== null && since + SHORTEST_STOOD <= table.watch.time) stand(table);
    });
  }

  /**
   * For whoever puts a table away and lets its clocks run on: the entry that says how they stand at a later moment, to be
   * stored if the table cannot be loaded then. Null if none runs. It holds nothing of the table but its clocks.
   */
  get standing(): ((now: number) => Entry) | null {
    const { clock, watch, head } = this.#table;
    if (clock === null || clock.since === null || watch.now === null) return null;
    return standingOf(clock, watch, head + 1);
  }

  /** Somebody comes to a seat, or to watch (null); with what they heard last if they were here before. */
  join(id: string, player: string | null, now: number, since?: Place): Received {
    return this.#at(now, (table) => {
      join(table, id, player, since);
      passOn(table);
    });
  }

  leave(id: string, now: number): Received {
    return this.#at(now, (table) => {
      if (leave(table, id)) tellSeats(table, id);
    });
  }

  /** Whoever sits there from now on has this name. */
  rename(player: string, name: string, now: number): Received {
    return this.#at(now, (table) => {
      if (table.seats.rename(player, name)) tellSeats(table);
    });
  }

  /**
   * A frame as it came; `lag` is how long it takes to this connection and back, as far as it was measured. Whoever has
   * parsed its text already gives what came of it as `parsed`, and does not touch it any more.
   */
  receive(id: string, sent: unknown, now: number, lag = 0, parsed?: unknown): Received {
    const connection = this.#table.seats.find(id);
    if (connection === undefined || this.#table.hasFailed) return NOTHING;
    if (connection.player !== null) this.#table.seats.lags.set(connection.player, lag);
    return this.#at(now, (table) => {
      const frame = readFrame(sent, parsed);
      if (typeof frame === 'string') refuse(table, id, idOf(sent), 'malformed-frame', frame, '');
      else answer(table, connection, frame, typeof sent === 'string' ? sent : frame);
    });
  }

  /** A bot has thought: the same as if somebody at its seat had acted. */
  actAsBot({ player, move, args }: Action, now: number): Received {
    return this.#at(now, (table) => {
      if (player !== this.botToAct) return;
      const result = table.match.act({ player, move, args });
      if (!result.ok) return;
      commit(table, player, undefined, actOf(result), result);
      passOn(table);
    });
  }

  /** All entries up to this one are stored: what waited for them may go. */
  stored(seq: number, now: number): readonly Addressed[] {
    const table = this.#table;
    if (table.hasFailed) return [];
    table.watch.hear(now, nextDue(table));
    table.stored = Math.max(table.stored, Math.min(seq, table.head));
    const kept = table.entries.findIndex((entry) => entry.seq > table.stored);
    table.entries = kept < 0 ? [] : table.entries.slice(kept);
    settle(table);
    return table.outbox.release(table.stored);
  }

  /** The entries could not be stored: nobody hears of them, and this table must be loaded anew. */
  failed(): readonly Addressed[] {
    const table = this.#table;
    table.hasFailed = true;
    table.outbox.clear();
    const letter = Letter.of({ type: 'bye', reason: 'failed' });
    return [...table.seats.connections].map(({ id }) => new Addressed(id, letter));
  }

  /** At this moment something happens, after what was due by then. */
  #at(now: number, happen: (table: Table) => void): Received {
    const table = this.#table;
    if (table.hasFailed) return NOTHING;
    const before = table.entries.length;
    hear(table, now);
    happen(table);
    settle(table);
    return { entries: table.entries.slice(before), frames: table.outbox.release(table.stored) };
  }
}

/** So little time on clocks is not worth an entry. */
const SHORTEST_STOOD = 100;

/** How the clocks stand is stored. */
const stand = (table: Table): void => commit(table, null, undefined, { type: 'stand' }, null);

function standingOf(clock: Clock, watch: Watch, seq: number): (now: number) => Entry {
  const { time, at, now: since } = watch;
  return (now) => {
    const left = clock.at(time + Math.max(0, now - (since ?? now)));
    return { seq, at: Math.max(at, now), by: null, did: { type: 'stand' }, left };
  };
}

const NOTHING: Received = { entries: [], frames: [] };
