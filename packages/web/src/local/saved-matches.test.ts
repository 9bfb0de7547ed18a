import type { Entry, SavedTable } from '@cardloom/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BLOCK, createCutter } from './blocks.ts';
import { createKeeper, dropMatch, readMatch, type SavedMatch, savedMatches, writeMatch } from './saved-matches.ts';

let kept: Map<string, string>;
/** Of one call after another. */
let reads: string[];
let writes: string[];
/** As many characters as there is room for. */
let room: number;

beforeEach(() => {
  kept = new Map();
  reads = [];
  writes = [];
  room = Number.POSITIVE_INFINITY;
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => {
      reads.push(key);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      const others = [...kept].reduce((sum, [name, one]) => sum + (name === key ? 0 : one.length), 0);
      if (others + text.length > room) throw new Error('QuotaExceededError');
      writes.push(key);
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const match: SavedMatch = {
  id: 'm',
  game: 'g',
  at: 1,
  standing: 'turn 1',
  isOver: false,
  options: null,
  pace: 0,
  seats: [{ player: 'p1', name: 'You', bot: null }],
};
const RECORD = 'cardloom.match.m';
const HEAD = 'cardloom.played.m.head';
const block = (i: number): string => `cardloom.played.m.${i}`;

const entry = (seq: number, move: string): Entry => ({ seq, at: seq, by: 'p1', did: { type: 'act', move, args: {} } });

/** A table at which one plays: `did` are entries that are never made anew. */
function tableOf(seed = 1, move = 'a') {
  const did: Entry[] = [];
  return {
    did,
    play: (count: number): void => {
      for (let i = 0; i < count; i++) did.push(entry(did.length + 1, move));
    },
    save: (): SavedTable => ({ seed, seats: [{ player: 'p1' }], entries: [...did] }),
  };
}

/** A page that plays: it saves what its worker gives. */
function pageOf(one: SavedMatch = match) {
  const [cut, keeper] = [createCutter(), createKeeper()];
  let at = one.at;
  return (saved: SavedTable): string[] => {
    writes = [];
    keeper.hear(cut(saved));
    keeper.write({ ...one, at: ++at });
    return writes;
  };
}

it('of a long match a save writes the block that goes on, and the record that counts it last', () => {
  const [table, save] = [tableOf(), pageOf()];
  table.play(BLOCK * 3 - 1);
  expect(save(table.save())).toEqual([HEAD, block(0), block(1), block(2), RECORD]);
  table.play(1);
  expect(save(table.save())).toEqual([block(2), RECORD]);
  expect(save(table.save())).toEqual([RECORD]);
  table.play(1);
  expect(save(table.save())).toEqual([block(3), RECORD]);
  table.play(BLOCK);
  expect(save(table.save())).toEqual([block(3), block(4), RECORD]);
  expect(readMatch('m')?.saved).toEqual(table.save());
});

it('only what is new comes from the worker', () => {
  const [table, cut] = [tableOf(), createCutter()];
  table.play(BLOCK + 1);
  expect(cut(table.save())).toMatchObject({ head: expect.any(String), from: 0, count: BLOCK + 1 });
  table.play(1);
  const { head, from, blocks } = cut(table.save());
  expect([head, from, blocks.map((text) => JSON.parse(text))]).toEqual([null, 1, [table.did.slice(BLOCK)]]);
  expect(cut(table.save())).toMatchObject({ head: null, from: 2, blocks: [] });
});

it('after a reload the match goes on in the same blocks', () => {
  const table = tableOf();
  table.play(BLOCK * 2 + 5);
  pageOf()(table.save());
  const again = readMatch('m') as SavedMatch;
  table.play(1);
  expect(pageOf(again)(table.save())).toEqual([block(2), RECORD]);
  expect(readMatch('m')?.saved).toEqual(table.save());
});

it('a match that is played again leaves nothing of the one before', () => {
  const [first, save, second] = [tableOf(1, 'first'), pageOf(), tableOf(2, 'second')];
  first.play(BLOCK * 3);
  save(first.save());
  second.play(2);
  save(second.save());
  expect(readMatch('m')?.saved).toEqual(second.save());
  expect([...kept.keys()].sort()).toEqual([RECORD, block(0), HEAD].sort());
});

it('nor does what was taken back, if entries are ever taken out', () => {
  const [table, save] = [tableOf(), pageOf()];
  table.play(BLOCK + 10);
  save(table.save());
  table.did.length = BLOCK - 5;
  save(table.save());
  table.did.length = BLOCK - 10;
  table.did.push(entry(BLOCK - 9, 'other'));
  save(table.save());
  expect(readMatch('m')?.saved).toEqual(table.save());
  expect(kept.has(block(1))).toBe(false);
});

it('wherever the page is closed while it writes, a match is read', () => {
  const [first, second] = [tableOf(1, 'first'), tableOf(2, 'second')];
  first.play(BLOCK + 50);
  const steps = [
    () => first.save(),
    () => {
      first.play(BLOCK);
      return first.save();
    },
    () => {
      second.play(BLOCK + 7);
      return second.save();
    },
  ];
  const save = pageOf();
  const setItem = localStorage.setItem;
  for (const step of steps) {
    const saved = step();
    localStorage.setItem = (key, text) => {
      setItem(key, text);
      const read = readMatch('m')?.saved;
      if (read === undefined) return;
      const whole = read.seed === 1 ? first.did : second.did;
      expect(read.entries).toEqual(whole.slice(0, read.entries.length));
      // of the same match nothing that was saved is ever missing
      if (read.seed === 1) expect(read.entries.length).toBeGreaterThanOrEqual(BLOCK + 50);
    };
    save(saved);
    expect(readMatch('m')?.saved).toEqual(saved);
  }
});

it('what earlier versions wrote is read, and becomes blocks with the first save', () => {
  const table = tableOf();
  table.play(BLOCK + 1);
  const saved = table.save();
  const old = [
    [
      [RECORD, JSON.stringify(match)],
      ['cardloom.played.m', JSON.stringify(saved)],
    ],
    [[RECORD, JSON.stringify({ ...match, saved })]],
  ] as const;
  for (const texts of old) {
    kept = new Map(texts);
    const read = readMatch('m') as SavedMatch;
    expect(read.saved).toEqual(saved);
    pageOf(read)(saved);
    expect([...kept.keys()].sort()).toEqual([RECORD, HEAD, block(0), block(1)].sort());
    expect(kept.get(RECORD)).not.toContain('entries');
    expect(readMatch('m')?.saved).toEqual(saved);
  }
});

it('a match that goes on from somewhere is read as it was written, one that has not begun without a save', () => {
  const table = tableOf();
  table.play(BLOCK + 1);
  writeMatch({ ...match, saved: table.save() });
  expect(readMatch('m')?.saved).toEqual(table.save());
  writeMatch({ ...match, id: 'other' });
  expect(readMatch('other')).toEqual({ ...match, id: 'other' });
});

it('a list of matches reads nothing that was played', () => {
  const table = tableOf();
  table.play(BLOCK * 3);
  pageOf()(table.save());
  writeMatch({ ...match, id: 'later', at: 9 });
  reads = [];
  expect(savedMatches().map(({ id }) => id)).toEqual(['later', 'm']);
  expect(reads.sort()).toEqual(['cardloom.match.later', RECORD]);
});

it('of a match that is dropped nothing stays; if it is still played it comes back whole', () => {
  const [table, save] = [tableOf(), pageOf()];
  table.play(BLOCK * 3);
  save(table.save());
  kept.set('cardloom.played.m', '{}');
  kept.set('cardloom.match.m2', '{}');
  dropMatch('m');
  expect([...kept.keys()]).toEqual(['cardloom.match.m2']);
  table.play(1);
  save(table.save());
  expect(readMatch('m')?.saved).toEqual(table.save());
});

it('of two tabs with the same match the one that wrote last is kept, whole', () => {
  const [here, there] = [tableOf(1, 'here'), tableOf(1, 'there')];
  const [saveHere, saveThere] = [pageOf(), pageOf({ ...match, at: 100 })];
  here.play(BLOCK * 2 + 1);
  saveHere(here.save());
  there.play(BLOCK + 1);
  saveThere(there.save());
  expect(readMatch('m')?.saved).toEqual(there.save());
  here.play(1);
  saveHere(here.save());
  expect(readMatch('m')?.saved).toEqual(here.save());
});

/** What is read once this page was closed. */
async function afterwards(): Promise<SavedMatch | null> {
  vi.resetModules();
  return (await import('./saved-matches.ts')).readMatch('m');
}

it('where storage is full the match stays as it was kept, here it goes on, and it is whole again once there is room', async () => {
  const [table, save] = [tableOf(), pageOf()];
  table.play(BLOCK + 50);
  save(table.save());
  const before = table.save();
  room = [...kept.values()].reduce((sum, { length }) => sum + length, 0) + 1000;
  for (let i = 0; i < 3; i++) {
    table.play(BLOCK);
    save(table.save());
    expect((await afterwards())?.saved).toEqual(before);
    expect(readMatch('m')?.saved).toEqual(table.save());
  }
  room = Number.POSITIVE_INFINITY;
  table.play(1);
  save(table.save());
  for (const read of [readMatch('m'), await afterwards()]) expect(read?.saved).toEqual(table.save());
});

it('where storage is full, a match that begins anew mixes with none that was kept', async () => {
  const [table, save] = [tableOf(9), pageOf()];
  table.play(BLOCK + 50);
  save(table.save());
  const before = table.save();
  room = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
  const next = tableOf(123_456_789, 'another');
  next.play(2);
  save(next.save());
  expect(readMatch('m')?.saved).toEqual(next.save());
  expect((await afterwards())?.saved).toEqual(before);
});

it('a text that is no more what it was costs what came after it, not the match', () => {
  const table = tableOf();
  table.play(BLOCK * 3);
  pageOf()(table.save());
  kept.set(block(1), '[{');
  expect(readMatch('m')?.saved?.entries).toEqual(table.did.slice(0, BLOCK));
  kept.set(HEAD, '');
  expect(readMatch('m')?.saved).toBeUndefined();
});

it('what is no match is not listed, and hides none that is', () => {
  writeMatch(match);
  kept.set('cardloom.match.a', '42');
  kept.set('cardloom.match.b', '{"id":"b","game":"g"}');
  kept.set('cardloom.match.c', '{');
  kept.set('cardloom.match.d', JSON.stringify({ ...match, at: undefined }));
  expect(savedMatches().map(({ id }) => id)).toEqual(['m']);
});
