import { describe, expect, it, vi } from 'vitest';
import type { BotPool } from '../bots/pool.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  actOnce,
  heard,
  newMatch,
  playOn,
  Somebody,
  settings,
  settle,
  sitDown,
  slowStore,
  withoutOwner,
} from './tables.fixture.ts';

const made = settings();

describe('a table', () => {
  it('is loaded by replay and stands where it stood', async () => {
    const { store, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    await playOn(table, sitDown(table), 40);
    const again = await made({ store: withoutOwner(store) }).open('m');
    expect(again).not.toBe(table);
    expect(again.host.match.checksum()).toBe(table.host.match.checksum());
    expect(again.host.head).toBe(40);
    const { entries } = (await store.load('m')) ?? { entries: [] };
    expect(entries.filter(({ checksum }) => checksum !== undefined).map(({ entry }) => entry.seq)).toEqual([16, 32]);
  });

  it('acknowledges and tells others only after the commit', async () => {
    const slow = slowStore(memoryStore());
    const { open } = made({ store: slow.store });
    await slow.store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    const spectator = new Somebody();
    table.join(spectator, null);
    slow.hold();
    const player = actOnce(table, sitting, 'a') ?? '';
    await settle();
    expect([sitting[player].last('ok'), spectator.last('step')]).toEqual([undefined, undefined]);
    slow.release();
    await settle();
    expect(sitting[player].last('ok')).toMatchObject({ id: 'a', seq: 1 });
    expect(spectator.last('step')).toMatchObject({ seq: 1 });
  });

  it('sends everybody away when it cannot be stored, and stands where it was stored', async () => {
    const slow = slowStore(memoryStore());
    const { open, reports } = made({ store: slow.store });
    await slow.store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 5);
    const stored = table.host.match.checksum();
    slow.breakDown(true);
    actOnce(table, sitting, 'lost');
    await settle();
    for (const somebody of Object.values(sitting)) {
      expect(somebody.isClosed).toBe(true);
      expect(somebody.last('bye')).toEqual({ type: 'bye', reason: 'failed' });
      expect(somebody.last('step')?.seq).toBe(5);
    }
    expect(reports).toEqual(['it could not be stored: the disk is full']);
    slow.breakDown(false);
    const again = await open('m');
    expect(again).not.toBe(table);
    expect(again.host.match.checksum()).toBe(stored);
  });

  it('whose rules throw sends its people away, and nobody else', async () => {
    const { store, open, reports } = made();
    await store.create(newMatch('m'));
    await store.create(newMatch('other'));
    const [table, other] = [await open('m'), await open('other')];
    const sitting = sitDown(table);
    const others = sitDown(other);
    vi.spyOn(table.host, 'receive').mockImplementation(() => {
      throw new Error('a bug');
    });
    table.receive(sitting.p0.id, heard({ type: 'ping', t: 1 }));
    expect(sitting.p0.last('bye')).toEqual({ type: 'bye', reason: 'failed' });
    expect(reports).toEqual(['it threw: a bug']);
    await playOn(other, others, 2);
    expect(others.p0.last('step')?.seq).toBe(2);
    expect(await open('m')).not.toBe(table);
  });

  it('whose rules throw when somebody comes, when something is stored or when a bot is to act ends alone', async () => {
    const bots: BotPool = { think: async () => ({ error: 'threw: oops' }), waiting: 0, close: async () => {} };
    const { store, open, reports } = made({ bots });
    const broken = (): never => {
      throw new Error('a bug');
    };
    await store.create(newMatch('coming'));
    const coming = await open('coming');
    vi.spyOn(coming.host, 'join').mockImplementation(broken);
    const sitting = sitDown(coming);
    expect(sitting.p0.last('bye')).toEqual({ type: 'bye', reason: 'failed' });

    await store.create(newMatch('storing'));
    const storing = await open('storing');
    const storers = sitDown(storing);
    vi.spyOn(storing.host, 'stored').mockImplementation(broken);
    actOnce(storing, storers, 'a');
    await settle();
    expect(storers.p0.last('bye')).toEqual({ type: 'bye', reason: 'failed' });

    await store.create(newMatch('bots', {}, ['easy', null]));
    const botted = await open('bots');
    vi.spyOn(botted.host.match, 'legalActions').mockImplementation(broken);
    await settle();
    expect(botted.isDown).toBe(true);
    expect(reports.filter((problem) => problem === 'it threw: a bug')).toHaveLength(3);
  });

  it('that another node took over stores and tells nothing more', async () => {
    const store = memoryStore();
    const here = made({ store });
    await store.create(newMatch('m'));
    const table = await here.open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 3);
    await store.claim('m', 'there');
    const player = actOnce(table, sitting, 'late') ?? '';
    await settle();
    expect(sitting[player].last('bye')).toEqual({ type: 'bye', reason: 'failed' });
    expect((await store.find('m'))?.head).toBe(3);
  });

  it('is not sat down at if others may have taken it while it was loaded', async () => {
    const inner = memoryStore();
    let go = (): void => {};
    const isRead = new Promise<void>((read) => {
      go = read;
    });
    const load: MatchStore['load'] = async (id) => {
      const stored = await inner.load(id);
      await isRead;
      return stored;
    };
    const { store, tables } = made({ store: { ...inner, load } });
    await store.create(newMatch('m'));
    const finding = tables.find('m');
    await settle();
    // the lease of this node has ended, and another took the match
    await store.renew('there', 'http://there', 60_000);
    expect(await store.claim('m', 'there')).toHaveProperty('epoch');
    tables.abandon('all');
    go();
    expect(await finding).toEqual({ movedTo: 'http://there' });
    expect(tables.loaded).toBe(0);
  });

  it('keeps what was last to be seen when it stops', async () => {
    const { store, tables, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 3);
    await tables.stop();
    expect(sitting.p0.last('bye')).toEqual({ type: 'bye', reason: 'stopping' });
    const last = (await store.load('m'))?.lastViews;
    expect(last).toMatchObject({ seq: 3, checksum: table.host.match.checksum() });
    expect(last?.views.p1).toEqual(JSON.parse(JSON.stringify(table.host.match.view('p1'))));
  });
});

describe('a table that stops', () => {
  it('begins nothing new, and tells what was under way', async () => {
    const slow = slowStore(memoryStore());
    const { tables, open } = made({ store: slow.store });
    await slow.store.create(newMatch('m'));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 3);
    slow.hold();
    const player = actOnce(table, sitting, 'under way') ?? '';
    await settle();
    const stopped = tables.stop();
    await settle();
    table.receive(sitting.p0.id, heard({ type: 'prefs', id: 'too late', prefs: { autoPass: true } }));
    slow.release();
    await stopped;
    expect(sitting[player].last('ok')).toMatchObject({ id: 'under way', seq: 4 });
    const stored = await slow.store.load('m');
    expect(stored?.entries).toHaveLength(4);
    expect(stored?.lastViews?.seq).toBe(4);
  });
});
