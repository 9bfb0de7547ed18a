import { buildFor } from 'cardloom';
import { type AboutPlayer, aboutPlayer, type TableContext, type TablePlayer, type Tells } from './context.ts';

/** Windows in which players act in turn until all of them have passed in a row, or one player decides alone. */

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...passEvents } });
 * ```
 */
export const passEvents = { passed: aboutPlayer };

type TellsPasses = Tells<{ passed: AboutPlayer }>;

/**
 * The move that lets priority go on to the next player.
 *
 * ```ts
 * const window = { next: 'damage', ...passWindow(), moves: { pass } };
 * ```
 */
export const pass = buildFor<TableContext & TellsPasses>().move().run(passOn);

/**
 * What it does, for moves of one's own that have a `when`.
 *
 * ```ts
 * const decline = buildFor<Context, Card, Player>()
 *   .move()
 *   .when(({ G }) => G.attacker > 0 || 'Nobody attacks.')
 *   .run(passOn);
 * ```
 */
export function passOn({ player, coreOps }: TableContext & TellsPasses): void {
  coreOps.emit('passed', { player });
  coreOps.pass();
}

/**
 * A step or phase that ends once everybody has passed in a row. `first` says who begins; the turn player if left out.
 * Priority goes back to the turn player when it ends.
 * Whatever else may be done in it stands in `moves`, which the author writes and which should include `pass`.
 *
 * ```ts
 * const action = { next: 'damage', ...passWindow<Player>({ first: nonTurnPlayer }), moves: { pass } };
 * ```
 */
export function passWindow<P extends TablePlayer, X extends TableContext<P> = TableContext<P>>({
  first,
}: {
  first?: (context: X) => P;
} = {}) {
  return {
    onBegin: (context: X): void => {
      context.coreOps.openWindow({ first: first === undefined ? context.turnPlayer : first(context) });
    },
    endIf: ({ ctx }: TableContext): boolean => ctx.allPlayersPassed,
    onEnd: ({ coreOps, turnPlayer }: TableContext<P>): void => coreOps.setPriority(turnPlayer),
    moves: { pass },
  };
}

/**
 * In a game for two: who is not the turn player (standby player, defender).
 *
 * ```ts
 * const defender = (context: Context): Player => nonTurnPlayer<Player>(context);
 * ```
 */
export const nonTurnPlayer = <P extends TablePlayer>({ players, turnPlayer }: TableContext<P>): P =>
  players[1 - turnPlayer.seat];

/**
 * A step in which one player decides alone, by as many moves as they like, and whose last one calls `coreOps.endStep()`.
 * Priority goes back to the turn player when it ends.
 *
 * ```ts
 * const obstruct = { next: 'damage', ...decidedBy<Player>(nonTurnPlayer), moves: { decline: endsStep } };
 * ```
 */
export function decidedBy<P extends TablePlayer>(who: (context: TableContext<P>) => P) {
  return {
    onBegin: (context: TableContext<P>): void => context.coreOps.setPriority(who(context)),
    onEnd: ({ coreOps, turnPlayer }: TableContext<P>): void => coreOps.setPriority(turnPlayer),
  };
}

/**
 * A move that does nothing but end the step, or the phase.
 *
 * ```ts
 * const block = { next: 'damage', moves: { noBlock: endsStep } };
 * ```
 */
export const endsStep = buildFor<TableContext>()
  .move()
  .run(({ coreOps }) => void coreOps.endStep());
/**
 * A move that does nothing but end the phase.
 *
 * ```ts
 * const main = { next: 'end', moves: { done: endsPhase } };
 * ```
 */
export const endsPhase = buildFor<TableContext>()
  .move()
  .run(({ coreOps }) => void coreOps.endPhase());
