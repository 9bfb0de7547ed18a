import { LocalTable, type LocalTableOptions } from '@cardloom/host';
import type { HostFrame } from '@cardloom/protocol';
import { describe, expect, it } from 'vitest';
import { parley } from '../../host/src/parley.fixture.ts';
import { type ClientOptions, createClient } from './client.ts';
import { FakeTimers } from './fake-timers.fixture.ts';
import { Wire } from './wire.fixture.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Ann behind a wire, bo beside the table. */
async function seated(options: ClientOptions = {}, more: Partial<LocalTableOptions> = {}) {
  const table = new LocalTable(parley, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1, ...more });
  const wire = new Wire(table.open('ann'));
  const timers = new FakeTimers();
  const mismatches: string[] = [];
  const onMismatch = (what: string) => mismatches.push(what);
  const ann = createClient<typeof parley>(wire.open, { timers, onMismatch, ...options });
  const bo = createClient<typeof parley>(table.open('bo'));
  await settled();
  const welcomes = () => wire.heard.filter((frame) => frame.type === 'welcome');
  /** Does something to the next frame of a type that is on its way to ann. */
  const meddle = (type: HostFrame['type'], change: (text: string) => readonly string[] | 'cut') => {
    wire.toClient = (text) => {
      if ((JSON.parse(text) as HostFrame).type !== type) return [text];
      wire.toClient = (passed) => [passed];
      return change(text);
    };
  };
  const same = () => {
    expect(ann.state.view).toEqual(table.match.view('ann'));
    expect(ann.state.connection).toBe('online');
  };
  return { table, wire, timers, ann, bo, mismatches, welcomes, meddle, same };
}

