import { destroyTogether } from './deeds.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { championOf } from './units.ts';

/** After every step, move and effect: who has won or lost, and which allies die. */

export function outcomeCheck({ players }: Context): readonly Work[] | undefined {
  const [one, two] = players;
  if (isDecided(one) || isDecided(two)) return OUTCOME;
  return isAnyDestroyed(one) || isAnyDestroyed(two) ? DESTROY : undefined;
}
const OUTCOME: readonly Work[] = [{ do: 'decideOutcome' }];
const DESTROY: readonly Work[] = [{ do: 'destroyDamaged' }];

const isDecided = (player: Player): boolean => player.isDecked || player.hasTriumphed || isDead(player);

function isDead(player: Player): boolean {
  const champion = championOf(player);
  return champion !== undefined && champion.damage >= champion.def.life;
}

/** Damage up to life destroys an ally; a champion's death decides the game. */
const isDestroyed = ({ def, damage }: Card): boolean => def.type === 'ally' && damage >= def.life;

const isAnyDestroyed = ({ field }: Player): boolean => field.some(isDestroyed);

/** All who are found together go together. */
export function destroyDamaged(context: Context): void {
  const found: Card[] = [];
  for (const { field } of context.players) for (const unit of field) if (isDestroyed(unit)) found.push(unit);
  destroyTogether(context, found);
}

/** Who wins and loses together loses; if both lose, nobody wins. */
export function decideOutcome(context: Context): void {
  const { coreOps, players } = context;
  const lost = players.filter((player) => player.isDecked || isDead(player));
  for (const player of lost) {
    coreOps.emit('playerLost', { player, reason: player.isDecked ? 'deck' : 'damage' });
  }
  if (lost.length === players.length) coreOps.endGame();
  else if (lost.length === 1) coreOps.endGame(players[1 - lost[0].seat]);
  else {
    const winner = players.find(({ hasTriumphed }) => hasTriumphed);
    if (winner === undefined) return;
    coreOps.emit('playerWon', { player: winner, reason: 'triumph' });
    coreOps.endGame(winner);
  }
}
