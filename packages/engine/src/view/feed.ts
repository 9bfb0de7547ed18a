import { debuggers } from '../flow/trace.ts';
import type { Applied } from '../match/match.ts';
import type { Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import { deepFreeze } from '../world/json.ts';
import type { MatchEvent } from './events.ts';
import { view } from './view.ts';

export type Listener = (event: MatchEvent) => void;

/**
 * Who listens to a match. A listener gets frozen events and cannot act while it is told; one that throws is reported
 * and stops nobody.
 */
export class Feed {
  readonly #runtime: Runtime;
  readonly #listeners = new Set<{ readonly seat: number; readonly listener: Listener }>();

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

  tell(applied: Applied): void {
    const runtime = this.#runtime;
    runtime.busy = true;
    try {
      for (const { seat, listener } of [...this.#listeners]) {
        for (const event of applied.eventsFor(runtime.playerIds[seat] ?? null)) say(listener, deepFreeze({ ...event }));
        if (runtime.world.mem[At.decision] !== 0) continue;
        say(listener, deepFreeze({ type: 'STATE_SNAPSHOT', state: view(runtime, seat) }));
      }
    } finally {
      runtime.busy = false;
    }
  }
}

function say(listener: Listener, event: MatchEvent): void {
  try {
    listener(event);
  } catch (error) {
    debuggers.write(`a listener threw on ${event.type}: ${String(error)}`);
  }
}
