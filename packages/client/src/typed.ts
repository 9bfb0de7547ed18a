import type { Step } from '@cardloom/protocol';
import type { ActionOf, EventOf, Game, GameTypes, Json, MatchEvent, View, ViewOf } from 'cardloom';

/** What goes to a host and comes from it, typed by the game; loose where nobody knows which game it is. */

type IsLoose<G> = G extends Game<infer Y> ? (GameTypes extends Y ? true : false) : true;

/**
 * What this seat sees: `ViewOf<typeof game>`.
 *
 * ```ts
 * import type { skirmish } from '@cardloom/games/skirmish';
 * type Skirmish = typeof skirmish;
 * const moves: readonly MoveOf<Skirmish>[] = ['PASS', 'PLAY_CARD'];
 * const phaseOf = (view: ClientView<Skirmish>) => view.ctx.currentPhase;
 * const seqOf = ({ seq }: StepOf<Skirmish>): number => seq;
 * const args: ArgsOf<Skirmish, 'PASS'> = [];
 * const some: SomeArgsOf<Skirmish, 'PASS'> = {};
 * ```
 */
export type ClientView<G> = IsLoose<G> extends true ? View : ViewOf<G>;

/** A step of a match, with the events of its game. */
export type StepOf<G> = Omit<Step, 'events'> & {
  readonly events: readonly (IsLoose<G> extends true ? MatchEvent : EventOf<G>)[];
};

/** The names of a game's moves, the answers to its questions among them. */
export type MoveOf<G> = IsLoose<G> extends true ? string : ActionOf<G>['move'] & string;

type LooseArgs = Readonly<Record<string, Json>>;

/** The arguments of a move; they may be left out where none is needed. */
export type ArgsOf<G, M> =
  IsLoose<G> extends true ? readonly [args?: LooseArgs] : Args<Extract<ActionOf<G>, { readonly move: M }>>;
type Args<A> = A extends { readonly args: infer T }
  ? readonly [args: T]
  : A extends { readonly args?: infer T }
    ? readonly [args?: T]
    : never;

/** Some of the arguments of a move, as far as they are chosen. */
export type SomeArgsOf<G, M> = IsLoose<G> extends true ? LooseArgs : Partial<NonNullable<ArgsOf<G, M>[0]>>;
