import type { Json } from '../world/json.ts';
import type { FlowNames, PendingKind } from './context.ts';
import type { PayloadOf } from './fields.ts';
import type { GameEnd } from './game-result.ts';
import type { Card, Player, Zone } from './handles.ts';
import type { Names, Shape } from './shape.ts';

/** `coreOps`: what rules may do to a match. */

/** A player given by id, by handle or, left out, the turn player. */
export type PlayerRef<T extends Shape> = string | Player<T>;

/**
 * Whether a request to the flow was queued, or why not.
 *
 * ```ts
 * const skip = ({ coreOps }: Context): string => {
 *   const queued: Queued = coreOps.endPhase();
 *   return queued.ok ? 'the phase will end' : queued.message;
 * };
 * ```
 */
export type Queued = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export interface JumpTarget<F extends FlowNames> {
  readonly segment?: F['segment'];
  readonly phase?: F['phase'];
  readonly step?: F['step'];
}
export interface NavigationOptions {
  /** Leave and enter again even if we are already there. */
  readonly reenter?: boolean;
}

/** How long a skip lasts. `whileSource` ends when the source card leaves its zone. */
export type SkipOptions<T extends Shape> = {
  /** Whose phases or steps; `all` for every player's. The turn player if not given. */
  readonly player?: PlayerRef<T> | 'all';
} & (
  | { readonly lasts?: 'once' | 'thisTurn' | 'nextTurn' }
  | { readonly lasts: 'whileSource'; readonly source: Card<T> }
);

/** Navigation and endings. From a hook or a move they are queued and carried out, in order, after it returned. */
interface FlowOps<F extends FlowNames> {
  setSegment(name: F['segment'], options?: NavigationOptions): Queued;
  setPhase(name: F['phase'], options?: NavigationOptions): Queued;
  setStep(name: F['step'], options?: NavigationOptions): Queued;
  jumpTo(target: JumpTarget<F>, options?: NavigationOptions): Queued;
  endStep(): Queued;
  endPhase(): Queued;
  endTurn(): Queued;
  endSegment(): Queued;
}

export type InsertedPhase<F extends FlowNames> =
  | F['phase']
  | { readonly phase: F['phase']; readonly only: readonly F['step'][] };
interface TurnRiders<F extends FlowNames> {
  readonly skipPhases?: readonly F['phase'][];
  readonly skipSteps?: readonly F['step'][];
  /** Whatever the game wants to remember about that turn: `ctx.turn.riders`. */
  readonly [key: string]: Json | undefined;
}

interface TurnOrderOps<T extends Shape, F extends FlowNames> {
  /** A turn after this one; the newest is taken first. `after` delays it to the end of that player's next turn. */
  extraTurn(
    player?: PlayerRef<T>,
    options?: { readonly riders?: TurnRiders<F>; readonly cause?: Card<T>; readonly after?: PlayerRef<T> },
  ): void;
  /** The next `count` turns this player would begin do not begin. */
  skipTurn(player?: PlayerRef<T>, count?: number): void;
  /** Extra turns of this player (or all players) do not begin while the source lasts. */
  skipExtraTurns(options: { readonly player?: PlayerRef<T> | 'all'; readonly source: Card<T> }): void;
  skipPhase(phase: F['phase'], options?: SkipOptions<T>): void;
  skipStep(step: F['step'], options?: SkipOptions<T>): void;
  /** Phases that follow the named one (or the current one), in this order; the newest insertion goes first. */
  insertPhases(phases: readonly InsertedPhase<F>[], options?: { readonly after?: F['phase'] }): void;
  insertSteps(steps: readonly F['step'][], options?: { readonly after?: F['step'] }): void;
  /** What was inserted into this turn and has not begun will not happen. */
  dropInsertions(): void;
}

