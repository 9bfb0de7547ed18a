import { type GameEnd, player } from 'cardloom';

/**
 * What a part asks of a game: a context with these fields, and no more. Every game's context has them, so a part fits
 * into any definition without a cast; what a part needs besides (a hand, a deck, an event) it names itself.
 *
 * ```ts
 * function drawBoth({ ctx, players, coreOps }: TableContext): void {
 *   const { numTurns }: TableCtx = ctx;
 *   const { drawCard }: TableOps = coreOps;
 *   if (numTurns === 0) for (const player of players) drawCard(player, 1);
 * }
 * ```
 */
export interface TableContext<P extends TablePlayer = TablePlayer> {
  readonly ctx: TableCtx;
  readonly coreOps: TableOps;
  readonly player: P;
  readonly turnPlayer: P;
  readonly players: readonly P[];
}

/** What parts read of `ctx`. */
export interface TableCtx {
  readonly playerOrder: readonly string[];
  readonly priorityPlayerPos: number;
  readonly otp: string | undefined;
  readonly choosingFirstPlayer: string | undefined;
  readonly pendingMulligan: { readonly size: number };
  readonly allPlayersPassed: boolean;
  readonly gameOver: boolean;
  readonly gameId: string;
  readonly winner: string | undefined;
  readonly numTurns: number;
  readonly numMoves: number;
}

/**
 * What parts ask of a player.
 *
 * ```ts
 * const isFirstSeat = (player: TablePlayer): boolean => player.seat === 0;
 * ```
 */
export interface TablePlayer {
  readonly id: string;
  readonly seat: number;
  readonly left: boolean;
  readonly turnsTaken: number;
  readonly team: number;
}

/**
 * What parts ask of a card.
 *
 * ```ts
 * const idsOf = (cards: readonly TableCard[]): number[] => cards.map(({ id }) => id);
 * ```
 */
export interface TableCard {
  readonly id: number;
  readonly name: string;
}

/**
 * A card that can be turned sideways: exerted, rested, engaged, exhausted, as the game calls it.
 *
 * ```ts
 * const readyOnes = (zone: TableZone<TurnableCard>): TurnableCard[] => zone.filter(({ exerted }) => !exerted);
 * ```
 */
export interface TurnableCard extends TableCard {
  exerted: boolean;
}

/** What parts ask of a zone. */
export interface TableZone<C extends TableCard = TableCard> extends Iterable<C> {
  readonly length: number;
  readonly top: C | undefined;
  readonly cards: readonly C[];
  at(index: number): C | undefined;
  has(card: C): boolean;
  some(isWanted: (card: C) => boolean): boolean;
  filter(isWanted: (card: C) => boolean): C[];
}

/**
 * A player with a hand.
 *
 * ```ts
 * const isEmptyHanded = ({ hand }: WithHand): boolean => hand.length === 0;
 * ```
 */
export interface WithHand<C extends TableCard = TableCard> extends TablePlayer {
  readonly hand: TableZone<C>;
}
/**
 * A player with a hand and a deck.
 *
 * ```ts
 * const canDraw = ({ deck }: WithDeck): boolean => deck.length > 0;
 * ```
 */
export interface WithDeck<C extends TableCard = TableCard> extends WithHand<C> {
  readonly deck: TableZone<C>;
}

/** The operations that parts use. */
export interface TableOps {
  moveCard(card: TableCard, zone: TableZone, place?: 'top' | 'bottom'): void;
  card(id: number): TableCard | undefined;
  drawCard(player?: TablePlayer | string, count?: number): readonly TableCard[];
  shuffle(zone: TableZone): void;
  shuffleAllDecks(): void;
  random(bound: number): number;
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
  endGame(end?: TablePlayer | string | GameEnd<TablePlayer>): void;
}

/**
 * A context that tells these events: `Tells<{ passed: { player: TablePlayer } }>`. The game declares them.
 *
 * ```ts
 * type TellsScores = Tells<{ scored: { readonly player: TablePlayer; readonly points: number } }>;
 * const score = ({ player, coreOps }: TableContext & TellsScores) => coreOps.emit('scored', { player, points: 1 });
 * ```
 */
export interface Tells<E> {
  readonly coreOps: { readonly emit: Together<{ [N in keyof E]: Tell<N, E[N]> }[keyof E]> };
}
// a method, so that a game whose players have more than a part knows of will do
type Tell<N, P> = { bivariant(type: N, payload: P): void }['bivariant'];
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

/**
 * An event that is about one player.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { declined: aboutPlayer } });
 * ```
 */
export const aboutPlayer = { player: player() };
/**
 * The payload of an event about a player.
 *
 * ```ts
 * const decline = ({ player, coreOps }: TableContext & Tells<{ declined: AboutPlayer }>) =>
 *   coreOps.emit('declined', { player });
 * ```
 */
export interface AboutPlayer {
  readonly player: TablePlayer;
}

/**
 * The card of a number that the rules wrote down themselves, so that there must be one.
 *
 * ```ts
 * const strike = ({ G, coreOps }: Context): Card => cardOf({ coreOps }, G.attacker);
 * ```
 */
export function cardOf<C>({ coreOps }: { readonly coreOps: { card(id: number): C | undefined } }, id: number): C {
  const card = coreOps.card(id);
  if (card === undefined) throw new RangeError(`there is no card ${id}`);
  return card;
}

/**
 * In a game for two: the other one.
 *
 * ```ts
 * const strike = ({ players, player }: Context) => void (opponentOf({ players }, player).life -= 1);
 * ```
 */
export const opponentOf = <P extends TablePlayer>({ players }: { readonly players: readonly P[] }, player: P): P =>
  players[1 - player.seat];

/**
 * How bots judge a position of a game for two: what a player has, less what the opponent has.
 *
 * ```ts
 * kit.define({ evaluate: leadIn((_context, player) => player.points), segments: { play: {} } });
 * ```
 */
export const leadIn =
  <X extends { readonly players: readonly P[] }, P extends TablePlayer>(worth: (context: X, player: P) => number) =>
  (context: X, player: P): number =>
    worth(context, player) - worth(context, opponentOf(context, player));
