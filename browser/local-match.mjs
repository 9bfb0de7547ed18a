// A match of the page's own, without a server: what its lobby would have written.

const NAMES = ['You', 'Oskar', 'Lin', 'Tomás', 'Ada', 'Kofi'];

/** Opens a page at a table of this game; `isWatched`: bots have all seats, and need `pace` ms for a move. */
export async function openMatch(
  browser,
  url,
  {
    game,
    seats = 2,
    options = {},
    seed = 1,
    bot = 'random',
    theme = 'dark',
    size,
    saved,
    isWatched = false,
    pace = 0,
    motion = 'reduce',
    touch = false,
    onContext,
  },
) {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: motion,
    hasTouch: touch,
  });
  await onContext?.(context);
  const page = await context.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  const match = {
    id: 'm1',
    game,
    at: 1,
    standing: '',
    isOver: false,
    options,
    seed,
    pace,
    seats: Array.from({ length: seats }, (_, i) => ({
      player: `p${i + 1}`,
      name: NAMES[i],
      bot: i === 0 && !isWatched ? null : bot,
    })),
    ...(saved === undefined ? {} : { saved }),
  };
  await page.addInitScript((kept) => {
    if (localStorage.getItem('cardloom.match.m1') === null)
      localStorage.setItem('cardloom.match.m1', JSON.stringify(kept));
  }, match);
  await page.goto(`${url}#/play/m1`);
  await page.waitForSelector('.cl-table', { timeout: 30_000 });
  return { page, context, errors };
}

/** What can be clicked because it glows, and the buttons of the prompt and its menu. */
const GLOWS = [
  '.cl-table .cl-card:is([data-state="can"], [data-state="target"]) > .cl-hit',
  '.cl-table .cl-chip[data-state]',
  '.cl-slot[data-state]',
  '.cl-head[data-state] > .cl-hit',
  '.cl-menu .cl-option:enabled:not([aria-pressed="true"])',
  '.cl-prompt .cl-button:not(:disabled):not([data-look="quiet"])',
].join(', ');

/**
 * Clicks on, in the page itself, until the match is over, at most so often; gives whether it is. The same seed gives the
 * same clicks as long as the match goes the same way. `goes`: how often the button that goes on is taken where there is one.
 */
export const playOn = (page, seed, most, goes = 0.6) =>
  page.evaluate(
    async ([selector, first, count, share]) => {
      let state = first * 7919;
      const random = () => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state / 2147483648;
      };
      const isOver = () => document.querySelector('[aria-label="The end"]') !== null;
      const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let i = 0; i < count && !isOver(); i++) {
        const go = document.querySelector('.cl-prompt [data-look="go"]:not(:disabled)');
        const all = [...document.querySelectorAll(selector)];
        const r = random();
        const chosen = go !== null && r < share ? go : all[Math.floor(r * all.length)];
        chosen?.click();
        await pause(chosen === undefined ? 30 : 5);
      }
      return isOver();
    },
    [GLOWS, seed, most, goes],
  );

/** What the keyboard may choose; at the end the bar has other buttons: to the lobby, again. */
const CHOOSABLE = [
  '.cl-card:is([data-state="can"], [data-state="target"]) > .cl-hit',
  '.cl-chip:is([data-state="can"], [data-state="target"])',
  '.cl-slot[data-state]',
  '.cl-head[data-state] > .cl-hit',
  '.cl-option:enabled:not([aria-pressed="true"])',
  '.cl-die-button',
  '.cl-counter button:not(:disabled)',
  '.cl-prompt .cl-button:not(:disabled):not([data-look="quiet"])',
].join(', ');

/**
 * Plays with nothing but keys, at most so many: Tab and arrows lead to what can be chosen, Enter chooses it, now and then Esc
 * goes back and Space passes. Gives whether the match is over, and how many keys that took.
 */
export async function playByKeyboard(page, random, most) {
  let keys = 0;
  const press = async (key) => {
    keys++;
    await page.keyboard.press(key);
  };
  const isOver = () => page.evaluate(() => document.querySelector('[aria-label="The end"]') !== null);
  const isAsked = () => page.evaluate((selector) => document.querySelector(selector) !== null, CHOOSABLE);
  const isChoosable = () =>
    page.evaluate(
      (selector) =>
        document.querySelector('[aria-label="The end"]') === null && document.activeElement?.matches(selector) === true,
      CHOOSABLE,
    );
  // on a button Space presses the button
  const isFree = () => page.evaluate(() => document.activeElement?.closest('button, a, dialog') === null);
  while (keys < most && !(await isOver())) {
    // while somebody else thinks there is nothing to choose, and keys would wander into the menus of the page
    if (!(await isAsked())) {
      await page.waitForTimeout(10);
      continue;
    }
    if (random() < 0.04) {
      for (const key of ['Escape', 'Escape']) await press(key);
      if (await isFree()) await press('Space');
      continue;
    }
    for (let step = 0; step < 40; step++) {
      await press(random() < 0.3 ? 'ArrowRight' : 'Tab');
      if (random() < 0.6 && (await isChoosable())) break;
    }
    if (await isChoosable()) await press('Enter');
  }
  return { isOver: await isOver(), keys };
}
