import { buildFor } from 'cardloom';
import { type AboutPlayer, aboutPlayer, type TableContext, type TablePlayer, type Tells } from './context.ts';

/**
 * A pause at the table, recorded like any action. Spread `pauseState` into `state.game` and `pauseEvents` into `events`,
 * list `pausing` among the moves of the segment in which the game is played, and let the flow's gate ask `pauseGate`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { game: { ...pauseState } }, events: { ...pauseEvents } });
 * ```
 */
export const pauseState = {
  /** The seat of whoever paused the game, -1 while it goes on; and who had priority then. */
  pausedBy: -1,
  pausedPriority: -1,
};
/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', state: { game: { ...pauseState } }, events: { ...pauseEvents } });
 * ```
 */
export const pauseEvents = { gamePaused: aboutPlayer, gameResumed: aboutPlayer };

/**
 * A game that can be paused: `pauseState`.
 *
 * ```ts
 * const isPaused = ({ G }: Pausable): boolean => G.pausedBy >= 0;
 * ```
 */
export interface Pausable {
  readonly G: { pausedBy: number; pausedPriority: number };
}
type Context<P extends TablePlayer = TablePlayer> = TableContext<P> &
  Pausable &
  Tells<{ gamePaused: AboutPlayer; gameResumed: AboutPlayer }>;

/**
 * Nothing proceeds while the game is paused.
 *
 * ```ts
 * const flow = { gate: pauseGate };
 * ```
 */
export const pauseGate = ({ G }: Pausable): 'continue' | 'halt' => (G.pausedBy < 0 ? 'continue' : 'halt');

/** Nobody has priority until whoever paused resumes. A question that waits may still be answered. */
const pauseGame = buildFor<Context>()
  .move({ anyPlayer: true, table: true })
  .when(({ G }) => G.pausedBy < 0 || 'The game is paused already.')
  .run(({ G, ctx, player, coreOps }) => {
    G.pausedBy = player.seat;
    G.pausedPriority = ctx.priorityPlayerPos;
    coreOps.setPriority(null);
    coreOps.emit('gamePaused', { player });
  });

const resumeGame = buildFor<Context>()
  .move({ anyPlayer: true })
  .when(({ G, player }) => {
    if (G.pausedBy === player.seat) return true;
    return G.pausedBy < 0 ? 'The game is not paused.' : 'Only who paused the game resumes it.';
  })
  .run(({ G, player, coreOps }) => {
    coreOps.setPriority(G.pausedPriority);
    G.pausedBy = -1;
    G.pausedPriority = -1;
    coreOps.emit('gameResumed', { player });
  });

/**
 * The two moves of a pause: spread it into the moves of a segment.
 *
 * ```ts
 * const play = { next: 'over', moves: { ...pausing } };
 * ```
 */
export const pausing = { pauseGame, resumeGame };
