import assert from 'node:assert/strict';
import type { NewMatch } from '../store/records.ts';
import { claimed, entry, type StoreCase, sampleMatch, seat, tokensOf, withStore } from './samples.ts';

/** Matches as the lobby sees them: seats, beginning and end, lists, what is deleted. */
export const lobbyCases: readonly StoreCase[] = [
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
    name: 'how a match stands is told as it was said last: when it was made, when it began, with its entries',
    run: (place) =>
      withStore(place, async ({ store }) => {
        const standing = async (id: string) => (await store.find(id))?.standing;
        await store.create(sampleMatch('old'));
        assert.equal(await standing('old'), undefined);
        await store.create({ ...sampleMatch('made'), standing: [0, 'p0'] });
        assert.deepEqual(await standing('made'), [0, 'p0']);
        await store.create({ ...sampleMatch('m'), status: 'waiting' });
        await store.begin('m', {}, [0, 'p1']);
        assert.deepEqual(await standing('m'), [0, 'p1']);
        const epoch = await claimed(store, 'm');
        await store.append([{ match: 'm', epoch, entries: [entry(1), entry(2)], standing: [2, 'p0'] }]);
        await store.append([{ match: 'm', epoch, entries: [entry(3)] }]);
        assert.deepEqual(await standing('m'), [2, 'p0']);
        await store.append([{ match: 'm', epoch: epoch + 1, entries: [entry(4)], standing: [4, 'p9'] }]);
        assert.deepEqual(await standing('m'), [2, 'p0']);
        assert.deepEqual(
          (await store.list({ what: 'playing', since: 0, most: 9 })).find(({ id }) => id === 'm')?.standing,
          [2, 'p0'],
        );
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
        assert.equal(await store.deleteOld({ overBefore: 150, idleBefore: 0 }), 1);
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
    name: 'matches in which nothing is done any more are deleted, others are not',
    run: (place) =>
      withStore(place, async ({ store }) => {
        await store.create({ ...sampleMatch('never begun'), status: 'waiting', createdAt: 100 });
        await store.create({ ...sampleMatch('new'), status: 'waiting', createdAt: 1_000_000_000_002 });
        for (const [id, entries] of [
          ['left', 1],
          ['played', 3],
        ] as const) {
          await store.create({ ...sampleMatch(id), createdAt: 100 });
          const epoch = await claimed(store, id);
          const all = Array.from({ length: entries }, (_, i) => entry(i + 1, { id: `${i}` }));
          await store.append([{ match: id, epoch, entries: all }]);
        }
        // entries are of this moment and its number of milliseconds
        assert.equal(await store.deleteOld({ overBefore: 0, idleBefore: 1_000_000_000_002 }), 2);
        assert.equal(await store.find('never begun'), null);
        assert.equal(await store.find('left'), null);
        assert.equal((await store.load('played'))?.entries.length, 3);
        assert.equal((await store.find('new'))?.id, 'new');
      }),
  },
  {
    name: 'many old matches are deleted, and who takes their place is not touched',
    run: (place) =>
      withStore(place, async ({ store }) => {
        for (let i = 0; i < 30; i++) {
          await store.create({ ...sampleMatch(`old ${i}`), createdAt: 100 });
          const epoch = await claimed(store, `old ${i}`);
          await store.append([{ match: `old ${i}`, epoch, entries: [entry(1)] }]);
        }
        const epoch = await claimed(store, 'old 0');
        assert.equal(await store.deleteOld({ overBefore: 0, idleBefore: 2_000_000_000_000 }), 30);
        await store.create(sampleMatch('new'));
        await claimed(store, 'new');
        const entries = [entry(1)];
        await store.append([{ match: 'new', epoch: await claimed(store, 'new'), entries }]);
        assert.deepEqual(await store.append([{ match: 'old 0', epoch, entries: [entry(2)] }]), ['fenced']);
        assert.deepEqual((await store.load('new'))?.entries, entries);
      }),
  },
];
