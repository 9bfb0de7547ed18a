import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatch, type MatchOptions, playReplay, type Replay, restore, type Snapshot } from '../index.ts';
import { WORLD } from '../world/handles.ts';
import { type LabContext, type LabMatch, lab, labGame, make } from '../world/lab.fixture.ts';
import { layOut } from '../world/layout.ts';
import { Tag } from '../world/tape.ts';
import { World } from '../world/world.ts';
import { UndoTape } from './undo-tape.ts';

const worldOf = (match: LabMatch): World => (match.flow.context.G as unknown as { readonly [WORLD]: World })[WORLD];
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const of = (undo?: MatchOptions['undo']) => lab({ seed: 1, players: ['a', 'b'], undo });

/** Makes some moves that need no script, so that a replay can make them again. */
function pass(match: LabMatch, times: number): void {
  for (let i = 0; i < times; i++) {
    const player = match.players[match.state.ctx.priorityPlayerPos];
    const move = match.availableMoves(player).find((name) => name !== 'do') as string;
    match.processAction({ player, move });
  }
}

function undoAll(match: LabMatch): number {
  let undone = 0;
  while (match.undo().ok) undone++;
  return undone;
}

describe('how far a match can be taken back', () => {
  it('as many of the last actions as its option says; every action is recorded all the same', () => {
    const match = of(3);
    pass(match, 5);
    const checksum = match.checksum();
    expect(match.state.ctx.moveHistory).toHaveLength(5);
    expect(undoAll(match)).toBe(3);
    expect(match.undo()).toMatchObject({
      error: { code: 'nothing-to-undo', message: 'No more than the last 3 actions can be undone.' },
    });
    expect(match.state.ctx.moveHistory).toHaveLength(2);
    while (match.redo().ok);
    expect([match.checksum(), match.state.ctx.moveHistory.length]).toEqual([checksum, 5]);
    expect(undoAll(match)).toBe(3);
    expect(match.replay().actions).toHaveLength(5 + 3 + 3 + 3);
  });

  it('none, and all', () => {
    const none = of(0);
    pass(none, 2);
    expect(undoAll(none)).toBe(0);
    const all = of('all');
    pass(all, 300);
    expect(undoAll(all)).toBe(300);
  });

  it('ten thousand actions if nothing is said', () => {
    const match = of();
    pass(match, 10_010);
    expect(undoAll(match)).toBe(10_000);
    expect(match.fork().replay().undo).toBe(10_000);
  });

  it('is said in replays and snapshots, and holds for who plays or restores them', () => {
    const match = of(4);
    pass(match, 6);
    undoAll(match);
    pass(match, 2);
    const again = playReplay(labGame, json<Replay>(match.replay()));
    expect([again.checksum(), undoAll(again)]).toEqual([match.checksum(), 2]);
    const restored = restore(labGame, json<Snapshot>(match.snapshot()));
    pass(restored, 9);
    expect(undoAll(restored)).toBe(4);
  });

  it('an old replay says nothing, and everything could be undone when it was made', () => {
    const match = of('all');
    pass(match, 60);
    undoAll(match);
    const { undo: _, ...old } = json<Replay>(match.replay());
    expect(playReplay(labGame, old).checksum()).toBe(match.checksum());
  });

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, {}])('%s is no such number', (undo) => {
    expect(() => createMatch(labGame, { undo: undo as number })).toThrow(/How many actions can be undone is a number/);
    expect(() => restore(labGame, { ...of().snapshot(), undo: undo as number })).toThrow(/undo/);
    expect(() => playReplay(labGame, { ...of().replay(), undo: undo as number })).toThrow(/undo/);
  });
});

