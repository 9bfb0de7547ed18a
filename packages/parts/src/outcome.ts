import { endWhenAlone, optional, player } from 'cardloom';
import type { TableContext, TablePlayer, Tells } from './context.ts';

/** Ways for a game to end. `concede` comes from the engine: list it among the game's global moves. */

const because = { player: player(), reason: '' };
interface Because<P = TablePlayer> {
  readonly player: P;
  readonly reason: string;
}

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...outcomeEvents }, effects: { ...outcomePayloads } });
 * ```
 */
export const outcomeEvents = { playerLost: because, playerWon: because };
/**
 * Spread it into `effects`: what checks put on the agenda. `outcome` below says what they do.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...outcomeEvents }, effects: { ...outcomePayloads, burn: { amount: 0 } } });
 * ```
 */
export const outcomePayloads = { win: because, lose: because };

/**
 * A game that tells who won and lost: `outcomeEvents`.
 *
 * ```ts
 * const surrender = (context: TableContext & TellsOutcome) => loses(context, context.player, 'surrender');
 * ```
 */
export type TellsOutcome = Tells<{ playerLost: Because; playerWon: Because }>;
type Context<P extends TablePlayer = TablePlayer> = TableContext<P> & TellsOutcome;

/**
 * The player loses; if only one side is left, it wins. `reason` is told to people: `deck`, `damage`.
 *
 * ```ts
 * const draw = { auto: true, next: 'main', onBegin: drawForTurn<Player, Context>({ onEmpty: loses }) };
 * ```
 */
export function loses<P extends TablePlayer>(context: Context<P>, player: P, reason = 'deck'): void {
  const { coreOps } = context;
  coreOps.emit('playerLost', { player, reason });
  coreOps.leave(player);
  endWhenAlone(context, reason);
}

/**
 * A player wins the game, for a reason.
 *
 * ```ts
 * const claim = (context: Context) => wins(context, context.player, 'the last tower');
 * ```
 */
export function wins<P extends TablePlayer>({ coreOps }: Context<P>, player: P, reason: string): void {
  coreOps.emit('playerWon', { player, reason });
  coreOps.endGame({ winners: [player], reason });
}

/**
 * A check between all automatic steps: whoever fulfils `hasWon` wins; if several do at once, `tie` decides (the turn
 * player if left out). The game declares `outcomePayloads` among its effects and defines them with `outcomeEffects`.
 *
 * ```ts
 * const checks = [winCheck<Player>(({ life }) => life >= 40, 'life')];
 * const effects = { ...outcomeEffects };
 * ```
 */
export function winCheck<P extends TablePlayer>(
  hasWon: (player: P) => boolean,
  reason: string,
  tie: (context: TableContext<P>) => P = ({ turnPlayer }) => turnPlayer,
) {
  return (context: TableContext<P>): readonly [{ readonly do: 'win' } & Because<P>] | undefined => {
    let winner: P | undefined;
    for (const player of context.players) {
      if (player.left || !hasWon(player)) continue;
      winner = winner === undefined ? player : tie(context);
    }
    return winner === undefined ? undefined : [{ do: 'win', player: winner, reason }];
  };
}

/**
 * What happens to whom a check found: `{ do: 'win', player, reason }` and `{ do: 'lose', player, reason }`.
 *
 * ```ts
 * const effects = { ...outcomeEffects, burn: (_context: Context, { amount }: { readonly amount: number }) => {} };
 * ```
 */
export const outcomeEffects = {
  win: (context: Context, { player, reason }: Because): void => wins(context, player, reason),
  lose: (context: Context, { player, reason }: Because): void => loses(context, player, reason),
};

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...finalResultEvents } });
 * ```
 */
export const finalResultEvents = { finalResult: { winner: optional(player()) } };
/**
 * Spread it into `events` of a game that ends with who won and who lost: `outcomeEvents` and `finalResultEvents`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...endingEvents } });
 * ```
 */
export const endingEvents = { ...outcomeEvents, ...finalResultEvents };

/**
 * For the segment after the game: who has won, or that nobody has.
 *
 * ```ts
 * const segments = { play: { next: 'end' }, end: { onBegin: tellFinalResult } };
 * ```
 */
export function tellFinalResult({
  ctx,
  players,
  coreOps,
}: TableContext & Tells<{ finalResult: { readonly winner?: TablePlayer | undefined } }>): void {
  coreOps.emit('finalResult', { winner: players.find(({ id }) => id === ctx.winner) });
}
