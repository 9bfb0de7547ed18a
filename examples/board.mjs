import { arrange, assertConforms } from '@cardloom/testkit';
import { declareGame } from 'cardloom';

const kit = declareGame({
  name: 'tiny',
  state: { player: { hp: 5 }, card: { dmg: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    board: { of: 'player', seenBy: 'everyone' },
  },
  cards: { imp: { power: 2 }, oaf: { power: 3 } },
});

const play = kit
  .move()
  .card('card', ({ player }) => player.hand)
  .run(({ player, coreOps }, { card }) => {
    coreOps.moveCard(card, player.board);
    const [victim] = player.opponents;
    victim.hp -= card.def.power;
    if (victim.hp <= 0) coreOps.endGame(player);
    coreOps.endTurn();
  });

const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const { deck } of players) {
      for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'imp' : 'oaf', deck);
      coreOps.shuffle(deck);
    }
  },
  segments: {
    play: {
      turn: {
        onBegin: ({ coreOps }) => {
          coreOps.drawCard();
        },
      },
      moves: { play },
    },
  },
});

const match = arrange(game, {
  turnPlayer: 'ann',
  players: {
    ann: { zones: { hand: ['imp', { card: 'oaf', dmg: 1 }] } },
    bo: { hp: 3, zones: { deck: ['imp', 'oaf'] } }, // bottom first: the oaf is drawn next
  },
});

match.processAction({ player: 'ann', move: 'play', args: { card: 2 } });
console.log(match.state.ctx.winner); // ann

const report = assertConforms(game, { games: 20, seed: 1 });
console.log(report.games, report.leaks); // 20 0