interface PlayerOps<T extends Shape> {
  getPlayers(): readonly string[];
  /** The next player after this one who is still in the match. */
  nextPlayer(player?: PlayerRef<T>): Player<T> | undefined;
  /** Makes it this player's turn (or, with null, nobody's yet) and gives them priority. */
  setTurnPlayer(player: PlayerRef<T> | null): void;
  /** Gives priority to a player, to a place in the player order, or (null) to nobody. */
  setPriority(player: PlayerRef<T> | number | null): void;
  /** The player who acts passes; the priority they have goes to the next player who is in the match. */
  pass(): void;
  /** Starts a round of passes; the closer, if named, must be the one who passes last. */
  openWindow(options?: { readonly first?: PlayerRef<T>; readonly closer?: PlayerRef<T> }): void;
  setOtp(player: PlayerRef<T>): void;
  setChoosingFirstPlayer(player: PlayerRef<T> | null): void;
  /** These players must decide, in turn order from the one on the play. */
  setPending(kind: PendingKind<T>, players: readonly PlayerRef<T>[]): void;
  donePending(kind: PendingKind<T>, player?: PlayerRef<T>): void;
  isPending(kind: PendingKind<T>, player?: PlayerRef<T>): boolean;
  /** The player leaves the match: marked, never removed. */
  leave(player?: PlayerRef<T>): void;
  /**
   * Ends the game. A player wins, with those they play with; nobody given, it is a draw. Whatever else there is to say
   * (several winners, ranks, scores, why) comes as an object.
   */
  endGame(end?: PlayerRef<T> | GameEnd<Player<T>>): void;
  /**
   * This game of the match is decided and the next one begins: what waits is dropped, `gameId` counts on, nobody is on
   * the play, and turns are counted anew. Cards and attributes are the game's own business.
   */
  nextGame(): void;
  setManualMode(on: boolean): void;
}

interface CardOps<T extends Shape> {
  createCard(name: T['cardName'], zone: Zone<T>, attributes?: Partial<T['card']>, owner?: PlayerRef<T>): Card<T>;
  /** To the top of a zone, to its bottom, or right above a card that lies there. */
  moveCard(card: Card<T>, zone: Zone<T>, place?: 'top' | 'bottom' | { readonly above: Card<T> }): void;
  /** Out of the game. */
  removeCard(card: Card<T>): void;
  card(id: number): Card<T> | undefined;
  /** From the top of the player's deck (the zone with `drawTo`); an empty deck gives fewer. */
  drawCard(player?: PlayerRef<T>, count?: number): readonly Card<T>[];
  /** `random(bound)` replaces the match's own generator where a game prescribes one. */
  shuffle(zone: Zone<T>, random?: (bound: number) => number): void;
  shuffleAllDecks(): void;
  /** To one player or several, for instance `[player, ...player.partners]`. */
  reveal(card: Card<T>, to?: 'everyone' | PlayerRef<T> | readonly PlayerRef<T>[]): void;
  /** A whole number from 0 to bound - 1. */
  random(bound: number): number;
  /** Tells people what happened. Players not in `seenBy` are told `others` instead, or nothing. */
  emit<N extends Names<T['events']>>(type: N, ...told: Told<T, T['events'][N]>): void;
}
/** What is told of an event: what it carries, unless that is nothing, and who is told. */
type Told<T extends Shape, P> = keyof P extends never
  ? [payload?: object, seenBy?: SeenBy<T>, others?: object | null]
  : [payload: PayloadOf<T, P>, seenBy?: SeenBy<T>, others?: Partial<PayloadOf<T, P>> | null];
type SeenBy<T extends Shape> = 'everyone' | readonly PlayerRef<T>[];

/** A piece of work as data: `do` names its handler, the rest is what it was declared to carry. */
export type Effect<T extends Shape> = {
  [N in Names<T['effects']>]: { readonly do: N } & PayloadOf<T, T['effects'][N]>;
}[Names<T['effects']>];

/** A question as work: who answers what. */
export type Ask<T extends Shape> = {
  [N in Names<T['decisions']>]: {
    readonly ask: N;
    /** Who answers; several answer at once, in secret. */
    readonly player: PlayerRef<T> | readonly PlayerRef<T>[];
    /** What happens instead when nobody can answer. */
    readonly otherwise?: Effect<T>;
  } & (keyof T['decisions'][N] extends never
    ? { readonly data?: undefined }
    : { readonly data: PayloadOf<T, T['decisions'][N]> });
}[Names<T['decisions']>];

