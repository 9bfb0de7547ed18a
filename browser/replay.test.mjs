import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { longMatch } from './long-match.mjs';
import { dice } from './served-match.mjs';

const FOR_A_WHILE = { timeout: 30_000 };

describe.skipIf(!hasBrowser)('the replay of a long match', () => {
  let built;
  let page;
  const count = () => page.locator('.replay-count').textContent();

  beforeAll(async () => {
    built = await buildPage();
    page = await built.browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const text = await longMatch('commander', 4, 5000, dice(4));
    await page.goto(built.url);
    const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.setInputFiles('.open-file input', file);
    await page.waitForSelector('.timeline', FOR_A_WHILE);
  }, 300_000);

  afterAll(() => built?.close(), 60_000);

  it('is at its end and back at once, and nothing lies over what is said of players', async () => {
    const [, last] = /^Move 0 of (\d+)$/.exec(await count());
    expect(Number(last)).toBeGreaterThan(1000);
    await page.keyboard.press('End');
    await expect.poll(count, FOR_A_WHILE).toBe(`Move ${last} of ${last}`);
    const over = () =>
      page.locator('.cl-seat[data-panel]').evaluateAll((panels) =>
        panels.map((panel) => {
          const said = [...panel.querySelectorAll('.cl-head :is(b, span)')].map((one) => one.getBoundingClientRect());
          const lying = [...panel.querySelectorAll('.cl-card, .cl-chip')].filter((one) => !one.closest('.cl-head'));
          const cards = lying.map((one) => one.getBoundingClientRect());
          const isOver = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 2 && b.top < a.bottom - 2;
          return said.filter((one) => cards.some((card) => isOver(one, card))).length;
        }),
      );
    await expect.poll(over, FOR_A_WHILE).toEqual([0, 0, 0]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(count, FOR_A_WHILE).toBe(`Move ${last - 1} of ${last}`);
  }, 120_000);

  it('is where an address says, also one in the same match, and at its beginning before that', async () => {
    const [match] = /#\/replay\/[^/]+/.exec(page.url());
    for (const [place, move] of [
      [7, 7],
      [3, 3],
      [-2, 0],
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${match}/${place}`);
      await expect.poll(count, FOR_A_WHILE).toMatch(new RegExp(`^Move ${move} `));
    }
    await page.goBack();
    await expect.poll(count, FOR_A_WHILE).toMatch(/^Move 3 /);
  }, 120_000);

  it('shows at once whose eyes are asked for, however long it takes until one sees with them', async () => {
    const now = () => page.locator('.eyes [aria-pressed="true"]').textContent();
    for (const name of ['Everything', 'Spectators see']) {
      await page.getByRole('button', { name }).click();
      expect(await now()).toBe(name);
    }
  }, 60_000);

  it('plays on and stops with Space, wherever the focus is', async () => {
    await page.keyboard.press('Home');
    await expect.poll(count, FOR_A_WHILE).toMatch(/^Move 0 /);
    for (const place of [page.locator('body'), page.getByLabel('Place in the match')]) {
      const before = await count();
      await place.focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Pause' }).waitFor();
      await expect.poll(count, FOR_A_WHILE).not.toBe(before);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    }
  }, 120_000);

  it('says on a phone whose curves there are, and on a large one that lies leaves most of the page to the table', async () => {
    const spans = page.locator('.chart-legend > span');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.cl-app[data-compact]').waitFor();
    const legend = () =>
      spans.evaluateAll((all) => {
        const { bottom } = all[0].parentElement.getBoundingClientRect();
        return all.filter((one) => one.getBoundingClientRect().bottom <= bottom + 1).map((one) => one.textContent);
      });
    expect(await legend()).toEqual(await spans.allTextContents());
    await page.setViewportSize({ width: 1000, height: 430 });
    const { height } = await page.locator('.timeline').boundingBox();
    expect(height).toBeLessThan(150);
    await page.setViewportSize({ width: 1280, height: 800 });
  }, 120_000);
});
