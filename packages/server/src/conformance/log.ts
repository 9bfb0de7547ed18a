import assert from 'node:assert/strict';
import type { Append } from '../store/match-store.ts';
import type { StoredEntry } from '../store/records.ts';
import { claimed, entry, type StoreCase, sampleMatch, seat, withStore } from './samples.ts';

/** What is done in a match: appended, fenced, loaded. */
export const logCases: readonly StoreCase[] = [
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
