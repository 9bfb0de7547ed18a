import { LocalTable } from '@cardloom/host';
import type { Hearing } from '@cardloom/protocol';
import type { Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { parley } from '../../host/src/parley.fixture.ts';
import { createClient } from './client.ts';

const table = () => new LocalTable(parley, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a client', () => {
  it('sees what its seat sees, and acts', async () => {
    const local = table();
    const ann = createClient<typeof parley>(local.open('ann'));
    const watcher = createClient<typeof parley>(local.open(null));
    expect(ann.state).toMatchObject({ connection: 'connecting', view: null });
    await settled();
    expect(ann.state).toMatchObject({ connection: 'online', seat: 'ann', game: { name: 'parley' } });
    const steps: number[] = [];
    watcher.onStep((step, before, after) => steps.push(step.seq, before.ctx.numMoves, after.ctx.numMoves));
    const acting = ann.act('draw');
    expect(ann.state.sending).toEqual({ move: 'draw', args: {} });
    expect(await acting).toEqual({ seq: 1 });
    expect(ann.state).toMatchObject({ seq: 1, sending: null });
    const card = ann.state.view?.zones.hand.ann[0];
    if (card === undefined || card.hidden) throw new Error('ann sees her hand');
    await ann.act('say', { card: card.id });
    await settled();
    expect(steps).toEqual([1, 0, 1, 2, 1, 2]);
    const match = local.match as unknown as Match;
    expect(ann.state.view).toEqual(match.view('ann'));
    expect(watcher.state.view).toEqual(match.view(null));
  });

  it('is told why something was not done', async () => {
    const local = table();
    const [ann, bo] = ['ann', 'bo'].map((player) => createClient(local.open(player)));
    await expect(ann.act('draw')).rejects.toMatchObject({ code: 'offline' });
    await settled();
    await expect(bo.act('draw')).rejects.toMatchObject({ code: 'not-your-priority', name: 'ClientError' });
    expect(bo.state.sending).toBe(null);
    expect(await ann.preview('draw')).toMatchObject({ isAll: false, view: null });
    const first = ann.act('draw');
    await expect(ann.act('draw')).rejects.toMatchObject({ code: 'busy' });
    await first;
    expect(await ann.ask('say')).toMatchObject({ name: 'card', kind: 'oneOf' });
    expect(await bo.why({ move: 'draw' })).toMatchObject([{ code: 'not-your-priority' }]);
    expect(await ann.preview('pass')).toMatchObject({ isAll: true });
    await expect(ann.preview('win')).rejects.toMatchObject({ code: 'unknown-move' });
    await expect(bo.table('undo')).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  it('sees what would be, while everything stays as it is', async () => {
    const local = table();
    const ann = createClient<typeof parley>(local.open('ann'));
    await settled();
    const { state } = ann;
    const card = state.view?.zones.hand.ann[0];
    if (card === undefined || card.hidden) throw new Error('ann sees her hand');
    const { view } = await ann.preview('say', { card: card.id });
    expect(view?.zones.table).toEqual([card]);
    expect(ann.state).toBe(state);
    const waiting = ann.preview('say', { card: card.id });
    await ann.act('pass');
    expect(await waiting.catch(() => ({ view: null }))).toMatchObject({ view: null });
  });

  it('knows what others wish, and what became of it', async () => {
    const local = table();
    const [ann, bo] = ['ann', 'bo'].map((player) => createClient(local.open(player)));
    await settled();
    await ann.act('draw');
    await ann.table('undo');
    await settled();
    expect(bo.state.consent).toEqual({ for: 'undo', by: 'ann', waiting: ['bo'] });
    const late = createClient(local.open(null));
    await settled();
    expect(late.state.consent).toEqual(bo.state.consent);
    await bo.table('decline');
    await settled();
    expect(ann.state).toMatchObject({ consent: null, declined: { for: 'undo', by: 'bo' } });
    await ann.table('undo');
    await ann.table('decline');
    await settled();
    for (const { state } of [ann, bo]) expect(state).toMatchObject({ consent: null, declined: null });
    await ann.table('undo');
    await bo.table('agree');
    await settled();
    expect(ann.state).toMatchObject({ consent: null, declined: null });
    await bo.prefer({ autoPass: true });
    expect([bo.state.prefs?.autoPass, ann.state.prefs?.autoPass]).toEqual([true, false]);
  });

  it('goes on to the next match of a series', async () => {
    const local = table();
    const [ann, bo] = ['ann', 'bo'].map((player) => createClient(local.open(player)));
    await settled();
    await ann.table('concede');
    await ann.table('rematch');
    await bo.table('agree');
    await settled();
    expect(local.match.isOver).toBe(false);
    expect([ann.state, bo.state]).toMatchObject([
      { connection: 'online', seq: 0, seat: 'ann', series: { number: 2, score: { bo: 1 } } },
      { connection: 'online', seq: 0, seat: 'bo' },
    ]);
    await bo.act('draw');
  });

  it('says which match it goes on with, where it is told', () => {
    const lines: Hearing[] = [];
    const ada = createClient((on) => {
      lines.push(on);
      return { send: () => undefined, close: () => undefined };
    });
    expect(ada.state.next).toBeNull();
    lines[0].message(JSON.stringify({ type: 'bye', reason: 'rematch', to: 'm2' }));
    expect(ada.state).toMatchObject({ bye: 'rematch', next: 'm2' });
    ada.close();
  });

  it('settles everything when it is closed', async () => {
    const local = table();
    const ann = createClient(local.open('ann'));
    await settled();
    const acting = ann.act('draw');
    ann.close();
    await expect(acting).rejects.toMatchObject({ code: 'closed' });
    expect(ann.state).toMatchObject({ connection: 'closed', sending: null });
    await expect(ann.act('draw')).rejects.toMatchObject({ code: 'closed' });
    await expect(ann.why({})).rejects.toMatchObject({ code: 'closed' });
  });
});
