import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from './unpacked.mjs';

/** A page that asks, with a host that the test speaks for. An order it puts in order by itself. */
const PAGE = `
  import { createClient } from '@cardloom/client';
  import { nextLink } from '@cardloom/protocol';
  import { StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  import { usePrompt } from './packages/react/src/prompt/use-prompt.ts';
  import { useFormality } from './packages/react/src/table/use-formality.ts';
  import { useKeys } from './packages/react/src/table/use-keys.ts';
  import { useTold } from './packages/react/src/table/use-told.ts';

  const MARKET = { tell: ({ type }) => (type === 'sold' ? 'A card is sold' : undefined) };
  const acts = [];
  let host;
  const client = createClient((on) => {
    host = on;
    queueMicrotask(on.open);
    const send = (text) => ['act', 'ask'].includes(JSON.parse(text).type) && acts.push(JSON.parse(text));
    return { send, close: () => undefined };
  });
  const say = (frame) => host.message(JSON.stringify(frame));
  const ctx = { gameOver: false, playerOrder: ['a'], turnPlayerPos: 0, numTurns: 1 };
  const view = { viewer: 'a', G: {}, ctx, players: { a: {} }, zones: {}, decision: null };
  const ORDER = { move: 'arrange', asks: { kind: 'order', name: 'order', of: 'card', items: [1, 2] } };
  let seq = 0;
  let chain = 'c';
  const tellStep = (n, moves, events = []) => {
    seq++;
    chain = nextLink(chain, '[]');
    say({ type: 'step', seq, by: 'a', events, patch: [], chain, prompt: { n, moves } });
  };
  globalThis.page = {
    acts,
    act: () => void client.act('pass').catch(() => undefined),
    welcome: () => say({
      type: 'welcome', v: 1, game: { name: 'g', version: '1', initial: {} }, now: 0, clock: null, seat: 'a', seats: [],
      seq, chain, prefs: { fullControl: false }, prompt: { n: 1, moves: [{ move: 'pass', asks: null }] },
      consent: null, isPaused: false, view,
    }),
    asksForOrder: () => tellStep(2, [ORDER]),
    asksFor: (n, ...moves) => tellStep(n, moves),
    happens: () => tellStep(2, [], [{ type: 'sold', player: 'a' }]),
    keys: [],
    ok: (n) => say({ type: 'ok', id: acts[n].id, seq }),
    refuse: (n) => say({ type: 'no', id: acts[n].id, code: 'illegal-choice', message: 'No.', path: '' }),
  };

  function Page() {
    const live = usePrompt(client, undefined, undefined, () => true);
    const isFormality = useFormality(client, live, () => true, false);
    const { lines } = useTold(client, MARKET);
    globalThis.page.live = live;
    useKeys({ ' ': () => globalThis.page.keys.push('pass') });
    return (
      <>
        <p>{isFormality ? 'by itself' : live.prompt.moves.map(({ move }) => move).join()}</p>
        <button onClick={() => globalThis.page.keys.push('button')}>A card</button>
        <output>{lines.length}</output>
      </>
    );
  }
  createRoot(document.body).render(<StrictMode><Page /></StrictMode>);
`;

