// npm run docs: builds the documentation site into docs/dist/site. What that takes is installed into docs/, and nowhere else.
// --serve shows it afterwards.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './docs/assemble.mjs';
import { pages as pathsOnSite, root } from './docs/pages.mjs';
import { completeReference, linkNames } from './docs/reference.mjs';

const docs = join(root, 'docs');
const pages = join(docs, 'dist/pages');
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

function run(what, command, args, cwd = root) {
  process.stderr.write(`docs: ${what}\n`);
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], shell: command === 'npm' });
  if (status !== 0) process.exit(status ?? 1);
}

const node = (what, path, args, cwd) => run(what, process.execPath, [path, ...args], cwd);

if (changedAt(join(docs, 'node_modules/.package-lock.json')) < changedAt(join(docs, 'package-lock.json')))
  // not `npm ci`: it wants every platform's build of an optional dependency, and registries may lack some
  run('installing', 'npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], docs);

const { games } = await import('@cardloom/games');
const rules = await Promise.all(Object.values(games).map(async ({ name, present }) => [name, (await present()).about]));
assemble(pages, new Map(rules));
node('reference', join(docs, 'node_modules/typedoc/bin/typedoc'), ['--options', join(docs, 'typedoc.json')], docs);
completeReference(join(pages, 'reference'));
linkNames(pages, pathsOnSite.values());
const web = join(root, 'packages/web');
node('tables', join(root, 'node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'error'], web);
cpSync(join(web, 'dist'), join(pages, 'public/play'), { recursive: true });
node('site', join(docs, 'node_modules/vitepress/bin/vitepress.js'), ['build', '.'], docs);
process.stderr.write(`docs: built ${join(docs, 'dist/site')}\n`);
if (process.argv.includes('--serve'))
  node('serving', join(docs, 'node_modules/vitepress/bin/vitepress.js'), ['preview', '.'], docs);
