import { describe, expect, it } from 'vitest';
import { concede, createMatch, declareGame, type GameEnd, playReplay, restore, restoreEdited } from '../index.ts';

/** A game that ends as a test likes. */
type End = (context: { readonly players: readonly { readonly id: string; readonly seat: number }[] }) => unknown;
let end: End = () => undefined;

const kit = declareGame({ name: 'ends', players: { min: 1, max: 4 }, state: { player: { points: 0 } } });
const stop = kit.move({ anyPlayer: true }).run((context) => {
  for (const player of context.players) player.points = 10 * player.seat;
  context.coreOps.endGame(end(context) as GameEnd<(typeof context)['player']>);
});
const game = kit.define({ moves: { concede }, segments: { play: { moves: { stop } } } });

const start = (count = 4) => createMatch(game, { seed: 1, players: ['ann', 'bo', 'cy', 'dan'].slice(0, count) });
const ended = (how: End, count = 4) => {
  const match = start(count);
  end = how;
  match.processAction({ player: 'ann', move: 'stop' });
  return match;
};
const refusal = (how: unknown): string => {
  const match = start();
  end = () => how;
  const result = match.act({ player: 'ann', move: 'stop' });
  expect(match.isOver).toBe(false);
  return result.ok
    ? 'accepted'
    : result.error.message.replace(/^moves\.stop threw: |^segments\.play\.moves\.stop threw: /, '');
};

describe('how a match ends', () => {
  it('one winner, as short as can be: a handle or an id', () => {
    for (const how of [() => 'bo', ({ players }: Parameters<End>[0]) => players[1]]) {
      const match = ended(how);
      expect(match.winner).toBe('bo');
      expect(match.result).toEqual({
        winners: ['bo'],
        losers: ['ann', 'cy', 'dan'],
        ranks: { ann: 2, bo: 1, cy: 2, dan: 2 },
        scores: null,
        reason: null,
      });
    }
  });

  it('a draw: nobody wins and nobody loses', () => {
    const match = ended(() => undefined, 2);
    expect([match.isOver, match.winner]).toEqual([true, undefined]);
    expect(match.result).toEqual({ winners: [], losers: [], ranks: { ann: 1, bo: 1 }, scores: null, reason: null });
    expect(ended(() => ({ reason: 'stalemate' }), 2).result).toMatchObject({
      winners: [],
      losers: [],
      reason: 'stalemate',
    });
  });

  it('several winners, and why', () => {
    const match = ended(({ players }) => ({ winners: [players[3], 'bo'], reason: 'The tower fell.' }));
    expect(match.winner).toBeUndefined();
    expect(match.result).toMatchObject({
      winners: ['bo', 'dan'],
      losers: ['ann', 'cy'],
      ranks: { ann: 3, bo: 1, cy: 3, dan: 1 },
      reason: 'The tower fell.',
    });
  });

  it('everybody wins, or loses, together', () => {
    expect(ended(() => ({ winners: 'everyone' }), 2).result).toMatchObject({ winners: ['ann', 'bo'], losers: [] });
    expect(ended(() => ({ winners: 'nobody' }), 2).result).toMatchObject({ winners: [], losers: ['ann', 'bo'] });
  });

  it('who has left comes last by their score, and does not win', () => {
    const points = ({ seat }: { readonly seat: number }): number => 10 * seat;
    const match = start();
    for (const player of ['dan', 'ann']) match.processAction({ player, move: 'concede' });
    for (const [best, ranks] of [
      ['highest', { ann: 3, bo: 2, cy: 1, dan: 3 }],
      ['lowest', { ann: 3, bo: 1, cy: 2, dan: 3 }],
    ] as const) {
      end = () => ({ scores: points, best });
      const copy = match.fork();
      copy.processAction({ player: 'bo', move: 'stop' });
      expect(copy.result).toMatchObject({ ranks, scores: { ann: 0, bo: 10, cy: 20, dan: 30 } });
    }
  });

  it('ranks, best first, with ties', () => {
    expect(ended(() => ({ ranks: ['cy', ['ann', 'bo'], 'dan'] })).result).toMatchObject({
      winners: ['cy'],
      ranks: { ann: 2, bo: 2, cy: 1, dan: 4 },
    });
    expect(ended(() => ({ ranks: ['cy', 'bo', 'ann', 'dan'], winners: ['bo', 'cy'] })).result?.winners).toEqual([
      'bo',
      'cy',
    ]);
  });

  it('scores decide, the highest or the lowest', () => {
    const points = ({ points }: { points: number }) => points;
    expect(ended(() => ({ scores: points })).result).toEqual({
      winners: ['dan'],
      losers: ['ann', 'bo', 'cy'],
      ranks: { ann: 4, bo: 3, cy: 2, dan: 1 },
      scores: { ann: 0, bo: 10, cy: 20, dan: 30 },
      reason: null,
    });
    expect(ended(() => ({ scores: points, best: 'lowest' })).result?.winners).toEqual(['ann']);
    expect(ended(() => ({ scores: () => 7 })).result).toMatchObject({ winners: [], losers: [] });
    expect(ended(() => ({ scores: points, winners: ['bo'] })).result?.ranks).toEqual({ ann: 4, bo: 1, cy: 3, dan: 2 });
  });

  it('what does not make sense is said in a sentence, and the match goes on', () => {
    expect(refusal('bob')).toBe(
      'endGame: "bob" is no player of this match; players: ann, bo, cy, dan; did you mean "bo"?',
    );
    expect(refusal({ winner: 'bo' })).toContain(
      'endGame has no option "winner"; there are winners, ranks, scores, best, reason; did you mean "winners"?',
    );
    expect(refusal({ winners: 'bo' })).toBe(
      'endGame({ winners }) takes "everyone", "nobody" or a list of players, not "bo"',
    );
    expect(refusal({ winners: [] })).toContain('write "nobody" if all lose');
    expect(refusal({ winners: ['eve'] })).toContain('endGame({ winners }): "eve" is no player');
    expect(refusal({ winners: [undefined] })).toContain('endGame({ winners }) takes players or their ids');
    expect(refusal({ ranks: ['ann', ['bo']] })).toBe('endGame({ ranks }) leaves out cy, dan: name every player once');
    expect(refusal({ ranks: ['ann', 'bo', 'cy', 'dan', 'ann'] })).toContain(
      'names ann, or somebody who plays with them, twice',
    );
    expect(refusal({ ranks: ['ann', 'bo', 'cy', 'dan'], winners: ['bo'] })).toBe(
      'endGame ranks ann before bo, who wins',
    );
    expect(refusal({ scores: () => Number.NaN })).toBe('endGame({ scores }) gave NaN for ann, which is no number');
    expect(refusal({ scores: { ann: 1 } })).toContain(
      "endGame({ scores }) takes a function that gives a player's score",
    );
    expect(refusal({ best: 'lowest' })).toContain('there are no scores');
    expect(refusal({ scores: () => 1, best: 'low' })).toContain('endGame({ best }) takes "highest" or "lowest"');
    expect(refusal({ reason: 3 })).toBe('endGame({ reason }) takes a text for people, not 3');
    expect(refusal(null)).toBe('endGame takes a player or their id, not null');
  });
});

