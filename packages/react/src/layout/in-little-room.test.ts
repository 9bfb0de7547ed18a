import { expect, it } from 'vitest';
import type { Group } from './arrange.ts';
import { inLittleRoom } from './in-little-room.ts';

const group = (name: string, more: Partial<Group> = {}): Group => ({
  key: name,
  zone: name,
  name,
  piles: [],
  hidden: 0,
  scale: 1,
  isSmall: false,
  ...more,
});
const names = (groups: readonly Group[]): string[] => groups.map(({ name }) => name);

const side = {
  lines: [[group('creatures')], [group('others'), group('lands', { isSmall: true })]],
  flanks: [group('hero'), group('face down', { hidden: 2 })],
};

it('one has lands and what stands beside the rows as chips, others all but their front row', () => {
  const mine = inLittleRoom(side, true, false);
  expect(mine.lines.map(names)).toEqual([['creatures'], ['others'], ['face down']]);
  expect(names(mine.chips)).toEqual(['lands', 'hero']);
  const theirs = inLittleRoom(side, false, false);
  expect(theirs.lines.map(names)).toEqual([['creatures'], ['face down']]);
  expect(names(theirs.chips)).toEqual(['others', 'lands', 'hero']);
});

it('places stay, side by side, and a front row of what somebody has is chips', () => {
  const places = [[group('base', { isPlace: true })], [group('arena', { isPlace: true })]];
  expect(inLittleRoom({ lines: places, flanks: [] }, false, false)).toEqual({ lines: [places.flat()], chips: [] });
  const weapons = [[group('weapons', { isAside: true })]];
  expect(inLittleRoom({ lines: weapons, flanks: [] }, false, false)).toEqual({ lines: [], chips: weapons[0] });
});

it('on a tablet nothing is a chip, and what stands beside the rows is the last of them', () => {
  for (const isMine of [true, false]) {
    const { lines, chips } = inLittleRoom(side, isMine, true);
    expect(lines.map(names)).toEqual([['creatures'], ['others', 'lands'], ['hero', 'face down']]);
    expect(chips).toEqual([]);
  }
  const places = [[group('base', { isPlace: true })], [group('arena', { isPlace: true })]];
  const { lines } = inLittleRoom({ lines: places, flanks: [group('legend')] }, true, true);
  expect(lines.map(names)).toEqual([['base', 'arena'], ['legend']]);
});
