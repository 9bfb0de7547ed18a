import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Past } from './past.ts';

describe('what was done so far', () => {
  it('is left alone by its branches, and they by it', () => {
    const past = new Past([1, 2]);
    const branch = past.branch();
    past.push(3);
    branch.push(30);
    expect([past.all, branch.all]).toEqual([
      [1, 2, 3],
      [1, 2, 30],
    ]);
  });

  it('what is taken away and done anew does not show in a branch made before', () => {
    const past = new Past([1, 2]);
    const branch = past.branch();
    past.pop();
    past.push(20);
    expect([past.all, branch.all]).toEqual([
      [1, 20],
      [1, 2],
    ]);
  });

  it('a branch may see what was there in another way, and a branch of it both ways', () => {
    const past = new Past([1, 2]);
    const branch = past.branch((n) => -n).branch((n) => n * 10);
    branch.push(3);
    expect([branch.length, branch.all, past.all]).toEqual([3, [-10, -20, 3], [1, 2]]);
  });

  it('making a branch and going on with it reads nothing of what was there', () => {
    let reads = 0;
    const past = new Past(Array.from({ length: 1000 }, (_, i) => i));
    const branch = past.branch((n) => {
      reads++;
      return n;
    });
    branch.push(1000);
    branch.pop();
    branch.push(1001);
    expect([branch.length, reads]).toEqual([1001, 0]);
    expect([branch.all.length, branch.all.at(-1), reads]).toEqual([1001, 1001, 1000]);
  });

  it('behaves like lists that are copied', () => {
    const step = fc.tuple(fc.nat(4), fc.constantFrom('push', 'push', 'pop', 'branch', 'read'));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const pasts = [new Past<number>([7])];
        const lists = [[7]];
        for (const [i, [pick, what]] of steps.entries()) {
          const at = pick % pasts.length;
          if (what === 'push') {
            pasts[at].push(i);
            lists[at].push(i);
          } else if (what === 'pop') expect(pasts[at].pop()).toBe(lists[at].pop());
          else if (what === 'branch') {
            pasts.push(pasts[at].branch());
            lists.push(lists[at].slice());
          } else expect(pasts[at].all).toEqual(lists[at]);
        }
        expect(pasts.map((past) => [past.length, past.all])).toEqual(lists.map((list) => [list.length, list]));
      }),
    );
  });
});
