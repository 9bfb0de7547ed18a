import { canPay, countReady, pay } from '@cardloom/parts';
import type { Printed } from './card-set.ts';
import type { Context, Player } from './kit.ts';

/** Level and cost. An EX Resource counts for the level and pays 1 once, so how many of them pay is a choice. */

export const canAfford = ({ resources, exResources }: Player, { lv, cost }: Pick<Printed, 'lv' | 'cost'>): boolean =>
  lv <= resources.length + exResources.length && canPay(resources, cost - exResources.length);

/** The least EX Resources this cost takes: what active resources do not cover. */
const leastEx = (player: Player, cost: number): number => Math.max(0, cost - countReady(player.resources));
const mostEx = ({ exResources }: Player, cost: number): number => Math.min(cost, exResources.length);

export const isExAsked = (player: Player, cost: number): boolean =>
  player.exResources.length > 0 && leastEx(player, cost) < mostEx(player, cost);

/** How many EX Resources may pay for this cost. */
export function exOptions(player: Player, cost: number): number[] {
  const options: number[] = [];
  for (let n = leastEx(player, cost); n <= mostEx(player, cost); n++) options.push(n);
  return options;
}

/** Rests resources and spends EX Resources: `ex` of them, or as few as possible. */
export function payCost({ coreOps }: Context, player: Player, cost: number, ex = leastEx(player, cost)): void {
  for (let i = 0; i < ex; i++) {
    const token = player.exResources.top;
    if (token !== undefined) coreOps.removeCard(token);
  }
  pay(player.resources, cost - ex);
}
