import { concede, createMatch, defineGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { lead, payoff, Scale } from './standing.ts';

const game = defineGame({
  name: 'scores',
  players: { min: 2, max: 4 },
  state: { player: { score: 0 } },
  setup({ players }) {
    for (const player of players) player.score = 10 * player.seat;
  },
  moves: { concede },
  segments: {
    play: {
      moves: {
        win: ({ player, coreOps }) => coreOps.endGame(player),
        draw: ({ coreOps }) => coreOps.endGame(),
      },
    },
  },
});
const start = (players: number) => createMatch(game, { players: ['a', 'b', 'c', 'd'].slice(0, players) }).line();
const payoffs = (line: ReturnType<typeof start>): number[] =>
  line.context.players.map((_, seat) => payoff(line as never, seat, new Scale()));
const leads = (line: ReturnType<typeof start>): number[] =>
  line.context.players.map((_, seat) => lead(line as never, seat));

describe('payoffs', () => {
  it('the winner gets all', () => {
    const line = start(3);
    line.make({ player: 'a', move: 'win' });
    expect(payoffs(line)).toEqual([1, 0, 0]);
  });

  it.each([
    [2, [1 / 2, 1 / 2]],
    [4, [1 / 4, 1 / 4, 1 / 4, 1 / 4]],
  ])('a draw of %i is shared', (players, shares) => {
    const line = start(players);
    line.make({ player: 'a', move: 'draw' });
    expect(payoffs(line)).toEqual(shares);
  });

  it('whoever left has no share', () => {
    const line = start(3);
    line.make({ player: 'c', move: 'concede' });
    line.make({ player: 'a', move: 'draw' });
    expect(payoffs(line)).toEqual([1 / 2, 1 / 2, 0]);
  });
});

describe('leads', () => {
  it('are over the others who are still there, the best of them and their average', () => {
    const line = start(3);
    expect(leads(line)).toEqual([0 - (20 + 15) / 2, 10 - (20 + 10) / 2, 20 - (10 + 5) / 2]);
    line.make({ player: 'c', move: 'concede' });
    expect(leads(line).slice(0, 2)).toEqual([-10, 10]);
  });

  it('a game that is over beats any lead', () => {
    const line = start(2);
    line.make({ player: 'a', move: 'win' });
    expect(leads(line)[0]).toBeGreaterThan(1e6);
    expect(leads(line)[1]).toBeLessThan(-1e6);
  });

  it('become payoffs whatever their scale', () => {
    const payoffsOf = (scale: number): number[] => {
      const learnt = new Scale();
      return [3, -3, 1, 0, 6].map((value) => learnt.payoffOf(value * scale));
    };
    const small = payoffsOf(0.001);
    for (const [i, large] of payoffsOf(1000).entries()) expect(large).toBeCloseTo(small[i], 9);
    expect(small[0]).toBeCloseTo(0.731, 3);
    expect(small[3]).toBe(0.5);
  });
});
