import type { Runtime } from '../runtime/runtime.ts';
import { debuggers } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { deepFreeze } from '../world/json.ts';
import { messageOf } from '../world/quote.ts';
import type { MatchEvent } from './events.ts';
import type { Views } from './views.ts';

/** What an action did, as far as listeners want to know. */
export interface Told {
  eventsFor(player: string | null): readonly MatchEvent[];
}

/**
 * Hears events, one at a time.
 *
 * ```ts
 * const log: Listener = (event) => console.log(event.type);
 * match.subscribe('ann', log);
 * ```
 */
export type Listener = (event: MatchEvent) => void;

interface Listening {
  readonly seat: number;
  readonly listener: Listener;
}

/**
 * Who listens to a match. A listener gets frozen events and cannot act while it is told; one that throws is reported
 * and stops nobody.
 */
export class Feed {
  readonly #runtime: Runtime;
  readonly #views: Views;
  readonly #listeners = new Set<Listening>();

  constructor(runtime: Runtime, views: Views) {
    this.#runtime = runtime;
    this.#views = views;
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  subscribe(seat: number, listener: Listener): () => void {
    const entry = { seat, listener };
    this.#listeners.add(entry);
    return () => {
      this.#listeners.delete(entry);
    };
  }

  /** The events of an action and then the state, which waits for a decision unless `always` is set. */
  tell(applied: Told, always = false): void {
    const runtime = this.#runtime;
    const showsState = always || runtime.world.mem[At.decision] === 0;
    runtime.busy = true;
    try {
      for (const entry of [...this.#listeners]) {
        const { seat } = entry;
        for (const event of applied.eventsFor(runtime.playerIds[seat] ?? null)) this.#say(entry, event);
        if (showsState) this.#say(entry, { type: 'STATE_SNAPSHOT', state: this.#views.of(seat) });
      }
    } finally {
      runtime.busy = false;
    }
  }

  #say(entry: Listening, event: MatchEvent): void {
    // somebody else, or the listener itself, may have ended it in between
    if (!this.#listeners.has(entry)) return;
    try {
      entry.listener(deepFreeze({ ...event }));
    } catch (error) {
      debuggers.write(`a listener threw on ${event.type}: ${messageOf(error)}`);
    }
  }
}
