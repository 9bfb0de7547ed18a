import type { Runtime } from '../runtime/runtime.ts';
import { debuggers } from '../runtime/trace.ts';
import { At } from '../world/header.ts';
import { deepFreeze } from '../world/json.ts';
import { messageOf } from '../world/quote.ts';
import type { MatchEvent } from './events.ts';
import { type View, view } from './view.ts';

/** What an action did, as far as listeners want to know. */
export interface Told {
  eventsFor(player: string | null): readonly MatchEvent[];
}

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
  readonly #listeners = new Set<Listening>();

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
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
        const state = showsState ? this.#look(seat) : null;
        if (state !== null) this.#say(entry, { type: 'STATE_SNAPSHOT', state });
      }
    } finally {
      runtime.busy = false;
    }
  }

  /** What happened has happened: a rule that throws while somebody looks is reported, and they are shown nothing. */
  #look(seat: number): View | null {
    const { playerIds } = this.#runtime;
    try {
      return view(this.#runtime, seat);
    } catch (error) {
      debuggers.write(`the state cannot be shown to ${playerIds[seat] ?? 'spectators'}: ${messageOf(error)}`);
      return null;
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
