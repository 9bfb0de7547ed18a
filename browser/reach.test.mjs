import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { crowdedBoard, OPTIONS } from './crowded-board.mjs';
import { settled } from './geometry.mjs';
import { openMatch, playOn } from './local-match.mjs';

const LONG = { timeout: 10_000 };

/** Whatever can be seen on a desk can be reached with a finger, with keys, and by whoever listens. */
describe.skipIf(!hasBrowser)('everything at a table can be reached', () => {
  let built;
  let saved;

  beforeAll(async () => {
    [built, { saved }] = await Promise.all([buildPage(), crowdedBoard(40)]);
  }, 300_000);
  afterAll(() => built?.close(), 60_000);

  const commander = (more) =>
    openMatch(built.browser, built.url, { game: 'commander', seats: 6, options: OPTIONS, saved, ...more });
  const skirmish = (more) =>
    openMatch(built.browser, built.url, {
      game: 'skirmish',
      options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] },
      ...more,
    });

  it('with a finger on a phone: piles of all, any card, the log and its cards, stops, preferences', async () => {
    const { page, context, errors } = await commander({ size: { width: 360, height: 740 }, touch: true });
    const piles = page.locator('.cl-pile-bar button:not(:disabled)');
    await piles.first().waitFor();
    const heights = await piles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    for (const where of ['.cl-others', '.cl-seat[data-mine]']) {
      await page.locator(`${where} .cl-pile-bar button:not(:disabled)`).first().tap();
      const dialog = page.locator('dialog.cl-pile-dialog[open]');
      await dialog.locator('.cl-card .cl-hit').last().tap();
      await dialog.getByRole('region', { name: 'Card in full' }).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).tap();
      await dialog.waitFor({ state: 'detached' });
    }
    await longPress(page, page.locator('.cl-others .cl-board .cl-card').first());
    await page.locator('.cl-sheet').getByRole('region', { name: 'Card in full' }).waitFor();
    await page.locator('.cl-sheet').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.locator('dialog[open] .cl-phases button').last().tap();
    await page.locator('dialog[open] .cl-phases [aria-pressed="true"]').waitFor();
    await page.getByRole('checkbox', { name: /Always ask me/ }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Go on' }).tap();
    const bar = await page.locator('.cl-topbar :is(a, .cl-control):visible').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...bar)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    await page.getByRole('region', { name: 'What happened' }).waitFor();
    // what was touched before is no part of what happened
    expect(await page.locator('.cl-rail').getByRole('region', { name: 'Card in full' }).count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('on a phone: a card with much to read can be closed at once, and older sentences are a tap away', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'invokation',
      options: { decks: ['mondstadt', 'storm'] },
      seed: 3,
      size: { width: 360, height: 640 },
      touch: true,
    });
    await playOn(page, 5, 320, 0.4);
    // nobody else acts meanwhile, and what was done last is answered
    await page.locator('.cl-prompt[data-asked]').waitFor();
    await settled(page);
    await longPress(page, page.locator('.cl-others .cl-board .cl-card').last());
    const sheet = page.locator('.cl-sheet');
    await sheet.getByRole('region', { name: 'Card in full' }).waitFor();
    // each of its skills begins a line
    expect(
      await sheet
        .locator('.cl-inspected > p')
        .last()
        .evaluate((one) => getComputedStyle(one).whiteSpace),
    ).toBe('pre-line');
    const close = sheet.getByRole('button', { name: 'Close' });
    const [over, under] = [await close.boundingBox(), await page.locator('.cl-prompt').boundingBox()];
    expect(over.y + over.height).toBeLessThanOrEqual(under.y);
    await close.tap();
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const lines = page.locator('.cl-said li');
    const count = await lines.count();
    const earlier = page.getByRole('button', { name: 'Earlier' });
    await earlier.tap();
    await expect.poll(() => lines.count()).toBeGreaterThan(count);
    await page.keyboard.press('Escape');
    await page.locator('.cl-app[data-log]').waitFor({ state: 'detached' });
    await context.close();
  }, 120_000);

  it('on a phone: whoever sits out of sight is a tap away, and taking back is in the menu', async () => {
    const { page, context } = await commander({ size: { width: 360, height: 740 }, touch: true });
    const others = page.getByRole('navigation', { name: 'Opponents' }).getByRole('button');
    const isInSight = (i) =>
      page
        .locator('.cl-others > .cl-seat')
        .nth(i)
        .evaluate((seat) => {
          const { left, right } = seat.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
    expect(await others.count()).toBe(5);
    for (const i of [4, 0, 2]) {
      await others.nth(i).tap();
      await expect.poll(() => isInSight(i)).toBe(true);
      // the way to the next one is still there
      expect((await others.nth(i).boundingBox()).y).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByRole('button', { name: 'Undo' }).isVisible()).resolves.toBe(false);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Undo' }).tap();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await context.close();
  }, 120_000);

  it('on a phone: a card that is opened has what it can do, passing and closing; closed it is chosen no more', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'lorcana',
      options: { decks: ['hearth', 'gale'] },
      size: { width: 360, height: 740 },
      touch: true,
    });
    const question = page.locator('.cl-question');
    for (let i = 0; i < 50 && !/^Your move/.test(await question.textContent()); i++) await playOn(page, i, 1);
    await page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').last().tap();
    await page.locator('.cl-sheet[data-chosen]').getByRole('region', { name: 'Card in full' }).waitFor();
    const buttons = page.getByRole('region', { name: 'What can be done' }).getByRole('button');
    const words = await buttons.allTextContents();
    expect(words[0]).toMatch(/^(Play it|Put it into the inkwell)/);
    expect(words.at(-2)).toMatch(/^End your turn/);
    await buttons.filter({ hasText: /^Close$/ }).tap();
    await page.locator('.cl-sheet').waitFor({ state: 'detached' });
    expect(await page.locator('.cl-card[data-state="selected"]').count()).toBe(0);
    await context.close();
  }, 120_000);

  it('on a phone: whoever taps a game is at what begins a match of it, and Help names keys only with their names', async () => {
    const context = await built.browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(built.url);
    await page.getByRole('radio', { name: /Commander/ }).tap();
    const start = page.getByRole('button', { name: 'Start match' });
    await expect.poll(async () => (await start.boundingBox())?.y).toBeLessThan(740);
    await context.close();
    const zoomed = await skirmish({ size: { width: 640, height: 400 } });
    await zoomed.page.keyboard.press('?');
    await zoomed.page.getByRole('dialog', { name: 'Help' }).locator('kbd', { hasText: 'Tab' }).waitFor();
    await zoomed.context.close();
  }, 120_000);

  it('on a phone that lies: a card that is opened, and what it can do below it, are whole in view', async () => {
    const size = { width: 740, height: 360 };
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'lorcana',
      options: { decks: ['hearth', 'gale'] },
      size,
      touch: true,
    });
    const question = page.locator('.cl-question');
    for (let i = 0; i < 50 && !/^Your move/.test(await question.textContent()); i++) await playOn(page, i, 1);
    const card = page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first();
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await card.tap();
    const sheet = page.locator('.cl-sheet[data-chosen]');
    await sheet.waitFor();
    const [over, below] = [await sheet.boundingBox(), await page.locator('.cl-prompt').boundingBox()];
    expect(over.y).toBeGreaterThanOrEqual(44);
    expect(over.y + over.height).toBeLessThanOrEqual(below.y + 1);
    expect(below.y + below.height).toBeLessThanOrEqual(size.height + 1);
    expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await sheet.waitFor({ state: 'detached' });
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(60);
    await context.close();
  }, 120_000);

  it('on a phone that lies: whoever is asked sees what they hold, and in their turn the others', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'lorcana',
      options: { decks: ['hearth', 'gale'] },
      size: { width: 740, height: 360 },
      pace: 1200,
      touch: true,
    });
    const question = page.locator('.cl-question');
    const topOf = async (selector) => (await page.locator(selector).first().boundingBox())?.y;
    await expect.poll(() => question.textContent(), LONG).toMatch(/^Which cards do you replace/);
    await expect.poll(() => topOf('.cl-hand > .cl-card[data-state]'), LONG).toBeLessThan(300);
    await page.getByRole('button', { name: 'None' }).tap();
    await expect.poll(() => question.textContent(), LONG).toMatch(/^Your move/);
    await expect.poll(() => topOf('.cl-hand > .cl-card[data-state]'), LONG).toBeLessThan(300);
    await page.getByRole('button', { name: 'End your turn' }).tap();
    await page.waitForFunction(
      () => document.querySelector('.cl-others > .cl-seat[data-turn]')?.getBoundingClientRect().top > 40,
    );
    await context.close();
  }, 120_000);

  it('on a phone: a replay has its bar above the table, whatever lies there', async () => {
    const { page, context } = await skirmish({ size: { width: 740, height: 360 }, touch: true });
    await playOn(page, 1, 60);
    await page.goto(`${built.url}#/replay/m1/1`);
    await page.locator('.timeline').waitFor();
    expect((await page.locator('.cl-header').boundingBox()).height).toBeGreaterThanOrEqual(44);
    expect((await page.locator('.timeline').boundingBox()).height).toBeLessThan(150);
    // each place has its sentence, and Space plays on from there
    const said = () => page.getByLabel('Place in the match').getAttribute('aria-valuetext');
    expect(await said()).toMatch(/^Move 1 of \d+, .+ · .+/);
    await page.keyboard.press('Space');
    await expect.poll(said).toMatch(/^Move (?:[2-9]|\d\d) of /);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    await page.keyboard.press('Home');
    await expect.poll(said).toMatch(/^Move 0 of \d+, The beginning/);
    await context.close();
  }, 120_000);

  it('on a phone: titles of a full hand end before the next card, and a card that can be chosen is in sight', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'commander',
      seats: 4,
      options: { decks: ['dawn', 'hours', 'rot', 'hill'] },
      seed: 3,
      bot: 'greedy',
      size: { width: 360, height: 740 },
      touch: true,
    });
    await page.getByRole('button', { name: 'Keep this hand' }).tap();
    const can = page.locator('.cl-hand > .cl-card[data-state="can"]');
    await can.first().waitFor();
    await expect
      .poll(() => can.evaluateAll((all) => all.some((one) => one.getBoundingClientRect().right < innerWidth + 40)))
      .toBe(true);
    // a face comes some frames after its card
    await page.locator('.cl-hand > .cl-card[data-bare]').first().waitFor({ state: 'detached' });
    const hidden = await page.locator('.cl-hand > .cl-card').evaluateAll((cards) =>
      cards.flatMap((card, i) => {
        const title = card.querySelector('.cl-title');
        const next = cards[i + 1]?.getBoundingClientRect().left ?? Infinity;
        const words = document.createRange();
        words.selectNodeContents(title);
        return words.getBoundingClientRect().right > next || title.scrollWidth > title.clientWidth + 1
          ? [title.textContent]
          : [];
      }),
    );
    expect(hidden).toEqual([]);
    // one that is chosen lies over none of the others
    await can
      .first()
      .locator('.cl-hit')
      .tap({ position: { x: 10, y: 30 } });
    await page.locator('.cl-hand > .cl-card[data-state="selected"]').waitFor();
    const covered = () =>
      page.locator('.cl-hand > .cl-card').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, top } = card.getBoundingClientRect();
          if (left < 0 || left + 8 > innerWidth) return [];
          return card.contains(document.elementFromPoint(left + 8, top + 20)) ? [] : [card.textContent];
        }),
      );
    await expect.poll(covered, LONG).toEqual([]);
    await context.close();
  }, 120_000);

  it('on a phone: a player who can be chosen is chosen by a touch on what they have, too', async () => {
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'grand-archive',
      options: { decks: ['cinder', 'quill'] },
      size: { width: 360, height: 740 },
      touch: true,
    });
    await page.locator('.cl-others .cl-head[data-state]').waitFor();
    const { x, y } = await page.locator('.cl-others .cl-pile-bar b').first().boundingBox();
    await page.touchscreen.tap(x + 4, y + 8);
    await page.locator('.cl-others .cl-head:not([data-state])').waitFor();
    await context.close();
  }, 120_000);

  it('on a phone: what is done with an opened card closes it, also where the same can be done again', async () => {
    const { page, context } = await skirmish({
      seed: 5,
      bot: 'greedy',
      size: { width: 360, height: 740 },
      touch: true,
    });
    const marks = page.locator('.cl-others .cl-board .cl-mark.hurt');
    await page.locator('.cl-others .cl-card[data-state="can"] > .cl-hit').first().tap();
    await page.getByRole('button', { name: 'Use the leader' }).tap();
    await marks.first().waitFor();
    await page.locator('.cl-others .cl-card[data-state="can"]').first().waitFor();
    await page.locator('.cl-sheet').waitFor({ state: 'detached' });
    await context.close();
  }, 120_000);

  it('cards that the log names are shown by touch, and by keys', async () => {
    for (const [size, touch] of [
      [{ width: 360, height: 740 }, true],
      [{ width: 1280, height: 800 }, false],
    ]) {
      const { page, context } = await skirmish({ size, touch });
      // a unit that was played lies there for all to see
      await playOn(page, 1, 12);
      const name = page.locator('.cl-name').first();
      await name.waitFor({ state: 'attached' });
      if (touch) {
        await page.getByRole('button', { name: 'Log', exact: true }).tap();
        await name.tap();
      } else {
        await page.locator('.cl-said').focus();
        for (let i = await page.locator('.cl-name').count(); i > 0; i--) await page.keyboard.press('ArrowLeft');
        expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
      }
      await page.locator('.cl-rail').getByRole('region', { name: 'Card in full' }).waitFor();
      await context.close();
    }
  }, 120_000);

  it('with keys: piles of opponents in panels open with Enter, and l, h, z and c read out', async () => {
    const { page, context } = await commander({ size: { width: 1280, height: 800 } });
    const pile = page.locator('.cl-others .cl-pile-bar button:not(:disabled)').first();
    await pile.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog.cl-pile-dialog[open] .cl-inspector').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog.cl-pile-dialog').waitFor({ state: 'detached' });
    expect(await pile.evaluate((one) => one === document.activeElement)).toBe(true);
    // it comes once the table is there
    await page.locator('[data-spoken]').waitFor({ state: 'attached' });
    const spoken = async (key) => {
      await page.keyboard.press(key);
      return { heard: expect.poll(async () => (await page.locator('[data-spoken]').textContent()).trim()) };
    };
    // where a title may be broken is not said
    const held = (await page.locator('.cl-hand .cl-title').first().textContent()).replaceAll('\u00ad', '');
    await (await spoken('h')).heard.toContain(held);
    await (await spoken('z')).heard.toMatch(/: .*\d+ in graveyard.*You: /);
    await (await spoken('c')).heard.toBe('Nobody has a clock here.');
    await (await spoken('l')).heard.toMatch(/\.$/);
    await context.close();
  }, 120_000);

  async function longPress(page, locator) {
    await locator.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await locator.boundingBox();
    const at = [{ x: x + width / 2, y: y + height / 3 }];
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await page.waitForTimeout(600);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
});
