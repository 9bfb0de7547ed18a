// A match on a server, with a browser of its own for everybody at the table.
import { isDeepStrictEqual } from 'node:util';

const LOOSE = {
  framesPerSecond: 1e5,
  framesAtOnce: 1e5,
  requestsAtOnce: 1e5,
  matchesPerHour: 1e5,
  openSeatsPerHour: 1e5,
};

/** A server with every game, on a port of the system's choice. `seed`: of every match, so that it can be played again. */
export async function startServer(pages, { seed, ...more } = {}) {
  const { createServer, memoryStore } = await import('@cardloom/server');
  const { games } = await import('@cardloom/games');
  const { pino } = await import('pino');
  const store = memoryStore();
  const create = (match) => store.create(seed === undefined ? match : { ...match, seed });
  return createServer({
    games,
    store: { ...store, create },
    pages,
    port: 0,
    limits: LOOSE,
    log: pino({ level: 'silent' }),
    ...more,
  });
}

async function post(url, path, body, headers = {}) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** A match between Mira and Oskar that anybody may watch: its id and the tokens of the two. */
export async function createMatch(server, game, more = {}) {
  const seats = [{ kind: 'me', name: 'Mira' }, { kind: 'invite' }];
  const created = await post(server.url, '/api/matches', { game, seats, spectators: 'public', ...more });
  const [{ invite }] = created.invites;
  const { token } = await post(server.url, `/api/matches/${created.id}/seats`, { invite, name: 'Oskar' });
  return { id: created.id, tokens: [created.token, token] };
}

/** A match that waits for whoever comes. */
export const createOpen = (server, asked) => post(server.url, '/api/matches', asked);

/** A match that Mira has called off before anybody came: its id, and the invitation to it. */
export async function calledOff(server, game) {
  const seats = [{ kind: 'me', name: 'Mira' }, { kind: 'invite' }];
  const { id, token, invites } = await post(server.url, '/api/matches', { game, seats });
  await post(server.url, `/api/matches/${id}/leave`, {}, { authorization: `Bearer ${token}` });
  return { id, invite: invites[0].invite };
}

/** What a lobby is told of the match in which this token is a seat. */
export const ownMatches = (server, token) => post(server.url, '/api/matches/own', { tokens: [token] });

/**
 * Opens the table of a match in a browser of its own: at a seat with its token, without one to watch. `onReady`: what runs in
 * the page before everything else, and what it is given. `onResponse`: told of whatever the page loads.
 */
export async function openTable(browser, server, { id, token = null, onReady, onResponse, ...context }) {
  const own = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...context });
  const page = await own.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(
    (kept) => localStorage.setItem('cardloom.seats', kept),
    JSON.stringify([{ id, player: null, token, invites: [], watch: null }]),
  );
  if (onResponse !== undefined) page.on('response', onResponse);
  if (onReady !== undefined) await page.addInitScript(...onReady);
  await page.goto(`${server.url}/#/table/${id}`);
  await page.waitForSelector('.cl-table', { timeout: 60_000 });
  return { page, context: own, errors };
}

/** The view of a page's client. It is found as React keeps it, so that the page needs no door for tests. */
export const viewOn = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('.cl-app');
    let fiber = element[Object.keys(element).find((name) => name.startsWith('__reactFiber$'))];
    while (fiber.memoizedProps?.client === undefined) fiber = fiber.return;
    return fiber.memoizedProps.client.state.view;
  });

/** The view the server gives to somebody who sits down at this seat only now. */
export async function viewOf(server, { id, token }) {
  const { connect } = await import('@cardloom/client');
  const { WebSocket } = await import('ws');
  const client = connect(server.url, { match: id, WebSocket, ...(token === null ? {} : { token }) });
  await new Promise((resolve) => {
    client.subscribe(() => client.state.view !== null && resolve());
  });
  const { view } = client.state;
  client.close();
  return view;
}

export const isOver = (page) => page.evaluate(() => document.querySelector('[aria-label="The end"]') !== null);

/** Whether a page has the view the server has, and shows what somebody sees who sits down at the same seat only now. */
export async function isRight(browser, server, { id, token }, page) {
  // what was begun and not done yet is nobody else's
  for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
  await page.mouse.move(1, 1);
  const fresh = await openTable(browser, server, { id, token });
  // an answer that is half put together parts cards that lie together elsewhere
  const isBegun = await page.evaluate(() => document.querySelector('.cl-table [data-state="selected"]') !== null);
  let isSame = false;
  for (let i = 0; i < 20 && !isSame; i++) {
    if (i > 0) await page.waitForTimeout(200);
    // nor is a board that was cleared, and is kept until they go on: it may be drawn only now
    for (const goOn of await page.getByRole('button', { name: /^Go on/ }).all()) {
      await goOn.evaluate((button) => {
        globalThis.meant = button;
      });
      await goOn.click();
    }
    isSame =
      isDeepStrictEqual(await viewOn(page), await viewOf(server, { id, token })) &&
      (isBegun || isDeepStrictEqual(await shownOn(page), await shownOn(fresh.page)));
  }
  await fresh.context.close();
  return isSame;
}