describe('a connection that is lost', () => {
  it('is opened again; the steps that were missed follow, and no view', async () => {
    const { wire, timers, ann, bo, welcomes, same } = await seated();
    await ann.act('pass');
    wire.cut();
    expect(ann.state.connection).toBe('offline');
    await bo.act('draw');
    await bo.act('draw');
    timers.pass(1000);
    await settled();
    expect(welcomes()).toHaveLength(2);
    expect(welcomes()[1]).not.toHaveProperty('view');
    expect(wire.heard.at(-1)).toMatchObject({ type: 'sum', seq: 3 });
    same();
  });

  it('is known to be there again where one only waits for others, after a goodbye until later', async () => {
    const timers = new FakeTimers();
    let say: (frame: object) => void = () => undefined;
    const ann = createClient(
      (callbacks) => {
        say = (frame) => callbacks.message(JSON.stringify(frame));
        return { send: () => undefined, close: () => undefined };
      },
      { timers, patience: 1000 },
    );
    const seats = [{ player: 'ann', name: 'Ann', isBot: false, isOnline: true }];
    say({ type: 'seats', seats });
    expect(ann.state).toMatchObject({ connection: 'online', seats });
    timers.pass(1600);
    expect(ann.state.connection).toBe('connecting');
    say({ type: 'pong', t: 0, now: 0 });
    expect(ann.state.connection).toBe('online');
    say({ type: 'bye', reason: 'stopping' });
    expect(ann.state).toMatchObject({ connection: 'connecting', bye: 'stopping', seats });
    timers.pass(500);
    say({ type: 'seats', seats });
    expect(ann.state).toMatchObject({ connection: 'online', bye: null });
  });

  it('waits longer each time, and not always as long', async () => {
    const { wire, timers, ann } = await seated({ firstWait: 100, longestWait: 1000 });
    wire.isDown = true;
    wire.cut();
    for (let i = 0; i < 6; i++) {
      timers.pass(1000);
      await settled();
    }
    expect(timers.waits).toEqual([75, 150, 300, 600, 750, 750, 750]);
    timers.chance = 0;
    timers.pass(1000);
    await settled();
    expect(timers.waits.at(-1)).toBe(500);
    wire.isDown = false;
    timers.pass(1000);
    await settled();
    expect(ann.state.connection).toBe('online');
    wire.cut();
    expect(timers.waits.at(-1)).toBe(50);
  });

  it('loses no action: it is sent again under the same id, and done once', async () => {
    const { table, wire, timers, ann, same } = await seated();
    wire.toHost = () => 'cut';
    const unheard = ann.act('draw');
    expect(ann.state).toMatchObject({ connection: 'offline', sending: { move: 'draw' } });
    wire.toHost = (text) => [text];
    timers.pass(1000);
    expect(await unheard).toEqual({ seq: 1 });
    wire.toClient = () => 'cut';
    const unanswered = ann.act('draw');
    await settled();
    expect(table.entries).toHaveLength(2);
    wire.toClient = (text) => [text];
    timers.pass(1000);
    expect(await unanswered).toEqual({ seq: 2 });
    expect(ann.state.sending).toBe(null);
    expect(table.entries).toHaveLength(2);
    same();
  });

  it('lets an action wait that is made meanwhile; if the prompt is another by then, it is refused', async () => {
    const { table, wire, timers, ann } = await seated();
    wire.cut();
    const drawing = ann.act('draw');
    timers.pass(1000);
    expect(await drawing).toEqual({ seq: 1 });
    wire.cut();
    const passing = ann.act('pass');
    const elsewhere = createClient<typeof parley>(table.open('ann'));
    await settled();
    await elsewhere.act('draw');
    timers.pass(1000);
    await expect(passing).rejects.toMatchObject({ code: 'moved-on' });
  });

  it('loses no action to a table that was loaded anew, where the same question has another number', async () => {
    const seats = [{ player: 'ann' }, { player: 'bo' }];
    let table = new LocalTable(parley, { seats, seed: 1 });
    const wire = new Wire((on) => table.open('ann')(on));
    const timers = new FakeTimers();
    const ann = createClient<typeof parley>(wire.open, { timers });
    const bo = createClient<typeof parley>(table.open('bo'));
    await settled();
    await bo.prefer({ autoPass: false });
    wire.toHost = () => 'cut';
    const drawing = ann.act('draw');
    const { n } = ann.state.prompt ?? {};
    table = new LocalTable(parley, { seats, seed: 1, entries: table.entries });
    wire.toHost = (text) => [text];
    timers.pass(1000);
    expect(await drawing).toEqual({ seq: 2 });
    expect(wire.heard.findLast((frame) => frame.type === 'welcome')?.prompt.n).not.toBe(n);
  });

  it('keeps the wish that waits and the clock as it is now, whatever was missed', async () => {
    const clock = { type: 'match', ms: 60_000 } as const;
    const { wire, timers, ann, bo } = await seated({}, { clock });
    await ann.act('pass');
    wire.cut();
    await bo.act('draw');
    await bo.table('undo');
    timers.pass(1000);
    await settled();
    expect(ann.state).toMatchObject({ seq: 3, consent: { for: 'undo', by: 'bo' }, clock: { running: ['bo'] } });
    const welcome = wire.heard.findLast((frame) => frame.type === 'welcome');
    expect(ann.state.clock).toEqual(welcome?.clock);
    expect(ann.state.clockAt).toBe(welcome?.now);
  });

  it('waits no longer for the bot that was wished for once it has sat down', async () => {
    const { wire, ann } = await seated();
    const seat = (player: string) => ({ player, name: '', isOnline: true, isBot: false });
    const claim = { seat: 'bo', outcome: 'bot' } as const;
    const hears = async (...frames: HostFrame[]): Promise<void> => {
      wire.toClient = (text) => [...frames.map((frame) => JSON.stringify(frame)), text];
      await ann.prefer({ autoPass: true });
    };
    const absent = [seat('ann'), seat('bo')];
    await hears({ type: 'consent', for: 'claim', by: 'ann', waiting: [], claim }, { type: 'seats', seats: absent });
    expect(ann.state.consent).toMatchObject({ for: 'claim' });
    await hears({ type: 'seats', seats: [seat('ann'), { ...seat('bo'), isStandIn: true }] });
    expect(ann.state.consent).toBe(null);
  });

  it('is noticed by silence, where that is asked for', async () => {
    const { wire, timers, ann } = await seated({ patience: 1000 });
    timers.pass(900);
    expect(wire.said).toHaveLength(1);
    timers.pass(200);
    await settled();
    expect([wire.said.at(-1), wire.heard.at(-1)?.type]).toEqual(['{"type":"ping","t":1000}', 'pong']);
    wire.toClient = () => [];
    timers.pass(1100);
    await settled();
    timers.pass(1100);
    expect(ann.state.connection).toBe('offline');
    ann.close();
    expect(timers.count).toBe(0);
  });

  it('is doubted before it is given up, and whatever comes ends the doubt', async () => {
    const { wire, timers, ann } = await seated({ patience: 1000 });
    const { toClient } = wire;
    wire.toClient = () => [];
    timers.pass(1000);
    await settled();
    expect(ann.state.connection).toBe('online');
    timers.pass(500);
    expect([ann.state.connection, wire.said]).toEqual(['offline', [expect.any(String), '{"type":"ping","t":1000}']]);
    wire.toClient = toClient;
    void ann.why({ card: 1 }).catch(() => undefined);
    await settled();
    expect([ann.state.connection, wire.said.length]).toEqual(['online', 3]);
    ann.close();
    expect(timers.count).toBe(0);
  });

  it('is tried at once when the network is back', async () => {
    let back = (): void => undefined;
    let isWatched = true;
    const onReturn = (refresh: () => void) => {
      back = refresh;
      return () => {
        isWatched = false;
      };
    };
    const { wire, ann } = await seated({ onReturn });
    await ann.act('draw');
    wire.cut();
    back();
    await settled();
    expect(ann.state.connection).toBe('online');
    back();
    await settled();
    expect(wire.heard.slice(-2)).toMatchObject([{ type: 'welcome' }, { type: 'sum' }]);
    ann.close();
    expect(isWatched).toBe(false);
  });
});

