import { afterEach, expect, it, vi } from 'vitest';
import { inFrames } from './in-frames.ts';
import { stubFrames } from './stub-frames.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

function source() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const change = (): void => {
    for (const listener of listeners) listener();
  };
  return { subscribe, change };
}

it('a rush of changes is heard once, in the frame after the next', () => {
  const draw = stubFrames();
  const [match, told] = [source(), source()];
  const heard: string[] = [];
  const stop = inFrames(match.subscribe)(() => heard.push('match'));
  inFrames(told.subscribe)(() => heard.push('told'));
  for (let i = 0; i < 5; i++) match.change();
  told.change();
  draw();
  expect(heard).toEqual([]);
  draw();
  expect(heard).toEqual(['match', 'told']);
  match.change();
  stop();
  for (let i = 0; i < 3; i++) draw();
  expect(heard).toEqual(['match', 'told']);
});

it('what may come later is heard after what moves', () => {
  const draw = stubFrames();
  const match = source();
  const heard: string[] = [];
  inFrames(match.subscribe, 'later')(() => heard.push('read'));
  inFrames(match.subscribe)(() => heard.push('moved'));
  match.change();
  for (let i = 0; i < 2; i++) draw();
  expect(heard).toEqual(['moved']);
  draw();
  expect(heard).toEqual(['moved', 'read']);
});

it('a page that nobody looks at hears of a change without a frame', async () => {
  vi.stubGlobal('document', { hidden: true });
  const match = source();
  let heard = 0;
  inFrames(match.subscribe)(() => heard++);
  match.change();
  await Promise.resolve();
  expect(heard).toBe(1);
});

it('the same source gives the same subscription: nobody subscribes anew with every drawing', () => {
  const { subscribe } = source();
  expect(inFrames(subscribe)).toBe(inFrames(subscribe));
});
