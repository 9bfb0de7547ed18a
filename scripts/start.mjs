// npm start: a lobby in the browser, or with --terminal a table in this terminal. Other options go to the command.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages/web');
const say = (line) => process.stderr.write(`setup: ${line}\n`);

/** What the page is made of. */
const SOURCES = ['web', 'react', 'client', 'protocol', 'host', 'bots', 'games', 'parts', 'engine'];

function newest(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.test\.\w+$/.test(file));
  return Math.max(0, ...files.map((file) => statSync(join(folder, file)).mtimeMs));
}

/** Without the page there is a plain one, and everything else works. */
function buildWeb() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const page = join(web, 'dist/index.html');
  const builtAt = existsSync(page) ? statSync(page).mtimeMs : 0;
  if (!existsSync(vite) || SOURCES.every((name) => newest(join(root, 'packages', name, 'src')) <= builtAt)) return;
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  say(status === 0 ? 'built the page' : 'the page could not be built; the server has a plain one');
}

const given = process.argv.slice(2);
const args = given.filter((arg) => arg !== '--terminal');
const isTerminal = given.length > args.length;
if (!isTerminal) buildWeb();
const { run } = await import('../packages/cli/dist/main.js');
process.exitCode = await run(isTerminal ? ['play', ...args] : ['serve', '--open', ...args]);
