import { canPay, pay } from '@cardloom/parts';
import type { Context, Player } from './kit.ts';

/** Energy: what is in the rune pool first, then one for every rune that is exhausted. */

export const canAfford = ({ energy, runes }: Player, cost: number): boolean =>
  cost <= energy || canPay(runes, cost - energy);

export function payEnergy(player: Player, cost: number): void {
  const pooled = Math.min(cost, player.energy);
  if (pooled > 0) player.energy -= pooled;
  pay(player.runes, cost - pooled);
}

export function addEnergy({ coreOps }: Context, player: Player, amount: number): void {
  player.energy += amount;
  coreOps.emit('energyAdded', { player, amount });
}

export function emptyPools({ players }: Context): void {
  for (const player of players) if (player.energy !== 0) player.energy = 0;
}
