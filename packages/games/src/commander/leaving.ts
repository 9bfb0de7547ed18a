import type { Card, Context, Player } from './kit.ts';
import { endEffects } from './layers.ts';
import { move, moveTogether, permanents, remove } from './objects.ts';
import { leaveStack } from './resolve.ts';

/** Conceded, by an effect, without life, from an empty library, by a commander's damage. */
type Why = 'concede' | 'effect' | 'life' | 'library' | 'commander';

/**
 * Leaving the game (CR 104, 800.4a), at once and whatever is going on: what they own leaves with them, what they control
 * by an effect goes back, abilities of theirs on the stack vanish, and what is still theirs to control is exiled.
 */
export function leaveGame(context: Context, leavers: readonly Player[], why: Why | ((player: Player) => Why)): void {
  const { coreOps, players, G } = context;
  const leaving = leavers.filter(({ left }) => !left);
  if (leaving.length === 0) return;
  const isDeclaring = coreOps.isPending('mulligan');
  for (const player of leaving) {
    coreOps.emit('LOST', { player: player.seat, why: typeof why === 'string' ? why : why(player) });
    coreOps.leave(player);
  }
  const staying = players.filter(({ left }) => !left);
  if (staying.length <= 1) {
    coreOps.endGame(staying[0]);
    return;
  }
  endEffects(context, ({ kind, seat }) => kind === 'control' && players[seat].left);
  remove(
    context,
    leaving.flatMap((player) => ownedBy(context, player)),
  );
  for (const player of leaving) {
    for (const object of context.zones.stack) {
      if (object.controller !== player.seat) continue;
      if (object.def.isAbility) leaveStack(context, object);
      else move(context, object, context.zones.exile);
    }
    const theirs = permanents(context).filter(({ controller }) => controller === player.seat);
    moveTogether(context, theirs, () => context.zones.exile);
  }
  G.unchecked = true;
  if (isDeclaring && !coreOps.isPending('mulligan')) coreOps.interrupt({ do: 'mulliganRound' });
}

/** All objects the player owns, in every zone. */
function ownedBy({ players, zones }: Context, player: Player): Card[] {
  const { library, hand, graveyard, command, spent } = player;
  const own = [library, hand, graveyard, command, spent];
  const shared = [...players.map(({ battlefield }) => battlefield), zones.stack, zones.exile];
  return [...shared, ...own].flatMap((zone) => zone.filter(({ owner }) => owner === player));
}
