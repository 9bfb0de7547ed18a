import { describe, expect, it } from 'vitest';
import {
  CardloomError,
  concede,
  createMatch,
  type DefinitionError,
  declareGame,
  describeGame,
  playReplay,
  restore,
  restoreEdited,
} from '../index.ts';

const whist = (teams: unknown, players: unknown = 4) => {
  const kit = declareGame({
    name: 'whist',
    players: players as number,
    ...(teams === 'alone' ? {} : { teams: teams as 2 }),
    state: { player: { tricks: 0 } },
    zones: { hand: { of: 'player', seenBy: 'team' }, kitty: { of: 'game', seenBy: 'team' } },
    cards: { ace: {}, king: {} },
  });
  return kit.define({
    setup: ({ players, coreOps, zones }) => {
      for (const player of players) coreOps.createCard('ace', player.hand);
      coreOps.createCard('king', zones.kitty, {}, players[1]);
    },
    moves: { concede },
    segments: {
      play: {
        turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
        moves: {
          win: kit.move().run(({ player, coreOps }) => coreOps.endGame(player)),
          rank: kit.move().run(({ players, coreOps }) => coreOps.endGame({ ranks: [players[1], players[0]] })),
          score: kit.move().run(({ coreOps }) => coreOps.endGame({ scores: ({ team }) => team })),
          unfair: kit.move().run(({ coreOps }) => coreOps.endGame({ scores: ({ seat }) => seat })),
          count: kit.move().run(({ player }) => {
            for (const partner of player.partners) partner.tricks += 1;
            for (const opponent of player.opponents) opponent.tricks -= 1;
          }),
          wait: kit.move().run(() => {}),
        },
      },
    },
  });
};
const NAMES = ['ann', 'bo', 'cy', 'dan'];
const begin = (teams: unknown = 2) => createMatch(whist(teams), { seed: 1, players: NAMES });
const problems = (teams: unknown): string[] => {
  try {
    whist(teams);
    return [];
  } catch (error) {
    return (error as DefinitionError).problems.map(({ path, message }) => `${path} ${message}`);
  }
};
const refusal = (make: () => unknown): string => {
  try {
    make();
    return 'accepted';
  } catch (error) {
    return error instanceof CardloomError ? error.message : String(error);
  }
};

describe('teams', () => {
  it('partners sit in turn, and rules find them and their opponents', () => {
    const match = begin();
    expect(match.state.ctx.teams).toEqual([
      ['ann', 'cy'],
      ['bo', 'dan'],
    ]);
    expect(match.view(null).ctx.teams).toEqual(match.state.ctx.teams);
    match.processAction({ player: 'ann', move: 'count' });
    expect(NAMES.map((id) => match.state.ctx.players[id].tricks)).toEqual([0, -1, 1, -1]);
    expect(match.state.ctx.turnPlayerPos).toBe(1);
  });

  it('everybody alone, everybody together, or by lists of seats', () => {
    expect(begin('alone').state.ctx.teams).toBeUndefined();
    expect(begin(1).state.ctx.teams).toEqual([NAMES]);
    expect(begin([[0], [1, 2, 3]]).state.ctx.teams).toEqual([['ann'], ['bo', 'cy', 'dan']]);
    expect(describeGame(whist(2)).teams).toBe('seats');
    expect(describeGame(whist('alone')).teams).toBe('none');
  });

  it('they win together, are ranked together and have one score', () => {
    const play = (move: string) => {
      const match = begin();
      match.processAction({ player: 'ann', move });
      return match.result;
    };
    expect(play('win')).toMatchObject({ winners: ['ann', 'cy'], losers: ['bo', 'dan'] });
    expect(play('rank')?.ranks).toEqual({ ann: 3, bo: 1, cy: 3, dan: 1 });
    expect(play('score')).toMatchObject({ winners: ['bo', 'dan'], scores: { ann: 0, bo: 1, cy: 0, dan: 1 } });
    expect(refusal(() => play('unfair'))).toContain(
      'gave 0 for ann and 2 for cy, who play together: partners have one score',
    );
  });

  it('who leaves does not lose for their partner; the side that stays wins with all who were on it', () => {
    const match = begin();
    match.processAction({ player: 'ann', move: 'concede' });
    match.processAction({ player: 'bo', move: 'concede' });
    expect(match.isOver).toBe(false);
    match.processAction({ player: 'dan', move: 'concede' });
    expect(match.result).toMatchObject({ winners: ['ann', 'cy'], losers: ['bo', 'dan'] });
  });

  it('who plays together against the game has lost when nobody stays', () => {
    const match = begin(1);
    for (const player of NAMES.slice(0, 3)) match.processAction({ player, move: 'concede' });
    expect(match.isOver).toBe(false);
    match.processAction({ player: 'dan', move: 'concede' });
    expect(match.result?.losers).toEqual(NAMES);
  });

  it('see what lies in a zone of their team', () => {
    const { zones } = begin().view('cy');
    const shown = (player: string) => (zones.hand as Record<string, object[]>)[player][0];
    expect(NAMES.map((player) => 'hidden' in shown(player))).toEqual([false, true, false, true]);
    expect(begin().view('dan').zones.kitty).toMatchObject([{ name: 'king' }]);
    expect(begin().view('cy').zones.kitty).toEqual([{ hidden: true }]);
  });

  it('a declaration that does not make sense is a problem with its path', () => {
    expect(problems(0)).toEqual(['teams must be a whole number from 1 to 4, as there are players; it is 0']);
    expect(problems('choosen')).toEqual([
      'teams must be how many there are, lists of seats, or "chosen", not "choosen"; did you mean "chosen"?',
    ]);
    expect(problems([[0, 4], [1, 1], 2])).toEqual([
      'teams[0] names 4; seats go from 0 to 3',
      'teams[1] names seat 1 a second time',
      'teams[2] must be a list of seats, not 2',
      'teams leaves out seat 2, 3; name every seat once',
    ]);
  });
});

