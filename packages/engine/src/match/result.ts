import type { GameTypes } from '../definition/kit.ts';
import { type PendingDecision, pendingDecision } from '../effects/decisions.ts';
import type { RecordedMove } from '../runtime/action.ts';
import { CardloomError, type Failure } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { readTrace, type TraceEntry } from '../runtime/trace.ts';
import { changesOf } from '../view/changes.ts';
import { type AudienceEvent, eventFor, type MatchEvent, readEvents } from '../view/events.ts';
import { SPECTATOR } from '../view/knows.ts';
import { type Patch, patchFor } from '../view/patch.ts';
import type { Json } from '../world/json.ts';
import { quoted } from '../world/quote.ts';
import { entryEnds, Tag, type TapeSlice } from '../world/tape.ts';
import type { EventIn } from './typed.ts';

/**
 * What an accepted action did. Events, patches and trace are read from the tape when they are looked at.
 *
 * ```ts
 * const result = match.act(action);
 * if (result.ok) for (const event of result.eventsFor('ann')) console.log(event);
 * ```
 */
export class Applied<G extends GameTypes = GameTypes> {
  readonly ok = true;
  readonly #runtime: Runtime;
  readonly #slice: TapeSlice;
  readonly #cause: Json;
  readonly #isTakenBack: boolean;
  readonly #revision: number;
  /** The decision that waited when the action was done. */
  readonly #pending: PendingDecision | null;
  #told: readonly AudienceEvent[] | null;

  /** History that moves (`undo`, `redo`) tells nothing: there is only another state. */
  constructor(runtime: Runtime, slice: TapeSlice, cause: Json) {
    this.#runtime = runtime;
    this.#slice = slice;
    this.#cause = cause;
    this.#isTakenBack = cause === 'undo';
    this.#revision = runtime.world.revision;
    this.#pending = pendingDecision(runtime);
    this.#told = cause === 'undo' || cause === 'redo' ? [] : null;
  }

  /** What was done, in its one canonical spelling; null if it was the host's doing. */
  get action(): RecordedMove | null {
    const cause = this.#cause as unknown as RecordedMove;
    return typeof cause === 'object' && cause !== null && 'move' in cause ? cause : null;
  }

  /** What happened, for the host: everything, whoever may see it. Players get theirs from `match.subscribe`. */
  get events(): readonly EventIn<G>[] {
    return this.#read().map(({ event }) => event as EventIn<G>);
  }

  /** What happened as one player (null: a spectator) may know it. */
  eventsFor(player: string | null): readonly EventIn<G>[] {
    const runtime = this.#runtime;
    const seat = this.#seat(player);
    const told: MatchEvent[] = [];
    for (const event of this.#read()) {
      const seen = eventFor(runtime, seat, event, this.#cause);
      if (seen !== undefined) told.push(seen);
    }
    return told as unknown as readonly EventIn<G>[];
  }

  /** Once for everybody. */
  #read(): readonly AudienceEvent[] {
    this.#told ??= readEvents(this.#slice, this.#runtime, this.#cause, this.#pending);
    return this.#told;
  }

  #seat(player: string | null): number {
    const seat = player === null ? SPECTATOR : this.#runtime.playerIds.indexOf(player);
    if (player === null || seat >= 0) return seat;
    throw new CardloomError('unknown-player', `${quoted(player)} is no player of this match.`, 'player');
  }

  /**
   * What makes this player's view before the action (null: a spectator's) the view after it. It is read from the match as
   * the action left it, so it must be asked for before the next one.
   *
   * ```ts
   * const result = match.act(action);
   * if (result.ok) send(result.patchFor('ann'));
   * ```
   */
  patchFor(player: string | null): Patch {
    const runtime = this.#runtime;
    const seat = this.#seat(player);
    if (runtime.world.revision !== this.#revision) {
      throw new CardloomError('stale', 'The match has moved on: ask for patches before the next action.');
    }
    return patchFor(runtime, changesOf(runtime, this.#slice, this.#isTakenBack), seat);
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

/**
 * What came of an action.
 *
 * ```ts
 * const result: Result = match.act(action);
 * if (!result.ok) console.log(result.error.message);
 * ```
 */
export type Result<G extends GameTypes = GameTypes> = Applied<G> | { readonly ok: false; readonly error: Failure };

export const refused = (error: Failure): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });
