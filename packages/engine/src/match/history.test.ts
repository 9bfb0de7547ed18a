import { describe, expect, it } from 'vitest';
import { type LabContext, type LabMatch, lab, look, make } from '../world/lab.fixture.ts';

const steps: ((context: LabContext) => unknown)[] = [
  ({ G }) => void G.count++,
  ({ coreOps }) => coreOps.drawCard('a', 2) && undefined,
  ({ coreOps, players }) => coreOps.shuffle(players[1].deck),
  ({ coreOps, zones }) => void coreOps.createCard('cow', zones.table, { damage: 3 }),
  ({ coreOps }) => coreOps.endTurn(),
  ({ coreOps }) => coreOps.emit('cheer', { loud: [1, 2] }),
  ({ coreOps }) => coreOps.setPhase('end'),
  ({ coreOps }) => coreOps.leave('b'),
];

describe('undo and redo', () => {
  it('go back to every checksum and forward again', () => {
    const match = lab();
    const sums = [match.checksum()];
    for (const step of steps) {
      make(match, step);
      sums.push(match.checksum());
    }
    for (let i = steps.length - 1; i >= 0; i--) {
      expect(match.undo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[i]);
    }
    expect(match.undo()).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(match.state.ctx.moveHistory).toEqual([]);
    for (let i = 1; i < sums.length; i++) {
      expect(match.redo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[i]);
    }
    expect(match.redo()).toMatchObject({ ok: false, error: { code: 'nothing-to-redo' } });
    expect(match.state.ctx.moveHistory).toHaveLength(steps.length);
  });

  it('a new action cuts off what could be redone', () => {
    const match = lab();
    make(match, steps[0]);
    make(match, steps[0]);
    match.undo();
    make(match, steps[3]);
    expect(match.redo()).toMatchObject({ error: { code: 'nothing-to-redo' } });
    expect(match.state.G.count).toBe(1);
    match.undo();
    match.undo();
    expect(match.state.G.count).toBe(0);
  });

  it('a refused action does not', () => {
    const match = lab();
    make(match, steps[0]);
    match.undo();
    expect(match.act({ player: 'b', move: 'pass' }).ok).toBe(false);
    expect(match.redo().ok).toBe(true);
    expect(match.state.G.count).toBe(1);
  });

  it('the host’s operations are undone like moves', () => {
    const match = lab();
    const before = match.checksum();
    match.flow.setPhase('end');
    match.setManualMode(true);
    match.undo();
    match.undo();
    expect(match.checksum()).toBe(before);
    match.redo();
    expect([match.state.ctx.currentPhase, match.state.ctx.manualMode]).toEqual(['end', false]);
  });

  it('what a result says is still true after undo, and after something else was done instead', () => {
    const match = lab();
    const results = steps.map((step) => make(match, step));
    const read = () => results.map(({ events, trace }) => ({ events, trace }));
    const said = structuredClone(read());
    expect(said[1].events.filter((event) => event.type === 'cardMoved')).toHaveLength(2);
    expect(said[4].trace.some((entry) => entry.kind === 'enterTurn' && entry.at === 'b')).toBe(true);
    expect(said[5].events).toContainEqual(expect.objectContaining({ type: 'cheer', loud: [1, 2] }));
    while (match.undo().ok) {
      /* to the root */
    }
    expect(read()).toEqual(said);
    for (let i = 0; i < 50; i++) make(match, ({ coreOps, zones }) => void coreOps.createCard('dog', zones.table));
    expect(read()).toEqual(said);
  });

  it('what an event holds cannot be changed afterwards', () => {
    const match = lab();
    const loud = [1, 2];
    const result = make(match, ({ coreOps }) => {
      coreOps.emit('cheer', { loud });
      expect(() => loud.push(3)).toThrow(TypeError);
    });
    expect(result.events).toContainEqual(expect.objectContaining({ type: 'cheer', loud: [1, 2] }));
  });

  it('a long match is undone to its root', () => {
    const match = lab({ seed: 1, players: ['a', 'b'], undo: 'all' });
    const root = match.checksum();
    for (let i = 0; i < 5000; i++) {
      make(match, ({ G, coreOps, players }) => {
        G.count++;
        coreOps.shuffle(players[0].deck);
      });
    }
    for (let i = 0; i < 5000; i++) match.undo();
    expect(match.checksum()).toBe(root);
  });
});

