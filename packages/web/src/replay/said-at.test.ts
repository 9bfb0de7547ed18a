import { Names, type Presentation, plain } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';
import { expect, it } from 'vitest';
import type { FilmStep } from './film.ts';
import { saidAt } from './said-at.ts';

const presentation: Presentation = { tell: (event) => (event.type === 'sold' ? '{p1:sell} an egg' : null) };
const names = new Names(presentation, { p1: 'Ann', p2: 'Bo' });
const view = (ctx = {}): View =>
  ({ viewer: null, players: { p1: {}, p2: {} }, zones: {}, ctx, decision: null }) as never;
const step = (more: Partial<FilmStep> = {}): FilmStep => ({
  by: 'p1',
  move: 'sell',
  isUndo: false,
  events: [{ type: 'sold', payload: {} } as unknown as MatchEvent],
  change: null,
  ...more,
});
const film = { steps: [step(), step({ isUndo: true, by: null, events: [] }), step({ events: [] })] };
const said = (place: number, ctx = {}): string => plain(saidAt(film, place, view(ctx), names));

it('a place in a replay says what was done there', () => {
  expect([0, 1, 2, 3].map((place) => said(place))).toEqual([
    '',
    'Ann sells an egg.',
    'The last action is taken back',
    '',
  ]);
});

it('the end says how it ended', () => {
  expect(
    said(3, {
      gameOver: true,
      result: { winners: ['p2'], losers: ['p1'], ranks: { p1: 2, p2: 1 }, scores: {}, reason: null },
    }),
  ).toBe('Game over: Bo wins');
});
