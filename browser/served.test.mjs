import { gzipSync } from 'node:zlib';
import { games } from '@cardloom/games';
import { createServer, memoryStore } from '@cardloom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { covering } from './geometry.mjs';
import { createLine } from './line.mjs';
import { playOn } from './local-match.mjs';
import { clickOn, createMatch, dice, isRight, openTable, startServer, viewOf, viewOn } from './served-match.mjs';

/** People in browsers of their own, and lines that are cut. */
describe.skipIf(!hasBrowser)('a table of a server', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);

  afterAll(() => built?.close(), 60_000);

  /** How large pages, styles and scripts are on their way. */
  const gzipped = async (responses) => {
    const code = responses.filter((response) => /\.(js|css|html)$|\/$/.test(new URL(response.url()).pathname));
    const sizes = await Promise.all(code.map(async (response) => gzipSync(await response.body()).length));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

  it('two browsers play on a server, a third watches, and the page is small', async () => {
    const host = await createServer({ games, store: memoryStore(), pages: built.folder, port: 0 });
    const people = await Promise.all(
      ['Mira', 'Oskar', 'Ada'].map(async () => {
        const context = await built.browser.newContext({
          viewport: { width: 1280, height: 800 },
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const errors = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(String(error)));
        return { page, errors, context };
      }),
    );
    const [mira, oskar, ada] = people.map(({ page }) => page);
    const loaded = [];
    oskar.on('response', (response) => loaded.push(response));
    await oskar.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('.cl-table') === null) return;
        performance.mark('table');
        observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true });
    });
    await mira.goto(host.url);
    await mira.selectOption('[aria-label="Who sits at seat 2"]', 'invite');
    // whoever asks others is asked for a name, where it is written
    await mira.getByRole('button', { name: 'Start match' }).click();
    await mira.getByText('Write your name first').waitFor();
    await mira.keyboard.type('Mira');
    await mira.getByRole('button', { name: 'Start match' }).click();
    const link = await mira.textContent('.waiting code');
    await oskar.goto(link);
    await oskar.fill('input', ' ');
    await oskar.getByRole('button', { name: 'Sit down' }).click();
    await oskar.getByText('Write your name first').waitFor();
    await oskar.fill('input', 'Oskar');
    await oskar.getByRole('button', { name: 'Sit down' }).click();
    await oskar.waitForSelector('.cl-table');
    // what the page has fetched by then, however late one asks: the rest follows once one can play
    const early = await oskar.evaluate(() => {
      const [{ startTime: tableAt }] = performance.getEntriesByName('table');
      const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < tableAt);
      return [location.href.replace(/#.*/, ''), ...fetched.map(({ name }) => name)];
    });
    // the page itself is asked for again later, to see whether its server is there
    const answers = new Map(loaded.toReversed().map((response) => [response.url(), response]));
    const atTable = early.flatMap((url) => answers.get(url) ?? []);
    await mira.waitForSelector('.cl-table');
    await mira.click('[aria-label="More"]');
    await mira.getByRole('button', { name: 'Pause' }).click();
    const agree = oskar.getByRole('button', { name: 'Agree' });
    await agree.waitFor();
    // what is asked covers nothing of the table, nor of what stands beside it
    for (const width of [360, 1280]) {
      await oskar.setViewportSize({ width, height: width === 360 ? 740 : 800 });
      await expect.poll(() => covering(oskar, '.consent', '.cl-table, .cl-topbar, .cl-log'), `at ${width}`).toBe(0);
    }
    await agree.click();
    await mira.getByText('The match is paused').waitFor();
    for (const one of [mira, oskar]) {
      await expect.poll(() => one.locator('.cl-question').textContent()).toBe('Paused');
      await expect.poll(() => one.locator('.cl-card[data-state="can"]').count()).toBe(0);
    }
    await oskar.locator('.consent').getByRole('button', { name: 'Go on' }).click();
    await mira.getByText('The match is paused').waitFor({ state: 'detached' });
    await mira.click('[aria-label="More"]');
    await mira.getByRole('button', { name: 'Pause' }).click();
    await oskar.getByRole('button', { name: 'Decline' }).click();
    await mira.getByText('Oskar said no.').waitFor();
    // whoever began a match has the link for those who watch
    const own = await mira.evaluate(() => JSON.parse(localStorage.getItem('cardloom.seats'))[0]);
    await ada.addInitScript(
      (kept) => localStorage.setItem('cardloom.seats', kept),
      JSON.stringify([{ id: own.id, player: null, token: null, invites: [], watch: own.watch }]),
    );
    await ada.goto(`${host.url}/#/table/${own.id}`);
    for (const page of [mira, oskar, ada]) await page.waitForSelector('.cl-table');
    let isOver = false;
    for (let round = 1; !isOver && round < 400; round++) {
      await playOn(mira, round, 4);
      isOver = await playOn(oskar, round + 1000, 4);
    }
    expect(isOver).toBe(true);
    const numbers = (page) =>
      page.evaluate(() => [...document.querySelectorAll('.cl-big strong')].map((one) => one.textContent));
    for (const page of [mira, oskar, ada])
      await page.waitForFunction(() => document.querySelector('[aria-label="The end"]') !== null);
    const [first, second] = await numbers(mira);
    expect(await numbers(oskar)).toEqual([second, first]);
    expect((await numbers(ada)).toSorted()).toEqual([first, second].toSorted());
    for (const page of [mira, oskar]) {
      const seat = await page.evaluate(() => JSON.parse(localStorage.getItem('cardloom.seats'))[0]);
      expect(await viewOn(page)).toEqual(await viewOf(host, seat));
    }
    expect(people.map(({ errors }) => errors)).toEqual([[], [], []]);
    // what was news for a moment is gone by itself
    await mira.getByText('Oskar said no.').waitFor({ state: 'detached' });
    // a match that is over is taken off the list, and stays off it
    await mira.getByRole('button', { name: 'To the lobby' }).click();
    const off = mira.getByRole('button', { name: /take it off the list$/ });
    await off.click();
    await off.waitFor({ state: 'detached' });
    await mira.reload();
    await mira.getByText('Nobody else plays here').waitFor();
    expect(await off.count()).toBe(0);
    const bytes = await gzipped(atTable);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(150_000);
    await Promise.all(people.map(({ context }) => context.close()));
    await host.stop();
  }, 300_000);

  it('a line that is cut is said to be, and after it the board is right without a reload', async () => {
    const host = await startServer(built.folder, { seed: 1 });
    const line = await createLine(new URL(host.url).port);
    const { id, tokens } = await createMatch(host, 'skirmish');
    const mira = await openTable(built.browser, line, { id, token: tokens[0] });
    const oskar = await openTable(built.browser, host, { id, token: tokens[1] });
    await mira.page.evaluate(() => {
      globalThis.wasNeverLoadedAgain = true;
    });
    const random = dice(3);
    const both = async () => {
      for (const { page } of [mira, oskar]) await clickOn(page, random, 3);
    };
    await both();
    line.cut('closed');
    await mira.page.waitForSelector('.cl-offline');
    await both();
    line.mend();
    await mira.page.waitForSelector('.cl-offline', { state: 'detached' });
    expect(await isRight(built.browser, host, { id, token: tokens[0] }, mira.page)).toBe(true);
    expect(await mira.page.evaluate(() => globalThis.wasNeverLoadedAgain)).toBe(true);
    await Promise.all([mira, oskar].map(({ context }) => context.close()));
    line.close();
    await host.stop();
  }, 300_000);

  it('a line that is cut while the rest of a page loads takes no table away, and the rest comes later', async () => {
    const host = await startServer(built.folder, { seed: 1 });
    const line = await createLine(new URL(host.url).port);
    const { id, tokens } = await createMatch(host, 'gundam');
    const { page, context } = await openTable(built.browser, line, { id, token: tokens[0] });
    line.cut('closed');
    await page.waitForSelector('.cl-offline');
    await page.waitForTimeout(1000);
    expect(await page.locator('.cl-table').count()).toBe(1);
    expect(await page.locator('.cl-phases').count()).toBe(0);
    line.mend();
    await page.waitForSelector('.cl-offline', { state: 'detached' });
    await page.waitForSelector('.cl-phases');
    await context.close();
    line.close();
    await host.stop();
  }, 300_000);

  it('whatever a page could not load for a while is there afterwards: menus, what happened, the end', async () => {
    const host = await startServer(built.folder, { seed: 1 });
    const { id, tokens } = await createMatch(host, 'skirmish');
    const [mira, oskar] = await Promise.all(tokens.map((token) => openTable(built.browser, host, { id, token })));
    await mira.context.route('**/*', (route) => route.abort());
    await mira.page.waitForTimeout(3000);
    await mira.context.unroute('**/*');
    await oskar.page.click('[aria-label="More"]');
    await oskar.page.getByRole('button', { name: 'Concede …' }).click();
    await oskar.page.getByRole('button', { name: 'Yes, concede' }).click();
    await mira.page.getByText('Game over: you win').waitFor();
    await mira.page.locator('.cl-said li').first().waitFor();
    await mira.page.click('[aria-label="More"]');
    await mira.page.getByRole('dialog', { name: 'More' }).waitFor();
    for (const { context } of [mira, oskar]) await context.close();
    await host.stop();
  }, 120_000);
});
