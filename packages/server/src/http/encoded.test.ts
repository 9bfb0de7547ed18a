import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encoder } from './encoded.ts';
import type { Page } from './pages.ts';

const script: Page = {
  body: Buffer.from('export const x = 1;\n'.repeat(200)),
  type: 'text/javascript; charset=utf-8',
  isHashed: true,
};

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', null],
  ['', null],
  [undefined, null],
])('who accepts %j gets it in %j', async (accepted, encoding) => {
  const given = await encoder()(script, accepted);
  expect(given.encoding).toBe(encoding);
  const read =
    encoding === 'br' ? brotliDecompressSync(given.body) : encoding === 'gzip' ? gunzipSync(given.body) : given.body;
  expect(read.equals(script.body)).toBe(true);
  if (encoding !== null) expect(given.body.length).toBeLessThan(script.body.length / 4);
});

it('a page is packed once', async () => {
  const encode = encoder();
  const [first, second] = await Promise.all([encode(script, 'br'), encode(script, 'br')]);
  expect(first.body).toBe(second.body);
});

it('what is packed already, or hardly larger than its headers, goes as it is', async () => {
  const font = { ...script, type: 'font/woff2' };
  expect((await encoder()(font, 'br')).encoding).toBe(null);
  expect((await encoder()({ ...script, body: Buffer.from('short') }, 'br')).encoding).toBe(null);
});
