import { attachedTo, CHARACTERS, characterAt } from './board.ts';
import type { Card, Context, Player, Zone } from './kit.ts';

/** Trigger order: who is asked, and woken, in what order. */

const NOBODY: readonly Card[] = [];

/** Both players' cards that listen to one of these hooks (as bits): the current player's first. */
export function inOrder(context: Context, hooks: number): readonly Card[] {
  const { players, turnPlayer } = context;
  if (((players[0].listens | players[1].listens) & hooks) === 0) return NOBODY;
  const found: Card[] = [];
  gather(turnPlayer, hooks, found);
  gather(players[1 - turnPlayer.seat], hooks, found);
  return found;
}

/** One player's cards that listen. */
export function inOrderOf(player: Player, hooks: number): readonly Card[] {
  if ((player.listens & hooks) === 0) return NOBODY;
  const found: Card[] = [];
  gather(player, hooks, found);
  return found;
}

/**
 * The active character (its passive, then what is attached to it), combat statuses, the standby characters from the one
 * after it, summons, supports; each zone in entry order.
 */
function gather(player: Player, hooks: number, found: Card[]): void {
  if ((player.listens & hooks) === 0) return;
  const active = Math.max(0, player.active);
  gatherCharacter(player, active, hooks, found);
  gatherZone(player.statuses, hooks, found);
  for (let i = 1; i < CHARACTERS; i++) gatherCharacter(player, (active + i) % CHARACTERS, hooks, found);
  gatherZone(player.summons, hooks, found);
  gatherZone(player.supports, hooks, found);
}

function gatherCharacter(player: Player, place: number, hooks: number, found: Card[]): void {
  const character = characterAt(player, place);
  if (character.isDefeated) return;
  if ((character.def.listens & hooks) !== 0) found.push(character);
  gatherZone(attachedTo(player, place), hooks, found);
}

function gatherZone(zone: Zone, hooks: number, found: Card[]): void {
  for (const card of zone) if ((card.def.listens & hooks) !== 0) found.push(card);
}
