import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { act, type StageMatch, stage } from '../effects/stage.fixture.ts';
import { concede, createMatch, type Json, manualMoves } from '../index.ts';

describe('concede', () => {
  it('at any time, in a decision too; the last who stays wins', () => {
    const match = stage({}, { players: ['ann', 'bo', 'cy'] });
    act(match, ({ coreOps }) => coreOps.ask({ ask: 'pick', player: 'bo', data: { of: [1] } }));
    expect(match.act({ player: 'cy', move: 'concede' }).ok).toBe(true);
    expect(match.state.ctx.gameOver).toBe(false);
    expect(match.view(null).decision?.waiting).toEqual(['bo']);
    expect(match.act({ player: 'ann', move: 'concede' }).ok).toBe(true);
    expect([match.state.ctx.gameOver, match.state.ctx.winner]).toEqual([true, 'bo']);
    expect(match.act({ player: 'bo', move: 'concede' })).toMatchObject({ ok: false, error: { code: 'game-over' } });
  });

  it('only once, and without arguments', () => {
    const match = stage({}, { players: ['ann', 'bo', 'cy'] });
    expect(match.act({ player: 'cy', move: 'concede', args: { why: 1 } })).toMatchObject({
      ok: false,
      error: { code: 'illegal-choice' },
    });
    match.act({ player: 'cy', move: 'concede' });
    expect(match.act({ player: 'cy', move: 'concede' })).toMatchObject({ ok: false, error: { code: 'player-left' } });
  });

  it('does not interrupt a round of passes', () => {
    const game = testGame({
      name: 'passing',
      players: 3,
      moves: { concede },
      segments: { play: { moves: { pass: ({ coreOps }) => coreOps.pass() } } },
    });
    const match = createMatch(game, { players: ['ann', 'bo', 'cy'] });
    match.act({ player: 'ann', move: 'pass' });
    match.act({ player: 'cy', move: 'concede' });
    expect(match.state.ctx.passed).toEqual(['ann']);
    match.act({ player: 'bo', move: 'pass' });
    expect(match.state.ctx.allPlayersPassed).toBe(true);
  });
});

describe('corrections by hand', () => {
  const start = (): StageMatch => {
    const match = stage({ moves: manualMoves });
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
      coreOps.createCard('drum', players[0].board);
    });
    return match;
  };
  const correct = (match: StageMatch, move: string, args: Record<string, Json>): string => {
    const result = match.act({ player: 'bo', move, args });
    return result.ok ? 'ok' : result.error.message;
  };

  it('are open in manual mode only', () => {
    const match = start();
    expect(correct(match, 'setPlayer', { player: 'ann', name: 'hp', value: 1 })).toBe(
      '"setPlayer" is only open in manual mode.',
    );
    expect([...match.tableActions('ann')].map(({ move }) => move)).not.toContain('setPlayer');
    match.setManualMode(true);
    expect([...match.tableActions('ann')].map(({ move }) => move)).toContain('setPlayer');
  });

  it('move cards and set attributes, each recorded like any action', () => {
    const match = start();
    match.setManualMode(true);
    expect(correct(match, 'moveCard', { card: 1, zone: 'board', player: 'bo', place: 'bottom' })).toBe('ok');
    expect(correct(match, 'setCard', { card: 2, name: 'dmg', value: 4 })).toBe('ok');
    expect(correct(match, 'setPlayer', { player: 'ann', name: 'hp', value: 9 })).toBe('ok');
    expect(correct(match, 'setGame', { name: 'n', value: 6 })).toBe('ok');
    const { players, G } = match.flow.context;
    expect([players[1].board.top?.name, players[0].board.top?.dmg, players[0].hp, G.n]).toEqual(['bell', 4, 9, 6]);
    expect(match.inspect()).toEqual([]);
    for (let i = 0; i < 4; i++) match.undo();
    expect([players[0].hand.length, players[0].hp, G.n]).toEqual([1, 5, 0]);
  });

  it('refuse what does not exist, and what the engine keeps itself', () => {
    const match = start();
    match.setManualMode(true);
    const before = match.checksum();
    expect(correct(match, 'moveCard', { card: 9, zone: 'board', player: 'bo' })).toBe('There is no card 9.');
    expect(correct(match, 'moveCard', { card: 1, zone: 'attic', player: 'bo' })).toBe(
      'There is no zone "attic" there.',
    );
    expect(correct(match, 'moveCard', { card: 1, zone: 'id', player: 'bo' })).toBe('There is no zone "id" there.');
    expect(correct(match, 'moveCard', { card: 1, zone: 'hand', player: 'cy' })).toBe('There is no zone "hand" there.');
    expect(correct(match, 'setCard', { card: 1, name: 'zone', value: 0 })).toBe(
      '"zone" is no attribute that can be set.',
    );
    expect(correct(match, 'setPlayer', { player: 'ann', name: 'id', value: 0 })).toBe(
      '"id" is no attribute that can be set.',
    );
    expect(correct(match, 'setPlayer', { player: 'ann', name: 'hp', value: 'much' })).toContain(
      'hp holds whole numbers',
    );
    expect(correct(match, 'setGame', { name: 'nope', value: 1 })).toBe('"nope" is no attribute that can be set.');
    for (const [move, of] of [
      ['setGame', {}],
      ['setCard', { card: 1 }],
      ['setPlayer', { player: 'ann' }],
    ] as const) {
      for (const name of ['__proto__', 'constructor', { toString: 1 }]) {
        expect(correct(match, move, { ...of, name, value: {} })).toMatch(/is no attribute that can be set\.$/);
      }
    }
    expect(correct(match, 'moveCard', { card: { toString: 1 }, zone: 'hand' })).toBe('There is no card an object.');
    expect(match.checksum()).toBe(before);
    expect(match.inspect()).toEqual([]);
  });
});
