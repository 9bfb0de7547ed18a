import type { ChoiceEntry } from '../actions/choices/entry.ts';
import type { Card, FnContext, Shape } from '../game/types.ts';
import type { Json } from '../world/json.ts';

/** A piece of work as data: `do` names its handler, the rest is what the handler needs. */
export interface Effect {
  readonly do: string;
  readonly [key: string]: Json;
}

/** A question asked in the middle of an effect. The answer comes back as `{ ...then, answer }` (or `answers`). */
export interface Ask {
  /** The name of the decision in the game's `decisions`. */
  readonly ask: string;
  /** Who answers: a player's id, or several who answer at once in secret. */
  readonly player: string | readonly string[];
  readonly data?: Json;
  readonly then: Effect;
  /** What happens instead when nobody can answer: there are no options, or the player has left. */
  readonly otherwise?: Effect;
}

/** What an author may put on the agenda. */
export type Work = Effect | Ask;

export type EffectHandler<T extends Shape> = {
  bivariant(context: FnContext<T>, effect: Effect): void;
}['bivariant'];

/** An event of the game as triggers see it. */
export interface GameEvent {
  readonly type: string;
  readonly [key: string]: Json;
}

export interface DecisionDefinition<T extends Shape> {
  readonly choices: Readonly<Record<string, ChoiceEntry<T>>>;
  /** Runs when the question is put, for instance to tell people about it. */
  readonly onAsk?: { bivariant(context: FnContext<T>, ask: Ask): void }['bivariant'];
}

/** Which cards wake on which events, and in what order. */
export interface TriggerRules<T extends Shape> {
  /** The event types a card listens to, by its printed facts. */
  readonly listens: (def: T['cards'][keyof T['cards']]) => readonly string[];
  /** The zones in which cards listen. */
  readonly zones: readonly Extract<keyof T['zones'], string>[];
  /** The listeners in the order they fire; otherwise in the order of the zones. */
  readonly order?: (context: FnContext<T>, listeners: readonly Card<T>[], event: GameEvent) => readonly Card<T>[];
  /** What a listener does about an event; nothing if it does not care. */
  readonly fire: (context: FnContext<T>, card: Card<T>, event: GameEvent) => readonly Work[] | undefined;
}

/** A rule of the board: looks, and names the effects that must happen. */
export type Check<T extends Shape> = (context: FnContext<T>) => readonly Work[] | undefined;

/** When checks run and triggers are taken, and which of the two goes first. */
export interface FrameRules {
  /** `frame`: after every move, hook and effect. `priority`: only before somebody may act. */
  readonly at: 'frame' | 'priority';
  readonly first: 'triggers' | 'checks';
}

/** Changes the answer to a rules question: gets the answer so far, returns its own. */
export type Modifier<T extends Shape> = {
  bivariant(context: FnContext<T>, current: never, info: never, source: Card<T>): unknown;
}['bivariant'];

export interface EffectsDefinition<T extends Shape> {
  readonly effects?: Readonly<Record<string, EffectHandler<T>>>;
  readonly decisions?: Readonly<Record<string, DecisionDefinition<T>>>;
  readonly triggers?: TriggerRules<T>;
  readonly checks?: readonly Check<T>[];
  readonly frames?: FrameRules;
  readonly modifiers?: Readonly<Record<string, Modifier<T>>>;
}
