import { capital, spoken } from '@cardloom/parts/present';
import { type CatalogueEntry, catalogue, countPlayers, findGame } from '../catalogue.ts';
import type { Asker, Offer, Reply } from '../prompts/asker.ts';
import { listOf } from '../usage.ts';

/** What a person who named no game is asked: the game, how many play, against whom, with which decks. */
export interface Chosen {
  readonly entry: CatalogueEntry;
  readonly players: number;
  readonly bot: string;
  readonly decks: readonly string[];
}

/** What the command line says already is not asked. */
export interface Given {
  readonly players: number | undefined;
  readonly bot: string | undefined;
  readonly decks: string | undefined;
}

/** Null if the person wants to play nothing. `back` leads to the question before. */
export async function chooseTable(asker: Asker, given: Given): Promise<Chosen | null> {
  const said: string[] = [];
  asker.show(() => ['Cardloom', ...said].join(' › '));
  const ask = async <T>(message: string, offers: readonly Offer<T>[]): Promise<Reply<T>> => {
    const keys = said.length === 0 ? (['quit'] as const) : (['back', 'quit'] as const);
    const reply = await asker.one({ message, keys }, offers);
    if ('answer' in reply) said.push(offers.find(({ value }) => value === reply.answer)?.label ?? '');
    return reply;
  };
  for (;;) {
    said.length = 0;
    const name = await ask('Which game?', gameOffers());
    if (!('answer' in name)) return null;
    const entry = await findGame(name.answer);
    const chosen = await chooseSeats(entry, given, ask);
    if (chosen !== 'back') return chosen;
  }
}

type Ask = <T>(message: string, offers: readonly Offer<T>[]) => Promise<Reply<T>>;

async function chooseSeats(entry: CatalogueEntry, given: Given, ask: Ask): Promise<Chosen | 'back' | null> {
  const { min, max } = entry.players;
  const left = (reply: Reply<unknown> & { readonly key: string }): 'back' | null =>
    reply.key === 'back' ? 'back' : null;
  let players = countPlayers(entry, given.players);
  if (given.players === undefined && min < max) {
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const count = await ask(
      'How many play, with you?',
      counts.map((value) => ({ value, label: `${value} players`, number: value })),
    );
    if (!('answer' in count)) return left(count);
    players = count.answer;
  }
  let bot = given.bot;
  if (bot === undefined) {
    const against = await ask(players === 2 ? 'Against whom?' : 'Against whom, in all other seats?', OPPONENTS);
    if (!('answer' in against)) return left(against);
    bot = against.answer;
  }
  const decks = listOf(given.decks);
  if (given.decks !== undefined || entry.decks.length < 2) return { entry, players, bot, decks };
  const mine = await ask('Which deck do you play?', deckOffers(entry, 'The usual ones, for all'));
  if (!('answer' in mine)) return left(mine);
  if (mine.answer === null) return { entry, players, bot, decks };
  const theirs = await ask(players === 2 ? 'And the other?' : 'And the others?', deckOffers(entry, 'Any other'));
  if (!('answer' in theirs)) return left(theirs);
  const others = entry.decks.filter((deck) => deck !== mine.answer);
  const rest = Array.from({ length: players - 1 }, (_, i) => theirs.answer ?? others[i % others.length]);
  return { entry, players, bot, decks: [mine.answer, ...rest] };
}

const gameOffers = (): Offer<string>[] =>
  catalogue().map(({ name, title, players: { min, max } }) => ({
    value: name,
    label: title,
    hint: `${min === max ? min : `${min} to ${max}`} players`,
  }));

const OPPONENTS: readonly Offer<string>[] = [
  { value: 'greedy', label: 'Greedy', hint: 'takes what looks best now; plays at once' },
  { value: 'mcts:ms=300', label: 'Thinker', hint: 'looks ahead for a third of a second' },
  { value: 'mcts:ms=2000', label: 'Deep thinker', hint: 'looks ahead for two seconds' },
  { value: 'random', label: 'Random', hint: 'does anything: good for learning the rules' },
];

const deckOffers = ({ decks }: CatalogueEntry, none: string): Offer<string | null>[] => [
  { value: null, label: none },
  ...decks.map((deck) => ({ value: deck, label: capital(spoken(deck)) })),
];
