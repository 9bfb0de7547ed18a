import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { faultsOf, settled } from './geometry.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { startServer } from './served-match.mjs';

const TARGETS = '.cl-topbar :is(a, button), .cl-prompt .cl-button';
const FINGER = 44;

/** A finger is larger than a mouse, points at nothing, and gives the focus to nothing in some browsers. */
describe.skipIf(!hasBrowser)('with a finger', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);
  afterAll(() => built?.close(), 60_000);

  it('on a tablet that lies: buttons are as large as a finger and name no keys, and what is touched can be read', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'flesh-and-blood',
      options: { decks: ['yuna', 'goram'] },
      size: { width: 1024, height: 768 },
      touch: true,
      onContext: (one) =>
        one.addInitScript(() => addEventListener('mousedown', (event) => event.preventDefault(), { capture: true })),
    });
    await page.locator('.cl-topbar .cl-phases button').first().waitFor();
    await page.locator('.cl-prompt[data-asked] .cl-button').first().waitFor();
    const heights = await page.locator(TARGETS).evaluateAll((all) => all.map(({ offsetHeight }) => offsetHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(FINGER);
    expect(await page.locator('kbd:visible').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    const board = page.locator('.cl-others .cl-board .cl-card');
    await board.last().locator('.cl-hit').tap();
    const read = page.locator('.cl-rail').getByRole('region', { name: 'Card in full' });
    await expect.poll(() => read.textContent()).toContain(await board.last().getAttribute('aria-label'));
    await context.close();
  }, 120_000);

  it('on a large phone that lies there is one column, as on any other', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'flesh-and-blood',
      options: { decks: ['yuna', 'goram'] },
      size: { width: 1000, height: 430 },
      touch: true,
    });
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.cl-app[data-compact]').waitFor();
    await page.setViewportSize({ width: 1000, height: 760 });
    await page.locator('.cl-app:not([data-compact])').waitFor();
    await context.close();
  }, 120_000);

  it('on a phone: whoever goes back from where a card could go is at the table again', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'skirmish',
      options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] },
      size: { width: 360, height: 740 },
      touch: true,
    });
    await page.locator('.cl-hand .cl-card[data-state="can"]:has([aria-label*="power"]) > .cl-hit').first().tap();
    await page.locator('.cl-slot[data-state]').first().waitFor();
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.locator('.cl-card[data-state="selected"]').waitFor({ state: 'detached' });
    expect(await page.locator('.cl-sheet').count()).toBe(0);
    // nor does pushing a hand on at its end lead anywhere
    const hand = page.locator('.cl-hand');
    expect(await hand.evaluate((one) => getComputedStyle(one).overscrollBehaviorX)).toBe('contain');
    await context.close();
  }, 120_000);

  it('on a phone: whoever invites a friend without a name writes it there, and saves a list without looking for the button', async () => {
    const server = await startServer(built.folder);
    const size = { width: 360, height: 640 };
    const context = await built.browser.newContext({ viewport: size, hasTouch: true });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('radio', { name: /Commander/ }).tap();
    await page.getByLabel('Deck of seat 1').selectOption({ label: 'A list of your own …' });
    const save = page.getByRole('button', { name: /^Save/ });
    await save.waitFor();
    const { y, height } = await save.boundingBox();
    expect(y + height).toBeLessThan(size.height - 16);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    const invite = page.getByRole('button', { name: 'Invite a friend' });
    await invite.tap();
    await page.getByText('Write your name first').waitFor();
    await page.keyboard.type('Mira B');
    await expect.poll(async () => (await invite.boundingBox()).y).toBeGreaterThan(0);
    expect(await page.getByPlaceholder('Your name').inputValue()).toBe('Mira B');
    await invite.tap();
    await page.waitForURL(/#\/table\//);
    await context.close();
    await server.stop();
  }, 120_000);

  it('on a phone: what is chosen to be paid can be read, and whoever reads a card meanwhile sees only that', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'invokation',
      options: { decks: ['mondstadt', 'storm'] },
      size: { width: 360, height: 740 },
      touch: true,
    });
    const question = page.locator('.cl-question');
    for (let i = 0; i < 50 && !/^Your move/.test(await question.textContent()); i++) await playOn(page, i, 1, 1);
    await settled(page);
    await page.locator('.cl-seat[data-mine] .cl-board .cl-card[data-now] > .cl-hit').tap();
    const options = page.locator('.cl-option:enabled');
    const cut = ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth;
    await options.first().waitFor();
    for (const option of await options.all()) {
      await option.tap();
      expect(await option.locator('small').evaluate(cut)).toBe(0);
    }
    const chosen = page.locator('.cl-option[aria-pressed="true"]');
    await chosen.waitFor();
    const box = await page.locator('.cl-hand .cl-card').first().boundingBox();
    const line = await context.newCDPSession(page);
    const touchPoints = [{ x: box.x + 20, y: box.y + 20 }];
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.locator('.cl-sheet').getByRole('region', { name: 'Card in full' }).waitFor();
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.cl-menu').waitFor({ state: 'hidden' });
    await page.locator('.cl-sheet').getByRole('button', { name: 'Close' }).tap();
    await chosen.waitFor();
    await context.close();
  }, 120_000);
});
