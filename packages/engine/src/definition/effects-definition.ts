import type { Json } from '../world/json.ts';
import type { Card, FnContext, Shape } from './types.ts';

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
  /** Left out where the decision says itself what happens. */
  readonly then?: Effect;
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

/** Which cards wake on which events, and in what order. */
export interface TriggerRules<T extends Shape> {
  /** The event types a card listens to, by its printed facts. */
  readonly listens: (def: T['cards'][keyof T['cards']]) => readonly string[];
  /** The zones in which cards listen. */
  readonly zones: readonly Extract<keyof T['zones'], string>[];
  /** The listeners in the order they fire; otherwise in the order of the zones. */
  readonly order?: (context: FnContext<T>, listeners: readonly Card<T>[], event: GameEvent) => readonly Card<T>[];
  /** What a listener does about an event, asked when triggers are taken; nothing if it does not care. */
  readonly fire?: (context: FnContext<T>, card: Card<T>, event: GameEvent) => readonly Work[] | undefined;
  /** All that fired at once, before it goes onto the agenda: to put it in order, or into one effect. */
  readonly together?: (context: FnContext<T>, works: readonly Work[]) => readonly Work[];
  /** Instead of `fire`: triggers become objects of their players, who put them on the game's stack. */
  readonly stacked?: StackedTriggers<T>;
}

/** A trigger that waits to be put on the stack: whose it is, and what it must remember. */
export interface Caught {
  readonly player: string;
  readonly [key: string]: Json;
}

/**
 * Triggers of a game with a stack. What triggers is settled at the moment of the event. When triggers are taken, each
 * player in turn order from the turn player puts theirs on the stack, in an order of their own; whoever has left puts none.
 */
export interface StackedTriggers<T extends Shape> {
  /** As the event happens: what triggers on this card because of it. */
  readonly catch: (context: FnContext<T>, card: Card<T>, event: GameEvent) => readonly Caught[] | undefined;
  /** The effect that puts a player's triggers on the stack: `{ do, triggers }`, with the `answer` of `ask` if there was one. */
  readonly put: string;
  /** The decision put to a player who has several; its data is the list of triggers. */
  readonly ask: string;
}

/** One continuous effect in its layer; it is applied to every card and decides itself which ones it concerns. */
export interface LayeredEffect<T extends Shape> {
  readonly timestamp: number;
  readonly apply: (card: Card<T>) => void;
}

/** What cards are after all continuous effects: `coreOps.derive()` works it out when something about it changed. */
export interface LayerRules<T extends Shape> {
  /** The zones whose cards have derived values. */
  readonly zones: readonly Extract<keyof T['zones'], string>[];
  /** The layers, in the order they are applied. */
  readonly order: readonly string[];
  /** Sets a card's derived attributes to what they are before any effect. */
  readonly base: (context: FnContext<T>, card: Card<T>) => void;
  /** The effects of a layer, asked when the layers before it have been applied. */
  readonly effects: (context: FnContext<T>, layer: string) => readonly LayeredEffect<T>[];
  /** What follows from a layer at once, such as cards that change hands. */
  readonly settle?: (context: FnContext<T>, layer: string) => void;
}

/** The attributes that tell objects apart: `card` which object a card is now, `game` how many there have been. */
export interface IdentityRules<T extends Shape> {
  readonly card: keyof T['state']['card'] & string;
  readonly game: keyof T['state']['game'] & string;
}

/** A stack of spells: a zone whose top goes to the agenda when every player has passed. */
export interface StackRules<T extends Shape> {
  readonly zone: Extract<keyof T['zones'], string>;
  /** The effect that resolves the top: `{ do, card }`. Then the turn player has priority. */
  readonly resolve: string;
}

/** A rule of the board: looks, and names the effects that must happen. */
export type Check<T extends Shape> = ((context: FnContext<T>) => readonly Work[] | undefined) | CardCheck<T>;

/**
 * A rule of the board about cards, such as deaths: all that it finds together goes onto the agenda as one effect. A card
 * for which that effect waits already is not found again, so what comes first (the triggers of what weakened it) all
 * comes before; the effect looks once more, and spares whoever has been saved meanwhile.
 *
 * ```ts
 * checks: [{ find: ({ zones }) => zones.board.cards.filter(({ power }) => power <= 0), do: 'die' }],
 * ```
 */
export interface CardCheck<T extends Shape> {
  /** The cards it concerns now, in the order of the rule; undefined or an empty list for none. */
  readonly find: (context: FnContext<T>) => readonly Card<T>[] | undefined;
  /** The effect that follows: `{ do, cards }`, with the numbers of the cards in that order. */
  readonly do: string;
}

/** When checks run and triggers are taken, and which of the two goes first. In manual mode no check runs. */
export interface FrameRules {
  /** `frame`: after every move, hook and effect. `priority`: only before somebody may act. */
  readonly at: 'frame' | 'priority';
  readonly first: 'triggers' | 'checks';
}

/** Changes the answer to a rules question: gets the answer so far, returns its own. */
export type Modifier<T extends Shape> = {
  bivariant(context: FnContext<T>, current: never, info: never, source: Card<T>): unknown;
}['bivariant'];
