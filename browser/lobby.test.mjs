import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.mjs';
import { buildPage, hasBrowser } from './built-page.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { calledOff, createMatch, ownMatches, startServer, viewOn } from './served-match.mjs';

/** Matches are begun, found again and joined; decks are written. */
describe.skipIf(!hasBrowser)('the lobby in a browser', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);

  afterAll(() => built?.close(), 60_000);

  it('the lobby shows every game and begins a match', async () => {
    const context = await built.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(built.url);
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

  it('where the browser keeps nothing one plays all the same, in colours of the system as it is now', async () => {
    const page = await built.browser.newPage({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(built.url);
    const theme = () => page.locator('html').getAttribute('data-theme');
    await page.getByRole('button', { name: 'Light colours' }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(theme).toBe('light');
    await page.getByRole('button', { name: 'Dark colours' }).click();
    expect(await theme()).toBe('dark');
    await page.getByRole('radio').nth(1).check({ force: true });
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    await page.goto(`${built.url}#/`);
    await page.getByText('This browser keeps nothing more').waitFor();
    expect(await page.locator('.running a').count()).toBe(1);
    await page.close();
  }, 120_000);

  it('a match of this browser is played in one of its tabs', async () => {
    const { page, context, errors } = await openMatch(built.browser, built.url, { game: 'skirmish' });
    const elsewhere = (one) => one.getByText('This match is open in another tab.');
    const other = await context.newPage();
    await other.goto(`${built.url}#/play/m1`);
    await elsewhere(other).waitFor();
    expect(await page.locator('.cl-table').count()).toBe(1);
    await playOn(page, 1, 6);
    await page.waitForTimeout(500);
    const before = await viewOn(page);
    expect(before.ctx.numMoves).toBeGreaterThan(0);
    await other.getByRole('button', { name: 'Play it here' }).click();
    await other.waitForSelector('.cl-table');
    await elsewhere(page).waitFor();
    expect(await viewOn(other)).toEqual(before);
    await other.reload();
    await other.waitForSelector('.cl-table');
    await other.close();
    // whoever comes back goes on where the other one has stopped
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForSelector('.cl-table');
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('the lobby puts a match that waits for one above all, and whoever comes again by a link is at their table', async () => {
    const host = await startServer(built.folder);
    const { id, tokens } = await createMatch(host, 'skirmish');
    const { matches } = await ownMatches(host, tokens[0]);
    const asked = matches[0].waitingFor[0];
    const open = async (player) => {
      const context = await built.browser.newContext({ viewport: { width: 360, height: 740 } });
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
    const stranger = await built.browser.newPage();
    await stranger.goto(`${host.url}/#/join/${id}/used`);
    await stranger.getByRole('heading', { name: 'All seats are taken.' }).waitFor();
    await stranger.getByRole('link', { name: 'Watch' }).click();
    await stranger.waitForSelector('.cl-table');
    // nobody sits down at a match that was called off
    const off = await calledOff(host, 'skirmish');
    await stranger.goto(`${host.url}/#/join/${off.id}/${off.invite}`);
    await stranger.getByText('it was called off').waitFor();
    for (const page of [mine, other, stranger]) await page.context().close();
    await host.stop();
  }, 300_000);

  it('a list of one’s own is judged by the game, is still there after a reload, and is played with', async () => {
    const context = await built.browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(built.url);
    await page.selectOption('[aria-label="Deck of seat 1"]', 'new');
    await page.waitForSelector('.verdict[data-good]');
    const list = await page.inputValue('[aria-label="Cards"]');
    await page.fill('[aria-label="Cards"]', `40 ${list}`);
    await page.waitForSelector('.verdict:has-text("This list is no legal deck")');
    await page.fill('[aria-label="Cards"]', list);
    await page.waitForSelector('.verdict[data-good]');
    const replaces = page.getByText('saving replaces it');
    expect(await replaces.count()).toBe(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.reload();
    expect(await page.inputValue('[aria-label="Deck of seat 1"]')).toBe('own:List 1');
    // its name can be read beside what changes it
    const { width } = await page.locator('[aria-label="Deck of seat 1"]').boundingBox();
    expect(width).toBeGreaterThan(150);
    await page.selectOption('[aria-label="Deck of seat 1"]', 'new');
    await page.getByLabel('Name', { exact: true }).fill('List 1');
    await replaces.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    // a match that nobody gets back is deleted by a second click, not by one
    await page.goto(`${built.url}#/`);
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForSelector('.cl-table');
    await page.goto(`${built.url}#/`);
    const matches = page.locator('.running li');
    await matches.nth(1).waitFor();
    const first = matches.first();
    await first.getByRole('button', { name: /: delete it$/ }).click();
    await page.locator('h1').click();
    expect(await matches.count()).toBe(2);
    await first.getByRole('button', { name: /: delete it$/ }).focus();
    for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
    await expect.poll(() => matches.count()).toBe(1);
    // and whoever uses keys is at the next one
    expect(await page.evaluate(() => document.activeElement?.closest('.running li') !== null)).toBe(true);
    await context.close();
  }, 300_000);
});
