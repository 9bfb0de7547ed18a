import type { CardDefinitions, Live, SecretsSeenBy, StateDeclaration, ZoneDeclarations } from '../world/declaration.ts';
import type { Json } from '../world/json.ts';
import type { Seed } from '../world/seed.ts';
import type { Ask, Caught, Effect, Work } from './effects-definition.ts';
import type { GameEnd, GameResult } from './game-result.ts';
/**
 * The types an author meets, all derived from the definition: `card.damage` is a number because it was declared as 0,
 * and `setPhase('mian')` does not compile because there is no such phase.
 */

/** All that a definition declares, as one type. */
export interface Shape {
  readonly state: StateDeclaration;
  readonly zones: ZoneDeclarations;
  readonly cards: CardDefinitions;
  /** Phase and step names by segment: `{ main: { attack: { declare: unknown } } }`. */
  readonly segments: unknown;
  readonly ops: unknown;
  readonly pending: string;
}

export type Names<T> = Extract<keyof T, string>;
type Attributes<T extends Shape, K extends keyof StateDeclaration> = T['state'] extends { readonly [P in K]: infer A }
  ? Live<A>
  : unknown;

export type SegmentName<T extends Shape> = Names<T['segments']>;
export type PhaseName<T extends Shape> = {
  [S in keyof T['segments']]: Names<T['segments'][S]>;
}[keyof T['segments']];
export type StepName<T extends Shape> = {
  [S in keyof T['segments']]: {
    [P in keyof T['segments'][S]]: Names<T['segments'][S][P]>;
  }[keyof T['segments'][S]];
}[keyof T['segments']];
export type CardName<T extends Shape> = Names<T['cards']>;

export type GameState<T extends Shape> = Attributes<T, 'game'>;

type ZonesOf<T extends Shape, Of extends 'player' | 'game'> = {
  readonly [K in keyof T['zones'] as T['zones'][K]['of'] extends Of ? K : never]: Zone<T>;
};

export type Card<T extends Shape> = Attributes<T, 'card'> & {
  /** Its number in this match. */
  readonly id: number;
  readonly name: CardName<T>;
  /** Its printed facts. */
  readonly def: Readonly<T['cards'][keyof T['cards']]>;
  readonly owner: Player<T>;
  readonly zone: Zone<T>;
};

export type Player<T extends Shape> = Attributes<T, 'player'> &
  ZonesOf<T, 'player'> & {
    readonly id: string;
    readonly seat: number;
    /** Turns this player has begun. */
    readonly turnsTaken: number;
    readonly left: boolean;
    /** The number of their team, from 0. Where everybody plays alone, each is a team. */
    readonly team: number;
    /** The others of their team, in seat order, and those of other teams. As in `players`, those who left are among them. */
    readonly partners: readonly Player<T>[];
    readonly opponents: readonly Player<T>[];
  };

/**
 * A place for cards, bottom first: the last card is the top one. Loops (`for (const card of zone)`) and questions
 * (`zone.some(…)`) go through the cards that lie there as they begin, whatever they move.
 */
export interface Zone<T extends Shape> extends Iterable<Card<T>> {
  readonly name: Names<T['zones']> | 'gone';
  readonly seat: number;
  readonly length: number;
  readonly top: Card<T> | undefined;
  readonly bottom: Card<T> | undefined;
  /** A list of the cards, to sort or to keep; a loop over the zone itself makes none. */
  readonly cards: readonly Card<T>[];
  /** Counted from the bottom; negative numbers from the top. */
  at(index: number): Card<T> | undefined;
  some(test: (card: Card<T>) => unknown): boolean;
  every(test: (card: Card<T>) => unknown): boolean;
  find(test: (card: Card<T>) => unknown): Card<T> | undefined;
  filter(test: (card: Card<T>) => unknown): Card<T>[];
  map<V>(make: (card: Card<T>, index: number) => V): V[];
  /** The card right above one that lies here. */
  above(card: Card<T>): Card<T> | undefined;
  has(card: Card<T>): boolean;
  /** Whether this card may lie here, by what is printed on it: see `holds` of a zone. */
  canHold(card: Card<T>): boolean;
}

/** Kinds of pending lists: two that many games need, and the game's own. */
export type PendingKind<T extends Shape> = 'mulligan' | 'championSelection' | T['pending'];

/** Players who still have to decide, in order. Reads like a set and like a list. */
export interface PendingList extends Iterable<string> {
  readonly size: number;
  readonly length: number;
  has(player: string): boolean;
}

type PendingFields<T extends Shape> = {
  readonly [K in PendingKind<T> as `pending${Capitalize<K>}`]: PendingList;
};

/** What one turn is: a natural one, or an extra one with its riders and the card behind it. */
export interface TurnInfo {
  readonly isExtra: boolean;
  readonly riders: Json;
  /** The number of the card that caused an extra turn. */
  readonly cause: number | null;
}

