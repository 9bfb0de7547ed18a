import type { Effect, Work } from 'cardloom';
import { loses } from '../parts/index.ts';
import { destroyTogether } from './deeds.ts';
import type { Card, Context, Player } from './shape.ts';
import { hpOf } from './units.ts';

/** Rules management: after every step, move and effect. */

/** Defeated is who took battle damage without shields and base, and whose deck is empty. */
const isDefeated = ({ isStruck, deck }: Player): boolean => isStruck || deck.length === 0;

export function rulesManagement({ G, players }: Context): readonly Work[] | undefined {
  if (isDefeated(players[0]) || isDefeated(players[1])) return DEFEAT;
  return G.isHurt ? DESTROY : undefined;
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
  for (const player of defeated) coreOps.emit('playerLost', { player: player.id, reason: reason(player) });
  coreOps.endGame();
}

/** Damage up to HP destroys; all who are found together go together. */
export function destroyDamaged(context: Context, _effect: Effect): void {
  context.G.isHurt = false;
  const found: Card[] = [];
  for (const { units, base } of context.players) {
    for (let i = 0; i < units.length; i++) {
      const unit = units.at(i) as Card;
      if (unit.damage > 0 && unit.damage >= hpOf(context, unit)) found.push(unit);
    }
    const top = base.top;
    if (top !== undefined && top.damage >= top.def.hp) found.push(top);
  }
  destroyTogether(context, found);
}
