import { afterEach, expect, it, vi } from 'vitest';
import { drawnState } from './drawn-state.ts';
import { stubFrames } from './stub-frames.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

function source() {
  const listeners = new Set<() => void>();
  return {
    state: 1,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(state: number) {
      this.state = state;
      for (const listener of listeners) listener();
    },
  };
}

it('whoever draws between two frames sees what everybody was last told, not half of the next step', () => {
  const draw = stubFrames();
  const match = source();
  const { subscribe, read } = drawnState(match, 'now');
  const seen: number[] = [];
  const stops = [subscribe(() => seen.push(read())), subscribe(() => seen.push(read()))];
  match.set(2);
  expect(read()).toBe(1);
  draw();
  draw();
  expect(seen).toEqual([2, 2]);
  expect(drawnState(match, 'now').read()).toBe(2);
  for (const stop of stops) stop();
  match.set(3);
  expect(read()).toBe(3);
});
