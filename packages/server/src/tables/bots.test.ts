import { describe, expect, it } from 'vitest';
import type { BotPool } from '../bots/pool.ts';
import { actOnce, newMatch, Somebody, settings, settle } from './tables.fixture.ts';

const made = settings();

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