describe('the tape of the last actions', () => {
  const world = new World(layOut({ pending: [] }, 2));

  /** So many actions on one tape, each of which writes the same word twice and tells something. */
  function tapeOf(actions: number): { words: Int32Array; from: number; to: number; notes: [] }[] {
    const each = [1, 2, 50, ...[0, 0, 0, Tag.flow], 2, 3, 50];
    const words = Int32Array.from({ length: actions * each.length }, (_, i) => each[i % each.length]);
    return Array.from({ length: actions }, (_, i) => ({
      words,
      from: i * each.length,
      to: (i + 1) * each.length,
      notes: [],
    }));
  }

  it('what was done long ago is forgotten', () => {
    const tape = new UndoTape(13);
    for (let i = 0; i < 20; i++) for (const slice of tapeOf(10)) tape.push(slice, world);
    expect(tape.length).toBe(13);
    for (let i = 0; i < 13; i++, tape.pop()) expect(tape.last(world)).toBeDefined();
    expect([tape.length, tape.last(world)]).toEqual([0, undefined]);
    tape.pop();
    for (const slice of tapeOf(30)) tape.push(slice, world);
    expect(tape.length).toBe(13);
  });

  it('of each action only what undo needs is kept', () => {
    const tape = new UndoTape('all');
    for (const slice of tapeOf(11)) tape.push(slice, world);
    const sizes: number[] = [];
    for (let last = tape.last(world); last !== undefined; last = tape.last(world)) {
      sizes.push(last.to - last.from);
      tape.pop();
    }
    expect(sizes).toEqual(Array.from({ length: 11 }, () => 3));
  });

  it.each([
    ['small', [7, 9, 50], [7, 0, 50]],
    ['large', [100_000, 9, 50], [100_000, 0, 50]],
    ['the one that marks a large one', [-0x8000, 9, 50], [-0x8000, 0, 50]],
    ['large and then small', [...[100_000, 9, 50], ...[9, 8, 50]], [...[100_000, 9, 50], ...[9, 0, 50]]],
    ['small and then large', [...[9, 100_000, 50], ...[100_000, 8, 50]], [...[9, 100_000, 50], ...[100_000, 0, 50]]],
    ['large and then large', [...[70_000, 80_000, 50], ...[80_000, 8, 50]], [70_000, 0, 50]],
  ])('an old value is kept whatever its size: %s', (_, written, kept) => {
    const tape = new UndoTape('all');
    tape.push({ words: Int32Array.from(written), from: 0, to: written.length, notes: [] }, world);
    expect([...(tape.last(world)?.words ?? [])]).toEqual(kept);
  });

  it('an action that is longer than any block has one of its own', () => {
    const long = Int32Array.from({ length: 3 * 5000 }, (_, i) => [i, i + 1, 50 + ((i / 3) | 0)][i % 3]);
    const larger = new World(layOut({ pending: [] }, 2));
    larger.mem = new Int32Array(6000);
    const tape = new UndoTape('all');
    const [short] = tapeOf(1);
    for (const slice of [short, { words: long, from: 0, to: long.length, notes: [] }, short]) tape.push(slice, larger);
    const sizes = [];
    for (let last = tape.last(larger); last !== undefined; last = tape.last(larger)) {
      sizes.push(last.to);
      tape.pop();
    }
    expect([sizes, tape.length]).toEqual([[3, long.length, 3], 0]);
  });

  it('is undone and redone as if it had been kept whole', () => {
    const does = fc.constantFrom<(context: LabContext) => unknown>(
      ({ G }) => void G.count++,
      ({ coreOps }) => coreOps.drawCard('a', 1) && undefined,
      ({ coreOps, players }) => coreOps.shuffle(players[0].deck),
      ({ coreOps, zones }) => void coreOps.createCard('cow', zones.table, { damage: 3 }),
      ({ coreOps, zones }) => zones.table.top !== undefined && coreOps.removeCard(zones.table.top),
      ({ coreOps, players }) =>
        players[0].hand.top !== undefined && coreOps.moveCard(players[0].hand.top, players[0].deck),
      ({ coreOps, players }) => players[0].deck.top !== undefined && coreOps.reveal(players[0].deck.top),
      ({ coreOps }) => void coreOps.random(6),
      ({ coreOps }) => coreOps.endTurn(),
      ({ coreOps }) => coreOps.emit('cheer', {}),
    );
    const action = fc.array(does, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(action, { minLength: 60, maxLength: 120 }), (actions) => {
        const match = of('all');
        const sums = [match.checksum()];
        for (const steps of actions) {
          make(match, (context) => {
            for (const step of steps) step(context);
          });
          sums.push(match.checksum());
        }
        for (let i = actions.length - 1; i >= 0; i--) {
          expect([match.undo().ok, match.checksum()]).toEqual([true, sums[i]]);
        }
        for (let i = 1; i <= actions.length; i++) {
          expect([match.redo().ok, match.checksum()]).toEqual([true, sums[i]]);
        }
        expect(match.inspect()).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('goes on after some of it was taken back, as far as its limit allows', () => {
    const steps: readonly ((context: LabContext) => unknown)[] = [
      ({ G }) => void G.count++,
      ({ G }) => ({ ...G, count: 1_000_000 }),
      ({ coreOps }) => void coreOps.random(6),
      ({ coreOps, zones }) => void coreOps.createCard('cow', zones.table, { damage: 3 }),
    ];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -12, max: 40 }), { minLength: 10, maxLength: 20 }), (stretches) => {
        const match = of(100);
        let sums = [match.checksum()];
        for (const [k, stretch] of stretches.entries()) {
          for (let i = 0; i < stretch; i++) {
            make(match, steps[(i * k) % steps.length]);
            sums = [...sums, match.checksum()].slice(-101);
          }
          for (let i = 0; i > stretch && sums.length > 1; i--) {
            sums.pop();
            expect([match.undo().ok, match.checksum()]).toEqual([true, sums.at(-1)]);
          }
        }
        expect(undoAll(match)).toBe(sums.length - 1);
        expect(match.checksum()).toBe(sums[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('what happened to cards before a shuffle of the same action comes back with them', () => {
    const match = of('all');
    const before = match.checksum();
    make(match, ({ coreOps, players }) => {
      for (const card of players[0].deck) card.damage = 5;
      coreOps.shuffle(players[0].deck);
      for (const card of players[0].deck) card.damage += 70_000;
      coreOps.shuffle(players[0].deck);
      for (const card of players[0].deck) card.damage += 1;
    });
    const after = match.checksum();
    for (let i = 0; i < 3; i++) {
      match.undo();
      expect(match.checksum()).toBe(before);
      match.redo();
      expect(match.checksum()).toBe(after);
    }
    expect(match.inspect()).toEqual([]);
  });

  it('a fork begins anew wherever the tape stands, and leaves the match its own', () => {
    const match = of('all');
    const sums = [match.checksum()];
    for (let i = 0; i < 120; i++) {
      make(match, ({ G, coreOps }) => {
        G.count += 40_000;
        coreOps.random(6);
      });
      sums.push(match.checksum());
      const fork = match.fork();
      expect(fork.undo().ok).toBe(false);
      make(fork, ({ G }) => void G.count--);
      fork.undo();
      expect(fork.checksum()).toBe(sums[i + 1]);
    }
    for (let i = 119; i >= 0; i--) expect([match.undo().ok, match.checksum()]).toEqual([true, sums[i]]);
  });
});

describe('the tape that matches of one game share', () => {
  const cheer = (match: LabMatch, count: number) =>
    make(match, ({ G, coreOps }) => {
      G.count = count;
      coreOps.emit('cheer', { count });
    });
  const cheered = ({ events }: ReturnType<typeof cheer>) => events.filter(({ type }) => type === 'cheer');

  it('keeps what was told in one however long others go on', () => {
    const [one, other] = [of(), of()];
    const results = Array.from({ length: 200 }, (_, i) => {
      const result = cheer(one, i);
      for (let k = 0; k < i % 5; k++) cheer(other, k);
      return result;
    });
    const told = cheered(cheer(of(), 0))[0];
    expect(results.map(cheered)).toEqual(results.map((_, count) => [{ ...told, count }]));
    expect(undoAll(one)).toBe(200);
    expect(one.checksum()).toBe(of().checksum());
  });

  it('is written by one at a time: a rule that plays another match gets its own', () => {
    const [one, other] = [of(), of()];
    for (let i = 0; i < 60; i++) {
      make(one, ({ G, coreOps }) => {
        G.count = i;
        cheer(other, i);
        expect(() =>
          make(other, ({ G: its }) => {
            its.count = -1;
            throw new Error('no');
          }),
        ).toThrow('no');
        coreOps.random(6);
        G.count++;
      });
      expect([one, other].map(({ flow }) => flow.context.G.count)).toEqual([i + 1, i]);
    }
    expect([undoAll(one), undoAll(other)]).toEqual([60, 60]);
    expect([one, other].map((match) => match.checksum())).toEqual([of().checksum(), of().checksum()]);
  });

  it('waits for a move that is watched while others go on', () => {
    const [one, other] = [of(), of()];
    cheer(one, 1);
    const before = one.checksum();
    const move = one.availableMoves('a').find((name) => name !== 'do') as string;
    expect(one.begin({ player: 'a', move })).toBe(null);
    for (let i = 0; i < 200; i++) cheer(other, i);
    let step = one.step();
    while (!step.done) {
      cheer(other, 1);
      step = one.step();
    }
    expect(step.result.ok).toBe(true);
    for (let i = 0; i < 200; i++) cheer(other, i);
    expect([one.undo().ok, one.checksum()]).toEqual([true, before]);
    const made = other.state.ctx.moveHistory.length;
    expect([made >= 400, undoAll(other)]).toEqual([true, made]);
  });

  it('is not shared with a sample, nor with what comes of one', () => {
    const match = of();
    cheer(match, 1);
    const sample = match.sample('a', 2);
    const fork = sample.fork();
    for (const one of [sample, fork, match]) cheer(one, 2);
    const tapes = [match, match.fork(), sample, fork].map((one) => worldOf(one).reel.tape);
    expect(tapes[0]).toBeInstanceOf(Int32Array);
    expect([tapes[0] === tapes[1], tapes[0] === tapes[2], tapes[2] === tapes[3]]).toEqual([true, false, true]);
  });
});
