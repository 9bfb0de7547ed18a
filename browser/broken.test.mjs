import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { openMatch, playOn } from './local-match.mjs';

/** What breaks in a page stays where it is: the rest of the table, and a way on. */
describe.skipIf(!hasBrowser)('a page of which something breaks', () => {
  let built;
  beforeAll(async () => {
    built = await buildPage();
  }, 300_000);
  afterAll(() => built?.close(), 60_000);

  const SKIRMISH = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };

  /** A skirmish whose files are changed on their way to the page. */
  const skirmish = (onContext, more = {}) =>
    openMatch(built.browser, built.url, {
      game: 'skirmish',
      options: SKIRMISH,
      size: { width: 1280, height: 800 },
      onContext,
      ...more,
    });

  /** Has `name`, which a file exports, replaced by what `made` says of it, as text. */
  const withExport = (files, name, made) => async (context) =>
    context.route(files, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(
        new RegExp(`export\\{(\\w+) as ${name}\\};?\\s*$`),
        (_, own) => `const changed=(${made})(${own});export{changed as ${name}};`,
      );
      await route.fulfill({ response, body });
    });

  const hasTable = (page) => page.locator('.cl-hand .cl-card').first().waitFor();

  it('a skin that throws: cards have the usual face', async () => {
    const { page, context } = await skirmish(
      withExport(
        /skin-[^/]*\.js/,
        'skin',
        `() => ({ Face() { throw new Error('face') }, LaneNames() { throw new Error('lanes') } })`,
      ),
    );
    await hasTable(page);
    await page.waitForSelector('.cl-hand .cl-title');
    await page.waitForSelector('.cl-lane-name');
    expect(await page.locator('.cl-broken').count()).toBe(0);
    await context.close();
  }, 60_000);

  it('a card whose record cannot be drawn has its title, and the others all they have', async () => {
    const { page, context } = await skirmish(
      withExport(
        /present-[^/]*\.js/,
        'presentation',
        `(p) => ({ ...p, card: (about) => ({ ...p.card(about), ...(about.card.id % 2 === 0 ? { marks: 7 } : {}) }) })`,
      ),
    );
    await hasTable(page);
    const bare = await page.locator('.cl-hand .cl-face:not(:has(.cl-art)) .cl-bar').count();
    const whole = await page.locator('.cl-hand .cl-art').count();
    expect([bare > 0, whole > 0]).toEqual([true, true]);
    await context.close();
  }, 60_000);

  it('a presentation that throws: the bar above stays, it says so, and the next step is drawn again', async () => {
    const { page, context } = await skirmish(
      withExport(
        /present-[^/]*\.js/,
        'presentation',
        `(p) => ({ ...p, player: (about) => { if (globalThis.isBroken) throw new Error('no numbers today'); return p.player(about); } })`,
      ),
    );
    await hasTable(page);
    await page.evaluate(() => {
      globalThis.isBroken = true;
    });
    await playOn(page, 1, 20);
    await page.getByRole('alert').getByText('no numbers today').waitFor();
    expect(await page.locator('.cl-topbar').count()).toBe(1);
    await page.evaluate(() => {
      globalThis.isBroken = false;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await hasTable(page);
    await context.close();
  }, 60_000);

  it('a log that cannot be told, and a bar that breaks, leave the board alone', async () => {
    const { page, context } = await skirmish(
      withExport(
        /present-[^/]*\.js/,
        'presentation',
        `(p) => ({ ...p, tell: () => { throw new Error('speechless') }, about: { split() { throw new Error('bar') } } })`,
      ),
    );
    await hasTable(page);
    await page.keyboard.press('?');
    await page.getByText('The bar above the table cannot be drawn.').waitFor();
    await playOn(page, 1, 40);
    await page.getByText('cannot put into words').first().waitFor({ state: 'attached' });
    await hasTable(page);
    await context.close();
  }, 60_000);

  it('a worker that dies: the board stays, and a reload goes on', async () => {
    const { page, context } = await skirmish();
    await hasTable(page);
    const [worker] = page.workers();
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('out of memory');
      }, 0);
    });
    await page.getByRole('alert').getByText('The table has stopped').waitFor();
    await hasTable(page);
    await page.getByRole('button', { name: 'Reload and go on' }).click();
    await page.getByText('The table has stopped').waitFor({ state: 'detached' });
    await hasTable(page);
    await context.close();
  }, 60_000);

  it.each([
    ['the worker', /worker-[^/]*\.js/, '#/play/skirmish'],
    ['the words of a game', /present-[^/]*\.js/, '#/play/skirmish'],
    ['the replays', /replay-page-[^/]*\.js/, '#/replay/x/0'],
  ])(
    '%s cannot be loaded: it is said what to do, and the lobby is a click away',
    async (_what, files, hash) => {
      const context = await built.browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.route(files, (route) => route.abort());
      const page = await context.newPage();
      await page.goto(`${built.url}${hash}`);
      await page.getByText('A part of this page could not be loaded.').waitFor();
      await page.getByRole('button', { name: 'Reload' }).waitFor();
      await page.getByRole('link', { name: 'To the lobby', exact: true }).click();
      await page.waitForSelector('.tile');
      await context.close();
    },
    60_000,
  );
});
