import { checkDeck, meant } from '@cardloom/parts';
import { type CardDefinition, type CardSet, COLOURS, type Colour } from './card.ts';

/** Which decks one may play (CR 903.4, 903.5). */

export interface DeckList {
  readonly commander: string;
  /** How many of which card, without the commander. */
  readonly cards: Readonly<Record<string, number>>;
}

export interface DeckForm {
  /** How many cards, the commander included. */
  readonly deckSize: number;
  /** Only basic lands more than once. */
  readonly singleton: boolean;
}
/** CR 903.5a–b. */
const STRICT_DECK: DeckForm = { deckSize: 100, singleton: true };
/** The same with duplicates, as CR 903.13f allows them: what the ready-made decks keep to. */
export const OPEN_DECK: DeckForm = { deckSize: 100, singleton: false };

/** Everything that is wrong with a deck given from anywhere, as sentences. */
export function deckProblems(set: CardSet, deck: unknown, form: Partial<DeckForm> = {}): string[] {
  const { deckSize, singleton } = { ...STRICT_DECK, ...form };
  if (!isMapping(deck)) return ['a deck is a mapping with "commander" and "cards"'];
  const { commander: named, cards, ...others } = deck;
  const problems = Object.keys(others).map((key) => `a deck has "commander" and "cards", and no "${key}"`);
  const names = Object.keys(set).filter((name) => !set[name].isToken);
  const commander = typeof named === 'string' && Object.hasOwn(set, named) ? set[named] : undefined;
  if (typeof named !== 'string') problems.push('"commander" must be the name of a card');
  else if (commander === undefined) problems.push(`there is no card "${named}"; ${meant(named, commandersIn(set))}`);
  else if (!canCommand(commander)) problems.push(`"${named}" cannot be a commander: it is no legendary creature`);

  const forbids = (name: string, count: number): string | null => {
    const wrongs: string[] = [];
    const card = set[name];
    const isBasic = card.supertypes.includes('Basic');
    if (singleton && count > 1 && !isBasic) {
      wrongs.push(`"${name}" is there ${count} times; only basic lands may be there more than once`);
    }
    if (singleton && name === named) wrongs.push(`"${name}" is the commander; it is not among the cards as well`);
    const outside = commander === undefined ? null : outsideIdentity(card, commander);
    if (outside !== null) wrongs.push(outside);
    return wrongs.length === 0 ? null : wrongs.join('; ');
  };
  for (const { card, message } of checkDeck(cards, { cards: new Set(names), forbids })) {
    if (card !== null && Object.hasOwn(set, card) && set[card].isToken) problems.push(`"${card}" is a token`);
    else if (card === null || message.includes(`"${card}"`)) problems.push(message);
    else problems.push(`"${card}": ${message}`);
  }
  const size = isMapping(cards) ? Object.values(cards).reduce((sum: number, n) => sum + counted(n), 1) : deckSize;
  if (size !== deckSize) problems.push(`a deck has ${deckSize} cards with its commander, not ${size}`);
  return problems;
}

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const counted = (n: unknown): number => (typeof n === 'number' && Number.isInteger(n) && n > 0 ? n : 0);

const canCommand = ({ types, supertypes, isToken }: CardDefinition): boolean =>
  types.includes('Creature') && supertypes.includes('Legendary') && !isToken;
const commandersIn = (set: CardSet): string[] => Object.keys(set).filter((name) => canCommand(set[name]));

const WORDS: Readonly<Record<Colour, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const inWords = (colours: readonly Colour[]): string =>
  colours.length === 0 ? 'colourless' : colours.map((colour) => WORDS[colour]).join(' and ');

/** CR 903.5c–d. A colourless card goes into every deck. */
function outsideIdentity({ name, identity, types }: CardDefinition, commander: CardDefinition): string | null {
  const outside = COLOURS.filter((colour) => identity.includes(colour) && !commander.identity.includes(colour));
  if (outside.length === 0) return null;
  const what = types.includes('Land') ? 'makes' : 'is';
  return `"${name}" ${what} ${inWords(outside)}, and the deck of ${commander.name} is ${inWords(commander.identity)} only`;
}
