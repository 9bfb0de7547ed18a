import type { ClientFrame, HostFrame } from '@cardloom/protocol';
import type { Action, Match } from 'cardloom';
import { expect, it } from 'vitest';
import { LocalTable, type LocalTableOptions } from './local-table.ts';
import { parley } from './parley.fixture.ts';
import { rematchOf } from './rematch.ts';

const first = (match: Match, player: string): Action => {
  const [action] = match.legalActions(player);
  return action;
};
const seats = [{ player: 'ann' }, { player: 'bo' }];
const tableOf = (options: Partial<LocalTableOptions> = {}) => new LocalTable(parley, { seats, seed: 1, ...options });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A connection and all that came over it. */
function connected(table: LocalTable, player: string | null) {
  const heard: (HostFrame | 'open' | 'close')[] = [];
  const connection = table.open(player)({
    open: () => heard.push('open'),
    message: (text) => heard.push(JSON.parse(text) as HostFrame),
    close: () => heard.push('close'),
  });
  const say = async (frame: ClientFrame) => {
    connection.send(JSON.stringify(frame));
    await settled();
  };
  const types = () => heard.map((frame) => (typeof frame === 'string' ? frame : frame.type));
  return { heard, say, types, close: connection.close };
}
const hello: ClientFrame = { type: 'hello', v: 1 };

it('welcomes whoever says hello, and nobody else', async () => {
  const table = tableOf();
  const ann = connected(table, 'ann');
  expect(ann.heard).toEqual([]);
  await ann.say(hello);
  expect(ann.types()).toEqual(['open', 'welcome']);
  expect(ann.heard[1]).toMatchObject({
    v: 1,
    seat: 'ann',
    game: { name: 'parley', initial: { worn: 0 } },
    clock: null,
  });
  const rude = connected(table, 'bo');
  await rude.say({ type: 'ping', t: 1 });
  const future = connected(table, 'bo');
  await future.say({ type: 'hello', v: 99 });
  expect([rude.heard, future.heard]).toEqual([
    ['open', { type: 'bye', reason: 'kicked' }, 'close'],
    ['open', { type: 'bye', reason: 'version' }, 'close'],
  ]);
  expect(ann.types()).toEqual(['open', 'welcome']);
});

it('lets bots act by themselves, also if they have to think', async () => {
  const bo = async (match: Match, player: string): Promise<Action> => {
    await null;
    return { player, move: match.isLegal({ player, move: 'draw', args: {} }) ? 'draw' : 'pass', args: {} };
  };
  const table = tableOf({ bots: { bo } });
  const ann = connected(table, 'ann');
  await ann.say(hello);
  await ann.say({ type: 'act', id: '1', prompt: 1, move: 'pass' });
  expect(table.entries.map(({ by }) => by)).toEqual(['ann', 'bo', 'bo', 'bo', 'bo']);
  expect(table.match.view('ann').zones.hand).toMatchObject({ bo: { length: 5 } });
});

it('asks a bot anew if the match went on while it thought', async () => {
  const asked: number[] = [];
  const thoughts: ((action: Action) => void)[] = [];
  const bo = (match: Match): Promise<Action> => {
    asked.push(match.state.ctx.moveHistory.length);
    return new Promise((resolve) => thoughts.push(resolve));
  };
  const table = tableOf({ bots: { bo } });
  const ann = connected(table, 'ann');
  await ann.say(hello);
  await ann.say({ type: 'act', id: '1', prompt: 1, move: 'pass' });
  await ann.say({ type: 'table', id: '2', do: 'undo' });
  await ann.say({ type: 'act', id: '3', prompt: 4, move: 'draw' });
  await ann.say({ type: 'act', id: '4', prompt: 5, move: 'pass' });
  thoughts[0]({ player: 'bo', move: 'pass', args: {} });
  await settled();
  expect([asked, table.entries.at(-1)?.by]).toEqual([[1, 2], 'ann']);
});

it('says what a bot did wrong', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  tableOf({ bots: { ann: () => ({ player: 'ann', move: 'win', args: {} }) }, onFailure });
  await settled();
  expect(String(failures)).toContain('ann chose what is not legal: {"player":"ann","move":"win","args":{}}');
});