/** What a table shows, in words: of every player the numbers, of every place its cards. */
export const shownOn = (page) =>
  page.evaluate(() => {
    const PIECES = '.cl-question, .cl-head, .cl-pile, .cl-note, .cl-slot, .cl-chip, .cl-face, .cl-times';
    // where a word may be parted, and which marks have room, depends on how wide the cards are, which may be left over from
    // a fuller board
    const text = (one) => {
      const copy = one.cloneNode(true);
      // what somebody points at, or has the focus on, may be foreseen; it has not happened
      for (const left of copy.querySelectorAll('.cl-becomes, .cl-mark:not(.now)')) left.remove();
      return copy.textContent.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
    };
    return [...document.querySelectorAll(`.cl-table :is(${PIECES})`)].map(text);
  });

/** How it ended, and the numbers of every player. */
export const endOn = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cl-question, .cl-who, .cl-big, .cl-stats')].map((one) => one.textContent.trim()),
  );

const GLOWS = [
  '.cl-table .cl-card:is([data-state="can"], [data-state="target"]) > .cl-hit',
  '.cl-table .cl-chip:is([data-state="can"], [data-state="target"])',
  '.cl-slot[data-state]',
  '.cl-head[data-state] > .cl-hit',
  '.cl-pile:is([data-state="can"], [data-state="target"])',
  '.cl-pile-dialog .cl-card:is([data-state="can"], [data-state="target"]) > .cl-hit',
  '.cl-menu .cl-option:enabled:not([aria-pressed="true"])',
  '.cl-die-button',
  '.cl-counter button:not(:disabled)',
  '.cl-prompt .cl-button:not(:disabled):not([data-look="quiet"])',
].join(', ');

/**
 * Where to click next: a point of something that glows and is not covered there. Null if nothing glows. The page may change
 * between this and the click: what is meant is kept in the page, and a click on anything else is none.
 */
const pointOf = (page, random) =>
  page.evaluate(
    ([selector, r, q]) => {
      if (globalThis.meant === undefined) {
        const onlyMeant = (event) => {
          if (globalThis.meant?.contains(event.target)) return;
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        for (const type of ['pointerdown', 'mousedown', 'click']) addEventListener(type, onlyMeant, { capture: true });
      }
      globalThis.meant = null;
      if (document.querySelector('[aria-label="The end"]') !== null) return null;
      const dialog = document.querySelector('dialog[open]');
      const glowing = [...(dialog ?? document).querySelectorAll(selector)];
      // a pile that was opened for what could be chosen in it then
      const all = glowing.length === 0 && dialog !== null ? [...dialog.querySelectorAll('.cl-button')] : glowing;
      if (all.length === 0) return null;
      const go = document.querySelector('.cl-prompt [data-look="go"]:not(:disabled)');
      // whoever is told that it cannot be done goes back
      const isRefused = document.querySelector('.cl-failure') !== null;
      const back = isRefused ? document.querySelector('.cl-prompt [data-look="quiet"]') : null;
      const usual = back ?? go;
      const chosen = dialog === null && usual !== null && q < 0.6 ? usual : all[Math.floor(r * all.length)];
      chosen.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      for (const [dx, dy] of [
        [0.5, 0.5],
        [0.15, 0.5],
        [0.85, 0.5],
        [0.5, 0.12],
        [0.5, 0.88],
        [0.12, 0.12],
        [0.12, 0.88],
      ]) {
        const at = { x: x + width * dx, y: y + height * dy };
        if (!chosen.contains(document.elementFromPoint(at.x, at.y))) continue;
        globalThis.meant = chosen;
        return at;
      }
      return { covered: chosen.getAttribute('aria-label') ?? chosen.textContent };
    },
    [GLOWS, random(), random()],
  );

/** Makes clicks with the mouse on what glows, at most so many, until nothing does. Says what could not be reached. */
export async function clickOn(page, random, most, { onClick } = {}) {
  const covered = [];
  let clicks = 0;
  for (; clicks < most; clicks++) {
    const at = await pointOf(page, random);
    if (at === null) break;
    if ('covered' in at) covered.push(at.covered);
    else {
      await page.mouse.click(at.x, at.y);
      await onClick?.();
    }
  }
  return { clicks, covered };
}

/** Numbers from 0 to 1 that are always the same. */
export function dice(seed) {
  let state = (seed * 7919) % 2147483648;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
