import { type Game, type Match, restoreEdited, type Shape, type Snapshot } from 'cardloom';
import type { Dice } from '../dice.ts';

/**
 * The same match to one seat, and another one in all it may not know: the identities of the cards it does not know
 * change places, and so do the numbers that lie in hidden places. Random numbers stay the same, so that whatever
 * differs afterwards differs because of what is hidden.
 */
export function redeal<T extends Shape>(game: Game<T>, match: Match<T>, player: string, dice: Dice): Match<T> {
  const original = match.snapshot();
  const dealt = match.sample(player, dice.bits()).snapshot();
  const random = Object.fromEntries(Object.entries(original.header).filter(([name]) => name.startsWith('random')));
  const edited = { ...dealt, seed: original.seed, header: { ...dealt.header, ...random } };
  return restoreEdited(game, renumber(edited, match.players.indexOf(player), dice));
}

/** Lets hidden cards of one owner trade their numbers. What is known of a card stays with its place. */
function renumber(snapshot: Snapshot, seat: number, dice: Dice): Snapshot {
  const mentioned = numbersIn([snapshot.header, snapshot.state, snapshot.cards.map((card) => card.is)]);
  const becomes = new Map<number, number>();
  for (let owner = 0; owner < snapshot.players.length; owner++) {
    const hidden = snapshot.cards.flatMap((card, i) => {
      const isHidden = card.owner === owner && (card.known & (1 << seat)) === 0 && card.source === 0;
      // an effect or attribute may mean the card by its number, and would then mean another one
      return isHidden && !mentioned.has(i + 1) ? [i + 1] : [];
    });
    for (const [i, number] of dice.shuffled(hidden).entries()) becomes.set(hidden[i], number);
  }
  const cards = snapshot.cards.slice();
  for (const [place, number] of becomes) {
    cards[number - 1] = { ...snapshot.cards[number - 1], known: snapshot.cards[place - 1].known };
  }
  const zones = Object.fromEntries(
    Object.entries(snapshot.zones).map(([name, lists]) => [
      name,
      lists.map((list) => list.map((card) => becomes.get(card) ?? card)),
    ]),
  );
  return { ...snapshot, cards, zones };
}

/** Every number in a JSON value. */
export function numbersIn(value: unknown, out = new Set<number>()): Set<number> {
  if (typeof value === 'number') out.add(value);
  else if (typeof value === 'string' && value !== '' && Number.isInteger(Number(value))) out.add(Number(value));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      // assignments have card numbers for keys
      if (!Array.isArray(value)) numbersIn(key, out);
      numbersIn(member, out);
    }
  }
  return out;
}
