import type { Json } from 'cardloom';

/**
 * What a part asks of a game: a context with these fields, and no more. Every game's context has them, so a part fits
 * into any `defineGame` without a cast; what a part needs besides (a hand, a deck) it names itself.
 */
export interface TableContext<P extends TablePlayer = TablePlayer> {
  readonly ctx: TableCtx;
  readonly coreOps: TableOps;
  readonly player: P;
  readonly turnPlayer: P;
  readonly players: readonly P[];
}

export interface TableCtx {
  readonly playerOrder: readonly string[];
  readonly otp: string | undefined;
  readonly choosingFirstPlayer: string | undefined;
  readonly pendingMulligan: { readonly size: number };
  readonly allPlayersPassed: boolean;
  readonly numTurns: number;
  readonly numMoves: number;
}

export interface TablePlayer {
  readonly id: string;
  readonly seat: number;
  readonly left: boolean;
  readonly turnsTaken: number;
}

export interface TableCard {
  readonly id: number;
  readonly name: string;
}

/** A card that can be turned sideways: exerted, rested, engaged, exhausted, as the game calls it. */
export interface TurnableCard extends TableCard {
  exerted: boolean;
}

export interface TableZone<C extends TableCard = TableCard> {
  readonly length: number;
  readonly top: C | undefined;
  readonly cards: readonly C[];
  at(index: number): C | undefined;
  has(card: C): boolean;
}

export interface WithHand<C extends TableCard = TableCard> extends TablePlayer {
  readonly hand: TableZone<C>;
}
export interface WithDeck<C extends TableCard = TableCard> extends WithHand<C> {
  readonly deck: TableZone<C>;
}

export interface TableOps {
  moveCard(card: TableCard, zone: TableZone, place?: 'top' | 'bottom'): void;
  card(id: number): TableCard | undefined;
  drawCard(player?: TablePlayer | string, count?: number): readonly TableCard[];
  shuffle(zone: TableZone): void;
  shuffleAllDecks(): void;
  random(bound: number): number;
  emit(type: string, payload?: Readonly<Record<string, Json>>): void;
  pass(): void;
  openWindow(options?: { readonly first?: TablePlayer | string; readonly closer?: TablePlayer | string }): void;
  setPriority(player: TablePlayer | string | number | null): void;
  endStep(): unknown;
  endPhase(): unknown;
  endTurn(): unknown;
  setTurnPlayer(player: TablePlayer | string | null): void;
  setOtp(player: TablePlayer | string): void;
  setChoosingFirstPlayer(player: TablePlayer | string | null): void;
  setPending(kind: 'mulligan', players: readonly (TablePlayer | string)[]): void;
  donePending(kind: 'mulligan', player?: TablePlayer | string): void;
  nextPlayer(player?: TablePlayer | string): TablePlayer | undefined;
  leave(player?: TablePlayer | string): void;
  endGame(winner?: TablePlayer | string): void;
}

/**
 * Handles as the options of a choice. A part does not know the type of the game's cards and players, only that the
 * engine takes their handles; `never` is the type that fits every game.
 */
export const asOptions = (handles: readonly (TableCard | TablePlayer)[]): readonly never[] =>
  handles as readonly unknown[] as readonly never[];

/** In a game for two: the other one. */
export const opponentOf = <P extends TablePlayer>({ players }: { readonly players: readonly P[] }, player: P): P =>
  players[1 - player.seat];
