// A real Chromium without a screen.
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';

export async function launch() {
  return playwright.launch({
    args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
    executablePath: await chromium.executablePath(),
    headless: true,
  });
}
