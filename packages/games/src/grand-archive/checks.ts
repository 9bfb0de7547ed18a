import type { Work } from 'cardloom';
import { destroyTogether } from './deeds.ts';
import type { Card, Context, Player } from './shape.ts';
import { championOf } from './units.ts';

/** After every step, move and effect: who has won or lost, and which allies die. */

export function outcomeCheck({ G, players }: Context): readonly Work[] | undefined {
  const [one, two] = players;
  if (one.isDecked || two.isDecked || one.hasTriumphed || two.hasTriumphed) return OUTCOME;
  return G.isHurt ? HURT : undefined;
}
const OUTCOME: readonly Work[] = [{ do: 'decideOutcome' }];
const HURT: readonly Work[] = [{ do: 'destroyDamaged' }];

function isDead(player: Player): boolean {
  const champion = championOf(player);
  return champion !== undefined && champion.damage >= champion.def.life;
}

/** Damage up to life: allies go together; a champion's death decides the game. */
export function destroyDamaged(context: Context): void {
  const { G, players, coreOps } = context;
  G.isHurt = false;
  if (players.some(isDead)) {
    coreOps.interrupt({ do: 'decideOutcome' });
    return;
  }
  const found: Card[] = [];
  for (const { field } of players) {
    for (let i = 0; i < field.length; i++) {
      const unit = field.at(i) as Card;
      if (unit.def.type === 'ally' && unit.damage >= unit.def.life) found.push(unit);
    }
  }
  destroyTogether(context, found);
}

/** Who wins and loses together loses; if both lose, nobody wins. */
export function decideOutcome(context: Context): void {
  const { coreOps, players } = context;
  const lost = players.filter((player) => player.isDecked || isDead(player));
  for (const player of lost) {
    coreOps.emit('playerLost', { player: player.id, reason: player.isDecked ? 'deck' : 'damage' });
  }
  if (lost.length === players.length) coreOps.endGame();
  else if (lost.length === 1) coreOps.endGame(players[1 - lost[0].seat]);
  else {
    const winner = players.find(({ hasTriumphed }) => hasTriumphed);
    if (winner === undefined) return;
    coreOps.emit('playerWon', { player: winner.id, reason: 'triumph' });
    coreOps.endGame(winner);
  }
}
