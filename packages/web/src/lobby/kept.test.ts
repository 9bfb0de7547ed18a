import { games } from '@cardloom/games';
import { afterEach, expect, it, vi } from 'vitest';
import { ownSeats } from '../server/own-seats.ts';
import { keptForm } from './form.ts';
import { ownDecks } from './own-decks.ts';

afterEach(() => vi.unstubAllGlobals());

it.each(['{"seats":5}', '{"x":1}', '7', 'null', '{', '"text"'])('where %s is kept, nothing is', (text) => {
  vi.stubGlobal('localStorage', { getItem: () => text });
  expect(ownDecks('skirmish')).toEqual([]);
  expect(ownSeats()).toEqual([]);
  expect(keptForm(games.skirmish, ['medium']).seats).toHaveLength(2);
});

it('a seat without a deck has the usual one', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{"seats":[{},{"who":"me"}]}' });
  const seats = [
    { who: 'medium', deck: '' },
    { who: 'me', deck: '' },
  ];
  expect(keptForm(games.skirmish, ['medium'])).toMatchObject({ seats });
});
