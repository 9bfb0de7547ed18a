import { type Game, type GameTypes, type Json, type Match, restoreEdited, type Snapshot } from 'cardloom';
import type { Dice } from '../dice.ts';

/**
 * The same match to one seat, and another one in all it may not know: the identities of the cards it does not know
 * change places, and so do the numbers that lie in hidden places. Random numbers stay the same, so that whatever
 * differs afterwards differs because of what is hidden.
 */
export function redeal<T extends GameTypes>(game: Game<T>, match: Match<T>, player: string, dice: Dice): Match<T> {
  const { seed, header } = match.snapshot();
  const dealt = otherWorld(match, player, dice);
  const random = Object.fromEntries(RANDOM.map((name) => [name, header[name]]));
  return restoreEdited(game, { ...dealt, seed, header: { ...dealt.header, ...random } });
}

/** The same with a seed and random numbers of its own, as it would be saved: nobody is told those either. */
export function otherWorld<T extends GameTypes>(match: Match<T>, player: string, dice: Dice): Snapshot {
  const dealt = match.sample(player, dice.bits()).snapshot();
  const random = Object.fromEntries(RANDOM.map((name) => [name, dice.bits() | 0]));
  const hidden = hiddenFrom(match.game, dealt, match.players.indexOf(player));
  const own = { ...dealt, seed: dice.bits(), header: { ...dealt.header, ...random } };
  return renumber(shuffle(own, hidden, dice), hidden, dice);
}

const RANDOM = ['random0', 'random1', 'random2', 'random3'] as const;

/** The numbers of the cards a seat does not know, by owner and place: those that nothing means by their number. */
function hiddenFrom<T extends GameTypes>(game: Game<T>, snapshot: Snapshot, seat: number): number[][] {
  const { cards, zones } = snapshot;
  const meant = meantIn(game, snapshot);
  const groups = new Map<string, number[]>();
  for (const [zone, lists] of Object.entries(zones)) {
    for (const [at, list] of lists.entries()) {
      for (const number of list) {
        const { owner, known, source } = cards[number - 1];
        if ((known & (1 << seat)) !== 0 || source !== 0 || meant.has(number)) continue;
        const key = `${owner} ${zone} ${at}`;
        groups.set(key, [...(groups.get(key) ?? []), number]);
      }
    }
  }
  return [...groups.values()];
}

/** Lets hidden cards in one place be each other; what a sample deals anew from place to place is for it to know. */
function shuffle(snapshot: Snapshot, hidden: readonly (readonly number[])[], dice: Dice): Snapshot {
  const cards = snapshot.cards.slice();
  for (const group of hidden) {
    for (const [i, other] of dice.shuffled(group).entries()) {
      cards[group[i] - 1] = { ...snapshot.cards[other - 1], known: snapshot.cards[group[i] - 1].known };
    }
  }
  return { ...snapshot, cards };
}

/** Lets hidden cards of one owner trade their numbers, wherever they lie, and stay what they are. */
function renumber(snapshot: Snapshot, hidden: readonly (readonly number[])[], dice: Dice): Snapshot {
  const becomes = new Map<number, number>();
  for (const owner of snapshot.players.keys()) {
    const numbers = hidden.flat().filter((number) => snapshot.cards[number - 1].owner === owner);
    for (const [i, number] of dice.shuffled(numbers).entries()) becomes.set(numbers[i], number);
  }
  const cards = snapshot.cards.slice();
  for (const [number, other] of becomes) cards[other - 1] = snapshot.cards[number - 1];
  const zones = Object.fromEntries(
    Object.entries(snapshot.zones).map(([name, lists]) => [
      name,
      lists.map((list) => list.map((card) => becomes.get(card) ?? card)),
    ]),
  );
  return { ...snapshot, cards, zones };
}

/** Numbers that something may mean a card by, what waits or one of the game's `references`: such a card keeps its own. */
export function meantIn<T extends GameTypes>(
  { compiled }: Game<T>,
  { header, requests, state, cards }: Snapshot,
): Set<number> {
  const { game, player, card } = compiled.references;
  const those = (values: Readonly<Record<string, Json>>, names: ReadonlySet<string>): Json[] =>
    [...names].map((name) => values[name]);
  return numbersIn([
    header,
    requests,
    those(state.game, game),
    state.players.map((values) => those(values, player)),
    cards.map(({ is }) => those(is, card)),
  ]);
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
