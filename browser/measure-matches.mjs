// Two browsers play every game of the list to its end on a server, with the mouse and only on what glows, and a third
// watches: `npm run build && node browser/measure-matches.mjs [--game=skirmish] [--out=browser/results/matches.json]`.
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { games } from '@cardloom/games';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { launch } from './launch.mjs';
import { clickOn, createMatch, dice, endOn, isOver, isRight, openTable, startServer } from './served-match.mjs';

const { values } = parseArgs({
  options: { ...REPORT_OPTIONS, game: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
/** So many clicks without an end are a failure. */
const MOST = 30_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const chosen = Object.keys(games).filter((name) => values.game === undefined || values.game.split(',').includes(name));

const server = await startServer(here('../packages/web/dist'));
const results = {};
for (const game of chosen) {
  // a browser for each: what one game leaves behind is none of the next one's
  const browser = await launch();
  try {
    results[game] = await play(browser, game);
  } catch (error) {
    results[game] = { failed: String(error.stack) };
  } finally {
    await browser.close();
  }
  say(`${game}: ${JSON.stringify(results[game])}`);
}
await server.stop();
report(values, { commit: commitHere(), seed: Number(values.seed), games: results }, ({ games: found }) =>
  Object.entries(found)
    .map(([game, result]) => `${game}: ${JSON.stringify(result)}\n`)
    .join(''),
);

async function play(browser, game) {
  const startedAt = performance.now();
  const random = dice(Number(values.seed));
  const { id, tokens } = await createMatch(server, game);
  const people = [];
  for (const token of [...tokens, null]) people.push(await openTable(browser, server, { id, token }));
  const [mira, oskar, ada] = people.map(({ page }) => page);
  const covered = new Set();
  let clicks = 0;
  let idle = 0;
  const compared = [];
  while (clicks < MOST && !(await isOver(mira))) {
    let made = 0;
    for (const page of [mira, oskar]) {
      const done = await clickOn(page, random, 12);
      made += done.clicks;
      for (const name of done.covered) covered.add(name);
    }
    clicks += made;
    if (clicks >= 60 * (compared.length + 1) && compared.length < 5 && !(await isOver(mira))) {
      compared.push(await isRight(browser, server, { id, token: tokens[0] }, mira));
    }
    idle = made === 0 ? idle + 1 : 0;
    if (idle > 200) throw new Error(`nobody can click any more after ${clicks} clicks`);
    if (made === 0) await mira.waitForTimeout(25);
  }
  for (const page of [mira, oskar, ada]) await page.waitForSelector('[aria-label="The end"]', { timeout: 60_000 });
  // what a page put together from thousands of patches is what the server shows to somebody who comes only now
  const before = await Promise.all([mira, oskar, ada].map(endOn));
  for (const page of [mira, oskar, ada]) {
    await page.reload();
    await page.waitForSelector('[aria-label="The end"]', { timeout: 60_000 });
  }
  const after = await Promise.all([mira, oskar, ada].map(endOn));
  const outcome = await mira.textContent('.cl-question');
  for (const { context } of people) await context.close();
  return {
    isOver: clicks < MOST,
    outcome,
    clicks,
    seconds: Math.round((performance.now() - startedAt) / 1000),
    boardsCompared: compared,
    sameAsServer: before.map((shown, i) => isDeepStrictEqual(shown, after[i])),
    errors: people.flatMap(({ errors }) => errors),
    covered: [...covered],
  };
}
