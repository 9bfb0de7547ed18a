// How quick the table is: `npm run build && node browser/measure-speed.mjs [--out=browser/results/speed.json]`.
// - how much a page loads, compressed, until one can play at a table of a server;
// - from the navigation to the first thing that glows, at a table of a server on this machine, with nothing cached;
// - from a click to the next frame in which something glows, over the same server;
// - what the main thread does in a frame while cards move, on a board with sixty cards and on one on which sixty are drawn (alike
//   ones are drawn as one); every frame of the traces, with its tasks, goes beside the results, into speed-frames*.jsonl.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { commitHere, median, REPORT_OPTIONS, report, rounded, say } from '../bench/report.mjs';
import { crowdedBoard, OPTIONS } from './crowded-board.mjs';
import { launch } from './launch.mjs';
import { openMatch } from './local-match.mjs';
import { clickOn, createMatch, dice, isOver, openTable, startServer } from './served-match.mjs';
import { CATEGORIES, compact, framesIn, kindsOf } from './trace.mjs';

const { values } = parseArgs({
  options: {
    ...REPORT_OPTIONS,
    game: { type: 'string', default: 'skirmish,flesh-and-blood,invokation,commander,lorcana' },
    loads: { type: 'string', default: '5' },
    cards: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '40' },
    parts: { type: 'string', default: 'bytes,load,click,sixty,frames' },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GLOWS =
  '.cl-card:is([data-state="can"], [data-state="target"]), .cl-slot[data-state], .cl-head[data-state], .cl-option:enabled, .cl-die-button, .cl-prompt .cl-button:not(:disabled)';

/** So many more are on the board at first: some go while it is watched. */
const MARGIN = 12;

/** The same random bots in every run: what the page's worker draws lots with begins alike. */
const SAME_LOTS = `{
  let n = 7;
  crypto.getRandomValues = (words) => words.map((_, i) => (words[i] = n = (n * 48271) % 2147483647)) && words;
}
`;

const server = await startServer(here('../packages/web/dist'));
const browser = await launch();
const result = {};
try {
  const parts = values.parts.split(',');
  if (parts.includes('bytes')) result.gzippedBytes = await bytes();
  if (parts.includes('load')) result.playableMs = await loads();
  if (parts.includes('click')) result.clickToGlowMs = await clicks();
  if (parts.includes('sixty'))
    result.framesWithSixty = await frames('-frames-with-sixty', Number(values.cards), 'cards');
  if (parts.includes('frames')) result.frames = await frames('-frames', Number(values.cards) + MARGIN, 'kinds');
} finally {
  await browser.close();
  await server.stop();
}
report(values, { commit: commitHere(), ...result }, (found) => `${JSON.stringify(found, null, 2)}\n`);

function spread(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return list.length === 0
    ? { count: 0 }
    : { count: list.length, median: rounded(median(list)), p95: at(0.95), most: at(1) };
}

/** How many bytes of pages, styles and scripts come before one can play. */
async function bytes() {
  const byGame = {};
  for (const game of values.game.split(',')) {
    const { id, tokens } = await createMatch(server, game);
    const loaded = [];
    const { context } = await openTable(browser, server, {
      id,
      token: tokens[0],
      // the page itself is asked for again later, to see whether its server is there
      onResponse: (one) => loaded.every((known) => known.url() !== one.url()) && loaded.push(one),
    });
    const code = loaded.filter((response) => /\.(js|css|html)$|\/$/.test(new URL(response.url()).pathname));
    const sizes = await Promise.all(code.map(async (response) => gzipSync(await response.body()).length));
    byGame[game] = sizes.reduce((sum, size) => sum + size, 0);
    await context.close();
    say(`bytes, ${game}: ${byGame[game]}`);
  }
  return byGame;
}

/** Milliseconds from the navigation to the frame in which something glows. */
async function loads() {
  const byGame = {};
  for (const game of values.game.split(',')) {
    const taken = [];
    for (let i = 0; i < Number(values.loads); i++) {
      const { id, tokens } = await createMatch(server, game);
      const at = await Promise.all(
        tokens.map(async (token) => {
          const { page, context } = await openTable(browser, server, { id, token, onReady: [whenGlowing, GLOWS] });
          const ms = await page
            .waitForFunction(() => globalThis.glowsAt, undefined, { timeout: 3000 })
            .then((handle) => handle.jsonValue())
            .catch(() => null);
          await context.close();
          return ms;
        }),
      );
      // in the beginning it is somebody's turn
      const first = at.filter((ms) => ms !== null);
      if (first.length > 0) taken.push(Math.min(...first));
    }
    byGame[game] = spread(taken);
    say(`playable, ${game}: ${JSON.stringify(byGame[game])}`);
  }
  return byGame;
}

function whenGlowing(selector) {
  const look = () => {
    if (globalThis.glowsAt === undefined && document.querySelector(selector) !== null) {
      requestAnimationFrame(() => {
        globalThis.glowsAt ??= performance.now();
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Milliseconds from a click to the frame after it in which something glows that did not before. */
async function clicks() {
  const byGame = {};
  for (const game of values.game.split(',')) {
    const random = dice(2);
    const { id, tokens } = await createMatch(server, game);
    const people = [];
    for (const token of tokens) {
      people.push(
        await openTable(browser, server, { id, token, onReady: [timeClicks, GLOWS], reducedMotion: 'no-preference' }),
      );
    }
    for (let made = 0; made < 150 && !(await isOver(people[0].page)); ) {
      for (const { page } of people) {
        made += (await clickOn(page, random, 6, { onClick: () => page.waitForTimeout(120) })).clicks;
      }
    }
    const taken = [];
    for (const { page, context } of people) {
      taken.push(...(await page.evaluate(() => globalThis.clicksTook)));
      await context.close();
    }
    byGame[game] = spread(taken);
    say(`click to glow, ${game}: ${JSON.stringify(byGame[game])}`);
  }
  return byGame;
}

function timeClicks(selector) {
  globalThis.clicksTook = [];
  let clickedAt = null;
  const glowing = () =>
    [...document.querySelectorAll(selector)]
      .map((one) => `${one.dataset.card ?? one.dataset.zone ?? one.textContent}${one.dataset.state ?? ''}`)
      .join();
  let before = '';
  addEventListener(
    'click',
    (event) => {
      [clickedAt, before] = [event.timeStamp, glowing()];
    },
    true,
  );
  const look = () => {
    if (clickedAt === null) return;
    const now = glowing();
    // it is somebody else's turn: how long they think says nothing
    if (now === '') clickedAt = null;
    else if (now !== before) {
      const from = clickedAt;
      clickedAt = null;
      requestAnimationFrame(() => globalThis.clicksTook.push(performance.now() - from));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

async function withSameLots(context) {
  await context.route(/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: SAME_LOTS + (await response.text()) });
  });
}

/** What the main thread does in the frames in which cards move, and in the others, on a board of six players. */
async function frames(name, least, of) {
  const { saved, cards } = await crowdedBoard(least, of);
  const { page, context } = await openMatch(browser, server.url, {
    game: 'commander',
    seats: 6,
    options: OPTIONS,
    saved,
    isWatched: true,
    pace: 120,
    size: { width: 1920, height: 1080 },
    motion: 'no-preference',
    onContext: withSameLots,
  });
  await page.waitForSelector('.cl-table .cl-card');
  await page.waitForTimeout(3000);
  const drawn = () => page.locator('.cl-board :is(.cl-card, .cl-chip)').count();
  const atFirst = await drawn();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(Number(values.seconds) * 1000);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const atLast = await drawn();
  await context.close();
  const found = framesIn(traceEvents);
  if (values.out !== undefined) {
    mkdirSync(dirname(values.out), { recursive: true });
    writeFileSync(values.out.replace(/(\.json)?$/, `${name}.jsonl`), compact(found));
  }
  const told = (some) => ({
    cpu: spread(some.map(({ cpu }) => cpu)),
    wall: spread(some.map(({ wall }) => wall)),
    above8ms: some.filter(({ cpu }) => cpu > 8).length,
  });
  const above = found.filter(({ cpu }) => cpu > 8);
  return {
    seats: 6,
    actionsBefore: saved.entries.length,
    cards,
    drawn: { first: atFirst, last: atLast },
    moving: told(found.filter(({ isMoving }) => isMoving)),
    atRest: told(found.filter(({ isMoving }) => !isMoving)),
    meanAbove8ms: above.length === 0 ? {} : kindsOf(above),
  };
}
