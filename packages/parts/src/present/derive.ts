import type { GameDescription, Json } from 'cardloom';
import type { AboutCard, AboutPlayer, Block, Presentation } from './description.ts';
import { isNamed } from './numbers.ts';
import { capital } from './pieces.ts';
import type { CardRecord, NumberRecord } from './record.ts';
import { spoken } from './spoken.ts';

/**
 * A table for a game that does not describe its own: what only the owner sees is a hand, what nobody sees a pile, what
 * everybody sees a row; what is true of a card and was not when it was made stands on it.
 *
 * ```ts
 * const presentation = derivePresentation(describeGame(game));
 * ```
 */
export function derivePresentation({ zones, cards, attributes }: GameDescription): Presentation {
  const named = (of: 'player' | 'game') => zones.filter((zone) => zone.of === of);
  return {
    facts: Object.fromEntries(cards.map(({ name, facts }) => [name, facts])),
    side: blocksOf(named('player')),
    shared: [{ note: ({ view }) => factsIn(view.G) }, ...blocksOf(named('game'))],
    player: ({ player }: AboutPlayer) => numbersIn(player),
    marks: ({ player }: AboutPlayer) => marksIn(player, attributes.player),
    card: (about: AboutCard) => cardRecord(about, attributes.card),
  };
}

type Zones = GameDescription['zones'];
type Attributes = Readonly<Record<string, unknown>>;

function blocksOf(zones: Zones): Block[] {
  const seenBy = (seen: string): string[] => zones.filter((zone) => zone.seenBy === seen).map(({ name }) => name);
  const open = zones.filter(({ seenBy: seen }) => seen !== 'nobody' && seen !== 'owner').map(({ name }) => name);
  const piles = seenBy('nobody');
  return [
    ...open.map((row): Block => ({ row })),
    ...(piles.length === 0 ? [] : [{ piles }]),
    ...seenBy('owner').map((hand): Block => ({ hand })),
  ];
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['left', 'turnsTaken']);

const numbersIn = (player: Readonly<Record<string, Json>>): NumberRecord[] =>
  Object.entries(player).flatMap(([name, value]) =>
    typeof value === 'number' && !NOT_SHOWN.has(name) ? [{ name: spoken(name), value }] : [],
  );

/** Attributes of the game in a line: numbers always, words and lists of words where they say something. */
function factsIn(attributes: Readonly<Record<string, Json>>): string | null {
  const said = Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'number') return [`${spoken(name)} ${value}`];
    if (value === true) return [spoken(name)];
    if (typeof value === 'string' && value !== '') return [`${spoken(name)} ${spoken(value)}`];
    return isWords(value) ? [`${spoken(name)} ${value.join(', ')}`] : [];
  });
  return said.length === 0 ? null : said.join(' · ');
}

const isWords = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** What is other than it was at first, apart from numbers of players, which always stand there. */
const marksIn = (player: Readonly<Record<string, Json>>, initial: Attributes): string[] =>
  Object.entries(player).flatMap(([name, value]) =>
    typeof value === 'number' || NOT_SHOWN.has(name) || value === initial[name] ? [] : marked(name, value),
  );

function cardRecord({ card, facts }: AboutCard, initial: Attributes): CardRecord {
  const printed = (facts ?? {}) as Readonly<Record<string, unknown>>;
  const title = printed.title ?? printed.name;
  const { id: _id, name, owner: _owner, ...attributes } = card;
  return {
    title: typeof title === 'string' ? title : capital(spoken(String(name))),
    ...(typeof printed.text === 'string' && printed.text !== '' ? { text: printed.text } : {}),
    ...(printed.cost === undefined || typeof printed.cost === 'object' ? {} : { cost: String(printed.cost) }),
    numbers: numbersOf(printed).flatMap(([key, value]) => (isNamed(key) ? [{ name: spoken(key), value }] : [])),
    marks: [
      // a bare number says something only if it is of a name that everybody knows
      ...numbersOf(printed).flatMap(([key, value]) => (isNamed(key) ? [] : [`${spoken(key)} ${value}`])),
      ...Object.entries(attributes).flatMap(([key, value]) =>
        value === '' || value === null || value === initial[key] ? [] : marked(key, value),
      ),
    ],
  };
}

const numbersOf = (printed: Readonly<Record<string, unknown>>): [key: string, value: number][] =>
  Object.entries(printed).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] !== 0 && !NO_NUMBER.has(entry[0]),
  );
const NO_NUMBER: ReadonlySet<string> = new Set(['cost', 'id']);

function marked(name: string, value: Json): string[] {
  if (typeof value === 'number') return [`${spoken(name)} ${value}`];
  if (typeof value === 'string') return value === '' || value.length > 20 ? [] : [spoken(value)];
  if (typeof value === 'boolean') return [value ? spoken(name) : `not ${spoken(name)}`];
  return [];
}