describe.skipIf(!hasBrowser)('a prompt', () => {
  let browser;
  let script;

  beforeAll(async () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const { outputFiles } = await build({
      stdin: { contents: PAGE, resolveDir: root, loader: 'tsx' },
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      alias: Object.fromEntries(
        ['client', 'protocol', 'parts/present', 'engine'].map((name) => [
          name === 'engine' ? 'cardloom' : `@cardloom/${name}`,
          `${root}packages/${name.replace('/', '/src/')}${name.includes('/') ? '' : '/src'}/index.ts`,
        ]),
      ),
    });
    script = outputFiles[0].text;
    const { launch } = await import('./launch.mjs');
    browser = await launch();
  }, 120_000);
  afterAll(() => browser?.close(), 60_000);

  const opened = async () => {
    const page = await browser.newPage();
    await page.setContent('<body></body>');
    await page.evaluate(script);
    await page.evaluate(() => globalThis.page.welcome());
    await page.getByText('pass').waitFor();
    return page;
  };
  const said = (page) => page.evaluate(() => globalThis.page.acts.map(({ move }) => move));
  const until = (page, acts) => expect.poll(() => said(page), { timeout: 10_000 }).toEqual(acts);

  it.each([0, 50, 300])('to put in order what is alike is answered once, %d ms after the question', async (ms) => {
    const page = await opened();
    await page.evaluate(async (later) => {
      const { act, asksForOrder, ok } = globalThis.page;
      act();
      asksForOrder();
      if (later > 0) await new Promise((resolve) => setTimeout(resolve, later));
      ok(0);
    }, ms);
    await until(page, ['pass', 'arrange']);
    await page.evaluate(() => {
      globalThis.page.asksFor(3, { move: 'pass', asks: null });
      globalThis.page.ok(1);
    });
    await page.getByText('pass').waitFor();
    expect(await said(page)).toEqual(['pass', 'arrange']);
    await page.close();
  });

  it('to put in order what is alike is asked where that was refused', async () => {
    const page = await opened();
    await page.evaluate(() => globalThis.page.asksForOrder());
    await until(page, ['arrange']);
    await page.evaluate(() => globalThis.page.refuse(0));
    await page.getByText('arrange').waitFor();
    await page.waitForTimeout(200);
    expect(await said(page)).toEqual(['arrange']);
    await page.close();
  });

  /** Two cards that can be played: one at a target, what comes then only the host knows; the other at once. */
  const CARDS = [
    {
      move: 'cast',
      asks: {
        kind: 'oneOf',
        name: 'card',
        of: 'card',
        options: [1],
        next: { kind: 'oneOf', name: 'target', of: 'card', options: [5, 6], next: 'ask' },
      },
    },
    { move: 'land', asks: { kind: 'oneOf', name: 'card', of: 'card', options: [2] } },
  ];
  const asked = async (page, n, ...moves) => {
    await page.evaluate(([number, all]) => globalThis.page.asksFor(number, ...all), [n, moves]);
    await page.getByText(moves.map(({ move }) => move).join()).waitFor();
  };
  const click = (page, id) =>
    page.evaluate((card) => {
      globalThis.page.live.clickCard({ id: card, name: `n${card}` });
      return new Promise((resolve) => setTimeout(resolve, 50));
    }, id);
  const walk = (page) => page.evaluate(() => globalThis.page.live.walk);

  it('begins with a click that does nothing yet, also on the way to something else', async () => {
    const page = await opened();
    await asked(page, 2, ...CARDS);
    await click(page, 1);
    expect(await walk(page)).toMatchObject({ move: 'cast', subject: 1 });
    await click(page, 2);
    expect(await walk(page)).toMatchObject({ move: 'land', subject: 2 });
    expect(await said(page)).toEqual([]);
    await click(page, 2);
    await until(page, ['land']);
    await page.close();
  });

  it('that has come meanwhile is not walked as the one before, whatever that is answered', async () => {
    const page = await opened();
    await asked(page, 2, ...CARDS);
    await click(page, 1);
    await click(page, 5);
    await until(page, ['cast']);
    await asked(page, 3, {
      move: 'discard',
      asks: { kind: 'someOf', name: 'cards', of: 'card', from: [7, 8], min: 1, max: 1 },
    });
    await page.evaluate(() => globalThis.page.refuse(0));
    await page.waitForTimeout(50);
    expect(await walk(page)).toMatchObject({ move: 'discard', asked: { name: 'cards' } });
    await page.close();
  });

  it('is answered by Space also after a click on a card; whoever comes there by keys presses the card', async () => {
    const page = await opened();
    const keys = () => page.evaluate(() => globalThis.page.keys.splice(0));
    await page.getByText('A card').click();
    await page.keyboard.press('Space');
    expect(await keys()).toEqual(['button', 'pass']);
    await page.locator('p').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await keys()).toEqual(['button']);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.down('Space');
    await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    expect(await keys()).toEqual(['pass']);
    await page.close();
  });

  it('and what happened are heard in React’s strict mode, too', async () => {
    const page = await opened();
    await page.evaluate(() => globalThis.page.happens());
    await expect.poll(() => page.locator('output').textContent(), { timeout: 10_000 }).toBe('1');
    await page.close();
  });
});
