// A match of the page's own, without a server: what its lobby would have written.

const NAMES = ['You', 'Oskar', 'Lin', 'Tomás', 'Ada', 'Kofi'];

/** Opens a page at a table of this game. */
export async function openMatch(
  browser,
  url,
  { game, seats = 2, options = {}, seed = 1, bot = 'random', theme = 'dark', size, saved },
) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, reducedMotion: 'reduce' });
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
    pace: 0,
    seats: Array.from({ length: seats }, (_, i) => ({
      player: `p${i + 1}`,
      name: NAMES[i],
      bot: i === 0 ? null : bot,
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

/** Clicks one of the things that glow, chosen by `random` (0 to 1); false if nothing does. */
export async function clickSomething(page, random) {
  return page.evaluate(
    ([selector, r]) => {
      const selected = document.querySelector('.cl-prompt [data-look="go"]:not(:disabled)');
      const all = [...document.querySelectorAll(selector)];
      if (all.length === 0) return false;
      const go = selected !== null && r < 0.6;
      const at = go ? selected : all[Math.floor(r * all.length) % all.length];
      at.click();
      return true;
    },
    [GLOWS, random],
  );
}

export const isOver = (page) => page.evaluate(() => document.querySelector('[aria-label="The end"]') !== null);
