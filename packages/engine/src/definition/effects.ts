import type { SecretsSeenBy } from '../world/declaration.ts';
import type { Decision } from './choices.ts';
import type { FlowNames, FnContext } from './context.ts';
import type { PayloadOf } from './fields.ts';
import type { Card, Player } from './handles.ts';
import type { AboutOf, Caught, ModifiedValue, Work } from './operations.ts';
import type { Names, Shape } from './shape.ts';

/** What a game does besides its flow: effects, decisions, triggers, checks, modifiers, layers. */

export type Effects<T extends Shape, F extends FlowNames> = {
  readonly [N in keyof T['effects']]: (context: FnContext<T, F>, effect: PayloadOf<T, T['effects'][N]>) => void;
};

export type Decisions<T extends Shape, F extends FlowNames> = {
  readonly [N in keyof T['decisions']]: Decision<FnContext<T, F>, unknown, unknown>;
};

/**
 * An event of the game as triggers see it: cards and players are handles.
 *
 * ```ts
 * const isAbout = <T extends Shape>(event: GameEvent<T>, type: string): boolean => event.type === type;
 * ```
 */
export type GameEvent<T extends Shape> = {
  [N in Names<T['events']>]: { readonly type: N } & PayloadOf<T, T['events'][N]>;
}[Names<T['events']>];

type ZoneName<T extends Shape> = T['playerZones'] | T['gameZones'];

/**
 * Which cards wake on which events, and in what order.
 *
 * ```ts
 * const triggers: Triggers<Shape, FlowNames> = {
 *   listens: () => ['laid'],
 *   zones: ['board'],
 *   order: (_context, listeners) => [...listeners].reverse(),
 * };
 * ```
 */
export interface Triggers<T extends Shape, F extends FlowNames> {
  /** The event types a card listens to, by its printed facts; they are checked when the game is defined. */
  readonly listens: (def: T['def']) => readonly string[];
  /** The zones in which cards listen. */
  readonly zones: readonly ZoneName<T>[];
  /** The listeners in the order they fire; otherwise in the order of the zones. */
  readonly order?: (context: FnContext<T, F>, listeners: readonly Card<T>[], event: GameEvent<T>) => readonly Card<T>[];
  /** What a listener does about an event, asked when triggers are taken; nothing if it does not care. */
  readonly fire?: (context: FnContext<T, F>, card: Card<T>, event: GameEvent<T>) => readonly Work<T>[] | undefined;
  /** All that fired at once, before it goes onto the agenda: to put it in order, or into one effect. */
  readonly together?: (context: FnContext<T, F>, works: readonly Work<T>[]) => readonly Work<T>[];
  /** Instead of `fire`: triggers become objects of their players, who put them on the game's stack. */
  readonly stacked?: StackedTriggers<T, F>;
}

/**
 * Triggers of a game with a stack. What triggers is settled at the moment of the event. When triggers are taken, each
 * player in turn order from the turn player puts theirs on the stack, in an order of their own; whoever has left puts none.
 *
 * ```ts
 * type Stacked = Shape & { readonly effects: { readonly put: object }; readonly decisions: { readonly order: object } };
 * const caught: Caught = { player: 'ann', card: 12 };
 * const stacked: StackedTriggers<Stacked, FlowNames> = { catch: () => [caught], put: 'put', ask: 'order' };
 * ```
 */
export interface StackedTriggers<T extends Shape, F extends FlowNames> {
  /** As the event happens: what triggers on this card because of it. */
  readonly catch: (context: FnContext<T, F>, card: Card<T>, event: GameEvent<T>) => readonly Caught[] | undefined;
  /** The effect that puts a player's triggers on the stack: it carries `triggers`. */
  readonly put: Names<T['effects']>;
  /** The decision put to a player who has several; it is asked with `triggers`, and its `run` puts them. */
  readonly ask: Names<T['decisions']>;
}

/** One continuous effect in its layer; it is applied to every card and decides itself which ones it concerns. */
export interface LayeredEffect<T extends Shape> {
  readonly timestamp: number;
  readonly apply: (card: Card<T>) => void;
}

/**
 * What cards are after all continuous effects: `coreOps.derive()` works it out when something about it changed.
 *
 * ```ts
 * const layers: Layers<Shape & { readonly card: { power: number } }, FlowNames> = {
 *   zones: ['board'],
 *   order: ['sets', 'adds'],
 *   base: (_context, card) => void (card.power = 1),
 *   effects: (_context, layer) => {
 *     const anthem: LayeredEffect<Shape & { readonly card: { power: number } }> = {
 *       timestamp: 1,
 *       apply: (card) => void (card.power += 1),
 *     };
 *     return layer === 'adds' ? [anthem] : [];
 *   },
 * };
 * ```
 */
