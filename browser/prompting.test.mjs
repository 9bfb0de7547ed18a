import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from './unpacked.mjs';

/** A page that answers what is asked by itself where it asks for an order, with a host that the test speaks for. */
const PAGE = `
  import { createClient } from '@cardloom/client';
  import { nextLink } from '@cardloom/protocol';
  import { StrictMode } from 'react';
  import { createRoot } from 'react-dom/client';
  import { usePrompt } from './packages/react/src/prompt/use-prompt.ts';
  import { useFormality } from './packages/react/src/table/use-formality.ts';

  const acts = [];
  let host;
  const client = createClient((on) => {
    host = on;
    queueMicrotask(on.open);
    return { send: (text) => JSON.parse(text).type === 'act' && acts.push(JSON.parse(text)), close: () => undefined };
  });
  const say = (frame) => host.message(JSON.stringify(frame));
  const view = { viewer: 'a', G: {}, ctx: {}, players: { a: {} }, zones: {}, decision: null };
  const ORDER = { move: 'arrange', asks: { kind: 'order', name: 'order', of: 'card', items: [1, 2] } };
  let seq = 0;
  let chain = 'c';
  const tellStep = (n, moves) => {
    seq++;
    chain = nextLink(chain, '[]');
    say({ type: 'step', seq, by: 'a', events: [], patch: [], chain, prompt: { n, moves } });
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
    asksForMore: () => tellStep(3, [{ move: 'pass', asks: null }]),
    ok: (n) => say({ type: 'ok', id: acts[n].id, seq }),
    refuse: (n) => say({ type: 'no', id: acts[n].id, code: 'illegal-choice', message: 'No.', path: '' }),
  };

  function Page() {
    const live = usePrompt(client, undefined, undefined, () => true);
    const isFormality = useFormality(client, live, () => true, false);
    return <p>{isFormality ? 'by itself' : live.prompt.moves.map(({ move }) => move).join()}</p>;
  }
  createRoot(document.body).render(<StrictMode><Page /></StrictMode>);
`;

describe.skipIf(!hasBrowser)('what is alike', () => {
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

  it.each([0, 50, 300])('is put in order once, %d ms after the question', async (ms) => {
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
      globalThis.page.asksForMore();
      globalThis.page.ok(1);
    });
    await page.getByText('pass').waitFor();
    expect(await said(page)).toEqual(['pass', 'arrange']);
    await page.close();
  });

  it('is asked about where that is refused, and not put in order again', async () => {
    const page = await opened();
    await page.evaluate(() => globalThis.page.asksForOrder());
    await until(page, ['arrange']);
    await page.evaluate(() => globalThis.page.refuse(0));
    await page.getByText('arrange').waitFor();
    await page.waitForTimeout(200);
    expect(await said(page)).toEqual(['arrange']);
    await page.close();
  });
});
