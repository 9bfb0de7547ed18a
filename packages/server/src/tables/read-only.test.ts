import { describe, expect, it } from 'vitest';
import type { MatchStore } from '../store/match-store.ts';
import { ReadOnlyTable } from './read-only.ts';
import { heard, newMatch, oneGame, playOn, Somebody, settings, sitDown, withoutOwner } from './tables.fixture.ts';

const made = settings();

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
