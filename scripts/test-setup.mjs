// Installs what only tests and releases need into the folders outside the workspaces, where what is there is not what the
// lock file says. `npm start` needs none of it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDERS = {
  browser: 'a browser for the tests',
  postgres: 'a PostgreSQL for the tests',
  tools: 'tools that look after the packages',
};
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

for (const [name, what] of Object.entries(FOLDERS)) {
  const folder = fileURLToPath(new URL(`../${name}/`, import.meta.url));
  if (changedAt(`${folder}node_modules/.package-lock.json`) >= changedAt(`${folder}package-lock.json`)) continue;
  process.stderr.write(`setup: installing ${what}\n`);
  // not `npm ci`: it wants every platform's build of an optional dependency in the lock file, and registries may lack some
  const { status } = spawnSync('npm install --no-save --no-audit --no-fund --loglevel=error', {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.stderr.write(`setup: ${name}/ could not be installed, so its tests are skipped\n`);
}
