import { Names } from '@cardloom/parts/present';
import { createMatch } from 'cardloom';
import { expect, it } from 'vitest';
import { kinds } from './kinds.fixture.ts';
import { TableLog } from './table-log.ts';

const view = createMatch(kinds.game, { seed: 1 }).view('p0');
const called = { p0: 'you', p1: 'Greedy', p2: 'Ines' };
const moved = (player: string, move: string) => [{ type: 'priorityChanged', cause: { player, move } }];
const logOf = (passing?: { move: string }): TableLog =>
  new TableLog(new Names({ ...kinds, ...(passing === undefined ? {} : { passing }) }, called), 'p0');

it('passes are in the log, those in a row in one line', () => {
  const log = logOf({ move: 'pass' });
  for (const by of ['p1', 'p0', 'p1']) log.add({ by, events: moved(by, 'pass') }, view, by === 'p0' ? null : undefined);
  log.add({ by: 'p1', events: moved('p1', 'strike') }, view);
  log.add({ by: 'p0', events: moved('p0', 'pass') }, view, null);
  expect(log.since(0)).toEqual(['Greedy and you pass.', 'Greedy strikes.', 'You pass.']);
  expect(log.counts.get('p1')).toEqual({ actions: 1, passes: 2 });
});

it('whose pass let something happen has passed like the others', () => {
  const log = logOf({ move: 'pass' });
  for (const by of ['p1', 'p2']) log.add({ by, events: moved(by, 'pass') }, view);
  log.add({ by: 'p0', events: [...moved('p0', 'pass'), { type: 'turnBegan', player: 'p1' }] }, view, null);
  expect(log.since(0)).toEqual(['Greedy, Ines and you pass.', "Greedy's turn begins."]);
  expect(log.counts.get('p0')).toEqual({ actions: 0, passes: 1 });
});

it('what was the only choice is said beside what was done, before what it led to', () => {
  const log = logOf();
  const events = [...moved('p0', 'number'), { type: 'turnBegan', player: 'p1' }];
  log.add({ by: 'p0', events }, view, { text: 'You: number 3', notes: ['3 was the only choice.'] });
  expect(log.since(0)).toEqual(['You: number 3', '  3 was the only choice.', "  Greedy's turn begins."]);
});

it('what was done for the person is said', () => {
  const log = logOf();
  log.add({ by: 'p0', events: moved('p0', 'goOn') }, view, null);
  expect(log.since(0)[0]).toContain('(automatically).');
});

it('what was taken back is no longer in it, and preferences never were', () => {
  const log = logOf();
  log.add({ by: 'p0', events: moved('p0', 'number') }, view, {
    text: 'You: number 3',
    notes: ['3 was the only choice.'],
  });
  log.add({ by: null, events: [] }, view);
  expect(log.since(0)).toEqual(['You: number 3', '  3 was the only choice.']);
  expect(log.add({ by: null, events: [], undo: true }, view)).toBe('You: number 3');
  expect(log.length).toBe(0);
});
