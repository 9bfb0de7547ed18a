import type { Json } from '../world/json.ts';
import type { GameResult } from './game-result.ts';
import type { Card, Player, Zone } from './handles.ts';
import type { Operations } from './operations.ts';
import type { Names, Shape } from './shape.ts';

/**
 * What every rule gets.
 *
 * ```ts
 * const cardsHeld = <T extends Shape>({ ctx, players }: FnContext<T>): number =>
 *   ctx.numTurns === 0 ? 0 : players.length;
 * ```
 */
export interface FnContext<T extends Shape, F extends FlowNames = FlowNames> {
  readonly G: T['game'];
  readonly ctx: CoreCtx<T, F>;
  readonly coreOps: Operations<T, F>;
  /** The state as it is at this moment, as a plain object. */
  _getUpdatedState(): MatchState<T, F>;
  /** The player who acts; in hooks, the turn player. */
  readonly player: Player<T>;
  readonly turnPlayer: Player<T>;
  /** All players by seat. */
  readonly players: readonly Player<T>[];
  /** The zones that belong to the game and not to a player. */
  readonly zones: { readonly [K in T['gameZones']]: Zone<T> };
}

/**
 * The names of segments, phases and steps. In a definition they are read off it; in a helper they are those that were
 * declared, or any text.
 *
 * ```ts
 * const mine: FlowNames = { segment: 'play', phase: 'main', step: 'attack' };
 * type Named = NamesIn<{ play: { main: { attack: unknown } } }>;
 * const same: Named = { segment: 'play', phase: 'main', step: 'attack' };
 * ```
 */
export interface FlowNames {
  readonly segment: string;
  readonly phase: string;
  readonly step: string;
}
/** Names by where they stand: `{ play: { main: { attack: … } } }`. */
export interface NamesIn<S> {
  readonly segment: Names<S>;
  readonly phase: { [K in keyof S]: Names<S[K]> }[keyof S];
  readonly step: { [K in keyof S]: { [P in keyof S[K]]: Names<S[K][P]> }[keyof S[K]] }[keyof S];
}

/** Kinds of pending lists: two that many games need, and the game's own. */
export type PendingKind<T extends Shape> = 'mulligan' | 'championSelection' | T['pending'];

/**
 * Players who still have to decide, in order. Reads like a set and like a list.
 *
 * ```ts
 * const left = ({ ctx }: Context): string => {
 *   const pending: PendingList = ctx.pendingMulligan;
 *   return `${pending.size} still decide: ${[...pending].join(', ')}`;
 * };
 * ```
 */
export interface PendingList extends Iterable<string> {
  readonly size: number;
  readonly length: number;
  has(player: string): boolean;
}

/**
 * What one turn is: a natural one, or an extra one with its riders and the card behind it.
 *
 * ```ts
 * const isSecondTurn = ({ isExtra, riders }: TurnInfo): boolean => isExtra && riders !== null;
 * ```
 */
export interface TurnInfo {
  readonly isExtra: boolean;
  readonly riders: Json;
  /** The number of the card that caused an extra turn. */
  readonly cause: number | null;
}

/**
 * A move as history remembers it.
 *
 * ```ts
 * const isPass = ({ move }: HistoryEntry): boolean => move === 'pass';
 * ```
 */
export interface HistoryEntry {
  readonly player: string;
  readonly move: string;
  readonly args: Readonly<Record<string, Json>>;
}

/** Where the match stands, for rules and for people. */
export interface Standing<F extends FlowNames> {
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
  readonly currentSegment: F['segment'] | null;
  readonly currentPhase: F['phase'] | null;
  readonly currentStep: F['step'] | null;
  readonly turn: TurnInfo;
  /** Players who passed one after another since anything else happened. */
  readonly passed: readonly string[];
  readonly allPlayersPassed: boolean;
  /** The zone each card lies in, by card number. */
  readonly cardZones: Readonly<Record<number, string>>;
  readonly moveHistory: readonly HistoryEntry[];
  readonly seed: number | string;
}

/**
 * Everything here is read-only: `coreOps` changes it.
 *
 * ```ts
 * const isEarly = <T extends Shape>({ ctx }: { readonly ctx: CoreCtx<T> }): boolean => ctx.numTurns < 3;
 * ```
 */
export type CoreCtx<T extends Shape, F extends FlowNames = FlowNames> = T['ctx'] & {
  readonly [K in PendingKind<T> as `pending${Capitalize<K>}`]: PendingList;
} & Standing<F> & {
    readonly cards: Readonly<Record<number, Card<T>>>;
    readonly players: Readonly<Record<string, Player<T>>>;
  };

type StateCard<T extends Shape> = Readonly<T['card']> & {
  readonly id: number;
  readonly name: T['cardName'];
  readonly owner: string;
  readonly zone: string;
};
type StatePlayer<T extends Shape> = Readonly<T['player']> & {
  readonly id: string;
  readonly seat: number;
  readonly turnsTaken: number;
  readonly left: boolean;
};

/** `ctx` as plain data: lists are arrays, and players, cards and zones stand there by id and name. */
type StateCtx<T extends Shape, F extends FlowNames = FlowNames> = Readonly<T['ctx']> & {
  readonly [K in PendingKind<T> as `pending${Capitalize<K>}`]: readonly string[];
} & Standing<F> & {
    readonly cards: Readonly<Record<number, StateCard<T>>>;
    readonly players: Readonly<Record<string, StatePlayer<T>>>;
  };

/**
 * An immutable picture of a match: `G` and `ctx` as plain data.
 *
 * ```ts
 * const { ctx }: MatchState<Shape> = match.state;
 * console.log(ctx.currentPhase, ctx.winner);
 * ```
 */
export interface MatchState<T extends Shape, F extends FlowNames = FlowNames> {
  readonly G: Readonly<T['game']>;
  readonly ctx: StateCtx<T, F>;
}
