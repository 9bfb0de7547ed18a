import type { GateAnswer } from 'cardloom';
import type { TableContext, TablePlayer } from './context.ts';

/**
 * A pause at the table, recorded like any action. Spread `pauseState` into `state.game`, list `pausing` among the moves
 * of the segment in which the game is played, and let the flow's gate ask `pauseGate`.
 */
export const pauseState = {
  /** The seat of whoever paused the game, -1 while it goes on; and who had priority then. */
  pausedBy: -1,
  pausedPriority: -1,
};

export interface PauseContext<P extends TablePlayer = TablePlayer> extends TableContext<P> {
  readonly G: { pausedBy: number; pausedPriority: number };
  readonly ctx: TableContext['ctx'] & { readonly priorityPlayerPos: number };
}

/** Nothing proceeds while the game is paused. */
export const pauseGate = ({ G }: PauseContext): GateAnswer => (G.pausedBy < 0 ? 'continue' : 'halt');

/** Nobody has priority until whoever paused resumes. A question that waits may still be answered. */
const pauseGame = {
  anyPlayer: true,
  table: true,
  choices: {},
  when: ({ G }: PauseContext): true | string => G.pausedBy < 0 || 'The game is paused already.',
  run: ({ G, ctx, player, coreOps }: PauseContext): void => {
    G.pausedBy = player.seat;
    G.pausedPriority = ctx.priorityPlayerPos;
    coreOps.setPriority(null);
    coreOps.emit('gamePaused', { player: player.id });
  },
};

const resumeGame = {
  anyPlayer: true,
  choices: {},
  when: ({ G, player }: PauseContext): true | string =>
    G.pausedBy === player.seat || (G.pausedBy < 0 ? 'The game is not paused.' : 'Only who paused the game resumes it.'),
  run: ({ G, player, coreOps }: PauseContext): void => {
    coreOps.setPriority(G.pausedPriority);
    G.pausedBy = -1;
    G.pausedPriority = -1;
    coreOps.emit('gameResumed', { player: player.id });
  },
};

export const pausing = { pauseGame, resumeGame };
