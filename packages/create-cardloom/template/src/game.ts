// My game. Lay cards on your beach; a wave washes one off somebody else's. The first beach worth 12 wins.
import { concede, declareGame, undo } from 'cardloom';

// What there is.
const kit = declareGame({
  name: 'my-game',
  players: 2,
  state: { player: { worth: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'player', seenBy: 'everyone' },
    sea: { of: 'game', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 }, pearl: { worth: 5 }, wave: { worth: 0 } },
});

// What players do. Each choice lists what is legal; the bot, the buttons and the error messages all come from it.
const lay = kit
  .move()
  .card('card', ({ player }) => player.hand.filter((card) => card.name !== 'wave'))
  .run(({ player, coreOps }, { card }) => {
    coreOps.moveCard(card, player.beach);
    player.worth += card.def.worth;
  });

const wash = kit
  .move()
  .card('wave', ({ player }) => player.hand.filter((card) => card.name === 'wave'))
  .card('away', ({ player }) => player.opponents.flatMap(({ beach }) => [...beach]), {
    prompt: 'What does it wash away?',
  })
  .run(({ zones, coreOps }, { wave, away }) => {
    away.owner.worth -= away.def.worth;
    coreOps.moveCard(away, zones.sea);
    coreOps.moveCard(wave, zones.sea);
  });

const pass = kit.move().run(({ coreOps }) => coreOps.endTurn());

const DECK = ['shell', 'shell', 'shell', 'crab', 'crab', 'crab', 'pearl', 'pearl', 'wave', 'wave'] as const;

// What happens, and when.
export const game = kit.define({
  setup({ players, coreOps }) {
    for (const { deck } of players) for (const name of DECK) coreOps.createCard(name, deck);
    coreOps.shuffleAllDecks();
    for (const player of players) coreOps.drawCard(player, 3);
  },
  moves: { concede, undo },
  segments: {
    play: {
      next: 'over',
      endIf: ({ players }) =>
        players.some(({ worth }) => worth >= 12) || players.every(({ hand, deck }) => hand.length + deck.length === 0),
      turn: {
        phases: {
          draw: { start: true, auto: true, next: 'main', onBegin: ({ coreOps }) => void coreOps.drawCard() },
          main: { next: null, endIf: ({ ctx }) => ctx.numTurnMoves > 0, moves: { lay, wash, pass } },
        },
      },
    },
    over: { onBegin: ({ coreOps }) => coreOps.endGame({ scores: ({ worth }) => worth }) },
  },
  // How a bot judges where it stands: the more, the better.
  evaluate: (_context, { worth, hand }) => 3 * worth + hand.length,
});

export default game;
