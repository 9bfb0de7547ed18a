import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, hasBrowser } from './built-page.mjs';
import { createMatch, openTable, startServer } from './served-match.mjs';

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
});
