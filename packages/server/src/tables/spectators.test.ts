import { applyPatch } from '@cardloom/protocol';
import { describe, expect, it } from 'vitest';
import { newMatch, playOn, Somebody, settings, sitDown } from './tables.fixture.ts';

const made = settings();

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