export interface Layers<T extends Shape, F extends FlowNames> {
  /** The zones whose cards have derived values. */
  readonly zones: readonly ZoneName<T>[];
  /** The layers, in the order they are applied. */
  readonly order: readonly string[];
  /** Sets a card's derived attributes to what they are before any effect. */
  readonly base: (context: FnContext<T, F>, card: Card<T>) => void;
  /** The effects of a layer, asked when the layers before it have been applied. */
  readonly effects: (context: FnContext<T, F>, layer: string) => readonly LayeredEffect<T>[];
  /** What follows from a layer at once, such as cards that change hands. */
  readonly settle?: (context: FnContext<T, F>, layer: string) => void;
}

/**
 * The attributes that tell objects apart: `card` which object a card is now, `game` how many there have been.
 *
 * ```ts
 * const identity: Identity<Shape & { readonly card: { object: number }; readonly game: { objects: number } }> = {
 *   card: 'object',
 *   game: 'objects',
 * };
 * ```
 */
export interface Identity<T extends Shape> {
  readonly card: Names<T['card']>;
  readonly game: Names<T['game']>;
}

/**
 * A stack of spells: a zone whose top goes to the agenda when every player has passed.
 *
 * ```ts
 * const stack: Stack<Shape & { readonly effects: { readonly resolve: object } }> = { zone: 'stack', resolve: 'resolve' };
 * ```
 */
export interface Stack<T extends Shape> {
  readonly zone: ZoneName<T>;
  /** The effect that resolves the top: it carries `card`. Then the turn player has priority. */
  readonly resolve: Names<T['effects']>;
}

/**
 * Changes a value: gets what it is so far, returns what it makes of it.
 *
 * ```ts
 * type Costs = Shape & { readonly modifiers: { readonly cost: { readonly value: number } } };
 * const cheaper: Modifier<Costs, FlowNames, 'cost'> = (_context, current) => Math.max(0, current - 1);
 * ```
 */
export type Modifier<T extends Shape, F extends FlowNames, N extends keyof T['modifiers']> = (
  context: FnContext<T, F>,
  current: ModifiedValue<T, N>,
  about: AboutOf<T, N>,
  source: Card<T>,
) => ModifiedValue<T, N>;

/** Modifiers by the value they modify, then by name: `{ canDeploy: { guard: … } }`. */
export type Modifiers<T extends Shape, F extends FlowNames> = {
  readonly [N in keyof T['modifiers']]?: Readonly<Record<string, Modifier<T, F, N>>>;
};

/**
 * Attributes that mean a card by its number, where the card may be hidden from somebody. In a sample hidden cards have
 * other numbers; those that are meant keep theirs.
 *
 * ```ts
 * const references: References<Shape & { readonly game: { attacker: number } }> = { game: ['attacker'] };
 * ```
 */
export interface References<T extends Shape> {
  readonly game?: readonly Names<T['game']>[];
  readonly player?: readonly Names<T['player']>[];
  readonly card?: readonly Names<T['card']>[];
}

/**
 * Attributes that not everybody sees: the game's are hidden from all, players' and cards' are shown to their owner.
 *
 * ```ts
 * const secrets: Secrets<Shape & { readonly player: { bid: number } }, FlowNames> = { player: ['bid'], seenBy: 'owner' };
 * ```
 */
export interface Secrets<T extends Shape, F extends FlowNames> {
  readonly game?: readonly Names<T['game']>[];
  readonly player?: readonly Names<T['player']>[];
  readonly card?: readonly Names<T['card']>[];
  /** Who sees those of players and cards: their owner (if left out), the owner's team, or all but the owner. */
  readonly seenBy?: SecretsSeenBy;
  /**
   * In a copy for search, the secret attributes of others go back to their initial values. This deals a player's anew
   * from there, out of what everybody knows: so many dice are thrown as there are.
   */
  readonly deal?: (context: FnContext<T, F>, player: Player<T>) => void;
}

/**
 * When checks run and triggers are taken, and which of the two goes first.
 *
 * ```ts
 * const frames: FrameRules = { at: 'priority', first: 'checks' };
 * ```
 */
export interface FrameRules {
  /** `frame`: after every move, hook and effect. `priority`: only before somebody may act. */
  readonly at: 'frame' | 'priority';
  readonly first: 'triggers' | 'checks';
}
