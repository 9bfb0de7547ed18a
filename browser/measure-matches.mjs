// Two browsers play every game of the list to its end on a server, with the mouse and only on what glows, and a third
// watches: `npm run build && node browser/measure-matches.mjs [--game=skirmish] [--out=browser/results/matches.json]`.
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { games } from '@cardloom/games';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { launch } from './launch.mjs';
import {
  clickOn,
  createMatch,
  dice,
  endOn,
  isOver,
  isRight,
  openTable,
  shownOn,
  startServer,
  viewOf,
  viewOn,
} from './served-match.mjs';

const { values } = parseArgs({
  options: { ...REPORT_OPTIONS, game: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
/** So many clicks without an end are a failure. Some are made while an answer is on its way, and mean nothing. */
const MOST = 100_000;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const chosen = Object.keys(games).filter((name) => values.game === undefined || values.game.split(',').includes(name));

const server = await startServer(here('../packages/web/dist'), { seed: Number(values.seed) });
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
  for (const token of [...tokens, null]) people.push({ token, ...(await openTable(browser, server, { id, token })) });
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
    if (clicks >= 60 * (compared.length + 1) && compared.length < 5) {
      const wasRight = await isRight(browser, server, { id, token: tokens[0] }, mira);
      // the board of the end is looked at below
      if (!(await isOver(mira))) compared.push(wasRight);
    }
    idle = made === 0 ? idle + 1 : 0;
    if (idle > 200)
      throw new Error(`nobody can click any more after ${clicks} clicks: ${await stuckOn([mira, oskar])}`);
    if (made === 0) await mira.waitForTimeout(25);
  }
  for (const page of [mira, oskar, ada]) await page.waitForSelector('[aria-label="The end"]', { timeout: 60_000 });
  const outcome = await mira.textContent('.cl-question');
  const { numTurns } = (await viewOn(mira)).ctx;
  const sameAsServer = [];
  for (const { page, token } of people) sameAsServer.push(await endsRight(game, id, page, token));
  for (const { context } of people) await context.close();
  return {
    isOver: clicks < MOST,
    outcome,
    clicks,
    turns: numTurns,
    ms: Math.round(performance.now() - startedAt),
    boardsCompared: compared,
    sameAsServer,
    consoleErrors: people.flatMap(({ errors }) => errors),
    covered: [...covered],
  };
}

/** What a page put together from hundreds of patches is what the server has, and what it draws is what a page draws that comes only now. */
async function endsRight(game, id, page, token) {
  const isSameView = isDeepStrictEqual(await viewOn(page), await viewOf(server, { id, token }));
  // where the end clears the table, whoever was there still sees what lay on it
  const { clears = [] } = await games[game].present();
  const shown = clears.length === 0 ? shownOn : endOn;
  const before = await atRest(page, shown);
  await page.reload();
  await page.waitForSelector('[aria-label="The end"]', { timeout: 60_000 });
  const after = await atRest(page, shown);
  const differs = before.findIndex((text, i) => text !== after[i]);
  if (!isSameView) say(`${game}: the view of ${token} is not the server's`);
  if (differs >= 0) say(`${game}: "${before[differs]}" was shown where whoever comes now sees "${after[differs]}"`);
  return isSameView && isDeepStrictEqual(before, after);
}

/** What is shown once nothing is drawn any more: a step is drawn over some frames, and its end is told in the first. */
async function atRest(page, shown) {
  let [last, now] = [null, await shown(page)];
  while (!isDeepStrictEqual(last, now)) {
    await page.waitForTimeout(250);
    [last, now] = [now, await shown(page)];
  }
  return now;
}

async function stuckOn(pages) {
  const said = await Promise.all(pages.map((page) => page.textContent('body')));
  return said.map((text) => text.slice(0, 500)).join(' | ');
}
