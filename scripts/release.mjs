// Publishes what `npm run version` has numbered: builds everything from scratch, tests it, and hands it to npm.
//   npm run release               publish, with provenance where a trusted runner gives it
//   npm run release -- --dry-run  everything but the publishing; the tarballs lie in ./release
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const isDry = process.argv.includes('--dry-run');

function run(command, { env = {}, quiet = false } = {}) {
  process.stderr.write(`release: ${command}\n`);
  const { status, stdout } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) stop(`failed: ${command}`);
  return stdout;
}

function stop(why) {
  process.stderr.write(`release: ${why}\n`);
  process.exit(1);
}

const published = readdirSync('packages')
  .map((folder) => JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')))
  .filter((found) => !found.private);

if (run('git status --porcelain', { quiet: true }).trim() !== '') stop('commit or stash your changes first');
if (readdirSync('.changeset').some((name) => name.endsWith('.md') && name !== 'README.md') && !isDry)
  stop('changes wait for a number: run `npm run version` and commit what it wrote');

for (const folder of readdirSync('packages')) rmSync(`packages/${folder}/dist`, { recursive: true, force: true });
run('npm test');
run('npm run build');

if (isDry) {
  rmSync('release', { recursive: true, force: true });
  mkdirSync('release');
  run(`npm pack --pack-destination release ${published.map(({ name }) => `-w ${name}`).join(' ')}`, { quiet: true });
  process.stderr.write(`release: ${published.length} tarballs of ${published[0].version} lie in ./release\n`);
} else {
  // npm signs where it was built if the runner can vouch for it; elsewhere it must not try
  const provenance = process.env.GITHUB_ACTIONS || process.env.GITLAB_CI ? 'true' : 'false';
  run('tools/node_modules/.bin/changeset publish', { env: { NPM_CONFIG_PROVENANCE: provenance } });
}
