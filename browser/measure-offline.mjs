// Cuts the line of one of two players for ten seconds, five times in a match, silently and not:
// `npm run build && node browser/measure-offline.mjs [--game=…] [--seconds=10] [--out=browser/results/offline.json]`.
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { launch } from './launch.mjs';
import { createLine } from './line.mjs';
import { clickOn, createMatch, dice, endOn, isOver, isRight, openTable, startServer } from './served-match.mjs';

const { values } = parseArgs({
  options: {
    ...REPORT_OPTIONS,
    game: { type: 'string', default: 'flesh-and-blood,invokation' },
    seconds: { type: 'string', default: '10' },
    times: { type: 'string', default: '5' },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const server = await startServer(here('../packages/web/dist'));
const browser = await launch();
const results = {};
try {
  for (const game of values.game.split(',')) {
    results[game] = await play(game);
    say(`${game}: ${JSON.stringify(results[game])}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
report(
  values,
  { commit: commitHere(), seconds: Number(values.seconds), games: results },
  (result) => `${JSON.stringify(result.games, null, 2)}\n`,
);

async function play(game) {
  const random = dice(5);
  const line = await createLine(new URL(server.url).port);
  const { id, tokens } = await createMatch(server, game);
  const mira = await openTable(browser, line, { id, token: tokens[0] });
  const oskar = await openTable(browser, server, { id, token: tokens[1] });
  await mira.page.evaluate(() => {
    globalThis.wasNeverLoadedAgain = true;
  });
  const outages = [];
  let clicks = 0;
  const both = async (most) => {
    for (const { page } of [mira, oskar]) clicks += (await clickOn(page, random, most)).clicks;
  };
  while (!(await isOver(oskar.page))) {
    for (let i = 0; i < 4; i++) await both(4);
    if (outages.length < Number(values.times) && !(await isOver(oskar.page))) {
      const how = outages.length % 2 === 0 ? 'silent' : 'closed';
      line.cut(how);
      const until = performance.now() + Number(values.seconds) * 1000;
      // both go on meanwhile, as far as they can
      while (performance.now() < until) {
        await both(2);
        await mira.page.waitForTimeout(300);
      }
      const wasTold = (await mira.page.locator('.cl-offline').count()) > 0;
      line.mend();
      const back = performance.now();
      await mira.page.waitForSelector('.cl-offline', { state: 'detached', timeout: 60_000 });
      const ms = Math.round(performance.now() - back);
      outages.push({
        how,
        wasTold,
        backAfterMs: ms,
        isRight: await isRight(browser, server, { id, token: tokens[0] }, mira.page),
      });
    }
  }
  await mira.page.waitForSelector('[aria-label="The end"]', { timeout: 30_000 });
  const isLoadedOnce = await mira.page.evaluate(() => globalThis.wasNeverLoadedAgain === true);
  const end = await endOn(mira.page);
  await mira.page.reload();
  await mira.page.waitForSelector('[aria-label="The end"]', { timeout: 30_000 });
  const isRightAtTheEnd = isDeepStrictEqual(end, await endOn(mira.page));
  // a connection that fails is written to the console by the browser itself
  const errors = [...mira.errors, ...oskar.errors].filter((text) => !/WebSocket connection to|ERR_/.test(text));
  for (const { context } of [mira, oskar]) await context.close();
  line.close();
  return { clicks, outages, isLoadedOnce, isRightAtTheEnd, errors };
}
