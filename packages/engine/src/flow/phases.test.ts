import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { logged, play, where } from './flow.fixture.ts';

describe('phases', () => {
  it('case 10 (A-24): the move is counted before the phase is asked', () => {
    const log: string[] = [];
    const game = testPhases({
      name: 'phases',
      moves: { act: () => {} },
      phases: {
        main: { start: true, next: 'end', endIf: ({ ctx }) => ctx.numTurnMoves > 1 },
        end: { ...logged(log, 'end') },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'act');
    expect(where(match)).toBe('s/main/-');
    expect(log).toEqual([]);
    play(match, 'p0', 'act');
    expect(where(match)).toBe('s/end/-');
    expect(log).toEqual(['end+']);
  });

  describe('case 15: a `next` function chooses the phase', () => {
    const played = (answer: string | null | undefined) => {
      const log: string[] = [];
      const game = testGame({
        name: 'phases',
        state: { game: { asked: false } },
        moves: {
          ask: ({ G }) => {
            G.asked = true;
          },
        },
        segments: {
          s: {
            turn: {
              onBegin: ({ G }) => {
                G.asked = false;
              },
              phases: {
                choose: {
                  start: true,
                  endIf: ({ G }) => G.asked,
                  next: { to: ['end', 'action', null], by: () => answer as 'end' | 'action' | null | undefined },
                  ...logged(log, 'choose'),
                },
                end: { ...logged(log, 'end') },
                action: { ...logged(log, 'action') },
              },
            },
          },
        },
      });
      const match = createMatch(game);
      log.length = 0;
      play(match, 'p0', 'ask');
      return { match, log };
    };

    it('case 15: "end" leads to end', () => {
      const { match, log } = played('end');
      expect(where(match)).toBe('s/end/-');
      expect(log).toEqual(['choose-', 'end+']);
    });
    it('case 15: "action" leads to action', () => {
      const { match, log } = played('action');
      expect(where(match)).toBe('s/action/-');
      expect(log).toEqual(['choose-', 'action+']);
    });
    it('case 15 (A-5): undefined keeps the phase, and no onEnd runs', () => {
      const { match, log } = played(undefined);
      expect(where(match)).toBe('s/choose/-');
      expect(log).toEqual([]);
      expect(match.state.ctx.numTurns).toBe(0);
    });
    it('case 15 (A-5): null completes the turn', () => {
      const { match, log } = played(null);
      expect(where(match)).toBe('s/choose/-');
      expect(log).toEqual(['choose-', 'choose+']);
      expect(match.state.ctx.turnPlayerPos).toBe(1);
      expect(match.state.ctx.numTurns).toBe(1);
    });
  });

  it('R0-45: `next` is asked with the state as it is when the phase ends', () => {
    const game = testPhases({
      name: 'phases',
      state: { game: { combat: false } },
      moves: {
        attack: ({ G, coreOps }) => {
          coreOps.endPhase();
          G.combat = true;
        },
      },
      phases: {
        main: { start: true, next: { to: ['clash', 'end'], by: ({ G }) => (G.combat ? 'clash' : 'end') } },
        clash: {},
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'attack');
    expect(where(match)).toBe('s/clash/-');
  });

  it('R0-25, A-8: a phase without endIf does not end by itself', () => {
    const game = testPhases({
      name: 'phases',
      moves: { act: () => {} },
      phases: { main: { start: true, next: 'end' }, end: {} },
    });
    const match = createMatch(game);
    for (let i = 0; i < 5; i++) play(match, 'p0', 'act');
    expect(where(match)).toBe('s/main/-');
  });

  it('R0-81, A-8: a conditional loop by `next` is consulted when a move ends the phase', () => {
    const game = testPhases({
      name: 'phases',
      state: { game: { combatDeclared: false, turnEnded: false } },
      moves: {
        end: ({ G, coreOps }, { how }) => {
          if (how === 'combat') G.combatDeclared = true;
          if (how === 'turn') G.turnEnded = true;
          coreOps.endPhase();
        },
      },
      phases: {
        main: {
          start: true,
          next: {
            to: ['combat', 'end', 'main'],
            by: ({ G }) => (G.combatDeclared ? 'combat' : G.turnEnded ? 'end' : 'main'),
          },
        },
        combat: {},
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'end', { how: 'not yet' });
    expect(where(match)).toBe('s/main/-');
    const other = match.fork();
    play(match, 'p0', 'end', { how: 'combat' });
    expect(where(match)).toBe('s/combat/-');
    play(other, 'p0', 'end', { how: 'turn' });
    expect(where(other)).toBe('s/end/-');
  });

  it('A-8: `auto: true` is short for `endIf: () => true`', () => {
    const game = testPhases({
      name: 'phases',
      phases: { ready: { start: true, auto: true, next: 'main' }, main: {} },
    });
    expect(where(createMatch(game))).toBe('s/main/-');
  });

  it('R0-83: a phase may depend on fields the game adds to ctx and to players', () => {
    const game = testPhases({
      name: 'phases',
      state: { ctx: { turnPlayerWantsToContinue: true }, player: { championSelected: false } },
      moves: {
        select: {
          anyPlayer: true,
          run: ({ player }) => {
            player.championSelected = true;
          },
        },
        stop: ({ ctx }) => {
          ctx.turnPlayerWantsToContinue = false;
        },
      },
      phases: {
        champions: {
          start: true,
          next: 'main',
          endIf: ({ ctx }) => ctx.playerOrder.every((id) => ctx.players[id].championSelected),
        },
        main: { next: 'end', endIf: ({ ctx }) => !ctx.turnPlayerWantsToContinue },
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p1', 'select');
    expect(where(match)).toBe('s/champions/-');
    play(match, 'p0', 'select');
    expect(where(match)).toBe('s/main/-');
    play(match, 'p0', 'stop');
    expect(where(match)).toBe('s/end/-');
    expect(match.state.ctx.turnPlayerWantsToContinue).toBe(false);
    expect(match.state.ctx.players.p1.championSelected).toBe(true);
  });
});
