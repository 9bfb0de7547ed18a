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
  },
) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: motion });
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
  '.cl-menu .cl-option:not([aria-pressed="true"])',
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

/** Plays with nothing but keys: whatever Tab and arrows lead to is chosen with Enter; now and then Esc and Space pass. */
export async function playByKeyboard(page, most) {
  const CHOOSABLE =
    '.cl-card:is([data-state="can"], [data-state="target"]) > .cl-hit, .cl-slot[data-state], .cl-option, .cl-prompt .cl-button:not([data-look="quiet"])';
  // at the end the bar has other buttons: to the lobby, again
  const canBeChosen = (selector) =>
    document.querySelector('[aria-label="The end"]') === null && document.activeElement?.matches(selector) === true;
  const isAsked = (selector) => document.querySelector(selector) !== null;
  const isFree = () => document.activeElement?.closest('button, a, dialog, .cl-hit') === null;
  const isOver = () => document.querySelector('[aria-label="The end"]') !== null;
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(isOver)) return true;
    // while somebody else thinks there is nothing to choose, and keys would wander into the menus of the page
    if (!(await page.evaluate(isAsked, CHOOSABLE))) {
      await page.waitForTimeout(10);
      continue;
    }
    if (i % 6 === 5) {
      for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
      // on a button Space presses the button
      if (await page.evaluate(isFree)) await page.keyboard.press('Space');
      continue;
    }
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press((i + step) % 3 === 2 ? 'ArrowRight' : 'Tab');
      if (await page.evaluate(canBeChosen, CHOOSABLE)) break;
    }
    if (await page.evaluate(canBeChosen, CHOOSABLE)) await page.keyboard.press('Enter');
    await page.waitForTimeout(10);
  }
  return page.evaluate(isOver);
}
