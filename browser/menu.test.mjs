import { games } from '@cardloom/games';
import { LocalTable } from '@cardloom/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { openMatch } from './local-match.mjs';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const ACTIVE = '.cl-seat[data-mine] .cl-card[data-now][data-state="can"] > .cl-hit';

/** What a card asks is answered beside it. */
describe.skipIf(!hasBrowser)('the menu at a card', () => {
  let built;

  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);
  afterAll(() => built?.close(), 60_000);

  /** A round in which the first character is active, and can do something. */
  const invokation = async (size) => {
    const options = { decks: ['mondstadt', 'storm'] };
    const opened = await openMatch(built.browser, built.url, { game: 'invokation', options, seed: 3, size });
    const { page } = opened;
    for (let i = 0; i < 100 && (await page.locator(ACTIVE).count()) === 0; i++) {
      const go = page.locator('.cl-prompt [data-look="go"]:enabled');
      const who = page.locator('.cl-seat[data-mine] .cl-card[data-state="can"] > .cl-hit');
      if (/begins/.test((await page.textContent('.cl-question')) ?? ''))
        await who
          .first()
          .click({ timeout: 1000 })
          .catch(() => undefined);
      else if ((await go.count()) > 0)
        // it may be gone by now, and something else be asked
        await go.click({ timeout: 1000 }).catch(() => undefined);
      await page.waitForTimeout(50);
    }
    return opened;
  };
  const paidWith = (page) =>
    page.locator('.cl-die-button[aria-pressed="true"]').evaluateAll((all) => all.map((one) => one.ariaLabel).join());

  it('has what a character can do and why it cannot do the rest, and every way to pay', async () => {
    const { page, context, errors } = await invokation(WIDE);
    await page.locator(ACTIVE).click();
    const menu = page.locator('.cl-menu');
    await menu.getByText('needs 3 energy').waitFor();
    expect(await menu.locator('.cl-option').count()).toBe(3);
    expect(await menu.locator('.cl-option:disabled').count()).toBeGreaterThan(0);
    const reasons = await menu
      .locator('.cl-option:disabled small')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
    expect(reasons).not.toContain(false);
    expect(await menu.locator('.cl-option[aria-pressed="true"] b').allTextContents()).toEqual(['Tempered Sword']);
    expect(await page.locator('.cl-prompt [data-look="go"]').allTextContents()).toEqual(['Pay 3, useEnter']);
    const [over, card] = await Promise.all([
      menu.boundingBox(),
      page.locator('.cl-card[data-state="selected"]').boundingBox(),
    ]);
    expect(over.x >= card.x + card.width || over.x + over.width <= card.x).toBe(true);

    const count = Number.parseInt(await menu.locator('.cl-ways').textContent(), 10);
    const seen = new Set([await paidWith(page)]);
    for (let i = 1; i < count; i++) {
      await page.keyboard.press('ArrowRight');
      await menu.getByText(`way ${i + 1} of ${count}`).waitFor();
      expect(await page.locator('.cl-prompt [data-look="go"]:enabled').count()).toBe(1);
      seen.add(await paidWith(page));
    }
    expect(seen.size).toBe(count);
    await page.keyboard.press('Enter');
    await page.getByText('uses Tempered Sword').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('is part of the bar on a phone, and large enough for a finger', async () => {
    const { page, context } = await invokation(PHONE);
    await page.locator(ACTIVE).click();
    await page.locator('.cl-die-button').first().waitFor();
    const sizes = await page
      .locator('.cl-menu button')
      .evaluateAll((all) => all.flatMap((one) => [one.offsetWidth, one.offsetHeight]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    // all eight in one row, so that half of the page is the board's
    const rows = await page
      .locator('.cl-die-button')
      .evaluateAll((all) => all.map((one) => Math.round((one.offsetTop - all[0].offsetTop) / 20)));
    expect(rows).toEqual(Array(8).fill(0));
    const dock = await page.locator('.cl-prompt').boundingBox();
    expect(dock.y).toBeGreaterThan(230);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await context.close();
  }, 120_000);

  it('is not needed by whoever clicks twice: what made room for itself in the hand is played all the same', async () => {
    const { page, context, errors } = await openMatch(built.browser, built.url, {
      game: 'commander',
      seed: 4,
      size: WIDE,
    });
    await page.getByRole('button', { name: 'Keep this hand' }).click();
    const alike = page.locator('.cl-hand .cl-card[data-state="can"]:has-text("×4")');
    const { x, y, width, height } = await alike.boundingBox();
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await page.locator('.cl-board .cl-card[data-state="can"]:has-text("Plains")').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('places that are not open say why', async () => {
    const { saved, options } = await heldTerrain();
    const { page, context } = await openMatch(built.browser, built.url, {
      game: 'skirmish',
      options,
      saved,
      size: WIDE,
    });
    await page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first().click();
    await page.getByRole('button', { name: 'Why not there?' }).waitFor();
    await page.keyboard.press('w');
    await page.locator('.cl-prompt').getByText('1: It is taken, and').waitFor();
    await context.close();
  }, 120_000);

  it('nobody is asked to put in order what they cannot tell apart, but where they have taken it back', async () => {
    const { saved, options } = await twoLedgers();
    const { page, context, errors } = await openMatch(built.browser, built.url, {
      game: 'commander',
      options,
      saved,
      size: WIDE,
    });
    await page.getByText(/^Respond, or let Dawn Drum resolve/).waitFor();
    await page.keyboard.press('u');
    await page.getByText('In which order').waitFor();
    expect(await page.locator('.cl-prompt [data-look="go"]:enabled').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});

/** A match of Commander in which two abilities of cards that look alike have just triggered. */
async function twoLedgers() {
  const game = await games.commander.load();
  const options = { decks: ['dawn', 'dawn'] };
  let state = 2 * 7919;
  return new Promise((resolve) => {
    const choose = (match, player) => {
      if (player === 'p1' && match.view(player).decision?.name === 'orderTriggers') {
        table.close();
        resolve({ saved: table.save(), options });
      }
      state = (state * 1103515245 + 12345) % 2147483648;
      const actions = [...match.legalActions(player)];
      return actions[Math.floor((state / 2147483648) * actions.length)];
    };
    const table = new LocalTable(game, {
      seats: ['p1', 'p2'].map((seat) => ({ player: seat, name: seat })),
      options,
      seed: 2,
      bots: { p1: choose, p2: choose },
    });
  });
}

/** A skirmish in which a unit stands on the first terrain of whoever is to play. */
async function heldTerrain() {
  const game = await games.skirmish.load();
  const options = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'], firstPlayer: 0 };
  return new Promise((resolve) => {
    const choose = (match, player) => {
      const { zones, players } = match.view(player);
      if (player === 'p1' && zones.terrain0.p1.length > 0 && !players.p1.hasActedThisTurn) {
        table.close();
        resolve({ saved: table.save(), options });
      }
      const actions = [...match.legalActions(player)];
      const isFirst = ({ move, args }) => player === 'p1' && move === 'PLAY_CARD' && args.slot !== undefined;
      return actions.find(isFirst) ?? actions.find(({ move }) => move === 'PASS') ?? actions[0];
    };
    const table = new LocalTable(game, {
      seats: ['p1', 'p2'].map((seat) => ({ player: seat, name: seat })),
      options,
      seed: 3,
      bots: { p1: choose, p2: choose },
    });
  });
}