describe('the result is told everywhere', () => {
  const how: End = () => ({ scores: ({ points }: { points: number }) => points, reason: 'time' });

  it('in the state, in every view, and by an event', () => {
    const match = start();
    end = how;
    expect([match.result, match.state.ctx.result, match.view(null).ctx.result]).toEqual([null, undefined, null]);
    const applied = match.act({ player: 'ann', move: 'stop' });
    const { result } = match;
    expect([match.state.ctx.result, match.view('bo').ctx.result, match.view(null).ctx.result]).toEqual([
      result,
      result,
      result,
    ]);
    expect(applied.ok && applied.eventsFor('bo').find(({ type }) => type === 'gameOver')).toEqual({
      type: 'gameOver',
      result,
      cause: { player: 'ann', move: 'stop' },
    });
  });

  it('it is taken back, done again, saved, restored and played again', () => {
    const match = ended(how);
    const { result } = match;
    const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
    expect(restore(game, snapshot).result).toEqual(result);
    expect(restore(game, snapshot).checksum()).toBe(match.checksum());
    expect(playReplay(game, JSON.parse(JSON.stringify(match.replay()))).result).toEqual(result);
    expect(ended(() => ({ scores: ({ points }: { points: number }) => points })).checksum()).not.toBe(match.checksum());
    match.undo();
    expect(match.result).toBeNull();
    match.redo();
    expect(match.result).toEqual(result);
  });

  it.each([
    ['winners', 1, /header\.losers does not fit who has won/],
    ['losers', 15, /header\.losers does not fit/],
    ['gameOver', 0, /header\.gameOver is 0, but somebody has won or lost/],
    ['result', { ranks: [1, 1, 1, 2], scores: null, reason: null }, /ranks\[3\] is 2, which is no place/],
    ['result', { ranks: [1, 2, 3, 4], scores: null, reason: null }, /puts somebody before a winner/],
    ['result', { ranks: [4, 3, 2], scores: null, reason: null }, /has 3 entries instead of 4/],
    ['result', { ranks: [4, 3, 2, 1], scores: [0, 0, 0, 'x'], reason: null }, /scores\[3\] is not a number/],
    ['result', { ranks: [4, 3, 2, 1], scores: null, reason: 3 }, /reason is not text/],
    ['result', { ranks: [4, 3, 2, 1], scores: null }, /reason is missing/],
  ])('a forged snapshot with another %s (%j) is refused', (word, value, message) => {
    const snapshot = ended(how).snapshot();
    expect(() => restoreEdited(game, { ...snapshot, header: { ...snapshot.header, [word]: value as never } })).toThrow(
      message,
    );
  });
});

describe('leaving', () => {
  it('the last one who stays wins, and it says why', () => {
    const match = start(3);
    match.processAction({ player: 'cy', move: 'concede' });
    expect(match.isOver).toBe(false);
    match.processAction({ player: 'ann', move: 'concede' });
    expect(match.result).toMatchObject({ winners: ['bo'], losers: ['ann', 'cy'], reason: 'concession' });
  });

  it('whoever plays alone against the game has lost', () => {
    const match = start(1);
    match.processAction({ player: 'ann', move: 'concede' });
    expect(match.result).toMatchObject({ winners: [], losers: ['ann'] });
  });
});
