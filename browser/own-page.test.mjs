import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from './static-server.mjs';

/** A page that draws a table of its own, with no more than the two hooks: its match is played by what can be clicked. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What the bots of the page wait for, they need not wait for here. */
const AT_ONCE = 'const later = setTimeout; globalThis.setTimeout = (run) => later(run, 0);\n';

describe.skipIf(!existsSync(here('node_modules/.package-lock.json')))('a page of one’s own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-own-page-'));
  let served;
  let browser;

  beforeAll(async () => {
    const { build } = await import('vite');
    await build({ root: here('../examples/hearts-page'), build: { outDir: folder }, logLevel: 'error' });
    served = await serveFolder(folder);
    const { launch } = await import('./launch.mjs');
    browser = await launch();
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    served?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is played to the end: three cards are passed, and only what may be played can be', {
    timeout: 120_000,
  }, async () => {
    const page = await browser.newPage();
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route(/worker[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: AT_ONCE + (await response.text()) });
    });
    await page.goto(served.url);
    const hand = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
    const pass = page.getByRole('button', { name: 'Pass them left' });
    await page.getByText('Which three cards do you pass?').waitFor();
    expect(await hand.count()).toBe(13);
    for (const n of [0, 1, 2]) {
      expect(await pass.count()).toBe(0);
      await hand.nth(n).click();
    }
    // a fourth is none of them
    expect(await hand.nth(3).isDisabled()).toBe(true);
    await pass.click();
    await page.getByText('Which card do you play?').waitFor();
    await page.evaluate(async () => {
      const isOver = () => /won\.$/.test(document.querySelector('.question')?.textContent ?? '');
      for (let i = 0; i < 20_000 && !isOver(); i++) {
        (
          document.querySelector('.question button') ??
          document.querySelector('.hand button:enabled:not([data-state="selected"])')
        )?.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await page.getByText(/ won\.$/).waitFor();
    expect(errors).toEqual([]);
  });
});
