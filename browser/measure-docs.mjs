// Looks at every page of the built documentation, light and dark, at a desk and on a phone: what axe says, what is wider than
// the window, what fails or comes from elsewhere. Then searches, and plays at an embedded table:
// `npm run docs && node browser/measure-docs.mjs [--page=start] [--pictures=folder] [--out=browser/results/docs.json]`.
import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { axe } from './axe.mjs';
import { launch } from './launch.mjs';
import { playOn } from './local-match.mjs';
import { serveFolder } from './static-server.mjs';

const { values } = parseArgs({
  options: { ...REPORT_OPTIONS, page: { type: 'string' }, pictures: { type: 'string' } },
});
const SIZES = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
const site = fileURLToPath(new URL('../docs/dist/site/', import.meta.url));

const pagesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['play', 'assets', 'pictures'].includes(entry.name) ? [] : pagesIn(path);
    return entry.name.endsWith('.html') && entry.name !== '404.html' ? [relative(site, path)] : [];
  });
const wanted = values.page?.split(',');
const pages = pagesIn(site).filter((path) => wanted === undefined || wanted.includes(path.replace(/\.html$/, '')));

const server = await serveFolder(site);
const browser = await launch();
const findings = [];
let looks = 0;
let played = 0;
let searched = 0;

/** What is there, in a window of this size and colour. */
async function withPage(theme, size, work) {
  const context = await browser.newContext({ viewport: SIZES[size], colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  let where = '';
  const find = (what) => {
    findings.push(`${where}: ${what}`);
    say(findings.at(-1));
  };
  page.on('console', (message) => message.type() === 'error' && find(message.text()));
  page.on('pageerror', (error) => find(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
      find(`asks for ${request.url()}`);
  });
  const go = async (path) => {
    where = `${path}, ${theme}, ${size}`;
    await page.goto(server.url + path);
    await page.waitForLoadState('networkidle');
  };
  const picture = async (name) => {
    if (values.pictures === undefined) return;
    mkdirSync(values.pictures, { recursive: true });
    await page.screenshot({ path: join(values.pictures, `${name.replaceAll(/\W+/g, '-')}-${theme}-${size}.png`) });
  };
  await work({ page, go, find, picture });
  await context.close();
}

async function look({ page, find, picture }, name) {
  looks++;
  for (const finding of await axe(page)) find(finding);
  const [width, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  if (content > width) find(`is ${content - width} px wider than the window`);
  await picture(name);
}

async function search(at) {
  const { page, find } = at;
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('legalActions');
  try {
    await page.locator('.VPLocalSearchBox .result').first().waitFor({ timeout: 30_000 });
    searched++;
  } catch {
    find('finds nothing about legalActions');
  }
  await look(at, 'search');
}

async function play(at, game) {
  const { page, find } = at;
  await page.getByRole('button', { name: 'Play it here' }).click();
  const frame = await (await page.locator('iframe').elementHandle()).contentFrame();
  await frame.waitForSelector('.cl-table', { timeout: 60_000 });
  const lines = () => frame.locator('.cl-log li').count();
  const before = await lines();
  await playOn(frame, 1, 60);
  if ((await lines()) > before) played++;
  else find('nothing can be played at the table');
  await look(at, `${game} played`);
}

try {
  for (const theme of ['light', 'dark']) {
    for (const size of Object.keys(SIZES)) {
      await withPage(theme, size, async (at) => {
        for (const path of pages) {
          await at.go(path);
          await look(at, path.replace(/\.html$/, ''));
          if (path === 'index.html') await search(at);
          const game = /^games\/(?!index)(.*)\.html$/.exec(path)?.[1];
          if (game !== undefined) await play(at, game);
        }
      });
      say(`${theme}, ${size}: ${looks} looks, ${findings.length} findings so far`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
report(
  values,
  { commit: commitHere(), pages: pages.length, looks, searched, played, findings },
  (result) => `${result.pages} pages, ${looks} looks, ${played} tables played at, ${findings.length} findings\n`,
);
