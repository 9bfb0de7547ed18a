import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn, noLonger } from './frame-line.ts';

let frames: (() => void)[] = [];
const draw = (count = 1): void => {
  for (let i = 0; i < count; i++) for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  draw(50);
  vi.unstubAllGlobals();
});

it('a frame does one thing, what lies on the table first', () => {
  const done: string[] = [];
  inTurn(() => done.push('log'), 'text');
  inTurn(() => done.push('faces'), 'face');
  inTurn(() => done.push('cards'), 'table');
  draw();
  expect(done).toEqual(['cards']);
  draw();
  expect(done).toEqual(['cards', 'faces']);
  draw();
  expect(done).toEqual(['cards', 'faces', 'log']);
  expect(frames).toEqual([]);
});

it('what is asked for twice is done once, and not at all if it is no longer wanted', () => {
  let done = 0;
  const once = (): void => {
    done++;
  };
  const never = (): void => {
    done += 100;
  };
  inTurn(once, 'face');
  inTurn(once, 'face');
  inTurn(never, 'face');
  noLonger(never);
  draw(5);
  expect(done).toBe(1);
});

it('what rests stays out of the line for so many frames', () => {
  const done: string[] = [];
  inTurn(() => done.push('heard'), 'table', 1);
  draw();
  expect(done).toEqual([]);
  draw();
  expect(done).toEqual(['heard']);
});

it('what waits long comes first even where there is something nearer to do in every frame', () => {
  let isRead = false;
  inTurn(() => {
    isRead = true;
  }, 'text');
  let drawn = 0;
  while (!isRead && drawn < 100) {
    inTurn(() => void drawn++, 'table');
    draw();
  }
  expect(isRead).toBe(true);
  expect(drawn).toBeGreaterThan(3);
});

it('a page that is put away while a frame is awaited still hears of changes', async () => {
  const done: string[] = [];
  inTurn(() => done.push('before'), 'table');
  vi.stubGlobal('document', { hidden: true });
  inTurn(() => done.push('after'), 'table');
  await Promise.resolve();
  expect(done).toEqual(['before', 'after']);
});

it('what is asked for again once the page is put away waits for no frame', async () => {
  const done: string[] = [];
  const run = () => done.push('title');
  inTurn(run, 'table');
  vi.stubGlobal('document', { hidden: true });
  inTurn(run, 'table');
  await Promise.resolve();
  expect(done).toEqual(['title']);
});
