// The browser, unpacked before the first test: of two tests that found it packed, one would start it half unpacked.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `npm test` installs the browser; without it tests of the page are skipped. */
export const hasBrowser = existsSync(fileURLToPath(new URL('node_modules/.package-lock.json', import.meta.url)));

export default async function unpacked() {
  if (!hasBrowser) return;
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
}
