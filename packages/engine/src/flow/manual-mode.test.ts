import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { accepted, logged, play, tryMove, where } from './flow.fixture.ts';

describe('manual mode', () => {
  const table = (log: string[] = []) =>
    testPhases({
      name: 'manual',
      state: { game: { damage: 0, done: false } },
      moves: {
        fix: {
          manual: true,
          run: ({ G }, { damage }) => {
            G.damage = damage as number;
          },
        },
        go: { manual: true, run: ({ coreOps }, { phase }) => void coreOps.setPhase(phase as 'q') },
        resume: { manual: true, run: ({ coreOps }) => coreOps.setManualMode(false) },
      },
      phases: {
        p: {
          start: true,
          next: 'q',
          endIf: ({ G }) => G.done || G.damage > 5,
          ...logged(log, 'p'),
          moves: {
            finish: ({ G }) => {
              G.done = true;
            },
          },
        },
        q: { ...logged(log, 'q'), moves: { strike: ({ G }) => void G.damage++ } },
      },
    });

  it('A-19: manual moves are closed until the host switches the mode on', () => {
    const match = createMatch(table());
    expect(match.act({ player: 'p0', move: 'fix', args: { damage: 3 } })).toMatchObject({
      ok: false,
      error: { code: 'move-not-available', message: '"fix" is only open in manual mode.' },
    });
    expect(match.availableMoves('p0')).toEqual(['finish']);
    accepted(match.setManualMode(true));
    expect(match.state.ctx.manualMode).toBe(true);
    expect(tryMove(match, 'p0', 'fix', { damage: 3 })).toBe('ok');
    expect(match.state.G.damage).toBe(3);
  });

  it('A-19: availability and priority are suspended', () => {
    const match = createMatch(table());
    accepted(match.setManualMode(true));
    expect([...match.availableMoves('p1')].sort()).toEqual(['finish', 'fix', 'go', 'resume', 'strike']);
    expect(tryMove(match, 'p1', 'strike')).toBe('ok');
    expect(match.state.G.damage).toBe(1);
  });

  it('A-19: automatic transitions are suspended, and on leaving one settle runs', () => {
    const log: string[] = [];
    const match = createMatch(table(log));
    accepted(match.setManualMode(true));
    play(match, 'p0', 'finish');
    expect(where(match)).toBe('s/p/-');
    expect(log).toEqual(['p+']);
    accepted(match.setManualMode(false));
    expect(where(match)).toBe('s/q/-');
    expect(log).toEqual(['p+', 'p-', 'q+']);
  });

  it('A-19: a move of the game may leave the mode', () => {
    const match = createMatch(table());
    accepted(match.setManualMode(true));
    play(match, 'p1', 'fix', { damage: 9 });
    expect(where(match)).toBe('s/p/-');
    play(match, 'p1', 'resume');
    expect(match.state.ctx.manualMode).toBe(false);
    expect(where(match)).toBe('s/q/-');
  });

  it('A-19: navigation is open to players by their moves, and to the host', () => {
    const log: string[] = [];
    const match = createMatch(table(log));
    accepted(match.setManualMode(true));
    play(match, 'p1', 'go', { phase: 'q' });
    expect(where(match)).toBe('s/q/-');
    accepted(match.flow.setPhase('p'));
    expect(where(match)).toBe('s/p/-');
    expect(log).toEqual(['p+', 'p-', 'q+', 'q-', 'p+']);
  });

  it('A-19: counters and history still record, and undo takes the mode back', () => {
    const match = createMatch(table());
    accepted(match.setManualMode(true));
    play(match, 'p1', 'fix', { damage: 2 });
    expect(match.state.ctx.numMoves).toBe(1);
    expect(match.state.ctx.numTurnMoves).toBe(1);
    expect(match.replay().actions).toEqual([
      { host: 'setManualMode', args: { on: true } },
      { player: 'p1', move: 'fix', args: { damage: 2 } },
    ]);
    accepted(match.undo());
    accepted(match.undo());
    expect(match.state.ctx.manualMode).toBe(false);
    expect(match.state.G.damage).toBe(0);
  });

  it('part 3 (A-17): a correction by hand does not clear passes', () => {
    const game = testGame({
      name: 'manual',
      players: 3,
      moves: {
        pass: ({ coreOps }) => coreOps.pass(),
        fix: { manual: true, run: () => {} },
      },
      segments: { s: { turn: {} } },
    });
    const match = createMatch(game);
    play(match, 'p0', 'pass');
    accepted(match.setManualMode(true));
    play(match, 'p2', 'fix');
    expect(match.state.ctx.passed).toEqual(['p0']);
  });

  it('A-19: an unknown move and a player from elsewhere are still refused', () => {
    const match = createMatch(table());
    accepted(match.setManualMode(true));
    expect(tryMove(match, 'p0', 'fly')).toBe('unknown-move');
    expect(tryMove(match, 'p7', 'fix')).toBe('unknown-player');
  });
});
