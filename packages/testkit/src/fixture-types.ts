import type { GameTypes, Json, Match, MatchOptions } from 'cardloom';

/** What a test writes to describe a board. Whatever is left out is as it was declared. */

type Attributes<T extends GameTypes, K extends 'player' | 'card' | 'ctx' | 'game'> = Readonly<Partial<T['shape'][K]>>;

type CardNameOf<T extends GameTypes> = T['shape']['cardName'];

/** A card by name, or with its attributes; `owner` and `knownTo` where they are not what the zone makes them. */
export type CardSpec<T extends GameTypes> =
  | CardNameOf<T>
  | ({
      readonly card: CardNameOf<T>;
      readonly owner?: string;
      /** The players who know which card it is. */
      readonly knownTo?: 'everyone' | readonly string[];
    } & Attributes<T, 'card'>);

/** Cards from bottom to top: the last one is the top card. */
export type ZoneSpec<T extends GameTypes> = readonly CardSpec<T>[];

/** A player on a board: attributes, zones, whether they have left. */
export type PlayerSpec<T extends GameTypes> = Attributes<T, 'player'> & {
  readonly zones?: { readonly [Z in T['shape']['playerZones']]?: ZoneSpec<T> };
  /** The player has left the match. */
  readonly left?: boolean;
  readonly turnsTaken?: number;
  readonly skipTurns?: number;
};

/**
 * Numbers of turns and moves that a board begins with.
 *
 * ```ts
 * const late: Counters = { numTurns: 7 };
 * ```
 */
export interface Counters {
  readonly numTurns?: number;
  readonly numRounds?: number;
  readonly numMoves?: number;
  readonly numTurnMoves?: number;
}

/**
 * A position as a test writes it down.
 *
 * ```ts
 * const hand: ZoneSpec<GameTypes> = ['imp', { card: 'oaf', knownTo: 'everyone' } satisfies CardSpec<GameTypes>];
 * const ann: PlayerSpec<GameTypes> = { zones: { hand } };
 * const board: Board = { at: { segment: 'play' }, turnPlayer: 'ann', players: { ann, bo: {} } };
 * const match = arrange(game, board);
 * ```
 */
export interface Board<T extends GameTypes = GameTypes> extends Pick<MatchOptions, 'seed' | 'options'> {
  /** Ids in turn order, or each player's own part of the board by id. */
  readonly players?: readonly string[] | Readonly<Record<string, PlayerSpec<T>>>;
  /** Starts from this match instead of an empty table; zones that are named are laid out anew. */
  readonly from?: Match<T>;
  /** Where the match stands; levels that are left out are at their start. */
  readonly at?: { readonly segment?: string; readonly phase?: string; readonly step?: string };
  readonly turnPlayer?: string;
  /** The turn player's if left out; null for nobody. */
  readonly priority?: string | null;
  readonly otp?: string;
  readonly passed?: readonly string[];
  readonly pending?: Readonly<Record<string, readonly string[]>>;
  readonly manualMode?: boolean;
  readonly counters?: Counters;
  readonly G?: Attributes<T, 'game'>;
  readonly ctx?: Attributes<T, 'ctx'>;
  /** The zones of the game itself. */
  readonly zones?: { readonly [Z in T['shape']['gameZones']]?: ZoneSpec<T> };
}

/** The same without its types: what the code that lays it out works with. */
export interface LooseCard {
  readonly card: string;
  readonly owner?: string;
  readonly knownTo?: 'everyone' | readonly string[];
  readonly [attribute: string]: Json | undefined;
}