/** Where the match stands. Everything here is read-only: `coreOps` changes it. */
export type CoreCtx<T extends Shape> = Attributes<T, 'ctx'> &
  PendingFields<T> & {
    readonly playerOrder: readonly string[];
    /** Indexes into `playerOrder`; a place out of range means nobody. */
    readonly turnPlayerPos: number;
    readonly priorityPlayerPos: number;
    readonly gameId: string;
    readonly matchId: string;
    /** The player on the play, once known. */
    readonly otp: string | undefined;
    readonly choosingFirstPlayer: string | undefined;
    readonly gameOver: boolean;
    /** The only winner: absent in a draw, and where several win. */
    readonly winner: string | undefined;
    /** How it ended, once it is over. */
    readonly result: GameResult | undefined;
    /** Who plays together, by team; absent where everybody plays alone. */
    readonly teams: readonly (readonly string[])[] | undefined;
    readonly manualMode: boolean;
    readonly numTurns: number;
    readonly numRounds: number;
    readonly numTurnMoves: number;
    readonly numMoves: number;
    readonly currentSegment: SegmentName<T> | null;
    readonly currentPhase: PhaseName<T> | null;
    readonly currentStep: StepName<T> | null;
    readonly turn: TurnInfo;
    /** Players who passed one after another since anything else happened. */
    readonly passed: readonly string[];
    readonly allPlayersPassed: boolean;
    readonly cards: Readonly<Record<number, Card<T>>>;
    /** The zone each card lies in, by card number. */
    readonly cardZones: Readonly<Record<number, string>>;
    readonly moveHistory: readonly HistoryEntry[];
    readonly players: Readonly<Record<string, Player<T>>>;
    readonly seed: Seed;
  };

/** A move as history remembers it. */
export interface HistoryEntry {
  readonly player: string;
  readonly move: string;
  readonly args: Readonly<Record<string, Json>>;
}

export interface FnContext<T extends Shape> {
  readonly G: GameState<T>;
  readonly ctx: CoreCtx<T>;
  readonly coreOps: CoreOps<T>;
  /** The state as it is at this moment, as a plain object. */
  _getUpdatedState(): MatchState<T>;
  /** The player who acts; in hooks, the turn player. */
  readonly player: Player<T>;
  readonly turnPlayer: Player<T>;
  /** All players by seat. */
  readonly players: readonly Player<T>[];
  /** The zones that belong to the game and not to a player. */
  readonly zones: ZonesOf<T, 'game'>;
}

/** `ctx` as plain data: lists are arrays, and players, cards and zones stand there by id and name. */
export type StateCtx<T extends Shape> = Readonly<Omit<CoreCtx<T>, keyof PendingFields<T> | 'cards' | 'players'>> & {
  readonly [K in keyof PendingFields<T>]: readonly string[];
} & {
  readonly cards: Readonly<Record<number, StateCard<T>>>;
  readonly players: Readonly<Record<string, StatePlayer<T>>>;
};
export type StateCard<T extends Shape> = Readonly<Attributes<T, 'card'>> & {
  readonly id: number;
  readonly name: CardName<T>;
  readonly owner: string;
  readonly zone: string;
};
export type StatePlayer<T extends Shape> = Readonly<Attributes<T, 'player'>> &
  Pick<Player<T>, 'id' | 'seat' | 'turnsTaken' | 'left'>;

/** An immutable picture of a match: `G` and `ctx` as plain data. */
export interface MatchState<T extends Shape> {
  readonly G: Readonly<GameState<T>>;
  readonly ctx: StateCtx<T>;
}

/** A player given by id, by handle or, left out, the turn player. */
export type PlayerRef<T extends Shape> = string | Player<T>;

export type Queued = { readonly ok: true } | { readonly ok: false; readonly code: string; readonly message: string };

