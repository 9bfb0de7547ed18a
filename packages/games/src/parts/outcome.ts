import type { Effect, Work } from 'cardloom';
import type { TableContext, TablePlayer } from './context.ts';

/** Ways for a game to end. `concede` comes from the engine: list it among the game's global moves. */

/** The player loses; in a game for two the other one wins. `reason` is told to people: `deck`, `damage`. */
export function loses<P extends TablePlayer>(context: TableContext<P>, player: P, reason = 'deck'): void {
  const { coreOps, players } = context;
  coreOps.emit('playerLost', { player: player.id, reason });
  coreOps.leave(player);
  const staying = players.filter(({ left }) => !left);
  if (staying.length === 1) coreOps.endGame(staying[0]);
  else if (staying.length === 0) coreOps.endGame();
}

export function wins<P extends TablePlayer>({ coreOps }: TableContext<P>, player: P, reason: string): void {
  coreOps.emit('playerWon', { player: player.id, reason });
  coreOps.endGame(player);
}

/**
 * A check between all automatic steps: whoever fulfils `hasWon` wins; if several do at once, `tie` decides (the turn
 * player if left out). The game lists `outcomeEffects` among its effects.
 *
 * ```ts
 * checks: [winCheck((player) => player.lore >= 20, 'lore')],
 * effects: { ...outcomeEffects },
 * ```
 */
export function winCheck<P extends TablePlayer>(
  hasWon: (player: P) => boolean,
  reason: string,
  tie: (context: TableContext<P>) => P = ({ turnPlayer }) => turnPlayer,
) {
  return (context: TableContext<P>): readonly Work[] | undefined => {
    let winner: P | undefined;
    for (const player of context.players) {
      if (player.left || !hasWon(player)) continue;
      winner = winner === undefined ? player : tie(context);
    }
    return winner === undefined ? undefined : [{ do: 'win', player: winner.id, reason }];
  };
}

/** What checks put on the agenda: `{ do: 'win', player, reason }` and `{ do: 'lose', player, reason }`. */
export const outcomeEffects = {
  win: (context: TableContext, { player, reason }: Effect): void =>
    wins(context, byId(context, player as string), String(reason)),
  lose: (context: TableContext, { player, reason }: Effect): void =>
    loses(context, byId(context, player as string), String(reason)),
};

function byId({ players }: TableContext, id: string): TablePlayer {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`"${id}" is no player of this match`);
  return found;
}
