import { concede, createMatch, declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { lead, payoff, Scale } from './standing.ts';

const scores = declareGame({ name: 'scores', players: { min: 2, max: 4 }, state: { player: { score: 0 } } });
const win = scores.move().run(({ player, coreOps }) => coreOps.endGame(player));
const draw = scores.move().run(({ coreOps }) => coreOps.endGame());
const game = scores.define({
  setup({ players }) {
    for (const player of players) player.score = 10 * player.seat;
  },
  moves: { concede },
  segments: { play: { moves: { win, draw } } },
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

describe('payoffs of games with more than one winner', () => {
  const kit = declareGame({
    name: 'ends',
    players: { min: 2, max: 4 },
    teams: 'chosen',
    state: { player: { points: 0 } },
  });
  const rank = kit
    .move()
    .run(({ players, coreOps }) => coreOps.endGame({ ranks: [players[2], players[0], [players[1], players[3]]] }));
  const share = kit.move().run(({ players, coreOps }) => coreOps.endGame({ winners: [players[0], players[1]] }));
  const lose = kit
    .move()
    .number('score', { min: 0, max: 25 })
    .run(({ coreOps }, { score }) => coreOps.endGame({ winners: 'nobody', scores: () => score }));
  const win = kit
    .move()
    .number('score', { min: 0, max: 25 })
    .run(({ coreOps }, { score }) => coreOps.endGame({ winners: 'everyone', scores: () => score }));
  const earn = kit.move().run(({ player }) => {
    player.points += 4;
  });
  const ends = kit.define({
    evaluate: (_context, player) => player.points,
    segments: { play: { moves: { rank, share, lose, win, earn } } },
  });
  const alone = () => createMatch(ends, { players: ['a', 'b', 'c', 'd'] }).line();
  const together = () => createMatch(ends, { teams: [['a', 'b', 'c', 'd']] }).line();
  const worth = (line: ReturnType<typeof alone>, scale = new Scale()): number[] =>
    line.context.players.map((_, seat) => payoff(line as never, seat, scale));
  const leadsOf = (line: ReturnType<typeof alone>): number[] =>
    line.context.players.map((_, seat) => lead(line as never, seat));

  it('a place is worth as much as there are others behind it', () => {
    const line = alone();
    line.make({ player: 'a', move: 'rank' });
    expect(worth(line)).toEqual([2 / 3, 0, 1, 0]);
    const [a, b, c] = leadsOf(line);
    expect([c > a, a > b]).toEqual([true, true]);
  });

  it('all winners have won', () => {
    const line = alone();
    line.make({ player: 'a', move: 'share' });
    expect(worth(line)).toEqual([1, 1, 0, 0]);
  });

  it('who plays together wants the better score, and rather to win than to lose', () => {
    const scale = new Scale();
    const after = (move: string, score: number): { payoff: number; lead: number } => {
      const line = together();
      line.make({ player: 'a', move, args: { score } });
      return { payoff: worth(line, scale)[0], lead: leadsOf(line)[0] };
    };
    after('win', 10);
    const ends = [after('lose', 3), after('lose', 9), after('win', 3), after('win', 9)];
    for (const of of ['payoff', 'lead'] as const) {
      const values = ends.map((end) => end[of]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(new Set(values).size).toBe(4);
    }
  });

  it('partners stand as well as they do together', () => {
    const teams = [
      ['a', 'b'],
      ['c', 'd'],
    ];
    const line = createMatch(ends, { teams }).line();
    line.make({ player: 'a', move: 'earn' });
    expect(line.context.players.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
    expect(leadsOf(line)).toEqual([2, -3, 2, -3]);
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
