import { type PendingDecision, pendingDecision } from '../effects/decisions.ts';
import { CardloomError, type Failure } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { readTrace, type TraceEntry } from '../runtime/trace.ts';
import { eventFor, type MatchEvent, readEvents } from '../view/events.ts';
import { SPECTATOR } from '../view/view.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';
import { entryEnds, Tag, type TapeSlice } from '../world/tape.ts';

/** What an accepted action did. Events and trace are read from the tape when they are looked at. */
export class Applied {
  readonly ok = true;
  readonly #runtime: Runtime;
  readonly #slice: TapeSlice;
  readonly #cause: Json;
  /** The decision that waited when the action was done. */
  readonly #pending: PendingDecision | null;

  constructor(runtime: Runtime, slice: TapeSlice, cause: Json) {
    this.#runtime = runtime;
    this.#slice = slice;
    this.#cause = cause;
    this.#pending = pendingDecision(runtime);
  }

  /** What happened, for the host: everything, whoever may see it. Players get theirs from `match.subscribe`. */
  get events(): readonly MatchEvent[] {
    return readEvents(this.#slice, this.#runtime, this.#cause, this.#pending).map(({ event }) => event);
  }

  /** What happened as one player (null: a spectator) may know it. */
  eventsFor(player: string | null): readonly MatchEvent[] {
    const runtime = this.#runtime;
    const seat = player === null ? SPECTATOR : runtime.playerIds.indexOf(player);
    if (player !== null && seat < 0) {
      throw new CardloomError('unknown-player', `${quoted(player)} is no player of this match.`, 'player');
    }
    return readEvents(this.#slice, runtime, this.#cause, this.#pending).flatMap(
      (event) => eventFor(runtime, seat, event, this.#cause) ?? [],
    );
  }

  /** How many random numbers were drawn. Like all that players can find out, it must not depend on what is hidden. */
  get randomDraws(): number {
    const { words, from, to } = this.#slice;
    const isDraw = (end: number): boolean => words[end - 1] === Tag.random;
    return entryEnds(words, from, to).reduce((sum, end) => (isDraw(end) ? sum + words[end - 2] : sum), 0);
  }

  /** Every microstep of the flow. */
  get trace(): readonly TraceEntry[] {
    return readTrace(this.#slice, this.#runtime.game.flow, this.#runtime.playerIds);
  }
}

export type Result = Applied | { readonly ok: false; readonly error: Failure };

export const refused = (error: Failure): Result => ({ ok: false, error });
