/**
 * What every store must do, as cases for any test runner: each is given a store that is empty.
 * @module @cardloom/server/conformance
 */

import assert from 'node:assert/strict';
import type { Append, MatchStore } from '../store/match-store.ts';
import type { NewMatch, SeatRecord, StoredEntry } from '../store/records.ts';

/** A place for one case. */
export interface StorePlace {
  /** Opens the store at this place, again and again if it is closed. */
  open(now: () => number): Promise<MatchStore>;
  /** Whether what is stored is still there when it is opened again. */
  readonly isLasting: boolean;
}

/** One thing a store must do. */
export interface StoreCase {
  readonly name: string;
  run(place: StorePlace): Promise<void>;
}

/**
 * What every store must do: run each case on a store of your own.
 *
 * ```ts
 * import { test } from 'vitest';
 * const place: StorePlace = { open: async (now) => memoryStore({ now }), isLasting: false };
 * for (const { name, run } of storeCases satisfies readonly StoreCase[]) test(name, () => run(place));
 * ```
 */
export const storeCases: readonly StoreCase[] = [
  {
    name: 'what is appended is loaded, in order and unchanged',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        const epoch = await claimed(store, 'm');
        const entries: StoredEntry[] = [
          entry(1, { id: 'a1' }),
          { ...entry(2), checksum: '0123456789abcdef' },
          entry(3, { id: 'a2', by: 'p1', text: 'a line\u2028"quoted" \u{1F0A1}' }),
        ];
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries: entries.slice(0, 2) }]), [2]);
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries: entries.slice(2) }]), [3]);
        const loaded = await store.load('m');
        assert.deepEqual(loaded?.entries, entries);
        assert.deepEqual(loaded?.record, { ...sampleMatch('m'), head: 3, outcome: null, finishedAt: null });
        assert.equal(loaded?.lastViews, null);
        assert.equal(await store.load('another'), null);
        assert.equal(await store.find('another'), null);
      }),
  },
  {
    name: 'what was appended is there when it is opened again',
    run: async (place) => {
      if (!place.isLasting) return;
      await withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        await store.append([{ match: 'm', epoch: await claimed(store, 'm'), entries: [entry(1), entry(2)] }]);
      });
      await withStore(place, async ({ store }) => {
        assert.deepEqual((await store.load('m'))?.entries, [entry(1), entry(2)]);
        assert.ok((await claimed(store, 'm')) > 1);
      });
    },
  },
  {
    name: 'a match is created once',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        await assert.rejects(store.create({ ...sampleMatch('m'), seats: [] }));
        assert.equal((await store.find('m'))?.seats.length, 2);
      }),
  },
  {
    name: 'who holds a match no more is fenced, and nothing of theirs is stored',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        const old = await claimed(store, 'm');
        const epoch = await claimed(store, 'm');
        assert.ok(epoch > old);
        assert.deepEqual(await store.append([{ match: 'm', epoch: old, entries: [entry(1)] }]), ['fenced']);
        assert.deepEqual((await store.load('m'))?.entries, []);
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries: [entry(1)] }]), [1]);
        await store.release('m', old);
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries: [entry(2)] }]), [2]);
        await store.release('m', epoch);
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries: [entry(3)] }]), ['fenced']);
        assert.equal(await store.keepViews('m', epoch, { seq: 1, checksum: '', views: {} }), false);
      }),
  },
  {
    name: 'a match that is fenced does not hold up the others of its batch',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const appends: Append[] = [];
        for (const match of ['a', 'b', 'c', 'd', 'e']) {
          await store.create(sampleMatch(match));
          appends.push({ match, epoch: await claimed(store, match), entries: [entry(1, { id: 'x' })] });
        }
        await store.append([appends[3], appends[4]]);
        const [a, b, c] = appends;
        const batch: Append[] = [
          a,
          { ...b, epoch: b.epoch - 1 },
          { ...c, entries: [entry(1), entry(3)] },
          // the same client's id again, and an entry that is there already
          { ...appends[3], entries: [entry(2, { id: 'x' })] },
          appends[4],
          { match: 'nowhere', epoch: 1, entries: [entry(1)] },
        ];
        assert.deepEqual(await store.append(batch), [1, 'fenced', 'fenced', 'fenced', 'fenced', 'fenced']);
        const heads = await Promise.all(
          ['a', 'b', 'c', 'd', 'e'].map(async (id) => [
            (await store.find(id))?.head,
            (await store.load(id))?.entries.length,
          ]),
        );
        assert.deepEqual(heads, [
          [1, 1],
          [0, 0],
          [0, 0],
          [1, 1],
          [1, 1],
        ]);
      }),
  },
  {
    name: 'the same id of two players is two ids',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        const epoch = await claimed(store, 'm');
        const entries = [entry(1, { id: '1', by: 'p0' }), entry(2, { id: '1', by: 'p1' }), entry(3), entry(4)];
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries }]), [4]);
      }),
  },
  {
    name: 'a node that lives keeps its matches, one that does not loses them',
    run: (place) =>
      withStore(place, async ({ store, clock }) => {
        await store.create(sampleMatch('m'));
        await store.renew('here', 'http://here', 1000);
        await store.renew('there', 'http://there', 1000);
        assert.deepEqual(await store.claim('m', 'here'), { epoch: 1 });
        assert.deepEqual(await store.claim('m', 'there'), { heldBy: 'http://here' });
        assert.deepEqual(await store.claim('m', 'here'), { epoch: 2 });
        clock.now += 900;
        await store.renew('here', 'http://here', 1000);
        clock.now += 900;
        assert.deepEqual(await store.claim('m', 'there'), { heldBy: 'http://here' });
        clock.now += 101;
        assert.deepEqual(await store.claim('m', 'there'), { epoch: 3 });
        assert.deepEqual(await store.append([{ match: 'm', epoch: 2, entries: [entry(1)] }]), ['fenced']);
        assert.equal(await store.claim('nowhere', 'here'), null);
      }),
  },
  {
    name: 'a match that was let go can be taken at once',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        await store.renew('here', 'http://here', 1000);
        await store.claim('m', 'here');
        await store.release('m', 0);
        assert.deepEqual(await store.claim('m', 'there'), { heldBy: 'http://here' });
        await store.release('m', 1);
        assert.deepEqual(await store.claim('m', 'there'), { epoch: 2 });
      }),
  },
  {
    name: 'a node whose lease ended learns of it, and of the nodes that live',
    run: (place) =>
      withStore(place, async ({ store, clock }) => {
        const renew = (node: string) => store.renew(node, `http://${node}`, 1000);
        const first = await renew('here');
        assert.deepEqual(first.others, []);
        clock.now += 999;
        assert.equal((await renew('here')).epoch, first.epoch);
        const other = { address: 'http://here', leftMs: 1000 };
        assert.deepEqual((await renew('there')).others, [other]);
        clock.now += 600;
        assert.deepEqual((await renew('there')).others, [{ ...other, leftMs: 400 }]);
        clock.now += 400;
        assert.deepEqual((await renew('there')).others, []);
        assert.ok((await renew('here')).epoch > first.epoch);
        await store.retire('there');
        assert.deepEqual((await renew('here')).others, []);
      }),
  },
  {
    name: 'matches that nobody holds are listed some at a time, each once',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const ids = ['a', 'b', 'c', 'd', 'e'];
        for (const id of ids.toReversed()) await store.create(sampleMatch(id));
        const found: string[] = [];
        for (let after = ''; ; ) {
          const some = (await store.listUnheld(after, 2)).map(({ id }) => id);
          if (some.length === 0) break;
          assert.ok(some.length <= 2);
          found.push(...some);
          after = some[some.length - 1];
        }
        assert.deepEqual(found, ids);
      }),
  },
  {
    name: 'the matches of nodes that live no more are taken over, each by one',
    run: (place) =>
      withStore(place, async ({ store, clock }) => {
        const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
        for (const node of ['dead', 'gone', 'here', 'there']) await store.renew(node, `http://${node}`, 1000);
        for (const id of ids) await store.create(sampleMatch(id));
        const epochs: number[] = [];
        for (const id of ['a', 'b', 'c', 'd']) {
          const claim = await store.claim(id, id === 'd' ? 'gone' : 'dead');
          epochs.push(claim !== null && 'epoch' in claim ? claim.epoch : 0);
        }
        await store.claim('e', 'there');
        assert.deepEqual(await store.takeOver('here', 9), []);
        await store.retire('gone');
        assert.deepEqual(await store.takeOver('here', 9), [{ id: 'd', terms: { clock: null } }]);
        clock.now += 999;
        for (const node of ['here', 'there']) await store.renew(node, `http://${node}`, 1000);
        clock.now += 1;
        const taken = await Promise.all([store.takeOver('here', 1), store.takeOver('there', 1)]);
        const rest = await store.takeOver('here', 9);
        const all = [...taken.flat(), ...rest].map(({ id }) => id);
        assert.deepEqual(all.toSorted(), ['a', 'b', 'c']);
        const late = await store.append([{ match: 'a', epoch: epochs[0], entries: [entry(1)] }]);
        assert.deepEqual(late, ['fenced']);
        assert.deepEqual(
          (await store.listUnheld('', 9)).map(({ id }) => id),
          ['f'],
        );
        assert.ok('epoch' in ((await store.claim('d', 'here')) ?? {}));
        assert.deepEqual(await store.claim('d', 'there'), { heldBy: 'http://here' });
      }),
  },
  {
    name: 'any text is kept as it is',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const odd = 'tab \t, quote \' " \\, {null}, \u{1F0A1}';
        await store.create(sampleMatch('m', [seat('p0'), seat('p1')]));
        await store.takeSeat({ match: 'm', player: 'p0', invite: null, token: 't', name: odd, deck: { [odd]: odd } });
        const epoch = await claimed(store, 'm');
        const entries = [entry(1, { id: odd, text: odd }), entry(2, { id: `${odd} `, text: odd })];
        assert.deepEqual(await store.append([{ match: 'm', epoch, entries }]), [2]);
        const loaded = await store.load('m');
        assert.deepEqual(loaded?.entries, entries);
        assert.deepEqual(loaded?.record.seats[0], { ...seat('p0'), token: 't', name: odd, deck: { [odd]: odd } });
        assert.equal(await store.find(odd), null);
        assert.equal(await store.claim(odd, 'here'), null);
        assert.deepEqual(await store.listOwn([odd], 9), []);
      }),
  },
  {
    name: 'a seat is taken once, by who has the invitation',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m', [seat('p0', { invite: 'i' }), seat('p1'), seat('p2', { bot: 'greedy' })]));
        const take = (player: string, invite: string | null, token: string) =>
          store.takeSeat({ match: 'm', player, invite, token, name: token, deck: { cards: 2 } });
        assert.equal(await take('p0', null, 't0'), false);
        assert.equal(await take('p0', 'other', 't0'), false);
        assert.deepEqual((await Promise.all([take('p0', 'i', 't0'), take('p0', 'i', 't1')])).filter(Boolean), [true]);
        assert.equal(await take('p0', 'i', 't2'), false);
        assert.equal(await take('p0', null, 't2'), false);
        assert.equal(await take('p1', null, 't3'), true);
        assert.equal(await take('p2', null, 't4'), false);
        assert.equal(await take('p9', null, 't5'), false);
        const [first, second] = (await store.find('m'))?.seats ?? [];
        assert.equal(first.token, first.name);
        assert.deepEqual(second, { ...seat('p1'), token: 't3', name: 't3', deck: { cards: 2 } });
        assert.equal(await store.leaveSeat('m', 'p1', 'wrong', null), false);
        assert.equal(await store.leaveSeat('m', 'p1', 't3', 'again'), true);
        assert.equal(await take('p1', null, 't6'), false);
        assert.equal(await take('p1', 'again', 't6'), true);
      }),
  },
  {
    name: 'a match begins once, with what the game is given',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create({ ...sampleMatch('m'), status: 'waiting' });
        assert.equal(await store.begin('m', { decks: ['a', 'b'] }), true);
        assert.equal(await store.begin('m', { decks: ['c'] }), false);
        const record = await store.find('m');
        assert.deepEqual([record?.status, record?.options], ['playing', { decks: ['a', 'b'] }]);
      }),
  },
  {
    name: 'a match that ends is over, and goes on if the end is taken back',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        const epoch = await claimed(store, 'm');
        const outcome = { winners: ['p0'] };
        await store.append([{ match: 'm', epoch, entries: [entry(1)], outcome, at: 500 }]);
        const over = await store.find('m');
        assert.deepEqual([over?.status, over?.outcome, over?.finishedAt], ['over', outcome, 500]);
        await store.append([{ match: 'm', epoch, entries: [entry(2)], outcome: null }]);
        const again = await store.find('m');
        assert.deepEqual([again?.status, again?.outcome, again?.finishedAt], ['playing', null, null]);
      }),
  },
  {
    name: 'lists show what is public, the newest first, and no more than was asked for',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const full = [seat('p0', { token: 'x' }), seat('p1', { invite: 'y' })];
        const open = [seat('p0', { token: 'z' }), seat('p1')];
        const add = (id: string, createdAt: number, more: Partial<NewMatch>) =>
          store.create({ ...sampleMatch(id), createdAt, ...more, seats: tokensOf(id, more.seats ?? open) });
        await add('private', 10, { status: 'waiting', isPublic: false });
        await add('invited', 11, { status: 'waiting', seats: full });
        for (const time of [12, 14, 13]) await add(`open${time}`, time, { status: 'waiting' });
        await add('playing', 15, { status: 'playing' });
        await add('over', 16, { status: 'over' });
        const ids = async (what: 'open' | 'playing', since: number, most: number) =>
          (await store.list({ what, since, most })).map(({ id }) => id);
        assert.deepEqual(await ids('open', 0, 10), ['open14', 'open13', 'open12']);
        assert.deepEqual(await ids('open', 12, 1), ['open14']);
        assert.deepEqual(await ids('open', 12, 9), ['open14', 'open13']);
        assert.deepEqual(await ids('playing', 0, 10), ['playing']);
        const playing = (await store.listUnheld('', 99)).map(({ id }) => id);
        assert.ok(playing.includes('private') === ((await store.find('private'))?.status === 'playing'));
        for (const id of playing) assert.equal((await store.find(id))?.status, 'playing');
        const own = await store.listOwn(['private:z', 'over:z', 'nobody'], 10);
        assert.deepEqual(
          own.map(({ id }) => id),
          ['over', 'private'],
        );
        assert.deepEqual(await store.listOwn([], 10), []);
      }),
  },
  {
    name: 'the matches of a series are found in their order',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create({ ...sampleMatch('b'), series: 's', createdAt: 2 });
        await store.create({ ...sampleMatch('a'), series: 's', createdAt: 1 });
        await store.create({ ...sampleMatch('c'), createdAt: 3 });
        assert.deepEqual(
          (await store.listSeries('s')).map(({ id }) => id),
          ['a', 'b'],
        );
      }),
  },
  {
    name: 'the last views are kept',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create(sampleMatch('m'));
        const epoch = await claimed(store, 'm');
        const views = { seq: 0, checksum: 'abc', views: { p0: { hand: [1, 2] }, '': { hand: 2 } } };
        assert.equal(await store.keepViews('m', epoch, views), true);
        assert.equal(await store.keepViews('m', epoch - 1, { ...views, seq: 7 }), false);
        assert.deepEqual((await store.load('m'))?.lastViews, views);
      }),
  },
  {
    name: 'what is deleted is gone with its log and its seats',
    run: (place) =>
      withStore(place, async ({ store }) => {
        for (const [id, at] of [
          ['old', 100],
          ['new', 200],
          ['playing', null],
        ] as const) {
          await store.create(sampleMatch(id, [seat('p0', { token: id })]));
          const epoch = await claimed(store, id);
          const ended = at === null ? {} : { outcome: { winners: [] }, at };
          await store.append([{ match: id, epoch, entries: [entry(1, { id: 'a' })], ...ended }]);
        }
        assert.equal(await store.deleteFinished(150), 1);
        assert.equal(await store.load('old'), null);
        assert.ok((await store.load('new')) !== null && (await store.load('playing')) !== null);
        await store.delete('new');
        assert.equal(await store.load('new'), null);
        assert.deepEqual(await store.listOwn(['old', 'new'], 9), []);
        await store.create(sampleMatch('new'));
        assert.deepEqual((await store.load('new'))?.entries, []);
      }),
  },
  {
    name: 'what was given or got can be changed without changing what is stored',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const options = { decks: ['a'] };
        await store.create({ ...sampleMatch('m'), options });
        options.decks.push('b');
        const got = (await store.find('m'))?.options as { decks: string[] };
        got.decks.push('c');
        assert.deepEqual((await store.find('m'))?.options, { decks: ['a'] });
      }),
  },
];

