// Looks with axe at every page, light and dark, at a desk and on a phone, in five games:
// `npm run build && node browser/measure-axe.mjs [--game=skirmish] [--out=browser/results/axe.json]`.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@cardloom/games';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { axe } from './axe.mjs';
import { launch } from './launch.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { createMatch, startServer } from './served-match.mjs';

const { values } = parseArgs({
  options: {
    ...REPORT_OPTIONS,
    game: { type: 'string', default: 'skirmish,flesh-and-blood,invokation,commander,lorcana' },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

const server = await startServer(here('../packages/web/dist'));
const browser = await launch();
const results = {};

async function look(page, theme, size, what) {
  const name = `${what}, ${theme}, ${size}`;
  results[name] = await axe(page);
  if (results[name].length > 0) say(`${name}: ${results[name].join('\n  ')}`);
}

try {
  for (const theme of ['dark', 'light']) {
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(server.url);
      await page.waitForSelector('.tile .cl-card');
      await look(page, theme, size, 'lobby with a new match');
      const { id } = await createMatch(server, 'skirmish');
      await page.goto(`${server.url}/#/join/${id}/nobody`);
      await page.waitForTimeout(300);
      await look(page, theme, size, 'invitation');
      await context.close();
      for (const game of values.game.split(',')) {
        const seats = game === 'commander' ? 4 : 2;
        const { bench, options } = games[game];
        const given = bench?.options ?? options(Array.from({ length: seats }, () => undefined));
        const at = await openMatch(browser, server.url, {
          game,
          seats,
          options: given,
          theme,
          size: viewport,
          seed: 3,
        });
        const { page: table } = at;
        await look(table, theme, size, `${game}, first prompt`);
        await playOn(table, 4, 30, 0.3);
        await look(table, theme, size, `${game}, later`);
        await inspectSome(table, size);
        await look(table, theme, size, `${game}, a card inspected`);
        await table.keyboard.press('Escape');
        await table.keyboard.press('?');
        await table.locator('dialog[open]').waitFor();
        await look(table, theme, size, `${game}, help`);
        await table.keyboard.press('Escape');
        await table.locator('dialog[open]').waitFor({ state: 'detached' });
        await table.click('[aria-label="More"]');
        await look(table, theme, size, `${game}, more`);
        // the end is the same for everybody: whoever concedes is there at once
        const concede = table.getByRole('button', { name: 'Concede' });
        if ((await concede.count()) > 0) {
          await concede.click();
          await table.getByRole('button', { name: 'Yes, concede' }).click();
        } else await table.keyboard.press('Escape');
        await playOn(table, 5, 4000);
        if ((await table.locator('[aria-label="The end"]').count()) > 0) {
          await look(table, theme, size, `${game}, end`);
          await table.waitForTimeout(900);
          await table.goto(`${server.url}/#/replay/m1/3`);
          await table.waitForSelector('.timeline');
          await look(table, theme, size, `${game}, replay`);
        } else say(`${game}: no end`);
        await at.context.close();
        say(`${game}, ${theme}, ${size}: ${Object.values(results).flat().length} findings so far`);
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
report(
  values,
  { commit: commitHere(), pages: Object.keys(results).length, findings: Object.values(results).flat().length, results },
  ({ pages, findings }) => `${pages} pages, ${findings} findings\n`,
);

/** A card that cannot be played opens nothing but itself. */
async function inspectSome(page, size) {
  const card = page.locator('.cl-table .cl-card > .cl-hit').first();
  if (size === 'phone') await card.click({ force: true });
  else await card.hover({ force: true });
  await page.waitForTimeout(100);
}
