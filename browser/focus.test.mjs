import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { crowdedBoard, OPTIONS } from './crowded-board.mjs';
import { openMatch, playOn } from './local-match.mjs';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** Whoever has only keys, or listens, is always somewhere. */
describe.skipIf(!hasBrowser)('the focus', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);
  afterAll(() => built?.close(), 60_000);

  const lorcana = async (size) => {
    const opened = await openMatch(built.browser, built.url, {
      game: 'lorcana',
      options: { decks: ['hearth', 'gale'] },
      size,
    });
    const question = opened.page.locator('.cl-question');
    for (let i = 0; i < 50 && !/^Your move/.test(await question.textContent()); i++) await playOn(opened.page, i, 1);
    return opened;
  };
  const isFocused = (locator) => locator.evaluate((one) => one === document.activeElement);

  it('is back at what opened it, when Esc has closed what lay on top: the log, a card, menus', async () => {
    const { page, context, errors } = await lorcana(PHONE);
    const log = page.getByRole('button', { name: 'Log', exact: true });
    await log.press('Enter');
    await page.getByRole('region', { name: 'What happened' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('cl-rail');
    await page.getByRole('group', { name: 'Sentences' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.cl-rail') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('.cl-rail').waitFor({ state: 'hidden' });
    expect(await isFocused(log)).toBe(true);

    const card = page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first();
    const id = await card.locator('..').getAttribute('data-card');
    const same = page.locator(`[data-card="${id}"] > .cl-hit`);
    for (const isInside of [false, true]) {
      await same.press('Enter');
      await page.locator('.cl-sheet[data-chosen]').waitFor();
      if (isInside) await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
      else await page.keyboard.press('Escape');
      await page.locator('.cl-sheet').waitFor({ state: 'detached' });
      expect(await page.locator('.cl-card[data-state="selected"]').count()).toBe(0);
      expect(await isFocused(same)).toBe(true);
    }

    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.press('Enter');
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Help' }).press('Enter');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await isFocused(more)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('stays in the hand when a card of it was played, where arrows lead on', async () => {
    for (const size of [PHONE, WIDE]) {
      const { page, context } = await lorcana(size);
      await page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      const held = await page.locator('.cl-hand .cl-card').count();
      for (let i = 0; i < 4 && (await page.locator('.cl-hand .cl-card').count()) === held; i++) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(150);
      }
      const place = () => page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel);
      expect(['Your hand', 'What can be done']).toContain(await place());
      await page.locator('.cl-hand').evaluate((hand) => {
        hand.tabIndex = -1;
        hand.focus();
      });
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.matches('.cl-hand .cl-hit'))).toBe(true);
      await context.close();
    }
  }, 120_000);

  it('in a long log: earlier lines come a piece at a time, and what one reads stays where it is', async () => {
    const { saved } = await crowdedBoard(30);
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'commander',
      seats: 6,
      options: OPTIONS,
      saved,
      size: PHONE,
      touch: true,
    });
    const lines = page.locator('.cl-said li');
    for (let i = 0; i < 300 && (await page.locator('.cl-earlier').count()) === 0; i++) await playOn(page, i, 10, 0.9);
    await playOn(page, 7, 300, 0.9);
    // nobody plays on while one is asked
    await page.waitForSelector('.cl-prompt[data-asked]');
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const before = await lines.count();
    const top = lines.nth(1);
    await page.locator('.cl-said').evaluate((list) => list.scrollTo(0, 0));
    const [text, { y }] = [await top.textContent(), await top.boundingBox()];
    await page.locator('.cl-earlier').tap();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
    const after = await lines.count();
    expect(after - before).toBeLessThanOrEqual(62);
    const moved = await lines.nth(after - before + 1).boundingBox();
    expect(await lines.nth(after - before + 1).textContent()).toBe(text);
    expect(Math.abs(moved.y - y)).toBeLessThan(40);
    await context.close();
  }, 120_000);
});
