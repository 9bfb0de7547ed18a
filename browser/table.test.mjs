import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The page in a real Chromium, with its own host in a worker. `npm test` installs the browser; without it these are skipped. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const hasBrowser = existsSync(here('node_modules/.package-lock.json'));

describe.skipIf(!hasBrowser)('the table in a browser', () => {
  let folder;
  let server;
  let browser;
  let table;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardloom-web-'));
    await build({ root: here('../packages/web'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    const { serveFolder } = await import('./static-server.mjs');
    const { launch } = await import('./launch.mjs');
    table = await import('./local-match.mjs');
    server = await serveFolder(folder);
    browser = await launch();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const axe = async (page) => {
    await page.evaluate(readFileSync(here('node_modules/axe-core/axe.min.js'), 'utf8'));
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
  };

  it('a match is played to its end by clicking what glows, and nothing is logged as an error', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context, errors } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size });
    expect(await axe(page)).toEqual([]);
    expect(await table.playOn(page, 1, 3000)).toBe(true);
    expect(await page.textContent('.cl-question')).toMatch(/^Game over: /);
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it.each([
    ['light', { width: 1280, height: 800 }],
    ['dark', { width: 360, height: 740 }],
  ])(
    '%s, %o: nothing is wider than the page, axe finds nothing, and a reload leads back to the table',
    async (theme, size) => {
      const match = { game: 'invokation', options: { decks: ['mondstadt', 'storm'] }, theme, size };
      const { page, context, errors } = await table.openMatch(browser, server.url, match);
      await table.playOn(page, 2, 12);
      expect(await axe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.waitForTimeout(600);
      await page.reload();
      await page.waitForSelector('.cl-table');
      expect(errors).toEqual([]);
      await context.close();
    },
    300_000,
  );

  it('the lobby shows every game and begins a match', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForSelector('.tile .cl-card');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    await context.close();
  }, 300_000);
});
