import { cardsOf, type DeckList, readDecks } from '@cardloom/parts';
import { CardloomError, type Json } from 'cardloom';
import { cards, decks } from './card-set.ts';
import { DECK_RULES, RUNE } from './cards/words.ts';
import type { Context } from './kit.ts';

/**
 * What a match may be started with: decks by name or as lists, the seat that begins if nobody is to choose, and the
 * battlefields the seats bring if they are not to be drawn by lot.
 *
 * ```ts
 * createMatch(riftbound, { seed: 7, options: { decks: ['ember', 'shoal'], battlefields: ['hollow_kiln', 'sunken_arena'] } });
 * ```
 */
export interface RiftboundOptions {
  readonly decks?: readonly (string | Readonly<Record<string, number>>)[];
  readonly firstPlayer?: number;
  readonly battlefields?: readonly string[];
}

const RULES = {
  title: 'Riftbound',
  decks,
  legal: { ...DECK_RULES, cards: new Set(Object.keys(cards)) },
  others: ['battlefields'],
};
const RUNE_DECK = 12;
const BATTLEFIELDS = 3;
const MAIN_DECK = 40;

export function prepare({ players, coreOps, zones }: Context, options: Json): void {
  const { decks: chosen, firstPlayer, given } = readDecks(RULES, options);
  const kits = chosen.map((deck, seat) => readKit(deck, seat));
  const wanted = readBattlefields(given.battlefields, kits);
  for (const player of players) {
    const { legend, champion, battlefields, main } = kits[player.seat];
    coreOps.createCard(legend, player.legend);
    coreOps.createCard(champion, player.champion);
    const battlefield = wanted?.[player.seat] ?? battlefields[coreOps.random(battlefields.length)];
    coreOps.createCard(battlefield, zones.battlefields, {}, player);
    for (const card of main) coreOps.createCard(card, player.deck);
    for (let i = 0; i < RUNE_DECK; i++) coreOps.createCard(RUNE, player.runeDeck);
  }
  coreOps.shuffleAllDecks();
  if (firstPlayer !== undefined) coreOps.setOtp(players[firstPlayer]);
}

interface Kit {
  readonly legend: string;
  /** The first champion of the list; other copies stay in the deck. */
  readonly champion: string;
  readonly battlefields: readonly string[];
  readonly main: readonly string[];
}

function readKit(deck: DeckList, seat: number): Kit {
  const bad = (message: string): never => {
    const path = `options.decks[${seat}]`;
    throw new CardloomError('bad-options', `Riftbound: ${path} ${message}.`, path);
  };
  const all = [...cardsOf(deck)];
  const legends = all.filter((card) => cards[card].type === 'legend');
  const battlefields = all.filter((card) => cards[card].type === 'battlefield');
  const main = all.filter((card) => cards[card].type !== 'legend' && cards[card].type !== 'battlefield');
  const champion = main.find((card) => cards[card].champion);
  if (legends.length !== 1) bad('needs exactly one legend');
  if (new Set(battlefields).size !== BATTLEFIELDS || battlefields.length !== BATTLEFIELDS) {
    bad(`needs exactly ${BATTLEFIELDS} battlefields, each of them once`);
  }
  if (main.length < MAIN_DECK) bad(`needs at least ${MAIN_DECK} cards besides the legend and the battlefields`);
  if (champion === undefined) return bad('needs a champion');
  main.splice(main.indexOf(champion), 1);
  return { legend: legends[0], champion, battlefields, main };
}

function readBattlefields(given: Json | undefined, kits: readonly Kit[]): readonly string[] | undefined {
  if (given === undefined) return undefined;
  const isFine =
    Array.isArray(given) &&
    given.length === kits.length &&
    given.every((name, seat) => typeof name === 'string' && kits[seat].battlefields.includes(name));
  if (isFine) return given as readonly string[];
  const path = 'options.battlefields';
  throw new CardloomError(
    'bad-options',
    `Riftbound: ${path} must be a list of two, one battlefield of each deck: ${kits.map(({ battlefields }) => battlefields.join(', ')).join('; ')}.`,
    path,
  );
}
