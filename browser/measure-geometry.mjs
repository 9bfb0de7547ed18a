// Plays every game once and looks at four sizes of page every few clicks whether everything is where it should be:
// `npm run build && node browser/measure-geometry.mjs [--game=skirmish] [--every=10] [--pictures=folder] [--out=file]`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@cardloom/games';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { faultsOf } from './geometry.mjs';
import { launch } from './launch.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { serveFolder } from './static-server.mjs';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  // 1280 × 800 at 200 %
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];

const { values } = parseArgs({
  options: {
    ...REPORT_OPTIONS,
    game: { type: 'string' },
    every: { type: 'string', default: '8' },
    most: { type: 'string', default: '16' },
    seed: { type: 'string', default: '3' },
    pictures: { type: 'string' },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [every, most, seed] = [values.every, values.most, values.seed].map(Number);

/** Every entry with its fewest players, and those for more with four and six. */
const MATCHES = Object.values(games)
  .flatMap((game) =>
    [game.players.min, 4, 6].filter((seats) => seats <= game.players.max).map((seats) => ({ game, seats })),
  )
  .filter(({ game }) => values.game === undefined || values.game.split(',').includes(game.name));

const server = await serveFolder(here('../packages/web/dist'));
const browser = await launch();
const results = {};
try {
  if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true });
  for (const { game, seats } of MATCHES) {
    const name = seats === game.players.min ? game.name : `${game.name} of ${seats}`;
    const options = game.bench?.options ?? game.options(Array.from({ length: seats }, () => undefined));
    const { page, context, errors } = await openMatch(browser, server.url, {
      game: game.name,
      seats,
      options,
      seed,
      bot: seats > 2 ? 'random' : 'greedy',
      size: SIZES.at(-1),
    });
    const faults = {};
    let positions = 0;
    let mostCards = 0;
    let isOver = false;
    for (; positions < most && !isOver; positions++) {
      if (positions > 0) isOver = await playOn(page, seed + positions, every, 0.25);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const label = `${size.width}×${size.height}`;
        const found = (await faultsOf(page)).map((fault) => `position ${positions}: ${fault}`);
        if (found.length > 0) faults[label] = [...(faults[label] ?? []), ...found];
        if (values.pictures !== undefined && (positions % 5 === 2 || isOver)) {
          await page.screenshot({
            path: `${values.pictures}/${name.replaceAll(' ', '-')}-${size.width}-${positions}.png`,
          });
        }
      }
      mostCards = Math.max(mostCards, await page.locator('.cl-table .cl-card').count());
    }
    await context.close();
    results[name] = { positions, isOver, mostCards, errors: errors.length, faults };
    const count = Object.values(faults).flat().length;
    say(`${name}: ${positions} positions, at most ${mostCards} cards, ${count} faults, ${errors.length} errors`);
    for (const error of errors.slice(0, 3)) say(`  ${error}`);
  }
} finally {
  await browser.close();
  server.close();
}
report(values, { commit: commitHere(), sizes: SIZES, games: results }, ({ games: found }) =>
  Object.entries(found)
    .flatMap(([name, { faults }]) =>
      Object.entries(faults).map(([size, list]) => `${name} ${size}\n  ${list.join('\n  ')}\n`),
    )
    .join(''),
);
