import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** The page in a real Chromium, with its own host in a worker. `npm test` installs the browser; without it these are skipped. */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const hasBrowser = existsSync(here('node_modules/.package-lock.json'));

describe.skipIf(!hasBrowser)('the table in a browser', () => {
  let folder;
  let server;
  let browser;
  let table;
  let dice;
  let playByName;
  let faultsOf;
  let covering;
  let served;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardloom-web-'));
    // as it is served: vite takes the mode of whoever calls it
    vi.stubEnv('NODE_ENV', 'production');
    await build({ root: here('../packages/web'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    vi.unstubAllEnvs();
    const { serveFolder } = await import('./static-server.mjs');
    const { launch } = await import('./launch.mjs');
    table = await import('./local-match.mjs');
    served = await import('./served-match.mjs');
    ({ dice } = served);
    ({ faultsOf, covering } = await import('./geometry.mjs'));
    ({ playByName } = await import('./by-name.mjs'));
    server = await serveFolder(folder);
    browser = await launch();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  /** How large pages, styles and scripts are on their way. */
  const gzipped = async (responses) => {
    const code = responses.filter((response) => /\.(js|css|html)$|\/$/.test(new URL(response.url()).pathname));
    const sizes = await Promise.all(code.map(async (response) => gzipSync(await response.body()).length));
    return sizes.reduce((sum, size) => sum + size, 0);
  };

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
    '%s, %o: nothing is cut off or over anything else, axe finds nothing, and a reload leads back to the table',
    async (theme, size) => {
      const match = { game: 'invokation', options: { decks: ['mondstadt', 'storm'] }, theme, size };
      const { page, context, errors } = await table.openMatch(browser, server.url, match);
      await table.playOn(page, 2, 12);
      expect(await axe(page)).toEqual([]);
      expect(await faultsOf(page)).toEqual([]);
      await page.waitForTimeout(600);
      await page.reload();
      await page.waitForSelector('.cl-table');
      expect(errors).toEqual([]);
      await context.close();
    },
    300_000,
  );

  it('the table has all the room that a header leaves, whatever that is, and all of it without one', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size });
    const boxes = () =>
      page.evaluate(() =>
        ['.cl-table', '.cl-rail'].map((selector) => {
          const { x, y, right, bottom } = document.querySelector(selector).getBoundingClientRect();
          return [x, y, right, bottom];
        }),
      );
    await page.evaluate(() => {
      document.querySelector('.cl-header').innerHTML = '<h1 style="height: 100px; margin: 0">My game</h1>';
    });
    expect(await boxes()).toEqual([
      [0, 100, 1008, 800],
      [1008, 100, 1280, 800],
    ]);
    await page.evaluate(() => document.querySelector('.cl-header').remove());
    expect(await boxes()).toEqual([
      [0, 0, 1008, 800],
      [1008, 0, 1280, 800],
    ]);
    await context.close();
  }, 300_000);

  it('a match is played by keyboard alone', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context, errors } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[aria-label="Help"][open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[aria-label="Help"][open]', { state: 'detached' });
    expect(await table.playByKeyboard(page, dice(1), 20_000)).toMatchObject({ isOver: true });
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it('a match is played by the accessibility tree alone', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context, errors } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size });
    expect(await playByName(page, dice(2), 2000)).toMatchObject({ isOver: true });
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it('a card is dragged to its place', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size, seed: 1 });
    const unit = page.locator('.cl-hand .cl-card[data-state="can"]:has([aria-label*="power"])').first();
    await unit.waitFor();
    const title = await unit.getAttribute('aria-label');
    const from = await unit.boundingBox();
    const to = await page.locator('.cl-seat[data-mine] .cl-slot').nth(2).boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.waitForSelector(`.cl-seat[data-mine] .cl-lanes .cl-card[aria-label="${title}"]`);
    await context.close();
  }, 300_000);

  it('whoever points at a place sees the card there, and sees it no more after leaving', async () => {
    const size = { width: 1280, height: 800 };
    const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
    const { page, context } = await table.openMatch(browser, server.url, { game: 'skirmish', options, size, seed: 1 });
    const unit = page.locator('.cl-hand .cl-card[data-state="can"]:has([aria-label*="power"])').first();
    const title = await unit.getAttribute('aria-label');
    await unit.locator('.cl-hit').click();
    await page.locator('.cl-slot[data-state]').nth(2).hover();
    await page.waitForSelector(`.cl-ghosts [aria-label="${title}"]`, { state: 'attached' });
    await page.waitForSelector('.cl-arrows [data-kind="mine"]', { state: 'attached' });
    await page.mouse.move(600, 20);
    await page.waitForSelector('.cl-ghosts > *', { state: 'detached' });
    await context.close();
  }, 300_000);

  it('two browsers play on a server, a third watches, and the page is small', async () => {
    const { createServer, memoryStore } = await import('@cardloom/server');
    const { games } = await import('@cardloom/games');
    const host = await createServer({ games, store: memoryStore(), pages: folder, port: 0 });
    const people = await Promise.all(
      ['Mira', 'Oskar', 'Ada'].map(async () => {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
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
    const atTable = loaded.filter((response) => early.includes(response.url()));
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
      JSON.stringify([{ id: own.id, token: null, invites: [], watch: own.watch }]),
    );
    await ada.goto(`${host.url}/#/table/${own.id}`);
    for (const page of [mira, oskar, ada]) await page.waitForSelector('.cl-table');
    let isOver = false;
    for (let round = 1; !isOver && round < 400; round++) {
      await table.playOn(mira, round, 4);
      isOver = await table.playOn(oskar, round + 1000, 4);
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
      expect(await served.viewOn(page)).toEqual(await served.viewOf(host, seat));
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
    const { createLine } = await import('./line.mjs');
    const host = await served.startServer(folder, { seed: 1 });
    const line = await createLine(new URL(host.url).port);
    const { id, tokens } = await served.createMatch(host, 'skirmish');
    const mira = await served.openTable(browser, line, { id, token: tokens[0] });
    const oskar = await served.openTable(browser, host, { id, token: tokens[1] });
    await mira.page.evaluate(() => {
      globalThis.wasNeverLoadedAgain = true;
    });
    const random = dice(3);
    const both = async () => {
      for (const { page } of [mira, oskar]) await served.clickOn(page, random, 3);
    };
    await both();
    line.cut('closed');
    await mira.page.waitForSelector('.cl-offline');
    await both();
    line.mend();
    await mira.page.waitForSelector('.cl-offline', { state: 'detached' });
    expect(await served.isRight(browser, host, { id, token: tokens[0] }, mira.page)).toBe(true);
    expect(await mira.page.evaluate(() => globalThis.wasNeverLoadedAgain)).toBe(true);
    await Promise.all([mira, oskar].map(({ context }) => context.close()));
    line.close();
    await host.stop();
  }, 300_000);

  it('a line that is cut while the rest of a page loads takes no table away, and the rest comes later', async () => {
    const { createLine } = await import('./line.mjs');
    const host = await served.startServer(folder, { seed: 1 });
    const line = await createLine(new URL(host.url).port);
    const { id, tokens } = await served.createMatch(host, 'gundam');
    const { page, context } = await served.openTable(browser, line, { id, token: tokens[0] });
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

  it('the lobby shows every game and begins a match', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.waitForSelector('.tile .cl-card');
    expect(await axe(page)).toEqual([]);
    // a game's cards lie inside its tile, whatever the window is like
    for (const width of [360, 700, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const margins = await page.locator('.tile').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const { left, right } = tile.getBoundingClientRect();
          const fan = [...tile.querySelectorAll('.fanned')].map((card) => card.getBoundingClientRect());
          return fan.flatMap((card) => [card.left - left, right - card.right]);
        }),
      );
      expect(Math.min(...margins), `at ${width}`).toBeGreaterThan(4);
    }
    // games are one stop for Tab, and arrows lead from one to the next
    const games = page.getByRole('radio');
    await games.first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await games.nth(1).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe('radio');
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    await context.close();
  }, 300_000);

  it('the lobby puts a match that waits for one above all, and whoever comes again by a link is at their table', async () => {
    const host = await served.startServer(folder);
    const { id, tokens } = await served.createMatch(host, 'skirmish');
    const { matches } = await served.ownMatches(host, tokens[0]);
    const asked = matches[0].waitingFor[0];
    const open = async (player) => {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      const seat = { id, player, token: tokens[Number(player.slice(1))], invites: [], watch: null };
      await page.addInitScript((kept) => localStorage.setItem('cardloom.seats', kept), JSON.stringify([seat]));
      await page.goto(host.url);
      return page;
    };
    const mine = await open(asked);
    const first = mine.locator('.yours [data-asked]');
    await first.getByText('Your move').waitFor();
    const { y, height } = await first.boundingBox();
    expect(y + height).toBeLessThan(740);
    expect(await axe(mine)).toEqual([]);
    const other = await open(asked === 'p0' ? 'p1' : 'p0');
    await other
      .locator('.running')
      .getByText(/^(Mira|Oskar) to act$/)
      .waitFor();
    expect(await other.locator('[data-asked]').count()).toBe(0);
    await other.goto(`${host.url}/#/join/${id}`);
    await other.waitForURL(/#\/table\//);
    const stranger = await browser.newPage();
    await stranger.goto(`${host.url}/#/join/${id}/used`);
    await stranger.getByRole('heading', { name: 'All seats are taken.' }).waitFor();
    await stranger.getByRole('link', { name: 'Watch' }).click();
    await stranger.waitForSelector('.cl-table');
    // nobody sits down at a match that was called off
    const off = await served.calledOff(host, 'skirmish');
    await stranger.goto(`${host.url}/#/join/${off.id}/${off.invite}`);
    await stranger.getByText('it was called off').waitFor();
    for (const page of [mine, other, stranger]) await page.context().close();
    await host.stop();
  }, 300_000);

  it('a list of one’s own is judged by the game, is still there after a reload, and is played with', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.selectOption('[aria-label="Deck of seat 1"]', 'new');
    await page.waitForSelector('.verdict[data-good]');
    const list = await page.inputValue('[aria-label="Cards"]');
    await page.fill('[aria-label="Cards"]', `40 ${list}`);
    await page.waitForSelector('.verdict:has-text("This list is no legal deck")');
    await page.fill('[aria-label="Cards"]', list);
    await page.waitForSelector('.verdict[data-good]');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.reload();
    expect(await page.inputValue('[aria-label="Deck of seat 1"]')).toBe('own:List 1');
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    await context.close();
  }, 300_000);
});