export interface JumpTarget<T extends Shape> {
  readonly segment?: SegmentName<T>;
  readonly phase?: PhaseName<T>;
  readonly step?: StepName<T>;
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
export interface FlowOps<T extends Shape> {
  setSegment(name: SegmentName<T>, options?: NavigationOptions): Queued;
  setPhase(name: PhaseName<T>, options?: NavigationOptions): Queued;
  setStep(name: StepName<T>, options?: NavigationOptions): Queued;
  jumpTo(target: JumpTarget<T>, options?: NavigationOptions): Queued;
  endStep(): Queued;
  endPhase(): Queued;
  endTurn(): Queued;
  endSegment(): Queued;
}

export interface TurnOrderOps<T extends Shape> {
  /** A turn after this one; the newest is taken first. `after` delays it to the end of that player's next turn. */
  extraTurn(
    player?: PlayerRef<T>,
    options?: { readonly riders?: TurnRiders<T>; readonly cause?: Card<T>; readonly after?: PlayerRef<T> },
  ): void;
  /** The next `count` turns this player would begin do not begin. */
  skipTurn(player?: PlayerRef<T>, count?: number): void;
  /** Extra turns of this player (or all players) do not begin while the source lasts. */
  skipExtraTurns(options: { readonly player?: PlayerRef<T> | 'all'; readonly source: Card<T> }): void;
  skipPhase(phase: PhaseName<T>, options?: SkipOptions<T>): void;
  skipStep(step: StepName<T>, options?: SkipOptions<T>): void;
  /** Phases that follow the named one (or the current one), in this order; the newest insertion goes first. */
  insertPhases(phases: readonly InsertedPhase<T>[], options?: { readonly after?: PhaseName<T> }): void;
  insertSteps(steps: readonly StepName<T>[], options?: { readonly after?: StepName<T> }): void;
  /** What was inserted into this turn and has not begun will not happen. */
  dropInsertions(): void;
}
export type InsertedPhase<T extends Shape> =
  | PhaseName<T>
  | { readonly phase: PhaseName<T>; readonly only: readonly StepName<T>[] };
export interface TurnRiders<T extends Shape> {
  readonly skipPhases?: readonly PhaseName<T>[];
  readonly skipSteps?: readonly StepName<T>[];
  /** Whatever the game wants to remember about that turn: `ctx.turn.riders`. */
  readonly [key: string]: Json | undefined;
}

export interface PlayerOps<T extends Shape> {
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

export interface CardOps<T extends Shape> {
  createCard(
    name: CardName<T>,
    zone: Zone<T>,
    attributes?: Partial<Attributes<T, 'card'>>,
    owner?: PlayerRef<T>,
  ): Card<T>;
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
  emit(
    type: string,
    payload?: Readonly<Record<string, Json>>,
    seenBy?: 'everyone' | readonly PlayerRef<T>[],
    others?: Readonly<Record<string, Json>> | null,
  ): void;
}

/** Work for the agenda, questions in the middle of it, and rules that modify rules. */
export interface EffectOps<T extends Shape> {
  /** Runs next, before everything that waits. */
  interrupt(work: Work): void;
  /** These run next, in this order. */
  sequence(works: readonly Work[]): void;
  /** Runs an effect here and now, as part of what is going on. */
  perform(effect: Effect): void;
  /** Puts a question next; the answer goes on with `then`. */
  ask(ask: Ask): void;
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
  /** Registers one of the game's `modifiers` for a question, as long as the card stays where it is. */
  modify(question: string, by: string, source: Card<T>): void;
  /** The answer to a question after every modifier, in the order they were registered. */
  modified<V>(question: string, current: V, info?: unknown): V;
}

type GameOps<T extends Shape> = {
  readonly [K in keyof T['ops']]: T['ops'][K] extends (context: never, ...args: infer A) => infer R
    ? (...args: A) => R
    : never;
};
type PendingSetters<T extends Shape> = {
  readonly [K in PendingKind<T> as `setPending${Capitalize<K>}`]: (players: readonly PlayerRef<T>[]) => void;
};

/** What rules may do to a match: the engine's operations and the game's own `ops`. */
export type CoreOps<T extends Shape> = FlowOps<T> &
  TurnOrderOps<T> &
  PlayerOps<T> &
  CardOps<T> &
  EffectOps<T> &
  PendingSetters<T> &
  GameOps<T>;

/** Which card was meant, and which object it was. Plain data: it can be kept in the match. */
export type Reference = {
  readonly card: number;
  readonly object: number;
};

/**
 * Attributes that mean a card by its number, where the card may be hidden from somebody. In a sample hidden cards have
 * other numbers; those that are meant keep theirs.
 */
export interface References<T extends Shape> {
  readonly game?: readonly (keyof T['state']['game'] & string)[];
  readonly player?: readonly (keyof T['state']['player'] & string)[];
  readonly card?: readonly (keyof T['state']['card'] & string)[];
}

/** Attributes that not everybody sees: the game's are hidden from all, players' and cards' are shown as `seenBy` says. */
export interface Secrets<T extends Shape> {
  readonly game?: readonly (keyof T['state']['game'] & string)[];
  readonly player?: readonly (keyof T['state']['player'] & string)[];
  readonly card?: readonly (keyof T['state']['card'] & string)[];
  /** Who sees those of players and cards: their owner (if left out), the owner's team, or all but the owner. */
  readonly seenBy?: SecretsSeenBy;
  /**
   * In a copy for search, the secret attributes of others go back to their initial values. This deals a player's anew
   * from there, out of what everybody knows: so many dice are thrown as there are.
   */
  readonly deal?: (context: FnContext<T>, player: Player<T>) => void;
}
