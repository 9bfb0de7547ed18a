// The page as it is served, built into a folder of its own for as long as some tests need it, with a browser to open it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { vi } from 'vitest';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export { hasBrowser } from './unpacked.mjs';

export async function buildPage() {
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-web-'));
  // as it is served: vite takes the mode of whoever calls it
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: here('../packages/web'), logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  vi.unstubAllEnvs();
  const { serveFolder } = await import('./static-server.mjs');
  const { launch } = await import('./launch.mjs');
  const server = await serveFolder(folder);
  const browser = await launch();
  return {
    folder,
    browser,
    url: server.url,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