/**
 * What goes on the agenda.
 *
 * ```ts
 * const tide = declareGame({ name: 'tide', effects: { flood: { depth: 0 } }, decisions: { flee: {} } });
 * type Tide = ContextOf<typeof tide> extends FnContext<infer T> ? T : never;
 * const flood: Effect<Tide> = { do: 'flood', depth: 2 };
 * const flee: Ask<Tide> = { ask: 'flee', player: 'ann' };
 * const agenda: readonly Work<Tide>[] = [flood, flee];
 * ```
 */
export type Work<T extends Shape> = Effect<T> | Ask<T>;

/**
 * A card as the object it was at some moment, to be remembered.
 *
 * ```ts
 * const remembered: Reference = { card: 12, object: 3 };
 * ```
 */
export type Reference = { readonly card: number; readonly object: number };

/** A trigger that waits to be put on the stack: whose it is, and what it must remember. */
export interface Caught {
  readonly player: string;
  readonly [key: string]: Json;
}

/** Work for the agenda, questions in the middle of it, and rules that modify rules. */
interface EffectOps<T extends Shape> {
  /** Runs next, before everything that waits. */
  interrupt(work: Work<T>): void;
  /** These run next, in this order. */
  sequence(works: readonly Work<T>[]): void;
  /** Runs an effect here and now, as part of what is going on. */
  perform(effect: Effect<T>): void;
  /** Puts a question next: the decision's `run` goes on with the answer. */
  ask(ask: Ask<T>): void;
  /** A trigger that no card's listening brought about (a delayed one): its player puts it on the stack with the others. */
  trigger(caught: Caught): void;
  /**
   * Works out again what cards are after all continuous effects: call it when something about that has changed. With a
   * card, only that one: it has just come, and the others are as they were.
   */
  derive(card?: Card<T>): void;
  /** A number above all earlier ones: timestamps and objects are counted together. */
  stamp(): number;
  /** This card as the object it is now, to be remembered. */
  refer(card: Card<T>): Reference;
  /** The card, if it is still the object that was remembered. */
  referred(reference: Reference): Card<T> | undefined;
  /** Whether triggers wait to be taken. */
  hasTriggers(): boolean;
  /** The triggers that wait will not happen. */
  dropTriggers(): void;
  /** Registers one of the game's `modifiers` of a value, as long as the card stays where it is. */
  modify(what: Names<T['modifiers']>, by: string, source: Card<T>): void;
  /** A value after every modifier of it, in the order they were registered. */
  modified<N extends Names<T['modifiers']>>(
    what: N,
    current: ModifiedValue<T, N>,
    about: AboutOf<T, N>,
  ): ModifiedValue<T, N>;
}

type Plain<A> = A extends boolean ? boolean : A extends number ? number : A extends string ? string : A;
/** The value that modifiers modify, and what it is about. */
export type ModifiedValue<T extends Shape, N extends keyof T['modifiers']> = Plain<T['modifiers'][N]['value']>;
export type AboutOf<T extends Shape, N extends keyof T['modifiers']> = T['modifiers'][N] extends {
  readonly about: infer A;
}
  ? PayloadOf<T, A>
  : undefined;

type PendingSetters<T extends Shape> = {
  readonly [K in PendingKind<T> as `setPending${Capitalize<K>}`]: (players: readonly PlayerRef<T>[]) => void;
};

/**
 * What rules may do to a match.
 *
 * ```ts
 * const dealOne = <T extends Shape>(coreOps: CoreOps<T>, players: readonly Player<T>[]) =>
 *   players.forEach((player: PlayerRef<T>) => coreOps.drawCard(player, 1));
 * ```
 */
export type Operations<T extends Shape, F extends FlowNames = FlowNames> = FlowOps<F> &
  TurnOrderOps<T, F> &
  PlayerOps<T> &
  CardOps<T> &
  EffectOps<T> &
  PendingSetters<T>;
