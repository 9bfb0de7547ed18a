import { expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import {
  type Action,
  CardloomError,
  createMatch,
  LIMITS,
  playReplay,
  restore,
  restoreEdited,
  type Snapshot,
  transition,
} from '../index.ts';

/** What a match wrote can be read again, however long it went on and however much was said in it. */

const game = testGame({
  name: 'long',
  players: 1,
  state: { game: { n: 0 } },
  segments: {
    all: {
      turn: {
        moves: {
          tick: ({ G }) => {
            G.n++;
          },
        },
      },
    },
  },
});

const TICK: Action = { player: 'p0', move: 'tick' };
const played = (actions: number) => {
  const match = createMatch(game, { seed: 1, undo: 0 });
  for (let i = 0; i < actions; i++) match.act(TICK);
  return match;
};
const read = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;
const refusalOf = (work: () => unknown): CardloomError => {
  try {
    work();
  } catch (error) {
    if (error instanceof CardloomError) return error;
    throw error;
  }
  throw new Error('it was accepted');
};

it('a match of 45,000 actions is restored: its history does not count among its values', () => {
  const match = played(45_000);
  expect(restore(game, read(match.snapshot())).checksum()).toBe(match.checksum());
});

it('one with more than 50,000 is read by whoever says so, and the refusal tells how', () => {
  const match = played(50_001);
  const saved = read(match.snapshot());
  const replay = read(match.replay());
  const more = { mostActions: 60_000 };
  const reason = refusalOf(() => restore(game, saved));
  expect([reason.code, reason.path, reason.message]).toEqual([
    'bad-snapshot',
    'history',
    'The snapshot cannot be used: history has 50001 entries; where it is trusted, { mostActions } says how many may be read.',
  ]);
  expect(refusalOf(() => playReplay(game, replay)).message).toContain('{ mostActions }');
  expect(restore(game, saved, more).checksum()).toBe(match.checksum());
  expect(restoreEdited(game, saved, more).checksum()).toBe(match.checksum());
  expect(playReplay(game, replay, null, more).checksum()).toBe(match.checksum());
  expect(transition(game, saved, TICK, more).history.length).toBe(50_002);
  expect(refusalOf(() => restore(game, saved, { mostActions: Number.NaN })).code).toBe('bad-options');
});

it('actions with as much in them as an action may have are read again', () => {
  const { values } = LIMITS.action;
  const large = Array.from({ length: values - 1 }, (_, i) => i % 10);
  const match = createMatch(game, { seed: 1 });
  for (let i = 0; i < 12; i++) expect(match.act({ ...TICK, args: { large, note: 'x'.repeat(50_000) } }).ok).toBe(true);
  expect(restore(game, read(match.snapshot())).snapshot()).toEqual(match.snapshot());
});

it('an entry that is larger is refused with its place', () => {
  const saved = read(played(3).snapshot());
  const args = { list: Array.from({ length: 100_000 }, () => 0) };
  const forged = { ...saved, history: [saved.history[0], { ...TICK, args }] } as Snapshot;
  expect(refusalOf(() => restoreEdited(game, forged)).path).toBe('history[1].args.list');
});

it('the seal does not depend on the order of keys', () => {
  const saved = played(3).snapshot();
  const turned = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(turned);
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, member]) => [key, turned(member)]),
    );
  };
  expect(restore(game, turned(saved) as Snapshot).snapshot()).toEqual(saved);
});
