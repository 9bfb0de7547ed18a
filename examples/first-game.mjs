// Tide: draw a card, lay a card on your beach; the first beach worth 8 wins.
import { concede, createMatch, defineGame } from 'cardloom';

const game = defineGame({
  name: 'tide',
  state: { player: { worth: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'player', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 }, pearl: { worth: 5 } },
  setup({ players, coreOps }) {
    for (const player of players) {
      for (const name of ['shell', 'shell', 'crab', 'pearl']) coreOps.createCard(name, player.deck);
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
            moves: {
              lay: {
                choices: { card: { oneOf: ({ player }) => player.hand } },
                run({ player, coreOps }, { card }) {
                  const laid = coreOps.card(card);
                  coreOps.moveCard(laid, player.beach);
                  player.worth += laid.def.worth;
                },
              },
            },
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

const match = createMatch(game, { seed: 7, players: ['ann', 'bo'] });
match.subscribe(null, (event) => {
  if (event.type === 'turnBegan') console.log(`${event.player}'s turn`);
  if (event.type === 'cardMoved' && event.to.zone === 'beach') {
    console.log(`  ${event.to.player} lays a ${match.view(null).zones.beach[event.to.player].at(-1).name}`);
  }
});

while (!match.state.ctx.gameOver) {
  const [player] = match.waitingFor;
  const [action] = match.legalActions(player);
  match.act(action);
}

const { players, winner } = match.state.ctx;
console.log(`ann ${players.ann.worth}, bo ${players.bo.worth}: ${winner} wins`);
console.log(`undone to the start: ${match.replay().actions.every(() => match.undo().ok)}`);
