// Tide, for the tests: draw a card, lay a card on your beach; the first beach worth 8 wins.
import { concede, declareGame } from 'cardloom';

const DECKS = {
  shallow: ['shell', 'shell', 'shell', 'crab', 'crab', 'crab'],
  deep: ['shell', 'crab', 'crab', 'pearl', 'pearl'],
  cursed: ['shell', 'crab', 'crab', 'kraken', 'kraken'],
};

const kit = declareGame({
  name: 'tide',
  players: { min: 2, max: 4 },
  state: { player: { worth: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'player', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 }, pearl: { worth: 5 }, kraken: { worth: 4 } },
});

const lay = kit
  .move()
  .card('card', ({ player }) => player.hand)
  .run(({ player, coreOps }, { card }) => {
    // a rule with a fault, for the tests of what happens then
    if (card.name === 'kraken') throw new Error('the kraken wakes');
    coreOps.moveCard(card, player.beach);
    player.worth += card.def.worth;
  });
// nothing to win, but an empty hand must not hold up the match
const wait = kit.move().run(() => {});

const game = kit.define({
  setup({ players, coreOps }, options) {
    for (const player of players) {
      const deck = DECKS[options?.decks?.[player.seat] ?? 'shallow'];
      for (const name of deck) coreOps.createCard(name, player.deck);
    }
    coreOps.shuffleAllDecks();
    for (const player of players) coreOps.drawCard(player, 2);
  },
  moves: { concede },
  segments: {
    play: {
      next: 'over',
      endIf: ({ players }) => players.some((player) => player.worth >= 8),
      turn: {
        phases: {
          draw: { start: true, auto: true, next: 'main', onBegin: ({ coreOps }) => void coreOps.drawCard() },
          main: {
            next: null,
            endIf: ({ ctx }) => ctx.numTurnMoves > 0,
            moves: { lay, wait },
          },
        },
      },
    },
    over: {
      onBegin({ players, coreOps }) {
        coreOps.endGame(players.find((player) => player.worth >= 8));
      },
    },
  },
});

export default { name: 'tide', title: 'Tide', game, decks: Object.keys(DECKS) };
