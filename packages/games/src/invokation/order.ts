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
 * after it, summons, supports; each zone in entry order. Characters are counted from the active one.
 */
const ORDER = [0, 'statuses', 1, 2, 'summons', 'supports'] as const;

function gather(player: Player, hooks: number, found: Card[]): void {
  if ((player.listens & hooks) === 0) return;
  for (const next of ORDER) {
    let zone: Zone;
    if (typeof next === 'string') zone = player[next];
    else {
      const place = (Math.max(0, player.active) + next) % CHARACTERS;
      const character = characterAt(player, place);
      if (character.isDefeated) continue;
      if ((character.def.listens & hooks) !== 0) found.push(character);
      zone = attachedTo(player, place);
    }
    for (const card of zone) if ((card.def.listens & hooks) !== 0) found.push(card);
  }
}
