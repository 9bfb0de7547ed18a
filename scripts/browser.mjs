// Installs the browser of the tests into `browser/`, if what is there is not what its lock file says. `npm start` needs none of it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../browser/', import.meta.url));
const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

if (changedAt(`${folder}node_modules/.package-lock.json`) < changedAt(`${folder}package-lock.json`)) {
  process.stderr.write('setup: installing a browser for the tests\n');
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: folder,
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.stderr.write('setup: there is no browser, so its tests are skipped\n');
}
