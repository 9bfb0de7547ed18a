import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { playOn } from './local-match.mjs';
import { createMatch, createOpen, openTable, startServer, viewOn } from './served-match.mjs';

const FOR_A_WHILE = { timeout: 15_000 };

/** What several people do around a table: who watches, who is away, who plays again. */
describe.skipIf(!hasBrowser)('around a table', () => {
  let built;
  let server;

  beforeAll(async () => {
    built = await buildPage();
    server = await startServer(built.folder, { seed: 1 });
  }, 300_000);

  afterAll(async () => {
    await server?.stop();
    await built?.close();
  }, 60_000);

  const movesOn = async (page) => (await viewOn(page)).ctx.numMoves;

  const concede = async (page) => {
    await page.click('[aria-label="More"]');
    await page.getByRole('button', { name: 'Concede …' }).click();
    await page.getByRole('button', { name: 'Yes, concede' }).click();
  };

  it('whoever watches goes on with those who play again, at the address of the next match', async () => {
    const { id, tokens } = await createMatch(server, 'skirmish');
    const [mira, oskar, ada] = await Promise.all(
      [tokens[0], tokens[1], null].map((token) => openTable(built.browser, server, { id, token })),
    );
    await concede(oskar.page);
    await mira.page.getByRole('button', { name: 'Play again' }).click();
    await oskar.page.getByRole('button', { name: 'Agree' }).click();
    await ada.page.waitForURL((url) => !url.hash.endsWith(id));
    const next = new URL(ada.page.url()).hash;
    for (const { page } of [mira, oskar]) await page.waitForURL((url) => url.hash === next);
    await ada.page.getByText('Nothing since you came').waitFor();
    for (const { context } of [mira, oskar, ada]) await context.close();
  }, 120_000);

  it('whoever asked for something can give it up, has no clipboard and copies all the same, and sees in the tab whose move it is', async () => {
    const { id, tokens } = await createMatch(server, 'skirmish');
    const onReady = [
      () => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.addEventListener('copy', () => {
          globalThis.copied = String(getSelection());
        });
      },
    ];
    const [mira, oskar] = await Promise.all(
      tokens.map((token) => openTable(built.browser, server, { id, token, onReady })),
    );
    const titles = () => Promise.all([mira, oskar].map(({ page }) => page.title()));
    await expect.poll(titles, FOR_A_WHILE).toContain('Your move · Skirmish · Cardloom');
    expect(await titles()).toContain('Skirmish · Cardloom');
    await mira.page.click('[aria-label="More"]');
    await mira.page.getByRole('button', { name: 'Pause' }).click();
    await oskar.page.getByRole('button', { name: 'Agree' }).waitFor();
    await mira.page.getByRole('button', { name: 'Never mind' }).click();
    await oskar.page.getByRole('button', { name: 'Agree' }).waitFor({ state: 'detached' });
    await expect.poll(() => mira.page.locator('.consent').count(), FOR_A_WHILE).toBe(0);
    await concede(oskar.page);
    await mira.page.getByRole('button', { name: 'Replay' }).click();
    await mira.page.getByRole('button', { name: 'Copy link' }).click();
    await mira.page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await mira.page.evaluate(() => globalThis.copied)).toBe(mira.page.url());
    for (const { context } of [mira, oskar]) await context.close();
  }, 120_000);

  it('whoever watches later is told how much, and sees that much less', async () => {
    const { id, tokens } = await createMatch(server, 'skirmish', { delay: 2 });
    const [first, second, ada] = await Promise.all(
      [...tokens, null].map((token) => openTable(built.browser, server, { id, token })),
    );
    expect(await ada.page.locator('.cl-crumb').textContent()).toMatch(/turn 1 · you watch 2 steps later$/);
    for (const { page } of [first, second])
      expect(await page.locator('.cl-crumb').textContent()).not.toContain('watch');
    for (let round = 1; (await movesOn(first.page)) < 3; round++)
      for (const { page } of [first, second]) await playOn(page, round, 3);
    await expect.poll(async () => (await movesOn(first.page)) - (await movesOn(ada.page)), FOR_A_WHILE).toBe(2);
    await concede(first.page);
    // what is over need not wait
    await ada.page.waitForSelector('[aria-label="The end"]');
    for (const { context } of [first, second, ada]) await context.close();
  }, 120_000);

  it('with a clock, there is room beside the names of three opponents for what they have', async () => {
    const bot = { kind: 'bot', level: 'easy' };
    const seats = [{ kind: 'me', name: 'Mira' }, { kind: 'invite' }, bot, bot];
    const { id, tokens } = await createMatch(server, 'commander', { seats, clock: { type: 'match', ms: 600_000 } });
    const { page, context } = await openTable(built.browser, server, { id, token: tokens[0] });
    await page.locator('.cl-others .cl-clock').first().waitFor();
    const titles = page.locator('.cl-aside .cl-chip > span');
    expect(await titles.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth > 36))).toEqual([
      true,
      true,
      true,
    ]);
    await context.close();
  }, 120_000);

  it('the lobby asks for a name until it is written, lists what anybody may watch, and is short until one wants all', async () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    for (let i = 0; i < 10; i++) await createOpen(server, { game: 'skirmish', seats, public: true });
    const page = await built.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(server.url);
    const joins = page.locator('.running em', { hasText: 'Join' });
    await expect.poll(() => joins.count(), FOR_A_WHILE).toBe(8);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await joins.count()).toBeGreaterThan(9);
    await page.selectOption('[aria-label="Who sits at seat 2"]', 'invite');
    await page.click('.terms summary');
    await page.selectOption('.terms .field:has-text("Spectators") select', 'late');
    expect(await page.locator('.terms input').isChecked()).toBe(true);
    await page.selectOption('.terms .field:has-text("Clock") select', '5');
    await page.getByRole('button', { name: 'Start match' }).click();
    const question = page.getByText('Write your name first');
    await question.waitFor();
    await page.keyboard.type('Mira');
    expect(await question.count()).toBe(0);
    await page.getByRole('button', { name: 'Start match' }).click();
    const link = await page.textContent('.waiting code');
    // whoever is invited is told what they agree to, and can write their name at once
    const guest = await built.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await guest.goto(link);
    await guest.getByText('5 min each. Anybody may watch, 10 steps later.').waitFor();
    await guest.keyboard.type('Oskar');
    await guest.keyboard.press('Enter');
    await guest.waitForSelector('.cl-table');
    for (const one of [page, guest]) await one.close();
  }, 120_000);

  it('whoever waits with others can give up the seat, and it is free again for the same link', async () => {
    const seats = [{ kind: 'me', name: 'Mira' }, { kind: 'invite' }, { kind: 'open' }];
    const { id, invites } = await createOpen(server, { game: 'commander', seats, public: true });
    const page = await built.browser.newPage({ viewport: { width: 1280, height: 800 } });
    const sitDown = async (name, at) => {
      await page.goto(`${server.url}/#/join/${id}${at}`);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.getByText('The match begins when').waitFor();
      await page.getByText(`${name} (you)`).waitFor();
    };
    const takenSeats = () =>
      page.evaluate(async (match) => {
        const { seats } = await (await fetch(`api/matches/${match}`)).json();
        return seats.map(({ isTaken, needsInvite }) => [isTaken, needsInvite]);
      }, id);
    const isFree = () =>
      expect.poll(takenSeats, FOR_A_WHILE).toEqual([
        [true, false],
        [false, true],
        [false, false],
      ]);
    await sitDown('Oskar', `/${invites[0].invite}`);
    // once by keys in the room, once in the lobby, where it is asked again
    await page.getByRole('button', { name: 'Give up the seat' }).press('Enter');
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await isFree();
    await sitDown('Lin', `/${invites[0].invite}`);
    await page.goto(`${server.url}/#/`);
    await page.getByRole('button', { name: /Commander.*give up the seat/ }).click();
    await page.getByRole('button', { name: /^Give up the seat\?/ }).click();
    await isFree();
    await sitDown('Ada', '');
    await page.route('**/leave', (route) => route.abort());
    await page.getByRole('button', { name: 'Give up the seat' }).click();
    await page.getByText('The server does not answer').waitFor();
    await page.unroute('**/leave');
    await page.getByRole('button', { name: 'Give up the seat' }).click();
    await isFree();
    await page.close();
  }, 120_000);

  it.each([
    ['join', 'This match cannot be reached.', 'This match is not here.'],
    ['replay', 'This match cannot be shown.', 'This match cannot be shown.'],
  ])(
    'an address behind #/%s that leads nowhere for a moment is tried again',
    async (where, before, after) => {
      const page = await built.browser.newPage();
      await page.route('**/api/matches/*', (route) => route.abort());
      await page.goto(`${server.url}/#/${where}/nothing`);
      await page.getByRole('heading', { name: before }).waitFor();
      await page.getByText('The server does not answer').waitFor();
      await page.unroute('**/api/matches/*');
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByText('it was called off, or is long over').or(page.getByText('or deleted')).waitFor();
      await page.getByRole('heading', { name: after }).waitFor();
      expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
      await page.close();
    },
    60_000,
  );

  it('the address of a replay leads to the table as long as the match goes on', async () => {
    const { id } = await createMatch(server, 'skirmish');
    const page = await built.browser.newPage();
    await page.goto(`${server.url}/#/replay/${id}`);
    await page.getByText('It is not over').waitFor();
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.waitForSelector('.cl-table');
    await page.close();
  }, 60_000);

  it('whoever is in the lobby while the server is down is told so, and when it is back', async () => {
    const before = await startServer(built.folder);
    const { id, token } = await createOpen(before, {
      game: 'skirmish',
      seats: [{ kind: 'me', name: 'Mira' }, { kind: 'invite' }],
    });
    const waiting = await built.browser.newPage();
    const seat = [{ id, player: 'p0', token, invites: [], watch: 'w' }];
    await waiting.addInitScript((kept) => localStorage.setItem('cardloom.seats', kept), JSON.stringify(seat));
    await waiting.goto(`${before.url}/#/table/${id}`);
    await waiting.getByText('The match begins when').waitFor();
    const page = await built.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(before.url);
    await page.getByRole('heading', { name: 'Running matches' }).waitFor();
    await before.stop();
    await waiting.getByText('The connection is lost').waitFor();
    await waiting.close();
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.locator('.side').getByText('The server does not answer').waitFor();
    const old = page.locator('.lists').getByText('The server does not answer');
    await old.waitFor();
    // nor is it another lobby for whoever comes to it meanwhile
    await page.evaluate(() => {
      location.hash = '#/table/nothing';
    });
    await page.getByRole('heading', { name: 'This table cannot be reached' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Running matches' }).waitFor();
    await page.waitForTimeout(300);
    await old.waitFor();
    const after = await startServer(built.folder, { port: Number(new URL(before.url).port) });
    await old.waitFor({ state: 'detached' });
    await page.close();
    await after.stop();
  }, 120_000);
});
