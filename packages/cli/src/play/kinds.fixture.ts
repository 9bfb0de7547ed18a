import { type ContextOf, concede, declareGame } from 'cardloom';
import { complete } from '../catalogue.ts';

const kit = declareGame({
  name: 'kinds',
  state: { game: { said: '' }, player: { fire: 2, water: 1 }, card: { tapped: false } },
  zones: { hand: { of: 'player', seenBy: 'owner' }, table: { of: 'game', seenBy: 'everyone' } },
  cards: { ant: { power: 1 }, bee: { power: 2, text: 'Stings.' }, cow: { power: 3 } },
});

const run = ({ G }: ContextOf<typeof kit>, answers: object): void => {
  G.said = Object.keys(answers).join();
};

/** One move for every kind of choice; each writes down what was asked, and `stop` ends the match, if p0 likes. */
const moves = {
  one: kit
    .move()
    .card('card', ({ player }) => player.hand)
    .run(run),
  some: kit
    .move()
    .cards('cards', ({ player }) => ({ from: player.hand, min: 1, max: 2 }))
    .run(run),
  number: kit.move().number('x', { min: 0, max: 20 }).run(run),
  player: kit
    .move()
    .player('who', ({ players }) => players)
    .run(run),
  pay: kit
    .move()
    .payment('cost', {
      pool: ({ player }) => ({ fire: player.fire, water: player.water }),
      size: () => 2,
      pays: () => true,
    })
    .run(run),
  /** More ways than are listed. */
  split: kit
    .move()
    .payment('among', { pool: () => ({ 1: 20, p1: 20 }), size: () => 20, pays: () => true })
    .run(run),
  order: kit
    .move()
    .order('cards', ({ player }) => player.hand)
    .run(run),
  assign: kit
    .move()
    .assign('to', { items: ({ player }) => player.hand, to: ({ players }) => players, optional: true })
    .run(run),
  never: kit
    .move()
    .when(() => 'The moon is not full.')
    .run(run),
  empty: kit
    .move()
    .card('card', () => [])
    .run(run),
  stop: kit
    .move()
    .when(({ player }) => player.id === 'p0' || 'Only p0 stops.')
    .run(({ coreOps, player }) => coreOps.endGame(player)),
};

const game = kit.define({
  setup({ players, zones: { table }, coreOps }) {
    for (const player of players) {
      for (const name of ['ant', 'bee', 'cow'] as const) coreOps.createCard(name, player.hand);
    }
    coreOps.createCard('cow', table);
  },
  moves: { concede },
  segments: { play: { turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 }, moves } },
});

export const kinds = complete({ name: 'kinds', title: 'Kinds', game, decks: [] }, 'kinds');
