import { expect, it } from 'vitest';
import { FollowedMatches } from './followed.ts';

const kept = (followed: FollowedMatches<string>, ...ids: string[]) =>
  ids.filter((id) => {
    const found = followed.take(id);
    if (found !== undefined) followed.keep(id, found);
    return found !== undefined;
  });

it('keeps the matches that were thought about last, and forgets those for which there is no room', () => {
  const followed = new FollowedMatches<string>(3, 1000);
  for (const id of ['a', 'b', 'c']) followed.keep(id, { match: id, known: 1 });
  followed.keep('a', { match: 'a', known: 2 });
  followed.keep('d', { match: 'd', known: 1 });
  expect(kept(followed, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
});

it('keeps fewer of them the longer they are, and always the one that is thought about', () => {
  const followed = new FollowedMatches<string>(100, 1000);
  for (const id of ['a', 'b', 'c']) followed.keep(id, { match: id, known: 300 });
  expect(kept(followed, 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  followed.keep('d', { match: 'd', known: 300 });
  expect(kept(followed, 'a', 'b', 'c', 'd')).toEqual(['b', 'c', 'd']);
  followed.keep('long', { match: 'long', known: 5000 });
  expect(kept(followed, 'b', 'c', 'd', 'long')).toEqual(['long']);
  followed.take('long');
  for (const id of ['e', 'f']) followed.keep(id, { match: id, known: 400 });
  expect(kept(followed, 'e', 'f')).toEqual(['e', 'f']);
});
