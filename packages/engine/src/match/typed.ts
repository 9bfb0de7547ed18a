import type { Game, GameTypes } from '../definition/kit.ts';
import type { ActionIn, EventOf, ViewOf } from '../definition/sent.ts';
import type { Action, RecordedMove } from '../runtime/action.ts';
import type { MatchEvent } from '../view/events.ts';
import type { View } from '../view/view.ts';

/** What goes into a match and comes out of it, typed by its game; loose where nobody knows which game it is. */

export type ViewIn<Y extends GameTypes> = string extends Y['shape']['cardName'] ? View : ViewOf<Game<Y>>;

export type EventIn<Y extends GameTypes> = string extends keyof Y['shape']['events'] ? MatchEvent : EventOf<Game<Y>>;

/** What a listener is told: events, and then the state. */
export type ToldIn<Y extends GameTypes> = string extends keyof Y['shape']['events']
  ? MatchEvent
  : EventOf<Game<Y>> | { readonly type: 'STATE_SNAPSHOT'; readonly state: ViewIn<Y> };

/** An action whose move is known as it is written must be one of the game's; what came over a wire is looked at when it is made. */
export type ActionFor<Y extends GameTypes, A extends Action> = string extends A['move'] ? A : ActionIn<Y>;

/** The same with some of its answers, from the first on. */
export type BegunFor<Y extends GameTypes, A extends Action> = string extends A['move'] ? A : Begun<ActionIn<Y>>;
type Begun<A> = A extends { readonly args: infer G } ? Omit<A, 'args'> & { readonly args?: Partial<G> } : A;

/** A legal action, complete. */
export type ListedIn<Y extends GameTypes> = RecordedMove & Listed<Y['moves']>;
type Listed<M> = M extends { readonly move: infer N; readonly args: infer A }
  ? { readonly move: N; readonly args: A }
  : unknown;