describe('a match made from teams', () => {
  it('seats them in turn', () => {
    const teams = [
      ['ann', 'bo'],
      ['cy', 'dan'],
    ];
    const match = createMatch(whist(2), { teams });
    expect(match.players).toEqual(['ann', 'cy', 'bo', 'dan']);
    expect(match.state.ctx.teams).toEqual(teams);
  });

  it('whoever makes it may choose them, if the game lets them, and that is saved and played again', () => {
    const game = whist('chosen', { min: 2, max: 5 });
    const teams = [['ann'], ['bo', 'cy', 'dan']];
    const match = createMatch(game, { seed: 1, teams });
    expect(match.players).toEqual(NAMES);
    expect(match.state.ctx.teams).toEqual(teams);
    match.processAction({ player: 'ann', move: 'wait' });
    match.processAction({ player: 'bo', move: 'win' });
    expect(match.result?.winners).toEqual(['bo', 'cy', 'dan']);
    const saved = JSON.parse(JSON.stringify(match.snapshot()));
    expect(restore(game, saved).state).toEqual(match.state);
    expect(playReplay(game, JSON.parse(JSON.stringify(match.replay()))).state.ctx.teams).toEqual(teams);
    const reseated = { ...match.replay(), players: ['bo', 'ann', 'cy', 'dan'] };
    expect(refusal(() => playReplay(game, reseated))).toContain('its players do not sit as its teams say');
    expect(match.sample('ann', 3).state.ctx.teams).toEqual(teams);
    expect(refusal(() => restoreEdited(game, { ...saved, teams: [0, 3, 3, 3] }))).toContain(
      'teams leaves a number out',
    );
    expect(refusal(() => restoreEdited(game, { ...saved, teams: [0, 1] }))).toContain(
      'teams has 2 entries instead of 4',
    );
    const fixed = begin().snapshot();
    expect(refusal(() => restoreEdited(whist(2), { ...fixed, teams: [0, 0, 0, 0] }))).toContain('nobody chooses them');
    expect(createMatch(game, { players: NAMES }).state.ctx.teams).toBeUndefined();
  });

  it('what does not fit is refused with a sentence', () => {
    const make = (teams: unknown, declared: unknown = 2, more = {}) =>
      refusal(() => createMatch(whist(declared), { teams: teams as [], ...more }));
    expect(
      make(
        [
          ['ann', 'bo'],
          ['cy', 'dan'],
        ],
        2,
        { players: NAMES },
      ),
    ).toContain('and not both');
    expect(
      make(
        [
          ['ann', 'bo'],
          ['cy', 'dan'],
        ],
        'alone',
      ),
    ).toContain('In whist everybody plays alone');
    expect(
      make(
        [
          ['ann', 'bo'],
          ['cy', 'dan'],
        ],
        [
          [0, 1],
          [2, 3],
        ],
      ),
    ).toContain('in the order of their seats');
    expect(make([['ann', 'bo', 'cy', 'dan']])).toBe('whist is played by 2 teams, not 1.');
    expect(make([['ann'], ['bo', 'cy', 'dan']])).toBe('The teams are not of the same size.');
    expect(make([['ann', 'bo'], []])).toContain('Teams are lists of ids');
    expect(make('ann')).toContain('Teams are lists of ids');
    expect(
      make([
        ['ann', 'ann'],
        ['bo', 'cy'],
      ]),
    ).toContain('Two players have the same id');
  });
});
