import { stripVTControlCharacters } from 'node:util';
import { Names, plain, standing, tellEvents } from '@cardloom/parts/present';
import { createMatch, declareGame, type GameEnd, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { complete } from '../catalogue.ts';
import { Player } from '../sim/play.ts';
import { count, emptyTally } from '../sim/tally.ts';
import { drawTable } from './draw-table.ts';

let end: () => unknown = () => undefined;
const kit = declareGame({
  name: 'ends',
  players: { min: 2, max: 4 },
  teams: 'chosen',
  state: { player: { points: 0 } },
});
const stop = kit.move().run((context) => {
  for (const player of context.players) player.points = 10 * player.seat;
  context.coreOps.endGame(end() as GameEnd<(typeof context)['player']>);
});
const game = kit.define({ segments: { play: { moves: { stop } } } });
const entry = complete({ name: 'ends', title: 'Ends', game, decks: [] }, 'ends');
const names = new Names(entry, { p0: 'you', p1: 'bo', p2: 'cy' });
const points = ({ points: own }: { points: number }) => own;

function told(how: () => unknown): { heading: string; sentence: string } {
  const match = createMatch(game, { players: ['p0', 'p1', 'p2'] });
  end = how;
  const done = match.act({ player: 'p0', move: 'stop' });
  if (!done.ok) throw new Error(done.error.message);
  const view = match.view('p0') as View;
  const events = done.eventsFor('p0').filter(({ type }) => type === 'gameOver');
  const sentences = tellEvents(events, view, names).map(plain);
  return { heading: plain(standing(view, names)), sentence: sentences.join(' ') };
}

describe('the end of a match at the table', () => {
  it.each([
    [() => 'p0', 'Game over: you win'],
    [() => 'p1', 'Game over: bo wins'],
    [() => undefined, 'Game over: a draw'],
    [() => ({ winners: ['p0', 'p2'], reason: 'The tower fell.' }), 'Game over: you and cy win (The tower fell)'],
    [() => ({ winners: 'nobody', reason: 'fire' }), 'Game over: everybody loses (fire)'],
    [() => ({ winners: 'everyone', scores: () => 18 }), 'Game over: everybody wins with 18 points'],
  ])('%s', (how, heading) => {
    expect(told(how).heading).toBe(heading);
  });

  it('places and points, best first, where they say more than who won', () => {
    expect(told(() => ({ scores: points })).sentence).toBe(
      'The game is over: cy wins. 1. Cy, 20 points. 2. Bo, 10 points. 3. You, 0 points.',
    );
    expect(told(() => ({ ranks: ['p1', 'p0', 'p2'] })).sentence).toBe(
      'The game is over: bo wins. 1. Bo. 2. You. 3. Cy.',
    );
    expect(told(() => 'p1').sentence).toBe('The game is over: bo wins.');
  });

  it('partners are marked, where not all play together', () => {
    const shown = (teams: string[][]): string => {
      const match = createMatch(game, { teams });
      return drawTable(match.view('p0') as View, names, { width: 80, height: 24 });
    };
    expect(shown([['p0', 'p2'], ['p1']]).match(/with you/g)).toHaveLength(1);
    expect(shown([['p0', 'p1', 'p2']])).not.toContain('with you');
  });
});

it('whoever is out is told so in good words', () => {
  const view = createMatch(game, { players: ['p0', 'p1'] }).view('p0') as View;
  const players = Object.fromEntries(Object.entries(view.players).map(([id, one]) => [id, { ...one, left: true }]));
  const drawn = stripVTControlCharacters(drawTable({ ...view, players } as View, names, { width: 80, height: 24 }));
  expect(drawn).toMatch(/Bo\b.* is out of the game/);
  expect(drawn).toMatch(/You\b.* are out of the game/);
});

describe('many matches', () => {
  const simulated = async (how: () => unknown, teams?: number) => {
    end = how;
    const plan = {
      source: 'ends',
      seed: 1,
      games: 4,
      bots: ['random', 'random', 'random'],
      teams,
      decks: [],
      rotate: false,
      rotateBots: false,
      options: null,
      maxActions: 9,
      wantsDetails: false,
    };
    const player = new Player(plan, entry, null);
    const tally = emptyTally(3, false);
    for (let i = 0; i < 4; i++) {
      const outcome = await player.play(i, () => false);
      if (outcome !== undefined) count(tally, outcome);
    }
    return tally;
  };

  it('wins that are shared, places and points are counted', async () => {
    expect(await simulated(() => ({ winners: ['p0', 'p2'], scores: points }))).toMatchObject({
      wins: [4, 0, 4],
      shared: 4,
      draws: 0,
      lost: 0,
      ranks: [4, 12, 4],
      scored: 4,
      scores: [0, 40, 80],
    });
  });

  it('by teams, where a game lets one choose them', async () => {
    expect(await simulated(() => 'p0', 2)).toMatchObject({ wins: [4, 0, 4], shared: 4 });
    await expect(simulated(() => 'p0', 4)).rejects.toThrow('4 teams are too many for 3 players');
  });

  it('what all lose is no draw', async () => {
    expect(await simulated(() => ({ winners: 'nobody' }))).toMatchObject({
      wins: [0, 0, 0],
      draws: 0,
      lost: 4,
      scored: 0,
    });
    expect(await simulated(() => undefined)).toMatchObject({ wins: [0, 0, 0], draws: 4, lost: 0 });
  });
});
