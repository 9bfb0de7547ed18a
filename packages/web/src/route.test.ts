import { expect, it } from 'vitest';
import { joinHash, playHash, replayHash, routeOf, tableHash } from './route.ts';

it('what an address says is where it leads', () => {
  expect(['', '#/', '#/nonsense', '#/play/a/b/c'].map(routeOf)).toEqual(Array(4).fill({ page: 'lobby' }));
  expect(routeOf(playHash('a1'))).toEqual({ page: 'play', id: 'a1' });
  expect(routeOf(tableHash('a-1'))).toEqual({ page: 'table', id: 'a-1', key: null });
  expect(routeOf(tableHash('a-1', 'k_y'))).toEqual({ page: 'table', id: 'a-1', key: 'k_y' });
  expect(routeOf(joinHash('a', 'x_y'))).toEqual({ page: 'join', id: 'a', invite: 'x_y' });
  expect(routeOf(replayHash('a', 12))).toEqual({ page: 'replay', id: 'a', place: 12, key: null });
  expect(routeOf(replayHash('a', 12, 'k'))).toEqual({ page: 'replay', id: 'a', place: 12, key: 'k' });
  expect(routeOf(joinHash('a'))).toEqual({ page: 'join', id: 'a', invite: null });
});
