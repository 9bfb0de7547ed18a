import type { FnContext, GameState, Names, PendingKind, Queued, Shape } from '../definition/types.ts';
import type { MoveEntry } from './written-moves.ts';

/**
 * How an author writes the flow: Segments › Turn › Phases › Steps, each with `next`, `endIf`, `onBegin`, `onEnd` and
 * `moves`. A `next` that names no sibling does not compile.
 */

/** A hook may change things through its context, return (part of) a new `G`, or do nothing. */
export type Hook<T extends Shape> = (context: FnContext<T>) => Partial<GameState<T>> | Queued | void;
/** Asks, and changes nothing. */
export type Question<T extends Shape, R> = (context: FnContext<T>) => R;

/**
 * Where to go when this ends: a sibling's name, `null` (or nothing) to end the level, or a function that decides then.
 * A function's `undefined` means "stay" for segments, turns and phases, and "no further step" for steps.
 */
export type Next<T extends Shape, N extends string> =
  | NoInfer<N>
  | null
  | undefined
  | Question<T, NoInfer<N> | null | undefined>;

/** Who may act: the player with priority (the default), the turn player, anyone, or the first of a pending list. */
export type Actors<T extends Shape> = 'priority' | 'turnPlayer' | 'any' | `pending:${PendingKind<T>}`;

interface Level<T extends Shape> {
  /** True when this is over; asked after every change, never allowed to make one. */
  endIf?: Question<T, boolean>;
  /** Shorthand for `endIf: () => true`. */
  auto?: boolean;
  onBegin?: Hook<T>;
  onEnd?: Hook<T>;
  moves?: Readonly<Record<string, MoveEntry<T>>>;
  actors?: Actors<T>;
}

export interface StepDefinition<T extends Shape, N extends string> extends Level<T> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The step its phase begins with. */
  start?: boolean;
  next?: Next<T, N>;
}

export interface PhaseDefinition<T extends Shape, N extends string, Steps> extends Level<T> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The phase every turn begins with. */
  start?: boolean;
  next?: Next<T, N>;
  /** A `next` into the start phase passes the turn; `sameTurn` goes back to it within the turn. */
  sameTurn?: boolean;
  steps?: { readonly [K in keyof Steps]: StepDefinition<T, Names<Steps>> };
}

export interface TurnDefinition<T extends Shape, Phases> extends Level<T> {
  /** Who takes the segment's first turn; otherwise the one on the play, else the first in order. */
  first?: Question<T, string | undefined>;
  /** Who takes the next natural turn: a player's id, `undefined` for the turn order, `null` to end the segment. */
  next?: Question<T, string | null | undefined>;
  /** A turn does not begin because its `player` has left. */
  onMissed?: Hook<T>;
  phases?: { readonly [K in keyof Phases]: PhaseDefinition<T, Names<Phases>, Phases[K]> };
}

export interface SegmentDefinition<T extends Shape, N extends string, Phases> extends Level<T> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The segment the match begins with; otherwise the first one written. */
  start?: boolean;
  next?: Next<T, N>;
  turn?: TurnDefinition<T, Phases>;
}

export type Segments<T extends Shape, S> = {
  readonly [K in keyof S]: SegmentDefinition<T, Names<S>, S[K]>;
};

/** What the author's gate says before an automatic transition. */
export type GateAnswer = 'continue' | 'halt' | 'restart';

export interface FlowOptions<T extends Shape> {
  /**
   * Asked before every automatic transition. `halt` waits (effects or choices are open), `restart` asks everything
   * again after the gate has done some work of its own.
   */
  gate?: (context: FnContext<T>) => GateAnswer;
  /** Transitions one settle may make before it counts as a runaway; 200 if not given. */
  maxTransitions?: number;
}
