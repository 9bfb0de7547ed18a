import { buildFor } from 'cardloom';
import { type AboutPlayer, aboutPlayer, type TableContext, type Tells } from './context.ts';

/** Who goes first: somebody found by lot chooses, and is taken at their word. */

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...firstPlayerEvents } });
 * ```
 */
export const firstPlayerEvents = { firstPlayerChosen: aboutPlayer };

const chooseFirst = buildFor<TableContext & Tells<{ firstPlayerChosen: AboutPlayer }>>()
  .move()
  .player('player', ({ players }) => players, { prompt: 'Who goes first?' })
  .run(({ coreOps }, { player }) => {
    coreOps.emit('firstPlayerChosen', { player });
    coreOps.setOtp(player);
  });

/**
 * A phase in which one player names who starts. The chooser is the one `choosingFirstPlayer` already names (the loser
 * of the last game, say), else one is drawn by lot.
 *
 * ```ts
 * const phases = { chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice }, mulligan: {} };
 * ```
 */
export const firstPlayerChoice = {
  onBegin: drawChooser,
  endIf: ({ ctx }: TableContext): boolean => ctx.otp !== undefined,
  moves: { chooseFirst },
};

/**
 * Finds by lot who chooses the first player, unless that is known.
 *
 * ```ts
 * const chooseDeck = { start: true, next: 'mulligan', onBegin: drawChooser };
 * ```
 */
export function drawChooser({ ctx, coreOps, players }: TableContext): void {
  if (ctx.otp !== undefined) return;
  // naming the chooser gives them priority, also when they were known before
  coreOps.setChoosingFirstPlayer(ctx.choosingFirstPlayer ?? players[coreOps.random(players.length)]);
}

/**
 * For rulebooks that leave no choice: the first player is drawn by lot, in a phase that ends at once.
 *
 * ```ts
 * const phases = { lot: { start: true, next: 'mulligan', ...firstPlayerByLot }, mulligan: {} };
 * ```
 */
export const firstPlayerByLot = {
  onBegin: ({ ctx, coreOps, players }: TableContext): void => {
    if (ctx.otp === undefined) coreOps.setOtp(players[coreOps.random(players.length)]);
  },
  endIf: ({ ctx }: TableContext): boolean => ctx.otp !== undefined,
};

/**
 * For a setup segment: nobody's turn has begun yet, so the first turn of play is everybody's first.
 *
 * ```ts
 * const segments = { setup: { start: true, next: 'play', onBegin: nobodysTurn }, play: {} };
 * ```
 */
export const nobodysTurn = ({ coreOps }: TableContext): void => coreOps.setTurnPlayer(null);

/**
 * A segment before play whose phases are gone through once: the last one's `next` is null. Who concedes in it ends the
 * game.
 *
 * ```ts
 * const mulligan = { start: true, next: null, ...mulliganOfHand({ hand: 5, how: 'bottom' }) };
 * const segments = { setup: setupSegment('play', 'end', { mulligan }), play: { next: 'end' }, end: {} };
 * ```
 */
export const setupSegment = <const Play extends string, const End extends string, const Phases>(
  play: Play,
  end: End,
  phases: Phases,
) => ({
  start: true,
  next: { to: [play, end] as const, by: ({ ctx }: TableContext): Play | End => (ctx.gameOver ? end : play) },
  onBegin: nobodysTurn,
  endIf: ({ ctx }: TableContext & { readonly ctx: { readonly currentPhase: string | null } }): boolean =>
    ctx.gameOver || ctx.currentPhase === null,
  turn: { phases },
});

/**
 * The turn player's first turn. Needs a setup that began with `nobodysTurn`, whose formal turn would count otherwise.
 *
 * ```ts
 * const attackers = (context: Context): readonly Card[] => (isFirstTurn(context) ? [] : context.player.board.cards);
 * ```
 */
export const isFirstTurn = ({ turnPlayer }: TableContext): boolean => turnPlayer.turnsTaken === 1;
/**
 * The very first turn of the game.
 *
 * ```ts
 * const draw = { auto: true, next: 'main', onBegin: drawForTurn<Player, Context>({ unless: isFirstTurnOfGame }) };
 * ```
 */
export const isFirstTurnOfGame = ({ ctx, turnPlayer }: TableContext): boolean =>
  turnPlayer.turnsTaken === 1 && turnPlayer.id === ctx.otp;