interface Opened {
  readonly store: MatchStore;
  readonly clock: { now: number };
}

async function withStore(place: StorePlace, work: (opened: Opened) => Promise<void>): Promise<void> {
  const clock = { now: 1000 };
  const store = await place.open(() => clock.now);
  try {
    await work({ store, clock });
  } finally {
    await store.close();
  }
}

async function claimed(store: MatchStore, match: string): Promise<number> {
  await store.renew('here', 'http://here', 1000);
  const claim = await store.claim(match, 'here');
  assert.ok(claim !== null && 'epoch' in claim, `${match} should be free`);
  return claim.epoch;
}

const seat = (player: string, more: Partial<SeatRecord> = {}): SeatRecord => ({
  player,
  name: '',
  bot: null,
  token: null,
  invite: null,
  deck: null,
  ...more,
});

/** Tokens are unique in a store. */
const tokensOf = (match: string, seats: readonly SeatRecord[]): SeatRecord[] =>
  seats.map((one) => (one.token === null ? one : { ...one, token: `${match}:${one.token}` }));

const sampleMatch = (id: string, seats: readonly SeatRecord[] = [seat('p0'), seat('p1')]): NewMatch => ({
  id,
  game: 'skirmish',
  build: 'build',
  seed: '00112233445566778899aabbccddeeff',
  options: { decks: ['basic', 'control'] },
  terms: { clock: null },
  series: id,
  isPublic: true,
  createdAt: 1,
  status: 'playing',
  seats,
});

const entry = (
  seq: number,
  { id, by = 'p0', text = 'x' }: { readonly id?: string; readonly by?: string; readonly text?: string } = {},
): StoredEntry => ({
  entry: {
    seq,
    at: 1_000_000_000_000 + seq,
    by,
    ...(id === undefined ? {} : { id }),
    did: { type: 'act', move: 'say', args: { text } },
  },
});
