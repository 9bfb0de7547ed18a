import { banishTogether, isInPlay } from './deeds.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { LORE_TO_WIN } from './numbers.ts';

/** The game state check: after every step, move and resolved trigger. */

/** Who has enough lore wins, also when they would lose by the same check; then who ran out of cards loses. */
export function gameStateCheck(context: Context): readonly Work[] | undefined {
  const { turnPlayer, players } = context;
  const [first, second] = players;
  if (first.lore >= LORE_TO_WIN || second.lore >= LORE_TO_WIN) {
    const other = players[1 - turnPlayer.seat];
    const winner = turnPlayer.lore >= LORE_TO_WIN ? turnPlayer : other;
    return [{ do: 'win', player: winner, reason: 'lore' }];
  }
  if (first.isOut || second.isOut) {
    if (first.isOut && second.isOut) return [{ do: 'tie', reason: 'deck' }];
    return [{ do: 'lose', player: first.isOut ? first : second, reason: 'deck' }];
  }
  return banished(first, second);
}

/** Damage up to willpower banishes; all who are found together go together. */
function banished(first: Player, second: Player): readonly Work[] | undefined {
  let found: Card[] | undefined;
  for (let seat = 0; seat < 2; seat++) {
    const { play } = seat === 0 ? first : second;
    for (const card of play) {
      if (card.damage > 0 && card.damage >= card.def.willpower) {
        found ??= [];
        found.push(card);
      }
    }
  }
  return found === undefined ? undefined : [{ do: 'banish', cards: found }];
}

export function banishAll(context: Context, { cards }: { readonly cards: readonly Card[] }): void {
  banishTogether(context, cards.filter(isInPlay));
}
