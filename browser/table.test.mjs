import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.mjs';
import { buildPage, hasBrowser } from './built-page.mjs';
import { playByName } from './by-name.mjs';
import { faultsOf } from './geometry.mjs';
import { openMatch, playByKeyboard, playOn } from './local-match.mjs';
import { dice } from './served-match.mjs';

/** The page in a real Chromium, with its own host in a worker. */
describe.skipIf(!hasBrowser)('the table in a browser', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);

  afterAll(() => built?.close(), 60_000);

  const skirmish = (more) =>
    openMatch(built.browser, built.url, {
      game: 'skirmish',
      options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] },
      size: { width: 1280, height: 800 },
      ...more,
    });

  it('a match is played to its end by clicking what glows, and nothing is logged as an error', async () => {
    const { page, context, errors } = await skirmish();
    expect(await axe(page)).toEqual([]);
    expect(await playOn(page, 1, 3000)).toBe(true);
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
      const { page, context, errors } = await openMatch(built.browser, built.url, match);
      await playOn(page, 2, 12);
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
    const { page, context } = await skirmish();
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
    const { page, context, errors } = await skirmish();
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[aria-label="Help"][open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[aria-label="Help"][open]', { state: 'detached' });
    expect(await playByKeyboard(page, dice(1), 20_000)).toMatchObject({ isOver: true });
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it('a match is played by the accessibility tree alone', async () => {
    const { page, context, errors } = await skirmish();
    expect(await playByName(page, dice(2), 2000)).toMatchObject({ isOver: true });
    expect(errors).toEqual([]);
    await context.close();
  }, 300_000);

  it('a card is dragged to its place', async () => {
    const { page, context } = await skirmish({ seed: 1 });
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
    const { page, context } = await skirmish({ seed: 1 });
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

  it('whoever reads with colours of their own sees the phase, whose turn it is and what a key does by outlines', async () => {
    const { page, context } = await openMatch(built.browser, built.url, { game: 'flesh-and-blood' });
    const outlined = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.cl-phases li, .cl-head, .cl-prompt .cl-button')]
          .filter((part) => getComputedStyle(part).outlineStyle === 'solid')
          .map((part) => part.ariaCurrent ?? part.dataset.turn ?? part.dataset.look),
      );
    expect(await outlined()).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await outlined()).toEqual(expect.arrayContaining(['step', 'true']));
    await context.close();
  }, 60_000);
});
