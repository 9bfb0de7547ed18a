import { applyPatch } from '@cardloom/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BotPool } from '../bots/pool.ts';
import type { MatchStore } from '../store/match-store.ts';
import { memoryStore } from '../store/memory-store.ts';
import { ReadOnlyTable } from './read-only.ts';
import type { Table } from './table.ts';
import { actOnce, heard, newMatch, oneGame, Somebody, setting } from './tables.fixture.ts';

const pools: BotPool[] = [];
const made = (...given: Parameters<typeof setting>) => {
  const all = setting(...given);
  pools.push(all.bots);
  return all;
};
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** Until everything under way has come through. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done));
};

function sitDown(table: Table): Record<string, Somebody> {
  const sitting: Record<string, Somebody> = {};
  for (const player of table.host.match.players) {
    sitting[player] = new Somebody();
    table.join(sitting[player], player);
  }
  return sitting;
}

async function playOn(table: Table, sitting: Record<string, Somebody>, actions: number): Promise<void> {
  for (let i = 0; i < actions; i++) {
    if (actOnce(table, sitting, `${table.host.head}`) === null) return;
    await settle();
  }
}

/** A store whose appends wait, or fail. */
function slowStore(inner: MatchStore) {
  let isHeld = false;
  let isBroken = false;
  let go = (): void => {};
  const store: MatchStore = {
    ...inner,
    async append(batch) {
      if (isHeld) await new Promise<void>((released) => (go = released));
      if (isBroken) throw new Error('the disk is full');
      return inner.append(batch);
    },
  };
  return {
    store,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      go();
    },
    breakDown: (does: boolean) => (isBroken = does),
  };
}

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

describe('a clock', () => {
  const inDays = { spectators: 'public', delay: 0, watch: '', clock: { type: 'days', days: 1 } };
  const DAY = 24 * 60 * 60 * 1000;

  it('goes on after a restart in a match to which nobody has come', async () => {
    const { store, tables, clock } = made();
    await store.create(newMatch('m', { terms: inDays, isPublic: false }));
    await store.create(newMatch('without a clock'));
    await tables.wakeClocks();
    expect(tables.loaded).toBe(1);
    const found = await tables.find('m');
    const table = found !== null && 'place' in found ? (found.place as Table) : null;
    expect(table?.host.wakeAt).toBe(clock.now + DAY / 20);
    clock.now += DAY / 2;
    await tables.putAwayIdle();
    expect(tables.loaded).toBe(1);
    await tables.stop();
    const later = await made({ store }).open('m');
    // twelve hours were used before it stopped
    expect(later.host.wakeAt).toBe(1_000_000 + DAY / 2 / 20);
  });

  it('of days runs from the beginning, though nobody has come', async () => {
    const { store, tables } = made();
    await store.create(newMatch('m', { terms: inDays }));
    await store.create(newMatch('without a clock'));
    await tables.begin(newMatch('without a clock'));
    await tables.begin(newMatch('m', { terms: inDays }));
    expect(tables.loaded).toBe(1);
    await tables.stop();
  });
});

describe('a rematch', () => {
  const finished = async (table: Table): Promise<Record<string, Somebody>> => {
    const sitting = sitDown(table);
    table.receive(sitting.p0.id, heard({ type: 'table', id: 'c', do: 'concede' }));
    await settle();
    table.receive(sitting.p0.id, heard({ type: 'table', id: 'r', do: 'rematch' }));
    await settle();
    return sitting;
  };

  it('is made only when it is stored that all agreed', async () => {
    const slow = slowStore(memoryStore());
    const rematch = vi.fn(async () => 'next');
    const { open } = made({ store: slow.store, rematch });
    await slow.store.create(newMatch('m'));
    const table = await open('m');
    const sitting = await finished(table);
    slow.hold();
    table.receive(sitting.p0.id, heard({ type: 'prefs', id: 'p', prefs: { autoPass: true } }));
    await settle();
    table.receive(sitting.p1.id, heard({ type: 'table', id: 'a', do: 'agree' }));
    slow.release();
    slow.hold();
    await settle();
    expect(sitting.p0.last('ok')).toMatchObject({ id: 'p' });
    expect(rematch).not.toHaveBeenCalled();
    slow.release();
    await settle();
    expect(rematch).toHaveBeenCalledTimes(1);
    expect(sitting.p1.last('bye')).toEqual({ type: 'bye', reason: 'rematch', to: 'next' });
  });

  it('is where those are sent who come later; one that could not be made is tried again', async () => {
    const rematch = vi.fn<() => Promise<string | null>>(async () => 'next').mockResolvedValueOnce(null);
    const { store, open } = made({ rematch });
    await store.create(newMatch('m'));
    const table = await open('m');
    const sitting = await finished(table);
    table.receive(sitting.p1.id, heard({ type: 'table', id: 'a', do: 'agree' }));
    await settle();
    expect(sitting.p1.isClosed).toBe(false);
    const late = new Somebody();
    table.join(late, null);
    await settle();
    for (const somebody of [late, ...Object.values(sitting)]) {
      expect(somebody.last('bye')).toEqual({ type: 'bye', reason: 'rematch', to: 'next' });
    }
    const later = new Somebody();
    table.join(later, 'p0');
    await settle();
    expect(later.last('bye')).toEqual({ type: 'bye', reason: 'rematch', to: 'next' });
    expect(rematch).toHaveBeenCalledTimes(2);
  });
});

