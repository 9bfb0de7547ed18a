// Tide: draw a card, lay a card on your beach; the first beach worth 8 wins.
import { concede, createMatch, declareGame, player } from 'cardloom';

const kit = declareGame({
  name: 'tide',
  state: { player: { worth: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'player', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 }, pearl: { worth: 5 } },
  events: { laid: { by: player(), what: '' } },
});

const lay = kit
  .move()
  .card('card', ({ player }) => player.hand)
  .run(({ player, coreOps }, { card }) => {
    coreOps.moveCard(card, player.beach);
    player.worth += card.def.worth;
    coreOps.emit('laid', { by: player, what: card.name });
  });

const game = kit.define({
  setup({ players, coreOps }) {
    for (const player of players) {
      coreOps.createCard('shell', player.deck);
      coreOps.createCard('shell', player.deck);
      coreOps.createCard('crab', player.deck);
      coreOps.createCard('pearl', player.deck);
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
          main: { next: null, endIf: ({ ctx }) => ctx.numTurnMoves > 0, moves: { lay } },
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
  if (event.type === 'laid') console.log(`  ${event.by} lays a ${event.what}`);
});

while (!match.isOver) {
  const [player] = match.waitingFor;
  const [action] = match.legalActions(player);
  match.act(action);
}

const { players, winner } = match.state.ctx;
console.log(`ann ${players.ann.worth}, bo ${players.bo.worth}: ${winner} wins`);
console.log(`undone to the start: ${match.replay().actions.every(() => match.undo().ok)}`);
