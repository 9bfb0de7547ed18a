// Plays whole matches against a bot with nothing but keys, and with nothing but the accessibility tree:
// `npm run build && node browser/measure-access.mjs [--game=skirmish] [--out=browser/results/access.json]`.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@cardloom/games';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { playByName } from './by-name.mjs';
import { launch } from './launch.mjs';
import { openMatch, playByKeyboard } from './local-match.mjs';
import { dice } from './served-match.mjs';
import { serveFolder } from './static-server.mjs';

const { values } = parseArgs({
  options: {
    ...REPORT_OPTIONS,
    game: { type: 'string', default: 'skirmish,flesh-and-blood,invokation,lorcana,gundam' },
    seed: { type: 'string', default: '1' },
  },
});
/** So many keys, or presses, without an end are a failure. */
const MOST = 40_000;
const WAYS = { keyboard: playByKeyboard, accessibilityTree: playByName };

const server = await serveFolder(fileURLToPath(new URL('../packages/web/dist', import.meta.url)));
const results = {};
for (const name of values.game.split(',')) {
  results[name] = {};
  for (const [way, play] of Object.entries(WAYS)) {
    const browser = await launch();
    const { bench, options } = games[name];
    const { page, errors } = await openMatch(browser, server.url, {
      game: name,
      options: bench?.options ?? options([undefined, undefined]),
      seed: Number(values.seed),
      size: { width: 1280, height: 800 },
    });
    const startedAt = performance.now();
    const played = await play(page, dice(Number(values.seed)), MOST);
    const outcome = played.isOver ? await page.textContent('.cl-question') : null;
    const ms = Math.round(performance.now() - startedAt);
    results[name][way] = { ...played, outcome, ms, consoleErrors: errors };
    await browser.close();
    say(`${name}, ${way}: ${JSON.stringify(results[name][way])}`);
  }
}
server.close();
report(values, { commit: commitHere(), seed: Number(values.seed), games: results }, ({ games: found }) =>
  Object.entries(found)
    .map(([game, ways]) => `${game}: ${JSON.stringify(ways)}\n`)
    .join(''),
);
