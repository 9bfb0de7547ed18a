import type { TableZone, TurnableCard } from './context.ts';

/** Resources: cards of a zone that are exerted to pay. They are alike, so a payment is a number and never a choice. */

/**
 * How many of these cards are ready.
 *
 * ```ts
 * const energy = ({ lands }: Player): number => countReady(lands);
 * ```
 */
export function countReady(zone: TableZone<TurnableCard>): number {
  let ready = 0;
  for (const { exerted } of zone) if (!exerted) ready++;
  return ready;
}

/**
 * Whether `cost` can be paid, without counting further than that.
 *
 * ```ts
 * const isAffordable = ({ player }: Context, card: Card): boolean => canPay(player.lands, card.def.cost);
 * ```
 */
export function canPay(zone: TableZone<TurnableCard>, cost: number): boolean {
  if (cost <= 0) return true;
  if (cost > zone.length) return false;
  let left = cost;
  return zone.some(({ exerted }) => !exerted && --left === 0);
}

/**
 * Exerts the lowest `cost` ready cards. Ask `canPay` first: whoever cannot pay is a mistake of the rules.
 *
 * ```ts
 * const buy = ({ player, coreOps }: Context, card: Card) => {
 *   pay(player.lands, card.def.cost);
 *   coreOps.moveCard(card, player.board);
 * };
 * ```
 */
export function pay(zone: TableZone<TurnableCard>, cost: number): void {
  let left = cost;
  for (const card of zone) {
    if (left === 0) break;
    if (card.exerted) continue;
    card.exerted = true;
    left--;
  }
  if (left > 0) throw new RangeError(`a cost of ${cost} was to be paid, but ${left} were missing`);
}
