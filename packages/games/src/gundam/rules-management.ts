import { loses } from '@cardloom/parts';
import { destroyTogether } from './deeds.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { hpOf } from './units.ts';

/** Rules management: after every step, move and effect. */

/** Defeated is who took battle damage without shields and base, and whose deck is empty. */
const isDefeated = ({ isStruck, deck }: Player): boolean => isStruck || deck.length === 0;

export function rulesManagement(context: Context): readonly Work[] | undefined {
  const { players } = context;
  if (isDefeated(players[0]) || isDefeated(players[1])) return DEFEAT;
  return isAnyDestroyed(context, players[0]) || isAnyDestroyed(context, players[1]) ? DESTROY : undefined;
}
const DEFEAT: readonly Work[] = [{ do: 'defeat' }];
const DESTROY: readonly Work[] = [{ do: 'destroyDamaged' }];

/** Both defeated at once: nobody wins. */
export function defeat(context: Context): void {
  const { players, coreOps } = context;
  const defeated = players.filter(isDefeated);
  const reason = ({ isStruck }: Player): string => (isStruck ? 'damage' : 'deck');
  if (defeated.length === 1) {
    loses(context, defeated[0], reason(defeated[0]));
    return;
  }
  for (const player of defeated) coreOps.emit('playerLost', { player, reason: reason(player) });
  coreOps.endGame();
}

/** Damage up to HP destroys, whatever it came from. */
const isDestroyed = (context: Context, card: Card): boolean => card.damage > 0 && card.damage >= hpOf(context, card);

const isDamaged = ({ damage }: Card): boolean => damage > 0;

/** Looked for after every step, move and effect, and most often nobody is damaged. */
function isAnyDestroyed(context: Context, { units, base }: Player): boolean {
  if (units.some(isDamaged) && units.some((unit) => isDestroyed(context, unit))) return true;
  return base.top !== undefined && isDestroyed(context, base.top);
}

/** All who are found together go together. */
export function destroyDamaged(context: Context): void {
  const found: Card[] = [];
  for (const { units, base } of context.players) {
    for (const card of [...units, ...base]) if (isDestroyed(context, card)) found.push(card);
  }
  destroyTogether(context, found);
}
