// Takes the pictures of docs/pictures from real matches: `npm run build && node browser/pictures.mjs`, or only those of one
// table (`lorcana`, `lobby`), or to look at them: `node browser/pictures.mjs all png /tmp/pictures/`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settled } from './geometry.mjs';
import { launch } from './launch.mjs';
import { openMatch, playOn } from './local-match.mjs';
import { startServer } from './served-match.mjs';
import { serveFolder } from './static-server.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** `clicks` into the match at least, then on to where `asks` is asked, `shows` is seen and both sides have so many cards. */
const TABLES = [
  {
    name: 'skirmish',
    game: 'skirmish',
    options: { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] },
    clicks: 6,
    shows: '.cl-hand .cl-card[data-state="can"]:has([aria-label*="power"])',
    cards: [1, 1],
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
    cards: [4, 8],
  },
  {
    name: 'lorcana',
    game: 'lorcana',
    options: { decks: ['hearth', 'gale'] },
    clicks: 20,
    cards: [2, 2],
    bot: 'random',
  },
  {
    name: 'gundam',
    game: 'gundam',
    options: { decks: ['harbor', 'foundry'] },
    clicks: 14,
    cards: [3, 3],
    bot: 'random',
  },
  {
    name: 'alpha-clash',
    game: 'alpha-clash',
    options: { decks: ['vanguard', 'umbra'] },
    clicks: 14,
    cards: [2, 2],
    bot: 'random',
  },
  {
    name: 'riftbound',
    game: 'riftbound',
    options: { decks: ['ember', 'shoal'] },
    clicks: 12,
    cards: [4, 4],
    bot: 'random',
  },
  {
    name: 'grand-archive',
    game: 'grand-archive',
    options: { decks: ['cinder', 'quill'] },
    clicks: 12,
    cards: [2, 2],
    bot: 'random',
  },
];
/** Matches that end before such a moment are played again, otherwise. */
const SEEDS = [3, 4, 5, 6, 7, 8, 9, 10];
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
async function shoot(page, name) {
  await settled(page);
  // what a script has clicked looks as if a key had led there
  await page.evaluate(() => document.activeElement?.blur());
  await page.screenshot({
    path: `${folder}${name}.${type === 'png' ? 'png' : 'jpg'}`,
    ...(type === 'png' ? {} : { type, quality: 74 }),
  });
}

/** How many cards the viewer and the others have before them. */
const countCards = (page) =>
  page.evaluate(() => {
    const count = (side) => document.querySelectorAll(`${side} .cl-board :is(.cl-card, .cl-chip)`).length;
    return [count('.cl-seat[data-mine]'), count('.cl-others')];
  });

/** Goes on to where this is asked and that is to be seen: one's own move, if nothing else. Gives whether it is there. */
async function toMoment(page, { asks = /^Your move/, shows, cards: [mine, theirs] = [0, 0] }) {
  const wanted = shows === undefined ? asks : /^(?!.*turn)/;
  for (let i = 0; i < 120; i++) {
    const question = (await page.locator('.cl-prompt .cl-question').textContent()) ?? '';
    if (question.startsWith('Game over')) return false;
    const isThere = shows === undefined || (await page.locator(shows).count()) > 0;
    const [own, others] = await countCards(page);
    if (isThere && wanted.test(question) && own >= mine && others >= theirs) return true;
    await playOn(page, 5 + i, 1, 0.3);
    await page.waitForTimeout(60);
  }
  return false;
}

/** A match at its moment; the last one as it is, if none comes there. */
async function openAtMoment(match, clicks, moment) {
  for (const seed of SEEDS) {
    const opened = await openMatch(browser, server.url, { ...match, seed });
    await playOn(opened.page, 5, clicks);
    if ((await toMoment(opened.page, moment)) || seed === SEEDS.at(-1)) return opened;
    await opened.context.close();
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
  const post = async (path, body) => {
    const answer = await fetch(`${url}/api/matches${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const create = (body) => post('', body);
  const me = { kind: 'me', name: 'Mira' };
  const bot = { kind: 'bot', level: 'hard' };
  /** One in which it is her move: who begins is chance. */
  const createMine = async (body) => {
    for (;;) {
      const made = await create(body);
      const { matches } = await post('/own', { tokens: [made.token] });
      if (matches[0].waitingFor.includes(made.player)) return made;
    }
  };
  const mine = [
    await createMine({ game: 'lorcana', seats: [me, bot] }),
    await createMine({ game: 'commander', seats: [me, bot, bot, bot] }),
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
  for (const { name, clicks, asks, shows, cards, ...match } of TABLES) {
    const moment = { asks, shows, cards };
    if (only !== undefined && only !== 'all' && only !== name) continue;
    for (const look of LOOKS) {
      const { theme, size } = look;
      const { page, context } = await openAtMoment({ bot: 'greedy', ...match, theme, size }, clicks, moment);
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
