// Takes the pictures of docs/pictures from real matches: `npm run build && node browser/pictures.mjs`, or only those of one
// table (`lorcana`, `lobby`), or to look at them: `node browser/pictures.mjs all png /tmp/pictures/`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './launch.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { startServer } from './served-match.mjs';
import { serveFolder } from './static-server.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const TABLES = [
  {
    name: 'skirmish',
    game: 'skirmish',
    options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] },
    clicks: 6,
  },
  {
    name: 'flesh-and-blood',
    game: 'flesh-and-blood',
    options: { decks: ['yuna', 'goram'] },
    clicks: 24,
    shows: '.cl-clash strong',
  },
  {
    name: 'invokation',
    game: 'invokation',
    options: { decks: ['mondstadt', 'storm'] },
    clicks: 60,
    asks: /Which dice\? \(/,
  },
  {
    name: 'commander',
    game: 'commander',
    seats: 4,
    options: { decks: ['dawn', 'hours', 'rot', 'hill'] },
    clicks: 150,
    asks: /^(Who blocks|Respond)/,
  },
  { name: 'lorcana', game: 'lorcana', options: { decks: ['hearth', 'gale'] }, clicks: 26 },
  { name: 'gundam', game: 'gundam', options: { decks: ['harbor', 'foundry'] }, clicks: 30 },
  { name: 'alpha-clash', game: 'alpha-clash', options: { decks: ['vanguard', 'umbra'] }, clicks: 18 },
  { name: 'riftbound', game: 'riftbound', options: { decks: ['ember', 'shoal'] }, clicks: 24 },
  { name: 'grand-archive', game: 'grand-archive', options: { decks: ['cinder', 'quill'] }, clicks: 15 },
];
const LOOKS = [
  { name: '', theme: 'dark', size: WIDE },
  { name: '-light', theme: 'light', size: WIDE },
  { name: '-phone', theme: 'dark', size: PHONE },
];

const [only, type = 'jpeg', into] = process.argv.slice(2);
const folder = into ?? here('../docs/pictures/');
mkdirSync(folder, { recursive: true });
const server = await serveFolder(here('../packages/web/dist'));
const browser = await launch();
const shoot = (page, name) =>
  type === 'png'
    ? page.screenshot({ path: `${folder}${name}.png` })
    : page.screenshot({ path: `${folder}${name}.jpg`, type, quality: 74 });

/** Goes on to where this is asked and that is to be seen: one's own move, if nothing else. */
async function toMoment(page, { asks = /^Your move/, shows }) {
  const wanted = shows === undefined ? asks : /^(?!.*turn)/;
  for (let i = 0; i < 200; i++) {
    const question = (await page.locator('.cl-prompt .cl-question').textContent()) ?? '';
    const isThere = shows === undefined || (await page.locator(shows).count()) > 0;
    if ((isThere && wanted.test(question)) || question.startsWith('Game over')) return;
    await playOn(page, 5 + i, 1, 0.3);
    await page.waitForTimeout(60);
  }
}

/** What is not yet done is left, and a unit is chosen and held over a place. */
async function pointAtPlace(page) {
  const goOn = page.getByRole('button', { name: 'Go on' });
  if ((await goOn.count()) > 0) await goOn.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
  const unit = page.locator('.cl-hand .cl-card[data-state="can"]:has([aria-label*="power"]) > .cl-hit').nth(1);
  if ((await unit.count()) === 0) return;
  await unit.click();
  await page.locator('.cl-slot[data-state]').nth(1).hover();
  await page.waitForTimeout(500);
}

/** The end of the match, and it again from its middle. */
async function shootEnd(page, look) {
  await playOn(page, 6, 3000);
  await page.waitForTimeout(1200);
  await shoot(page, `end${look}`);
  await page.goto(`${server.url}#/replay/m1/40`);
  await page.waitForSelector('.timeline');
  await page.waitForTimeout(500);
  await shoot(page, `replay${look}`);
}

/** Matches of Mira's and of others, as a lobby has them on a good evening; gives the seats that Mira has. */
async function begin(url) {
  const create = async (body) => {
    const answer = await fetch(`${url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const me = { kind: 'me', name: 'Mira' };
  const bot = { kind: 'bot', level: 'hard' };
  const mine = [
    await create({ game: 'lorcana', seats: [me, bot] }),
    await create({ game: 'commander', seats: [me, bot, bot, bot] }),
  ];
  await create({ game: 'gundam', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], public: true });
  for (const game of ['riftbound', 'flesh-and-blood'])
    await create({ game, seats: [bot, bot], public: true, spectators: 'public' });
  return mine.map(({ id, player, token, invites, watch }) => ({ id, player, token, invites, watch }));
}

async function shootLobby(url, seats, { name, theme, size }) {
  const context = await browser.newContext({ viewport: size, colorScheme: theme });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    localStorage.setItem('cardloom.seats', kept);
    localStorage.setItem('cardloom.name', 'Mira');
  }, JSON.stringify(seats));
  await page.goto(url);
  await page.waitForSelector('.tile .cl-card');
  await page.waitForSelector('.running li');
  await page.waitForTimeout(800);
  await shoot(page, `lobby${name}`);
  await context.close();
}

try {
  for (const { name, clicks, asks, shows, ...match } of TABLES) {
    if (only !== undefined && only !== 'all' && only !== name) continue;
    for (const look of LOOKS) {
      const { theme, size } = look;
      const { page, context } = await openMatch(browser, server.url, { ...match, theme, size, seed: 3, bot: 'greedy' });
      await playOn(page, 5, clicks);
      await toMoment(page, { asks, shows });
      await page.waitForTimeout(700);
      if (name === 'skirmish' && size === WIDE) await pointAtPlace(page);
      await shoot(page, `${name}${look.name}`);
      if (name === 'lorcana') await shootEnd(page, look.name);
      await context.close();
    }
  }
  if (only === undefined || only === 'all' || only === 'lobby') {
    const served = await startServer(here('../packages/web/dist'), { seed: 3 });
    try {
      const seats = await begin(served.url);
      for (const look of LOOKS) await shootLobby(served.url, seats, look);
    } finally {
      await served.stop();
    }
  }
} finally {
  await browser.close();
  server.close();
}
