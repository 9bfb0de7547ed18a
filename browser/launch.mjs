// A real Chromium without a screen.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

export async function launch() {
  return playwright.launch({
    // drawn without a graphics card: what imitates one leaves tiles of a page undrawn now and then
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    executablePath: await chromium.executablePath(),
    headless: true,
  });
}