describe('a fork', () => {
  const play = (match: LabMatch) => steps.forEach((step) => void make(match, step));

  it('stands where the original stands, and goes the same way', () => {
    const match = lab();
    make(match, steps[2]);
    const fork = match.fork();
    expect(fork.snapshot()).toEqual(match.snapshot());
    play(match);
    play(fork);
    expect(fork.checksum()).toBe(match.checksum());
  });

  it('and the original do not disturb each other', () => {
    const match = lab();
    make(match, steps[3]);
    const fork = match.fork();
    const before = match.snapshot();
    const { state } = match;
    play(fork);
    make(fork, ({ G, players }) => {
      G.links = [7];
      players[0].title = 'king';
    });
    expect(match.snapshot()).toEqual(before);
    expect(match.state).toBe(state);
    const forked = fork.snapshot();
    play(match);
    match.undo();
    expect(fork.snapshot()).toEqual(forked);
  });

  it('shares no handle', () => {
    const match = lab();
    const fork = match.fork();
    make(fork, ({ ctx }) => {
      ctx.cards[1].damage = 5;
    });
    expect(look(match, ({ ctx }) => ctx.cards[1].damage)).toBe(0);
  });

  it('keeps the past it cannot undo', () => {
    const match = lab();
    make(match, steps[0]);
    const fork = match.fork();
    expect(fork.undo().ok).toBe(false);
    expect(match.undo().ok).toBe(true);
    expect(fork.state.G.count).toBe(1);
    expect(fork.state.ctx.moveHistory).toHaveLength(1);
  });
});

describe('what was done so far', () => {
  const moves = ({ state }: LabMatch) => state.ctx.moveHistory.length;

  it('a state keeps the moves it was made after, whatever is done or taken back later', () => {
    const match = lab();
    make(match, steps[0]);
    const one = match.state;
    make(match, steps[0]);
    const two = match.state;
    match.undo();
    match.undo();
    make(match, steps[4]);
    expect([one, two, match.state].map(({ ctx }) => ctx.moveHistory.map(({ move }) => move))).toEqual([
      ['do'],
      ['do', 'do'],
      ['do'],
    ]);
    expect(Object.isFrozen(two.ctx.moveHistory) && Object.isFrozen(two.ctx.moveHistory[0])).toBe(true);
    expect(JSON.parse(JSON.stringify(two)).ctx.moveHistory).toHaveLength(2);
  });

  it('moves without arguments that were picked from lists are recorded for whoever made them', () => {
    const match = lab();
    make(match, steps[0]);
    const players = ['b', 'a', 'b', 'b', 'a'];
    for (const player of players) {
      const list = match.listActions(player);
      const moves = Array.from({ length: list.size }, (_, i) => list.at(i).move);
      expect(match.act(list.at(moves.indexOf('do'))).ok).toBe(true);
    }
    expect(match.replay().actions.slice(1)).toEqual(players.map((player) => ({ player, move: 'do', args: {} })));
    expect(match.flow.context.G.count).toBe(6);
  });

  it('a fork has the moves that were made before it, and both go on alone', () => {
    const match = lab();
    make(match, steps[0]);
    const fork = match.fork();
    make(match, steps[0]);
    match.undo();
    match.undo();
    make(fork, steps[0]);
    make(fork, steps[0]);
    expect([moves(match), moves(fork)]).toEqual([0, 3]);
    expect([match.replay().actions.length, fork.replay().actions.length]).toEqual([4, 3]);
    expect(fork.snapshot().history).toHaveLength(3);
  });
});
