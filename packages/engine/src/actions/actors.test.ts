import { describe, expect, it } from 'vitest';
import { testGame, testPhases } from '../define.fixture.ts';
import { accepted, play, tryMove } from '../flow/flow.fixture.ts';
import { createMatch } from '../index.ts';

/** who may act. */
describe('actors', () => {
  const nothing = (): void => {};
  const game = testPhases({
    name: 'actors',
    players: 3,
    pending: ['vote'],
    moves: {
      act: nothing,
      concede: { anyPlayer: true, run: nothing },
      respond: ({ coreOps }) => coreOps.setPriority('p1'),
    },
    phases: {
      normal: { start: true, next: 'mine', onBegin: ({ coreOps }) => coreOps.setPriority('p0') },
      mine: {
        next: 'free',
        actors: 'turnPlayer',
        steps: { open: { start: true, next: 'shut', actors: 'any' }, shut: {} },
      },
      free: { next: 'votes', actors: 'any' },
      votes: {
        next: 'waits',
        actors: 'pending:vote',
        onBegin: ({ coreOps }) => coreOps.setPendingVote(['p2', 'p1']),
        moves: { vote: ({ coreOps }) => coreOps.donePending('vote') },
      },
      waits: { actors: 'priority' },
    },
  });
  const who = (match: ReturnType<typeof createMatch<never>> | object, move = 'act'): string[] => {
    const running = match as { players: readonly string[]; fork(): { act(action: object): { ok: boolean } } };
    return running.players.filter((player) => running.fork().act({ player, move }).ok);
  };

  it('A-14, R0-5: by default only the player with priority', () => {
    const match = createMatch(game);
    expect(who(match)).toEqual(['p0']);
    play(match, 'p0', 'respond');
    expect(who(match)).toEqual(['p1']);
    expect(tryMove(match, 'p0', 'act')).toBe('not-your-priority');
  });

  it('A-14: `anyPlayer` moves are open to everyone, with or without priority', () => {
    expect(who(createMatch(game), 'concede')).toEqual(['p0', 'p1', 'p2']);
  });

  it('A-14: actors "turnPlayer": priority does not matter; a step may widen it and the next inherits again', () => {
    const match = createMatch(game);
    play(match, 'p0', 'respond');
    accepted(match.flow.setPhase('mine'));
    expect(who(match)).toEqual(['p0', 'p1', 'p2']);
    accepted(match.flow.setStep('shut'));
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
    expect(who(match)).toEqual(['p0']);
  });

  it('A-14: actors "any": everyone', () => {
    const match = createMatch(game);
    accepted(match.flow.setPhase('free'));
    expect(who(match)).toEqual(['p0', 'p1', 'p2']);
    expect(match.availableMoves('p2')).toContain('act');
  });

  it('A-14: actors "pending:…": the first of the list, in turn order', () => {
    const match = createMatch(game);
    accepted(match.flow.setPhase('votes'));
    expect([...match.state.ctx.pendingVote]).toEqual(['p1', 'p2']);
    expect(who(match)).toEqual(['p1']);
    play(match, 'p1', 'vote');
    expect(who(match)).toEqual(['p2']);
    play(match, 'p2', 'vote');
    expect(who(match)).toEqual([]);
    expect(who(match, 'concede')).toEqual(['p0', 'p1', 'p2']);
  });

  it('A-14: a list made before the phase began gives its first player priority all the same', () => {
    const early = testPhases({
      name: 'actors',
      pending: ['vote'],
      moves: {
        go: ({ coreOps }) => {
          coreOps.setPendingVote(['p1']);
          coreOps.endPhase();
        },
        act: nothing,
      },
      phases: { a: { start: true, next: 'b' }, b: { actors: 'pending:vote' } },
    });
    const match = createMatch(early);
    play(match, 'p0', 'go');
    expect(who(match)).toEqual(['p1']);
    expect(match.state.ctx.priorityPlayerPos).toBe(1);
  });

  it('A-14: actors of segment and turn are inherited downward', () => {
    const inherited = testGame({
      name: 'actors',
      moves: { act: nothing },
      segments: {
        open: { next: 'mine', actors: 'any', turn: { phases: { p: { start: true } } } },
        mine: { turn: { actors: 'any', phases: { p: { start: true, actors: 'priority' }, q: {} } } },
      },
    });
    const match = createMatch(inherited);
    expect(who(match)).toEqual(['p0', 'p1']);
    accepted(match.flow.setSegment('mine'));
    expect(who(match)).toEqual(['p0']);
    accepted(match.flow.setPhase('q'));
    expect(who(match)).toEqual(['p0', 'p1']);
  });
});
