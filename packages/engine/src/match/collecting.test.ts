import { describe, expect, it } from 'vitest';
import { act, answer, stage } from '../effects/stage.fixture.ts';
import { WORLD } from '../world/handles.ts';
import { type LabMatch, lab, make } from '../world/lab.fixture.ts';
import type { World } from '../world/world.ts';

const start = (undo: number | 'all') => lab({ seed: 1, players: ['a', 'b'], undo });

/** Each move makes a list longer by one, which is a value of its own. */
const grow = (match: LabMatch, times: number): void => {
  for (let i = 0; i < times; i++) {
    make(match, ({ G, players }) => {
      G.links = [...G.links, G.links.length];
      players[0].marks = { poison: G.links.length };
      for (const card of players[0].deck) card.note = `after ${G.links.length}`;
    });
  }
};
const worldOf = (match: { readonly flow: { readonly context: { readonly G: unknown } } }): World =>
  (match.flow.context.G as { readonly [WORLD]: World })[WORLD];

describe('values that nobody can come back to', () => {
  it('are dropped, however often an attribute is written anew', () => {
    const match = start(5);
    grow(match, 600);
    expect(worldOf(match).values.list.length).toBeLessThan(100);
    expect(match.state.G.links).toHaveLength(600);
  });

  it.each([40, 'all'] as const)('those that undo and redo need are kept: %s', (undo) => {
    const match = start(undo);
    const sums = [match.checksum()];
    for (let i = 0; i < 300; i++) {
      grow(match, 1);
      sums.push(match.checksum());
    }
    const first = undo === 'all' ? 0 : 300 - undo;
    for (let i = 299; i >= first; i--) expect([match.undo().ok, match.checksum()]).toEqual([true, sums[i]]);
    expect(match.flow.context.G.links).toHaveLength(first);
    for (let i = first + 1; i <= 300; i++) expect([match.redo().ok, match.checksum()]).toEqual([true, sums[i]]);
    expect(match.flow.context.G.links).toHaveLength(300);
    // and again, after some of them were taken back for good
    for (let i = 0; i < 30; i++) match.undo();
    for (let i = 0; i < 60; i++) make(match, ({ G }) => ({ links: [i, ...G.links] }));
    const before = match.checksum();
    for (let i = 0; i < 70 && match.undo().ok; i++);
    while (match.redo().ok);
    expect(match.checksum()).toBe(before);
    if (undo !== 'all') return;
    while (match.undo().ok);
    expect(match.checksum()).toBe(sums[0]);
  });

  it('of long values that only undo needs no more is kept than how they differ', () => {
    const match = start('all');
    grow(match, 1000);
    const { values } = worldOf(match);
    expect(values.textLength).toBeLessThan(400_000);
  });

  it('a value that was written anew while it slept is one value when undo brings it back', () => {
    const match = start('all');
    grow(match, 300);
    const long = match.flow.context.G.links;
    grow(match, 100);
    make(match, ({ G, player }) => {
      player.marks = { poison: 0, list: long } as never;
      G.links = [];
    });
    make(match, () => ({ links: [...long] }));
    for (let i = 0; i < 102; i++) match.undo();
    expect(match.flow.context.G.links).toEqual(long);
    const { layout, values, mem } = worldOf(match);
    const links = layout.game.find(({ name }) => name === 'links')?.offset ?? -1;
    expect(mem[links]).toBe(values.json([...long]));
  });

  it('a fork keeps what it has when the match drops something, and the other way round', () => {
    const match = start(3);
    grow(match, 50);
    const fork = match.fork();
    const line = match.line();
    grow(match, 200);
    expect([fork.state.G.links.length, line.context.G.links.length]).toEqual([50, 50]);
    grow(fork, 200);
    expect([fork, match].map(({ state }) => state.G.links.length)).toEqual([250, 250]);
    expect(fork.checksum()).toBe(match.checksum());
  });
});

it('boxes of questions that were answered long ago are dropped, and undo goes back to the others', () => {
  const match = stage({}, { undo: 4 });
  for (let i = 0; i < 200; i++) {
    act(match, ({ coreOps }) => {
      coreOps.interrupt({ do: 'say', text: 'after' });
      coreOps.ask({ ask: 'pick', player: 'bo', data: { of: [i] } });
    });
    expect(answer(match, 'bo', 'pick', { n: i }).ok).toBe(true);
  }
  expect(worldOf(match).boxes.length).toBeLessThan(100);
  const { checksum } = match.replay();
  for (const waits of [true, false, true, false]) {
    expect(match.undo().ok).toBe(true);
    expect(match.view('bo').decision).toEqual(
      waits ? { name: 'pick', waiting: ['bo'], data: expect.anything() } : null,
    );
  }
  while (match.redo().ok);
  expect(match.checksum()).toBe(checksum);
});
