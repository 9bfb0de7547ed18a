import { TERRAINS, unitOf } from './board.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { terrainWinner } from './rules.ts';
import { traitWorks } from './traits.ts';

/** Turns: the start of one, and whose is next. */

/** Everything that is remembered for one turn only. */
export function resetTurnFlags(player: Player): void {
  player.hasActedThisTurn = false;
  player.hasPlayedCardThisTurn = false;
}

/** The player's units, terrain 0 to 4: first what they do at turn start, then their cooldown. */
export function beginTurn(context: Context): void {
  const { turnPlayer, coreOps } = context;
  resetTurnFlags(turnPlayer);
  let works: Work[] | undefined;
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    const unit = unitOf(turnPlayer, terrain);
    if (unit === undefined) continue;
    const { traits } = unit.def;
    if (traits.turnStart.length === 0 && traits.dominant.length === 0 && unit.cooldown === 0) continue;
    works ??= [];
    works.push(...traitWorks(unit, 'turnStart', 0, 0));
    if (traits.dominant.length > 0) works.push({ do: 'dominate', unit });
    if (unit.cooldown > 0) works.push({ do: 'coolDown', unit });
  }
  if (works === undefined) turnChanged(context);
  else coreOps.sequence([...works, { do: 'turnChanged' }]);
}

export function turnChanged({ coreOps, turnPlayer }: Context): void {
  coreOps.emit('TURN_CHANGED', { playerId: turnPlayer.seat });
}

/** Dominant: once, at its owner's turn start, if it controls its terrain then. */
export function dominate(context: Context, { unit }: { readonly unit: Card }): void {
  if (unit.terrain < 0 || unit.hasDominated) return;
  if (terrainWinner(context, unit.terrain) !== unit.owner.seat) return;
  unit.hasDominated = true;
  context.coreOps.sequence(traitWorks(unit, 'dominant', 0, 0));
}

/** The opponent's turn, unless they are Done; then the same player goes on. When both are, the skirmish ends. */
export function nextTurn({ turnPlayer, players }: Context): string | null {
  const opponent = players[1 - turnPlayer.seat];
  if (!opponent.isDone) return opponent.id;
  return turnPlayer.isDone ? null : turnPlayer.id;
}
