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

it('what was chosen as nobody could choose it is as usual', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"seats":[{},{}],"settings":null,"minutes":"x","watching":7,"isListed":1,"more":2}',
  });
  const { seats: _seats, ...rest } = keptForm(games.skirmish, ['medium']);
  expect(rest).toEqual({ settings: {}, minutes: 0, watching: 'link', isListed: false });
});

it('what lets nobody back to a seat is none', () => {
  const seat = { id: 'm', player: 'p0', token: null, invites: [], watch: 'w' };
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify([{ id: 'm' }, { ...seat, token: 3 }, seat]) });
  expect(ownSeats()).toEqual([seat]);
});
