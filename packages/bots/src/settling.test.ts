import { ActionList, createMatch, declareGame, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { settle } from './settling.ts';

/** How often the game was asked how somebody stands. */
let asked = 0;
const kit = declareGame({ name: 'vote', players: 3, state: { player: { votes: 0 } }, decisions: { vote: {} } });
const vote = kit
  .decision('vote')
  .player('for', 'any')
  .run((_context, { for: chosen }) => {
    chosen.votes += 1;
  });
const call = kit.move().run(({ players, coreOps }) => coreOps.ask({ ask: 'vote', player: players }));
const wait = kit.move().run(() => undefined);
const game = kit.define({
  decisions: { vote },
  evaluate: (_context, { votes }) => {
    asked += 1;
    return votes;
  },
  segments: { play: { moves: { call, wait } } },
});

it('answers under seal are not compared, for nothing comes of them yet', () => {
  const line = (createMatch(game, { players: ['ann', 'bo', 'cy'] }) as unknown as Match).line();
  expect(line.isSealed).toBe(false);
  line.make({ player: 'ann', move: 'call' });
  expect(line.isSealed).toBe(true);
  settle(line, new ActionList());
  expect(asked).toBe(9); // the last one's three answers, and how each seat stands after them
  expect(line.context.players.map((player) => (player as { votes?: number }).votes)).toEqual([2, 0, 1]);
});
