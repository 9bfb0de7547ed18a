import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriting } from './writing.ts';

let page: EventTarget;
let shown: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('what comes together is written once, after a while', () => {
  const write = vi.fn();
  const writing = createWriting(write);
  writing.soon();
  writing.soon();
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(write).toHaveBeenCalledOnce();
});

it('when the page is left, hidden or another one is shown, what waits is written at once', () => {
  const write = vi.fn();
  const writing = createWriting(write);
  writing.soon();
  page.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(1);
  writing.soon();
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(write).toHaveBeenCalledTimes(1);
  shown.visibilityState = 'hidden';
  shown.dispatchEvent(new Event('visibilitychange'));
  expect(write).toHaveBeenCalledTimes(2);
  writing.soon();
  writing.end();
  expect(write).toHaveBeenCalledTimes(3);
});

it('with nothing to write nothing is written, and nothing after the end', () => {
  const write = vi.fn();
  createWriting(write).end();
  page.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(write).not.toHaveBeenCalled();
});