it('is brought back by what it saved', async () => {
  const bots = { ann: first };
  const table = tableOf({ bots });
  const bo = connected(table, 'bo');
  await bo.say(hello);
  const saved = JSON.parse(JSON.stringify(table.save()));
  const again = new LocalTable(parley, { ...saved, bots });
  expect(again.match.checksum()).toBe(table.match.checksum());
  expect(again.entries).toEqual(table.entries);
  expect(table.entries.length).toBeGreaterThan(0);
});

it('plays again with another first player once all agree; whoever was here comes back to the same seat', async () => {
  const table = tableOf({ options: { decks: ['of ann', 'of bo'] } });
  const [ann, bo] = [connected(table, 'ann'), connected(table, 'bo')];
  await ann.say(hello);
  await bo.say(hello);
  const seed = table.save().seed;
  await ann.say({ type: 'table', id: '1', do: 'concede' });
  await ann.say({ type: 'table', id: '2', do: 'rematch' });
  await bo.say({ type: 'table', id: '3', do: 'agree' });
  expect(ann.types().slice(-2)).toEqual(['bye', 'close']);
  expect(table.save()).toMatchObject({
    seats: [{ player: 'bo' }, { player: 'ann' }],
    entries: [],
    options: { decks: ['of bo', 'of ann'] },
  });
  expect(table.save().seed).not.toBe(seed);
  const back = connected(table, 'bo');
  await back.say(hello);
  expect(back.heard[1]).toMatchObject({ seat: 'bo', seq: 0 });
  expect(table.match.players).toEqual(['bo', 'ann']);
});

it('moves everybody one seat on for a rematch, with what the options list by seat', () => {
  const three = ['ann', 'bo', 'cy'].map((player) => ({ player }));
  const options = { decks: ['a', 'b', 'c'], leaders: ['x', 'y'], rounds: 3 };
  expect(rematchOf({ seats: three, options })).toMatchObject({
    seats: [{ player: 'bo' }, { player: 'cy' }, { player: 'ann' }],
    options: { decks: ['b', 'c', 'a'], leaders: ['x', 'y'], rounds: 3 },
  });
});

it('sends everybody away when it is closed', async () => {
  const table = tableOf();
  const ann = connected(table, 'ann');
  await ann.say(hello);
  table.close();
  await settled();
  const late = connected(table, 'bo');
  await settled();
  expect([ann.types().at(-1), late.types()]).toEqual(['close', ['open', 'close']]);
});

/** A table whose time passes when it is told to. */
function timed(options: Partial<LocalTableOptions>) {
  const clock: { now: number; due: (() => void) | null } = { now: 0, due: null };
  const after = (ms: number, run: () => void) => {
    clock.due = () => {
      clock.now += ms;
      run();
    };
    return () => {
      clock.due = null;
    };
  };
  const elapse = async () => {
    clock.due?.();
    await settled();
  };
  return { clock, elapse, table: tableOf({ now: () => clock.now, after, passing: { move: 'pass' }, ...options }) };
}

it('wakes when time is up', async () => {
  const { clock, elapse, table } = timed({ clock: { type: 'decision', ms: 5000 } });
  for (const player of ['ann', 'bo']) await connected(table, player).say(hello);
  await elapse();
  expect([clock.now, table.entries[0]]).toMatchObject([5000, { by: 'ann', did: { move: 'pass' } }]);
  table.close();
  expect(clock.due).toBe(null);
});

it('lets a bot play for whoever was absent', async () => {
  const { elapse, table } = timed({ standIn: (_, player) => ({ player, move: 'pass', args: {} }) });
  const [ann, bo] = [connected(table, 'ann'), connected(table, 'bo')];
  await ann.say(hello);
  await bo.say(hello);
  ann.close();
  await elapse();
  await bo.say({ type: 'table', id: '1', do: 'claim', claim: { seat: 'ann', outcome: 'bot' } });
  expect(table.entries.at(-1)).toMatchObject({ by: 'ann', did: { move: 'pass' } });
  table.close();
});
