import { describe, expect, it } from 'vitest';
import { endsSegment, testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { accepted, logged, play, tryMove, where } from './flow.fixture.ts';

describe('segments', () => {
  it('case 18: endIf keeps the segment, then leads to the next one’s start phase and start step', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'segments',
      state: { game: { ready: false } },
      moves: {
        wait: () => {},
        ready: ({ G }) => {
          G.ready = true;
        },
      },
      segments: {
        setup: { next: 'duringGame', endIf: ({ G }) => G.ready, ...logged(log, 'setup') },
        duringGame: {
          ...logged(log, 'duringGame'),
          turn: {
            phases: {
              main: { ...logged(log, 'main') },
              beginning: {
                start: true,
                next: 'main',
                ...logged(log, 'beginning'),
                steps: { draw: { ...logged(log, 'draw') }, ready: { start: true, ...logged(log, 'ready') } },
              },
            },
          },
        },
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'wait');
    expect(where(match)).toBe('setup/-/-');
    log.length = 0;
    play(match, 'p0', 'ready');
    expect(log).toEqual(['setup-', 'duringGame+', 'beginning+', 'ready+']);
    expect(where(match)).toBe('duringGame/beginning/ready');
  });

  it.each([
    ['draft', 'draft/-/-'],
    ['main', 'main/-/-'],
    ['end', 'end/-/-'],
  ])('case 19: a `next` function that says %s leads to %s', (choice, expected) => {
    const game = testGame({
      name: 'segments',
      state: { game: { choice: '' } },
      moves: {
        choose: ({ G }, { choice: chosen }) => {
          G.choice = chosen as string;
        },
      },
      segments: {
        setup: {
          endIf: ({ G }) => G.choice !== '',
          next: { to: ['draft', 'main', 'end'], by: ({ G }) => G.choice as 'draft' | 'main' | 'end' },
        },
        draft: {},
        main: {},
        end: {},
      },
    });
    const match = createMatch(game);
    play(match, 'p0', 'choose', { choice });
    expect(where(match)).toBe(expected);
  });

  it('case 20: a chain of segments runs in one settle, each hook once', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'segments',
      segments: {
        segment1: { next: 'segment2', endIf: () => true, ...logged(log, '1') },
        segment2: { next: 'segment3', endIf: () => true, ...logged(log, '2') },
        segment3: { ...logged(log, '3') },
      },
    });
    const match = createMatch(game);
    expect(log).toEqual(['1+', '1-', '2+', '2-', '3+']);
    expect(where(match)).toBe('segment3/-/-');
  });

  describe('case 21 (R0-41, A-5): the last segment ends', () => {
    const nothing = (): void => {};
    const ended = (next: null | undefined) => {
      const log: string[] = [];
      const game = testGame({
        name: 'segments',
        moves: {
          chat: nothing,
          finish: ({ G }) => {
            G.done = true;
          },
        },
        state: { game: { done: false } },
        segments: {
          last: {
            next,
            endIf: ({ G }) => G.done,
            ...logged(log, 'last'),
            turn: { phases: { main: { start: true, moves: { strike: nothing }, ...logged(log, 'main') } } },
          },
        },
      });
      const match = createMatch(game);
      log.length = 0;
      play(match, 'p0', 'finish');
      return { match, log };
    };

    it.each([null, undefined])('case 21: next %s: onEnd runs once and nothing is current', (next) => {
      const { match, log } = ended(next);
      expect(log).toEqual(['main-', 'last-']);
      expect(where(match)).toBe('-/-/-');
    });
    it('case 21: a phase move is refused, a global move accepted', () => {
      const { match } = ended(undefined);
      expect(tryMove(match, 'p0', 'strike')).toBe('move-not-available');
      expect(match.availableMoves('p0')).toEqual(['chat', 'finish']);
      expect(tryMove(match, 'p0', 'chat')).toBe('ok');
      expect(where(match)).toBe('-/-/-');
    });
    it('case 21: jumpTo({ segment }) resumes play', () => {
      const { match, log } = ended(undefined);
      log.length = 0;
      const reset = match.fork();
      accepted(match.flow.jumpTo({ segment: 'last', phase: 'main' }));
      // endIf still holds, so the segment ends at once again; what matters is that it began
      expect(log).toEqual(['last+', 'main+', 'main-', 'last-']);
      expect(where(reset)).toBe('-/-/-');
    });
    it('case 21: play goes on after the jump', () => {
      const game = testGame({
        name: 'segments',
        moves: { finish: endsSegment },
        segments: { last: { turn: { phases: { main: { start: true, moves: { strike: nothing } } } } } },
      });
      const match = createMatch(game);
      play(match, 'p0', 'finish');
      expect(where(match)).toBe('-/-/-');
      accepted(match.flow.jumpTo({ segment: 'last' }));
      expect(where(match)).toBe('last/main/-');
      expect(tryMove(match, 'p0', 'strike')).toBe('ok');
    });
  });

  describe('case 22 (R0-40, A-6): who begins a segment', () => {
    const game = (first?: string) =>
      testGame({
        name: 'segments',
        moves: {
          choose: ({ coreOps }, { player }) => {
            coreOps.setOtp(player as string);
            coreOps.endSegment();
          },
          give: ({ coreOps }) => {
            coreOps.setTurnPlayer('p1');
            coreOps.endSegment();
          },
        },
        segments: {
          setup: { next: 'duringGame', turn: {} },
          duringGame: { turn: first === undefined ? {} : { first: () => first } },
        },
      });

    it('case 22: the one on the play', () => {
      const match = createMatch(game());
      play(match, 'p0', 'choose', { player: 'p1' });
      expect(where(match)).toBe('duringGame/-/-');
      expect(match.state.ctx.turnPlayerPos).toBe(1);
      expect(match.state.ctx.priorityPlayerPos).toBe(1);
      expect(match.state.ctx.otp).toBe('p1');
    });
    it('case 22: nobody on the play, and the turn player was p1: it goes back to p0', () => {
      const match = createMatch(game());
      play(match, 'p0', 'give');
      expect(match.state.ctx.turnPlayerPos).toBe(0);
      expect(match.state.ctx.priorityPlayerPos).toBe(0);
    });
    it('A-6: `turn.first` goes before the one on the play', () => {
      const match = createMatch(game('p0'));
      play(match, 'p0', 'choose', { player: 'p1' });
      expect(match.state.ctx.turnPlayerPos).toBe(0);
      expect(match.state.ctx.priorityPlayerPos).toBe(0);
    });
    it('A-6: a `turn.first` that names nobody fails the move, with its path', () => {
      const match = createMatch(game('p9'));
      const result = match.act({ player: 'p0', move: 'give' });
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'rule-threw', path: 'segments.duringGame.turn.first' },
      });
      expect(where(match)).toBe('setup/-/-');
    });
    it('A-6: the segment’s onBegin goes before all', () => {
      const log: string[] = [];
      const chosen = testGame({
        name: 'segments',
        segments: {
          s: {
            onBegin: ({ ctx, coreOps }) => {
              log.push(`segment+ ${ctx.turnPlayerPos}`);
              coreOps.setTurnPlayer('p1');
            },
            turn: {
              first: () => 'p0',
              onBegin: ({ turnPlayer }) => {
                log.push(`turn+ ${turnPlayer.id}`);
              },
            },
          },
        },
      });
      const match = createMatch(chosen);
      expect(log).toEqual(['segment+ 0', 'turn+ p1']);
      expect(match.state.ctx.priorityPlayerPos).toBe(1);
    });
    it('A-6: a first player who has left is passed over', () => {
      const left = testGame({
        name: 'segments',
        players: 3,
        moves: {
          concede: {
            anyPlayer: true,
            run: ({ coreOps }) => {
              coreOps.leave();
            },
          },
          go: endsSegment,
        },
        segments: { setup: { next: 'duringGame', turn: {} }, duringGame: { turn: {} } },
      });
      const match = createMatch(left);
      play(match, 'p0', 'concede');
      play(match, 'p1', 'go');
      expect(match.state.ctx.turnPlayerPos).toBe(1);
      expect(match.state.ctx.priorityPlayerPos).toBe(1);
    });
  });

  it('A-5: a `next` function of a segment that says undefined stays, null ends', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'segments',
      state: { game: { end: false } },
      moves: {
        end: ({ G }) => {
          G.end = true;
        },
      },
      segments: {
        s: { endIf: () => true, next: { to: [null], by: ({ G }) => (G.end ? null : undefined) }, ...logged(log, 's') },
      },
    });
    const match = createMatch(game);
    expect(where(match)).toBe('s/-/-');
    expect(log).toEqual(['s+']);
    play(match, 'p0', 'end');
    expect(where(match)).toBe('-/-/-');
    expect(log).toEqual(['s+', 's-']);
  });

  it('R0-15: endIf reads ctx: the one on the play, the pending mulligans', () => {
    const game = testGame({
      name: 'segments',
      moves: {
        choose: ({ coreOps }) => {
          coreOps.setOtp('p0');
        },
      },
      segments: {
        startingAGame: {
          next: 'duringGame',
          endIf: ({ ctx }) => !!ctx.otp && !ctx.pendingMulligan.size,
          turn: {},
        },
        duringGame: {},
      },
    });
    const match = createMatch(game);
    expect(where(match)).toBe('startingAGame/-/-');
    play(match, 'p0', 'choose');
    expect(where(match)).toBe('duringGame/-/-');
  });

  it('A-4, A-9: leaving a segment in the middle of a turn ends step, phase, turn and segment once', () => {
    const log: string[] = [];
    const game = testGame({
      name: 'segments',
      moves: { go: endsSegment },
      segments: {
        a: {
          next: 'b',
          ...logged(log, 'a'),
          turn: {
            ...logged(log, 'a.turn'),
            phases: { p: { start: true, ...logged(log, 'p'), steps: { t: { start: true, ...logged(log, 't') } } } },
          },
        },
        b: { ...logged(log, 'b'), turn: { ...logged(log, 'b.turn') } },
      },
    });
    const match = createMatch(game);
    log.length = 0;
    play(match, 'p0', 'go');
    expect(log).toEqual(['t-', 'p-', 'a.turn-', 'a-', 'b+', 'b.turn+']);
  });
});