describe('what is wrong on the way', () => {
  it.each([
    ['a step that is missing', () => [], 'gap'],
    ['a step of another patch', (text: string) => [text.replace('"numMoves":1', '"numMoves":2')], 'chain'],
  ] as const)('%s is asked for', async (_, change, what) => {
    const { ann, mismatches, meddle, same } = await seated();
    meddle('step', change);
    await ann.act('draw');
    await ann.act('draw');
    await settled();
    expect(mismatches).toEqual([what]);
    same();
  });

  it('a step that comes twice counts once', async () => {
    const { ann, mismatches, meddle, welcomes, same } = await seated();
    const steps: number[] = [];
    ann.onStep(({ seq }) => steps.push(seq));
    meddle('step', (text) => [text, text]);
    await ann.act('draw');
    await ann.act('draw');
    expect([steps, mismatches, welcomes().length]).toEqual([[1, 2], [], 1]);
    same();
  });

  it('steps in the wrong order are put right', async () => {
    const { ann, bo, meddle, wire, same } = await seated();
    const held: string[] = [];
    await ann.act('pass');
    meddle('step', (text) => {
      held.push(text);
      meddle('step', (next) => [next, ...held]);
      return [];
    });
    await bo.act('draw');
    await bo.act('draw');
    await settled();
    expect(held).toHaveLength(1);
    expect(wire.heard.filter((frame) => frame.type === 'welcome')).toHaveLength(2);
    same();
  });

  it('a view that is not the seat’s own is noticed by its checksum and fetched anew', async () => {
    const { wire, timers, ann, mismatches, meddle, welcomes, same } = await seated();
    await ann.act('draw');
    meddle('welcome', (text) => [text.replace('"numTurns":0', '"numTurns":7')]);
    wire.cut();
    // whoever was away for too long gets a view, here a wrong one
    wire.toHost = (text) => [text.replace(/,"since".*/, '}')];
    timers.pass(1000);
    await settled();
    wire.toHost = (text) => [text];
    expect(ann.state.view?.ctx.numTurns).toBe(7);
    ann.refresh();
    await settled();
    expect(mismatches).toEqual(['sum']);
    expect(welcomes()).toHaveLength(4);
    same();
  });

  it('what is unknown is ignored', async () => {
    const { ann, meddle, welcomes, same } = await seated();
    meddle('step', (text) => ['null', '7', '{"type":"constructor"}', '{"type":"weather"}', text]);
    await ann.act('draw');
    expect(welcomes()).toHaveLength(1);
    same();
  });

  it('what is no frame ends the connection, and another one is opened', async () => {
    const { wire, timers, ann, meddle, same } = await seated();
    meddle('ok', (text) => [text.slice(0, 9)]);
    const acting = ann.act('draw');
    await settled();
    expect(ann.state.connection).toBe('offline');
    timers.pass(1000);
    expect(await acting).toEqual({ seq: 1 });
    expect(wire.attempts).toBe(2);
    same();
  });

  it('a host that is never right is not asked in a circle', async () => {
    const { wire, timers, ann } = await seated();
    wire.toClient = (text) => [text.replace(/"sum":"\w+"/, '"sum":"0"').replace(/"chain":"\w+"/, '"chain":"0"')];
    await ann.act('draw').catch(() => undefined);
    await settled();
    for (let i = 0; i < 5; i++) {
      timers.pass(100_000);
      await settled();
    }
    expect(wire.attempts).toBeLessThan(10);
    expect(wire.said.length).toBeLessThan(50);
    ann.close();
  });
});

describe('a goodbye', () => {
  it.each(['full', 'kicked', 'no-match', 'token', 'version'])('"%s" is for good', async (reason) => {
    const { wire, ann, meddle } = await seated();
    meddle('step', () => [JSON.stringify({ type: 'bye', reason })]);
    await expect(ann.act('draw')).rejects.toMatchObject({ code: 'closed' });
    expect(ann.state).toMatchObject({ connection: 'closed', bye: reason });
    expect(wire.attempts).toBe(1);
  });

  it.each(['failed', 'moved', 'rate', 'stopping'])('"%s" is until later', async (reason) => {
    const { timers, ann, meddle, same } = await seated();
    meddle('step', () => [JSON.stringify({ type: 'bye', reason })]);
    const acting = ann.act('draw');
    await settled();
    expect(ann.state).toMatchObject({ connection: 'offline', bye: reason });
    timers.pass(1000);
    await acting;
    expect(ann.state.bye).toBe(null);
    same();
  });
});