describe('a match of another build', () => {
  it('goes on if its checksums agree', async () => {
    const { store, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    await playOn(table, sitDown(table), 20);
    const later = await made({ store: withoutOwner(store), games: oneGame('two') }).open('m');
    expect(later.host.match.checksum()).toBe(table.host.match.checksum());
  });

  it('is read-only if they do not, and shows what was last to be seen', async () => {
    const { store, tables, open } = made();
    await store.create(newMatch('m'));
    const table = await open('m');
    await playOn(table, sitDown(table), 20);
    const view = JSON.parse(JSON.stringify(table.host.match.view('p0')));
    await tables.stop();
    // other rules: the same log leads elsewhere
    const changed: MatchStore = {
      ...store,
      async load(id) {
        const stored = await store.load(id);
        if (stored === null) return null;
        return { ...stored, record: { ...stored.record, seed: 8, build: 'two' } };
      },
    };
    const later = made({ store: changed });
    const found = await later.tables.find('m');
    const place = found !== null && 'place' in found ? found.place : null;
    expect(place).toBeInstanceOf(ReadOnlyTable);
    const somebody = new Somebody();
    place?.join(somebody, 'p0');
    expect(somebody.last('welcome')).toMatchObject({ seat: 'p0', seq: 20, view });
    place?.receive(somebody.id, heard({ type: 'act', id: 'x', prompt: 0, move: 'pass' }));
    expect(somebody.last('no')).toMatchObject({ id: 'x', code: 'read-only' });
    expect((await store.find('m'))?.head).toBe(20);
  });
});

describe('bots', () => {
  it('think for whoever sits there, not for those who watch', async () => {
    const asked: string[] = [];
    const think: BotPool['think'] = async ({ address }) => {
      asked.push(address);
      return { error: 'had no idea' };
    };
    const { store, open } = made({ bots: { think, waiting: 0, close: async () => {} } });
    await store.create(newMatch('a', {}, [null, 'easy']));
    const table = await open('a');
    const player = new Somebody('192.0.2.7');
    table.join(new Somebody('192.0.2.66'), null);
    table.join(player, 'p0');
    for (let i = 0; asked.length === 0 && i < 200; i++) {
      if (table.host.match.playersToAct.includes('p0')) actOnce(table, { p0: player }, String(i));
      await table.settled();
    }
    expect(new Set(asked)).toEqual(new Set(['192.0.2.7']));
  });

  it('play each other to the end, in a thread', async () => {
    const { store, open } = made();
    await store.create(newMatch('m', {}, ['easy', 'medium']));
    const table = await open('m');
    await expect.poll(() => table.host.match.isOver, { timeout: 50_000 }).toBe(true);
    await settle();
    expect(await store.find('m')).toMatchObject({ status: 'over', head: table.host.head });
    expect((await store.load('m'))?.lastViews?.seq).toBe(table.host.head);
  });

  it('that fail do not hold up a table', async () => {
    const bots: BotPool = { think: async () => ({ error: 'threw: oops' }), waiting: 0, close: async () => {} };
    const { store, open, reports } = made({ bots });
    await store.create(newMatch('m', {}, ['easy', 'easy']));
    const table = await open('m');
    await expect.poll(() => table.host.match.isOver, { timeout: 50_000 }).toBe(true);
    expect(reports[0]).toBe('a bot threw: oops');
  });
});

describe('delayed spectators', () => {
  it('see nothing before its time, and everything in the end', async () => {
    const { store, tables, open } = made();
    await store.create(newMatch('m', { terms: { spectators: 'public', delay: 5, watch: '' } }));
    const table = await open('m');
    const sitting = sitDown(table);
    await playOn(table, sitting, 3);
    const early = new Somebody();
    const found = await tables.find('m');
    if (found === null || !('place' in found)) throw new Error('no place');
    found.place.join(early, null);
    expect(early.last('welcome')?.seq).toBe(0);
    const watching = [early];
    for (let i = 0; i < 30; i++) {
      await playOn(table, sitting, 1);
      if (i === 20) {
        watching.push(new Somebody());
        found.place.join(watching[1], null);
        expect(watching[1].last('welcome')?.seq).toBe(table.host.head - 5);
      }
      for (const somebody of watching) {
        const seen = somebody.last('step')?.seq ?? somebody.last('welcome')?.seq ?? 0;
        expect(seen).toBe(Math.max(0, table.host.head - (table.host.match.isOver ? 0 : 5)));
      }
    }
    while (!table.host.match.isOver) await playOn(table, sitting, 1);
    for (const somebody of watching) {
      const welcome = somebody.last('welcome');
      if (welcome?.view === undefined) throw new Error('no view');
      let view = welcome.view;
      for (const frame of somebody.heard) {
        if (frame.type === 'step') view = applyPatch(view, frame.patch, welcome.game.initial);
      }
      expect(view).toEqual(JSON.parse(JSON.stringify(table.host.match.view(null))));
    }
  });
});

/** As after a crash: whoever held a match lives no more. */
function withoutOwner(store: MatchStore): MatchStore {
  return { ...store, claim: (match) => store.claim(match, 'another') };
}
