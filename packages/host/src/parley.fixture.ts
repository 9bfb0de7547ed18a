import { concede, declareGame, undo } from 'cardloom';

/** Two players with hidden hands talk in turn; whoever says five words, or hears the last card, ends it. */
const kit = declareGame({
  name: 'parley',
  players: 2,
  state: { player: { said: 0 }, card: { worn: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { yes: {}, no: {}, perhaps: {} },
  events: { SAID: { word: '' } },
  effects: {},
  decisions: { reply: {} },
});

export const parley = kit.define({
  moves: { concede, undo },
  setup: ({ players, coreOps }) => {
    for (const player of players) {
      for (const name of ['yes', 'no', 'perhaps', 'yes', 'no'] as const) coreOps.createCard(name, player.deck);
      coreOps.shuffle(player.deck);
      coreOps.drawCard(player);
      coreOps.drawCard(player);
    }
  },
  decisions: {
    reply: kit
      .decision('reply')
      .value('how', () => ['well', 'badly'])
      .run(({ player }, { how }) => {
        player.said += how === 'well' ? 1 : 0;
      }),
  },
  segments: {
    talk: {
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        phases: {
          speak: {
            start: true,
            next: null,
            onBegin: ({ coreOps, turnPlayer }) => coreOps.openWindow({ first: turnPlayer }),
            endIf: ({ ctx }) => ctx.allPlayersPassed,
            moves: {
              pass: kit.move().run(({ coreOps }) => coreOps.pass()),
              draw: kit
                .move()
                .when(({ player }) => player.deck.length > 0 || 'Your deck is empty.')
                .run(({ player, coreOps }) => void coreOps.drawCard(player)),
              say: kit
                .move()
                .card('card', ({ player }) => player.hand)
                .run(({ player, players, zones, coreOps }, { card }) => {
                  coreOps.moveCard(card, zones.table);
                  coreOps.emit('SAID', { word: card.name });
                  player.said += 1;
                  if (player.said >= 5) coreOps.endGame(player);
                  else if (card.name === 'perhaps') {
                    coreOps.ask({ ask: 'reply', player: players[1 - player.seat] });
                  }
                }),
            },
          },
        },
      },
    },
  },
});
