// Makes a checkout ready to run: installs what the lock file says, turns card files into modules,
// then builds. Each only when needed.
// Needs nothing but Node and npm, and writes to standard error only, so that a command's output stays its own.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
const say = (line) => process.stderr.write(`setup: ${line}\n`);

function run(command, args, options) {
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options });
  if (status === 0) return;
  say(`failed: ${[command, ...args].join(' ')}${error ? ` (${error.message})` : ''}`);
  process.exit(status || 1);
}

// npm hands its own settings down to scripts; these would make the inner npm install only a part, or elsewhere.
function npmEnvironment() {
  const env = { ...process.env };
  for (const name of ['workspace', 'workspaces', 'include_workspace_root', 'global', 'omit', 'only', 'dry_run'])
    delete env[`npm_config_${name}`];
  return env;
}

function install() {
  const lock = 'package-lock.json';
  // npm writes node_modules/.package-lock.json last, so it also tells that an install was not cut short.
  const installedAt = changedAt('node_modules/.package-lock.json');
  if (installedAt > 0 && installedAt >= changedAt(lock)) return;
  const command = existsSync(lock) ? 'npm ci' : 'npm install';
  say(`installing dependencies (${command})`);
  run(`${command} --include=dev --no-audit --no-fund --loglevel=error`, [], { shell: true, env: npmEnvironment() });
}

// `tsc -b` finds out by itself what is stale, in a tenth of a second when nothing is.
function build() {
  const builtAt = () => readdirSync('packages').map((name) => changedAt(`packages/${name}/dist/.tsbuildinfo`));
  const before = builtAt();
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-b']);
  if (builtAt().some((time, i) => time !== before[i])) say('built packages');
}

/** Card files become modules; what is wrong with them stops everything that would come after. */
async function writeCards() {
  const { writeCardModules } = await import('./cards.mjs');
  try {
    const written = await writeCardModules();
    if (written.length > 0) say(`made card modules of ${written.join(', ')}`);
  } catch (error) {
    say(error.message);
    process.exit(1);
  }
}

install();
await writeCards();
build();
