// A match of six in which many different cards lie on the board: alike ones would be drawn as one.
import { games } from '@cardloom/games';
import { LocalTable } from '@cardloom/host';
import { ActionList, turnPlayerOf } from 'cardloom';
import { xorshift } from '../bench/random-play.mjs';

const SEATS = 6;
const MOST_MOVES = 20_000;
/** What makes a board grow, the best first. */
const GROWS = ['keep', 'playLand', 'cast'];
const MANY = 100;

/** Permanents only, each a few times, so that boards grow; nobody has so little life that they leave. */
const deckOf = (commander, lands, permanents) => ({
  commander,
  cards: Object.fromEntries([...lands, ...permanents.map((name) => [name, 4])]),
});
const THINGS = ['Ring of Plenty', 'Singing Quarry', 'Dawn Drum'];
const DECKS = [
  deckOf(
    'Morrak, Rot Sovereign',
    [
      ['Forest', 24],
      ['Swamp', 23],
    ],
    [
      'Sprout Tender',
      'Plague Vole',
      'Meadow Cub',
      'Grove Seer',
      'Dusk Sipper',
      'Marrow Poet',
      'Canopy Weaver',
      'Venomtusk Boar',
      'Trampling Behemoth',
      'Ambush Lynx',
      ...THINGS,
    ],
  ),
  deckOf(
    'Aldra, Dawn Marshal',
    [['Plains', 55]],
    [
      'Hearth Sister',
      'Wayworn Pilgrim',
      'Lance Squire',
      'Twinblade Adept',
      'Stone Rampart',
      'Unbreakable Sentry',
      'Vigil Seraph',
      'Banner of Courage',
      ...THINGS,
    ],
  ),
];
export const OPTIONS = {
  decks: Array.from({ length: SEATS }, (_, i) => DECKS[i % DECKS.length]),
  deckSize: 100,
  singleton: false,
  life: 900,
  firstPlayer: 0,
};

/** Cards on the board, and how many of them look different: so many are drawn, or a few more. */
export function countsOn(match) {
  const boards = Object.values(match.view(null).zones.battlefield);
  const look = ({ name, tapped }) => `${name} ${tapped}`;
  return {
    cards: boards.flat().length,
    kinds: boards.reduce((sum, cards) => sum + new Set(cards.map(look)).size, 0),
  };
}

/** The match as its table saves it once so many different cards lie there, or so many `cards` at all. */
export async function crowdedBoard(least, of = 'kinds') {
  const game = await games.commander.load();
  const players = Array.from({ length: SEATS }, (_, i) => `p${i + 1}`);
  const pick = xorshift(1);
  const list = new ActionList();
  let moves = 0;
  return new Promise((resolve, reject) => {
    const choose = (match, player) => {
      match.listActions(player, list);
      if (++moves % 20 === 0) {
        const counts = countsOn(match);
        if (counts[of] >= least || moves > MOST_MOVES) {
          table.close();
          if (counts[of] < least) reject(new Error(`only ${counts[of]} ${of} of cards after ${moves} moves`));
          resolve({ saved: table.save(), ...counts });
        }
      }
      // of attacks there are far more than could be looked through; the first of them is none
      const seen = Array.from({ length: Math.min(MANY, list.size) }, (_, i) => list.at(i));
      const grows = (move) => seen.filter((one) => one.move === move);
      const view = match.view(player);
      const isOwnMain = turnPlayerOf(view) === player && /main/i.test(view.ctx.currentPhase);
      const better = GROWS.map(grows).find((some) => some.length > 0);
      const from =
        better ??
        (isOwnMain && grows('tapForMana').length > 0
          ? grows('tapForMana')
          : grows('pass').length > 0
            ? grows('pass')
            : seen.slice(0, 1));
      return from[pick(from.length)];
    };
    const table = new LocalTable(game, {
      seats: players.map((player) => ({ player, name: player })),
      options: OPTIONS,
      seed: 1,
      bots: Object.fromEntries(players.map((player) => [player, choose])),
    });
  });
}
