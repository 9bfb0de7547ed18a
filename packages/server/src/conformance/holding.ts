import assert from 'node:assert/strict';
import { entry, type StoreCase, sampleMatch, withStore } from './samples.ts';

/** Who holds a match: nodes, their leases, and what becomes of their matches. */
export const holdingCases: readonly StoreCase[] = [
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
];
