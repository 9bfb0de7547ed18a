// The ways of somebody who is new here, as they are in the documentation, with what each step takes:
// a fresh clone until its lobby answers; and an empty folder, `npm create cardloom`, its tests, its page, and a move at its table:
// `node browser/measure-newcomer.mjs [--json] [--out=browser/results/newcomer.json]`. Our packages come packed from a registry on
// this machine, for the clone everything comes from npm's usual one and its cache.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commitHere, REPORT_OPTIONS, report, say } from '../bench/report.mjs';
import { npmSettings, startRegistry } from '../scripts/registry/local-registry.mjs';
import { launch } from './launch.mjs';

const { values } = parseArgs({ options: REPORT_OPTIONS });
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cardloom-newcomer-'));
const steps = [];
const seconds = (from) => Math.round((performance.now() - from) / 100) / 10;
const took = (way, step, from) => {
  steps.push({ way, step, seconds: seconds(from) });
  say(`${way}: ${step}: ${steps.at(-1).seconds} s`);
};

function run(way, command, args, { cwd, env = process.env }) {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, CI: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => {
      took(way, [command, ...args].join(' ').replace(root, 'cardloom'), from);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')}: ${said}`));
    });
  });
}

/** Starts something that listens, and gives its address and how to end it. */
async function listening(way, args, { cwd, env = process.env }) {
  const from = performance.now();
  const child = spawn('npm', args, {
    cwd,
    env: { ...env, CI: '1', NO_COLOR: '1' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.on('close', () => reject(new Error(said)));
  });
  await fetch(url);
  took(way, `npm start, until ${way === 'clone' ? 'the lobby' : 'its page'} answers`, from);
  return { url, stop: () => process.kill(-child.pid) };
}

async function clone() {
  const cwd = join(folder, 'cardloom');
  await run('clone', 'git', ['clone', '--quiet', root, 'cardloom'], { cwd: folder });
  const lobby = await listening('clone', ['start', '--', '--port', '0'], { cwd });
  lobby.stop();
}

async function create() {
  const registry = await startRegistry();
  const env = { ...process.env, ...npmSettings(registry.url, join(folder, 'cache')) };
  try {
    await run('create', 'npm', ['create', 'cardloom', 'my-game', '--', '--yes'], { cwd: folder, env });
    const cwd = join(folder, 'my-game');
    await run('create', 'npm', ['test'], { cwd, env });
    await run('create', 'npm', ['run', 'build'], { cwd, env });
    const table = await listening('create', ['start', '--', '--port', '0', '--host', '127.0.0.1'], { cwd, env });
    const browser = await launch();
    const from = performance.now();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(table.url, { timeout: 120_000 });
    await page.locator('.cl-hand .cl-card[data-state="can"] > .cl-hit').first().click({ timeout: 120_000 });
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /You lay|You pass|You wash/.test(document.body.textContent));
    took('create', 'the page is opened and a first move is made', from);
    await browser.close();
    table.stop();
  } finally {
    registry.close();
  }
}

const load = loadavg()[0];
try {
  await clone();
  await create();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
report(values, { commit: commitHere(), load: Math.round(load * 10) / 10, steps }, (result) =>
  result.steps.map((step) => `${step.way}: ${step.step}: ${step.seconds} s\n`).join(''),
);
