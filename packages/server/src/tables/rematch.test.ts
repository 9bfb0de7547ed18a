import { describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory-store.ts';
import type { Table } from './table.ts';
import { heard, newMatch, Somebody, settings, settle, sitDown, slowStore } from './tables.fixture.ts';

const made = settings();

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
