import type { Json } from '../world/json.ts';
import type { Args } from './args.ts';
import type { FlowNames, PendingKind, Standing } from './context.ts';
import type { SentPayload } from './fields.ts';
import type { GameResult } from './game-result.ts';
import type { Game, GameTypes } from './kit.ts';
import type { Names, Shape } from './shape.ts';

/** What leaves a match, as plain data typed by its game: actions, events and views. Clients need nothing else. */

/**
 * An action: `ActionOf<typeof game>`. Where a move asks nothing, `args` may be left out.
 *
 * ```ts
 * const lay = kit.move().card('card', ({ player }) => player.hand).run(({ player, coreOps }, { card }) => {
 *   coreOps.moveCard(card, player.board);
 * });
 * const game = kit.define({ segments: { play: { moves: { lay } } } });
 * const action: ActionOf<typeof game> = { player: 'ann', move: 'lay', args: { card: 12 } };
 * ```
 */
export type ActionOf<G> = G extends Game<infer Y> ? ActionIn<Y> : never;
/** The same from the types of a game. */
export type ActionIn<Y extends GameTypes> = Sent<Y['moves']>;
type Sent<M> = M extends { readonly move: infer N; readonly args: infer A }
  ? { readonly player: string; readonly move: N; readonly checksum?: string } & (object extends A
      ? { readonly args?: A }
      : { readonly args: A })
  : AnyAction;
interface AnyAction {
  readonly player: string;
  readonly move: string;
  readonly args?: Args;
  readonly checksum?: string;
}

/**
 * What people are told: the game's own events. The engine's (`cardMoved`, `turnBegan`, …) come as `EngineEvent`.
 *
 * ```ts
 * const tide = declareGame({ name: 'tide', events: { laid: { worth: 0 } } });
 * const game = tide.define({ segments: { play: {} } });
 * const tell = (event: EventOf<typeof game>): string => (event.type === 'laid' ? `worth ${event.worth}` : event.type);
 * ```
 */
export type EventOf<G> = G extends Game<infer Y> ? OwnEvent<Y['shape']> | EngineEvent : never;
type OwnEvent<T extends Shape> = {
  [N in Names<T['events']>]: { readonly type: N } & SentPayload<T['events'][N]>;
}[Names<T['events']>];

type Place = { readonly zone: string; readonly player: string | null };
/** Events of the engine. A card one may not know is left out, with its name. */
export type EngineEvent = (
  | {
      readonly type: 'priorityChanged';
      readonly from: string | null;
      readonly to: string | null;
    }
  | { readonly type: 'gameOver'; readonly result: GameResult }
  | {
      readonly type: 'cardMoved';
      readonly card?: number;
      readonly name?: string;
      readonly from: Place;
      readonly to: Place;
    }
  | { readonly type: 'cardCreated'; readonly card?: number; readonly name?: string; readonly to: Place }
  | { readonly type: 'zoneShuffled'; readonly at: Place }
  | { readonly type: 'cardRevealed'; readonly card: number; readonly name: string }
  | { readonly type: 'segmentBegan' | 'segmentEnded'; readonly segment: string }
  | { readonly type: 'turnBegan' | 'turnEnded'; readonly player: string }
  | { readonly type: 'phaseBegan' | 'phaseEnded'; readonly phase: string }
  | { readonly type: 'stepBegan' | 'stepEnded'; readonly step: string }
  | { readonly type: 'playerLeft'; readonly player: string }
  | { readonly type: 'decisionAsked'; readonly decision: string; readonly players: readonly string[] }
) & {
  /** The move or effect behind it. */
  readonly cause?: Json;
};

/** A card in a view: all of it, or only that it is there. */
type ViewCardOf<T extends Shape> =
  | (Readonly<T['card']> & {
      readonly id: number;
      readonly name: T['cardName'];
      readonly owner: string;
      readonly hidden?: undefined;
    })
  | { readonly hidden: true };

/**
 * What one seat may know: `ViewOf<typeof game>`. Secret attributes of others are missing.
 *
 * ```ts
 * const game = kit.define({ segments: { play: {} } });
 * const pointsOf = (view: ViewOf<typeof game>, player: string): number => view.players[player].points;
 * ```
 */
export type ViewOf<G> = G extends Game<infer Y> ? ViewOfShape<Y['shape'], Y['names']> : never;
interface ViewOfShape<T extends Shape, F extends FlowNames> {
  /** Whose view it is; null for a spectator. */
  readonly viewer: string | null;
  readonly G: Readonly<T['game']>;
  readonly ctx: ViewCtx<T, F>;
  readonly players: Readonly<
    Record<string, Readonly<T['player']> & { readonly left: boolean; readonly turnsTaken: number }>
  >;
  /** Cards from bottom to top: by zone, and by player for the players' zones. */
  readonly zones: { readonly [K in T['playerZones']]: Readonly<Record<string, readonly ViewCardOf<T>[]>> } & {
    readonly [K in T['gameZones']]: readonly ViewCardOf<T>[];
  };
  /** The decision that waits: who is asked, and for the one who is, what. */
  readonly decision: DecisionIn<T> | null;
}
/** By its name, what a decision comes with: cards by number, players by id. */
type DecisionIn<T extends Shape> = {
  [N in Names<T['decisions']>]: {
    readonly name: N;
    readonly waiting: readonly string[];
    readonly data?: SentPayload<T['decisions'][N]>;
  };
}[Names<T['decisions']>];

/** `ctx` as people see it: the names that rules know, without what is hidden; null stands for none. */
type ViewCtx<T extends Shape, F extends FlowNames> = Readonly<T['ctx']> & {
  readonly [K in PendingKind<T> as `pending${Capitalize<K>}`]: readonly string[];
} & Shown<F>;
type Shown<F extends FlowNames> = Pick<
  Standing<F>,
  | 'playerOrder'
  | 'turnPlayerPos'
  | 'priorityPlayerPos'
  | 'gameOver'
  | 'manualMode'
  | 'numTurns'
  | 'numRounds'
  | 'numTurnMoves'
  | 'numMoves'
  | 'currentSegment'
  | 'currentPhase'
  | 'currentStep'
  | 'passed'
  | 'allPlayersPassed'
> & {
  readonly otp: string | null;
  readonly choosingFirstPlayer: string | null;
  readonly winner: string | null;
  readonly result: GameResult | null;
  readonly teams: readonly (readonly string[])[] | null;
  readonly turn: { readonly isExtra: boolean };
};
