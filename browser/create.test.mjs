import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmSettings, startRegistry } from '../scripts/registry/local-registry.mjs';

/** A newcomer's way, without a network: npm create, test, build, start, and one move at the table in a real browser. */
const hasBrowser = existsSync(fileURLToPath(new URL('node_modules/.package-lock.json', import.meta.url)));

describe.skipIf(!hasBrowser)('npm create cardloom', () => {
  let folder;
  let registry;
  let project;

  const npm = (args, cwd) =>
    new Promise((resolve) => {
      const env = { ...process.env, ...npmSettings(registry.url, join(folder, 'cache')), CI: '1' };
      delete env.VITEST;
      delete env.NODE_ENV;
      const child = spawn('npm', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let out = '';
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (out += text));
      child.on('close', (code) => resolve({ code, out }));
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardloom-create-'));
    registry = await startRegistry();
    const { code, out } = await npm(['create', 'cardloom', 'my-game', '--', '--yes'], folder);
    expect(out).toContain('npm start');
    expect(code).toBe(0);
    project = join(folder, 'my-game');
  }, 600_000);

  afterAll(() => {
    registry?.close();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  it('its tests pass, and its page is built', { timeout: 300_000 }, async () => {
    const tested = await npm(['test'], project);
    expect(tested, tested.out).toMatchObject({ code: 0 });
    const built = await npm(['run', 'build'], project);
    expect(built, built.out).toMatchObject({ code: 0 });
    expect(existsSync(join(project, 'dist/index.html'))).toBe(true);
  });

  it('bots play it', { timeout: 300_000 }, async () => {
    const { out } = await npm(['run', '--silent', 'sim', '--', '--games', '5', '--json'], project);
    const [line] = out.split('\n').filter((text) => text.startsWith('{'));
    expect(JSON.parse(line)).toMatchObject({ game: 'my-game', games: 5, unfinished: 0 });
  });

  it('npm start opens a table: a move is played there, and it follows a change of the rules', {
    timeout: 300_000,
  }, async () => {
    const { launch } = await import('./launch.mjs');
    const server = spawn('npm', ['start', '--', '--port', '0', '--host', '127.0.0.1'], {
      cwd: project,
      detached: true,
    });
    const browser = await launch();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      const errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(await addressOf(server), { timeout: 120_000 });
      await page.waitForSelector('.cl-hand .cl-card[data-state="can"]', { timeout: 120_000 });
      await page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first().click();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => /You lay|You pass|You wash/.test(document.body.textContent));
      const rules = join(project, 'src/game.ts');
      writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll('pearl', 'whale'));
      await page.waitForFunction(() => !document.body.textContent.includes('Pearl'), undefined, { timeout: 60_000 });
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      process.kill(-server.pid);
    }
  });
});

/** What vite says it listens at. */
const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.replaceAll(/\u001b\[\d+m/g, ''));
      if (address !== null) resolve(address[0]);
    });
    server.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
