import { createMatch, declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { AutoPass, type PassMode } from './auto-pass.ts';

/** Three players; whoever has priority passes, taps (which changes nothing for the others) or, with a card, speaks. */
const kit = declareGame({ name: 'table', players: 3, state: { player: { words: 0, taps: 9 } } });
const pass = kit.move().run(({ coreOps }) => coreOps.pass());
const tap = kit
  .move()
  .when(({ player }) => player.taps > 0)
  .run(({ player }) => {
    player.taps -= 1;
  });
const speak = kit
  .move()
  .when(({ player }) => player.words > 0 || 'You have nothing to say.')
  .run(({ player }) => {
    player.words -= 1;
  });
const table = kit.define({
  setup: ({ players }, options) => {
    const { words } = (options ?? { words: [0, 0, 0] }) as { words: number[] };
    for (const player of players) player.words = words[player.seat];
  },
  segments: {
    play: {
      turn: {
        phases: {
          talk: {
            start: true,
            endIf: ({ ctx }) => ctx.allPlayersPassed,
            next: null,
            onBegin: ({ coreOps, turnPlayer }) => coreOps.openWindow({ first: turnPlayer }),
            moves: { pass, tap, speak },
          },
        },
      },
    },
  },
});

const sit = (words: number[], modes: readonly PassMode[]) => {
  const match = createMatch(table, { players: ['ann', 'bo', 'cy'], options: { words } });
  const passes = new AutoPass({ move: 'pass', idle: ['tap'] });
  for (const [seat, mode] of modes.entries()) passes.set(match, match.players[seat], mode);
  const run = (most = 20): string[] => {
    const made: string[] = [];
    for (let action = passes.next(match); action !== null && made.length < most; action = passes.next(match)) {
      expect(match.act(action).ok).toBe(true);
      made.push(action.player);
    }
    return made;
  };
  return { match, passes, run };
};

describe('passes made on a player’s behalf', () => {
  it('never: nobody passes for them', () => {
    const { match, passes, run } = sit([0, 0, 0], ['never', 'whenIdle', 'whenIdle']);
    expect(run()).toEqual([]);
    match.processAction({ player: 'ann', move: 'pass' });
    // the others pass, then it is bo's turn; bo and cy pass again and ann is asked
    expect(run()).toEqual(['bo', 'cy', 'bo', 'cy']);
    expect(passes.modeOf('ann')).toBe('never');
  });

  it('whenIdle: only if nothing else can be done; what never matters does not count', () => {
    const { match, run } = sit([0, 1, 0], ['whenIdle', 'whenIdle', 'whenIdle']);
    expect(run()).toEqual(['ann']);
    match.processAction({ player: 'bo', move: 'speak' });
    expect(run(4)).toEqual(['bo', 'cy', 'ann', 'bo']);
  });

  it('untilSomething: passes though there is something to do, until somebody acts', () => {
    const { match, passes, run } = sit([1, 0, 1], ['never', 'never', 'untilSomething']);
    match.processAction({ player: 'ann', move: 'pass' });
    match.processAction({ player: 'bo', move: 'pass' });
    expect(run()).toEqual(['cy']);
    // bo's turn: bo acts, so cy is asked
    match.processAction({ player: 'bo', move: 'tap' });
    match.processAction({ player: 'bo', move: 'pass' });
    expect(run()).toEqual([]);
    expect(passes.modeOf('cy')).toBe('whenIdle');
  });

  it('untilSomething ends when the player’s own turn begins', () => {
    const { match, passes, run } = sit([1, 1, 1], ['never', 'untilSomething', 'never']);
    match.processAction({ player: 'ann', move: 'pass' });
    expect(run()).toEqual(['bo']);
    match.processAction({ player: 'cy', move: 'pass' });
    expect(match.state.ctx.turnPlayerPos).toBe(1);
    expect(run()).toEqual([]);
    expect(passes.modeOf('bo')).toBe('whenIdle');
  });

  it('what was taken back counts as something', () => {
    const { match, passes, run } = sit([1, 1, 1], ['never', 'never', 'never']);
    match.processAction({ player: 'ann', move: 'tap' });
    match.processAction({ player: 'ann', move: 'pass' });
    passes.set(match, 'bo', 'untilSomething');
    match.undo();
    match.undo();
    match.processAction({ player: 'ann', move: 'pass' });
    expect(run()).toEqual([]);
  });

  it('each is an ordinary recorded action: a replay has them', () => {
    const { match, run } = sit([0, 0, 0], ['whenIdle', 'whenIdle', 'whenIdle']);
    const made = run(5);
    expect(match.replay().actions.map((entry) => (entry as { player: string }).player)).toEqual(made);
  });
});
