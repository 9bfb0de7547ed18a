import { afterEach, expect, it, vi } from 'vitest';
import { findServer } from './lobby-api.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  vi.stubGlobal('document', { baseURI: 'http://a.example/' });
  vi.stubGlobal('fetch', answer);
  return findServer();
};
const said = (text: string, status = 200) => answering(async () => new Response(text, { status }));

it('there is a server, or only files; where nothing answers one cannot know', async () => {
  expect(await said('{"status":"ok"}')).toBe(true);
  expect([await said('', 404), await said('<!doctype html>'), await said('7')]).toEqual([false, false, false]);
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));
  expect([await answering(cut), await said('Bad gateway', 502)]).toEqual([null, null]);
});
