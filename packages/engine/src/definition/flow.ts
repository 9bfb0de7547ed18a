import type { Move } from './choices.ts';
import type { FlowNames, FnContext, NamesIn, PendingKind } from './context.ts';
import type { Names, Shape } from './shape.ts';

/**
 * How an author writes the flow: Segments › Turn › Phases › Steps, each with `next`, `endIf`, `onBegin`, `onEnd` and
 * `moves`. A `next` that names no sibling does not compile.
 */

/** A hook may change things through its context, return (part of) a new `G`, or do nothing. */
type Hook<T extends Shape, F extends FlowNames> = (context: FnContext<T, F>) => object | void;
/** Asks, and changes nothing. */
type Asking<T extends Shape, F extends FlowNames, R> = (context: FnContext<T, F>) => R;

/**
 * Where to go when something ends: a sibling's name, `null` (or nothing) to end the level, or a rule that picks. `{ to:
 * ['clash', 'endOfTurn'], by: fn }` can be read by diagrams and checks; a function alone, as in `next: fn`, decides as well.
 * Its `undefined` means "stay" for segments, turns and phases, and "no further step" for steps.
 *
 * ```ts
 * const next: Next<'clash' | 'end', Shape, FlowNames> = {
 *   to: ['clash', 'end'],
 *   by: ({ ctx }) => (ctx.numTurns > 1 ? 'clash' : 'end'),
 * };
 * ```
 */
export type Next<N, T extends Shape, F extends FlowNames> = N | null | undefined | To<N, T, F> | By<N, T, F>;
// all under one name, so that a message about a misspelt name comes to the right ones before it is cut
type By<N, T extends Shape, F extends FlowNames> = (context: FnContext<T, F>) => N | null | undefined;
interface To<N, T extends Shape, F extends FlowNames> {
  readonly to: readonly (N | null)[];
  readonly by: (context: FnContext<T, F>) => N | null | undefined;
}

/** Who may act: the player with priority (the default), the turn player, anyone, or the first of a pending list. */
type Actors<T extends Shape> = 'priority' | 'turnPlayer' | 'any' | `pending:${PendingKind<T>}`;

export type Moves<T extends Shape, F extends FlowNames> = Readonly<Record<string, Move<FnContext<T, F>, unknown>>>;

interface Level<T extends Shape, F extends FlowNames> {
  /** True when this is over; asked after every change, never allowed to make one. */
  endIf?: Asking<T, F, boolean>;
  /** Shorthand for `endIf: () => true`. */
  auto?: boolean;
  onBegin?: Hook<T, F>;
  onEnd?: Hook<T, F>;
  moves?: Moves<T, F>;
  actors?: Actors<T>;
}

/** A step as an author writes it. */
export interface StepDefinition<T extends Shape, F extends FlowNames, N extends string> extends Level<T, F> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The step its phase begins with. */
  start?: boolean;
  next?: Next<NoInfer<N>, T, F>;
}

/** A phase as an author writes it. */
export interface PhaseDefinition<T extends Shape, F extends FlowNames, N extends string, Steps> extends Level<T, F> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The phase every turn begins with. */
  start?: boolean;
  next?: Next<NoInfer<N>, T, F>;
  /** A `next` into the start phase passes the turn; `sameTurn` goes back to it within the turn. */
  sameTurn?: boolean;
  steps?: { readonly [K in keyof Steps]: StepDefinition<T, F, Names<Steps>> };
}

/** The turns of a segment as an author writes them. */
export interface TurnDefinition<T extends Shape, F extends FlowNames, Phases> extends Level<T, F> {
  /** Who takes the segment's first turn; otherwise the one on the play, else the first in order. */
  first?: Asking<T, F, string | undefined>;
  /** Who takes the next natural turn: a player's id, `undefined` for the turn order, `null` to end the segment. */
  next?: Asking<T, F, string | null | undefined>;
  /** A turn does not begin because its `player` has left. */
  onMissed?: Hook<T, F>;
  phases?: { readonly [K in keyof Phases]: PhaseDefinition<T, F, Names<Phases>, Phases[K]> };
}

/**
 * A segment as an author writes it: a mode of play, such as setup, play, sideboarding.
 *
 * ```ts
 * type Phase = PhaseDefinition<Shape, FlowNames, 'main' | 'end', unknown>;
 * const main: Phase = { start: true, next: 'end' };
 * const attack: StepDefinition<Shape, FlowNames, 'attack'> = { start: true, next: null };
 * const turn: TurnDefinition<Shape, FlowNames, unknown> = { next: ({ ctx }) => (ctx.gameOver ? null : undefined) };
 * const play: SegmentDefinition<Shape, FlowNames, 'play' | 'over', unknown> = { start: true, next: 'over', turn };
 * ```
 */
export interface SegmentDefinition<T extends Shape, F extends FlowNames, N extends string, Phases> extends Level<T, F> {
  /** Rules navigate here (`setPhase` and the like); no `next` need lead to it. */
  navigated?: boolean;
  /** The segment the match begins with; otherwise the first one written. */
  start?: boolean;
  next?: Next<NoInfer<N>, T, F>;
  turn?: TurnDefinition<T, F, Phases>;
}

export type Segments<T extends Shape, S> = {
  readonly [K in keyof S]: SegmentDefinition<T, NamesIn<NoInfer<S>>, Names<S>, S[K]>;
};

/** What the author's gate says before an automatic transition. */
export type GateAnswer = 'continue' | 'halt' | 'restart';

/**
 * What holds the flow of a game as a whole.
 *
 * ```ts
 * const gate = ({ ctx }: FnContext<Shape>): GateAnswer => (ctx.gameOver ? 'halt' : 'continue');
 * const flow: FlowOptions<Shape, FlowNames> = { gate, maxTransitions: 500 };
 * ```
 */
export interface FlowOptions<T extends Shape, F extends FlowNames> {
  /**
   * Asked before every automatic transition. `halt` waits (effects or choices are open), `restart` asks everything
   * again after the gate has done some work of its own.
   */
  gate?: (context: FnContext<T, F>) => GateAnswer;
  /** Transitions one settle may make before it counts as a runaway; 200 if not given. */
  maxTransitions?: number;
}
