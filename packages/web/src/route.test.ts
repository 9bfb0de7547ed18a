import { afterAll, expect, it, vi } from 'vitest';
import { joinHash, linkTo, playHash, replayHash, routeOf, tableHash } from './route.ts';

const at = (hash: string) => vi.stubGlobal('location', { hash, href: `http://a.example/${hash}` });
afterAll(() => vi.unstubAllGlobals());

it('what an address says is where it leads', () => {
  at('#/');
  expect(['', '#/', '#/nonsense', '#/play/a/b/c'].map(routeOf)).toEqual(Array(4).fill({ page: 'lobby' }));
  expect(routeOf(playHash('a1'))).toEqual({ page: 'play', id: 'a1' });
  expect(routeOf(tableHash('a-1'))).toEqual({ page: 'table', id: 'a-1', key: null });
  expect(routeOf(tableHash('a-1', 'k_y'))).toEqual({ page: 'table', id: 'a-1', key: 'k_y' });
  expect(routeOf(joinHash('a', 'x_y'))).toEqual({ page: 'join', id: 'a', invite: 'x_y' });
  expect(routeOf(replayHash('a', 12))).toEqual({ page: 'replay', id: 'a', place: 12, key: null });
  expect(routeOf(replayHash('a', 12, 'k'))).toEqual({ page: 'replay', id: 'a', place: 12, key: 'k' });
  for (const place of ['-3', 'x', '', '0']) expect(routeOf(`#/replay/a/${place}`)).toMatchObject({ id: 'a', place: 0 });
  expect(routeOf(joinHash('a'))).toEqual({ page: 'join', id: 'a', invite: null });
});

it('whoever goes on inside another page stays inside it, and gives others a link of its own', () => {
  at('#/play/tide?embed=1');
  expect([playHash('m'), replayHash('m', 3)]).toEqual(['#/play/m?embed=1', '#/replay/m/3?embed=1']);
  const watched = replayHash('m', 3, 'k');
  expect(routeOf(watched)).toEqual({ page: 'replay', id: 'm', place: 3, key: 'k' });
  expect(linkTo(watched)).toBe('http://a.example/#/replay/m/3?key=k');
});
