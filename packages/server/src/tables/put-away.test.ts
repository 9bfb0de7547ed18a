import { describe, expect, it, vi } from 'vitest';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import type { Table } from './table.ts';
import { newMatch, playOn, Somebody, settings, settle, sitDown, withoutOwner } from './tables.fixture.ts';

const made = settings();

describe('a table at which nobody is', () => {
  it('is put away when nobody has been there for a while', async () => {
    const { store, tables, clock, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 2);
    clock.now += 120_000;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(1);
    for (const { id } of Object.values(sitting)) table.leave(id);
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(1);
    clock.now += 60_000;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(0);
    expect((await open('m')).host.match.checksum()).toBe(table.host.match.checksum());
  });

  it('is put away though the store does not answer, and so are the others', async () => {
    const inner = memoryStore();
    const release = () => Promise.reject(new Error('CONNECTION_DESTROYED'));
    const { store, tables, clock, open, reports } = made({ store: { ...inner, release } });
    for (const id of ['m', 'n']) await store.create(newMatch(id));
    for (const id of ['m', 'n']) await open(id);
    clock.now += 60_000;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(0);
    expect(reports).toEqual(Array(2).fill('it could not be let go: CONNECTION_DESTROYED'));
  });

  it('keeps what was last to be seen when it is put away, for a time when it can be played no more', async () => {
    const { store, tables, clock, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 3);
    for (const { id } of Object.values(sitting)) table.leave(id);
    clock.now += 60_000;
    const kept = vi.spyOn(store, 'keepViews');
    await tables.putAwayIdle();
    expect((await store.load('m'))?.lastViews).toMatchObject({ seq: 3, checksum: table.host.match.checksum() });
    // where nothing has happened since, nothing is written
    await open('m');
    clock.now += 60_000;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(0);
    expect(kept).toHaveBeenCalledTimes(1);
  });

  it('sends those back who come while it is put away', async () => {
    const { store, tables, clock, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    clock.now += 60_000;
    await tables.putAwayIdle();
    const late = new Somebody();
    table.join(late, 'p0');
    expect(late.heard).toEqual([{ type: 'bye', reason: 'failed' }]);
    expect(late.isClosed).toBe(true);
    const again = await open('m');
    again.join(late, 'p0');
    expect(late.last('welcome')).toBeDefined();
  });
});

describe('a clock at a table at which nobody is', () => {
  const inDays = { spectators: 'public', delay: 0, watch: '', clock: { type: 'days', days: 1 } };
  const DAY = 24 * 60 * 60 * 1000;
  const begun = async (given: Parameters<typeof made>[0] = {}) => {
    const all = made(given);
    await all.store.create(newMatch('m', { terms: inDays, isPublic: false }));
    await all.tables.begin(newMatch('m', { terms: inDays }));
    return all;
  };
  /** What is left of the time of whoever is to act. */
  const leftOf = async (table: Table): Promise<number> => {
    await table.settled();
    const watching = new Somebody();
    table.join(watching, null);
    const clock = watching.last('welcome')?.clock;
    table.leave(watching.id);
    return clock?.left[clock.running[0]] ?? -1;
  };

  it('of days runs from the beginning, and the table is not kept in memory', async () => {
    const { store, tables, clock, open } = await begun();
    await store.create(newMatch('without a clock'));
    await tables.begin(newMatch('without a clock'));
    expect(tables.loaded).toBe(0);
    expect([tables.holds('m'), tables.holds('without a clock')]).toEqual([true, false]);
    clock.now += DAY / 4;
    expect(await leftOf(await open('m'))).toBe((DAY / 4) * 3);
    await tables.stop();
  });

  it('runs on while the table is put away, from when its last people left it', async () => {
    const { tables, clock, open, store } = await begun();
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 2);
    clock.now += DAY / 40;
    for (const { id } of Object.values(sitting)) table.leave(id);
    clock.now += 60_000;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(0);
    expect((await store.load('m'))?.entries.at(-1)?.entry.did).toEqual({ type: 'stand' });
    clock.now += DAY / 40 - 60_000;
    expect(await leftOf(await open('m'))).toBe((DAY / 20) * 19);
    expect(tables.loaded).toBe(1);
    await tables.stop();
  });

  it('has the table loaded when something is due, and put away again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { clock, tables, store, open } = await begun();
      // so often it is stored how they stand
      for (let i = 1; i <= 3; i++) {
        clock.now += DAY / 20;
        await vi.advanceTimersByTimeAsync(DAY / 20);
        await settle();
        expect((await store.load('m'))?.entries).toHaveLength(i);
        expect(tables.loaded).toBe(0);
      }
      for (let i = 0; i < 400 && (await store.find('m'))?.status !== 'over'; i++) {
        clock.now += DAY / 20;
        await vi.advanceTimersByTimeAsync(DAY / 20);
        await settle();
      }
      expect((await store.load('m'))?.entries.map(({ entry: { did } }) => 'because' in did && did.because)).toContain(
        'late',
      );
      expect(await store.find('m')).toMatchObject({ status: 'over' });
      expect((await open('m')).host.wakeAt).toBe(null);
      await tables.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is tried again when the table could not be loaded as something was due', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const inner = memoryStore();
      let isDown = false;
      const load: MatchStore['load'] = async (id) => {
        if (isDown) throw new Error('no database');
        return inner.load(id);
      };
      const { clock, store, reports, tables } = await begun({ store: { ...inner, load } });
      isDown = true;
      clock.now += DAY / 20;
      await vi.advanceTimersByTimeAsync(DAY / 20);
      expect(reports).toEqual(['it could not be loaded: no database']);
      isDown = false;
      clock.now += 60_000;
      await vi.advanceTimersByTimeAsync(60_000);
      await settle();
      const [stood] = (await store.load('m'))?.entries ?? [];
      expect(stood?.entry.left?.[0]).toBe(DAY - DAY / 20 - 60_000);
      await tables.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  it('stands from a graceful stop on, and goes on after a restart though nobody has come', async () => {
    const { store, tables, clock } = await begun();
    await store.create(newMatch('without a clock'));
    clock.now += DAY / 2;
    await tables.stop();
    expect((await store.load('m'))?.entries).toMatchObject([{ entry: { seq: 1, did: { type: 'stand' } } }]);
    const later = made({ store });
    later.clock.now += 5 * DAY;
    await later.tables.wakeClocks();
    expect([later.tables.loaded, later.tables.holds('m'), later.tables.holds('without a clock')]).toEqual([
      0,
      true,
      false,
    ]);
    later.clock.now += DAY / 4;
    expect(await leftOf(await later.open('m'))).toBe(DAY / 4);
    await later.tables.stop();
  });

  it('is left to whoever has taken the match', async () => {
    const { store, tables, clock, reports } = await begun();
    await store.renew('there', 'http://there', 60_000);
    tables.abandon('all');
    expect(tables.holds('m')).toBe(false);
    expect(await withoutOwner(store).claim('m', 'there')).toHaveProperty('epoch');
    clock.now += DAY / 2;
    await tables.stop();
    expect((await store.find('m'))?.head).toBe(0);
    expect(reports).toEqual([]);
  });
});
